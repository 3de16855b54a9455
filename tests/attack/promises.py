"""What is promised under attack, and which of it was broken."""

from dataclasses import dataclass

from tests.attack.attacker import is_flood
from tests.attack.trial import Trial

MOST_TIMES = 3.0
"""The honest people's p99, against that beside a control that only takes half of the core."""

CUT_SECONDS = 0.2
PEAK_MIB, AFTER_MIB = 32.0, 8.0
FLAT_MIB = 3.0
"""What a server may grow from its second minute on, with people who come and go. About half
of it came by the honest people's moves alone when it was measured (SECURITY.md)."""

LOG_BYTES = 100_000
CONTROL = "spin"


@dataclass
class Worst:
    """The worst that was seen of one attack, over all its repetitions."""

    name: str
    times: int
    p50: float
    p99: float
    ratio: float | None
    longest: float
    commitments: int
    unanswered: int
    dropped: int
    cut: float | None
    connected: int
    peak: float
    after: float | None
    growth: float | None
    log: int
    tracebacks: int
    died: int

    def broken(self) -> list[str]:
        """Return each promise that was not kept, with its figure."""
        above = [
            (self.died, 0, "the server died {} times"),
            (self.ratio, MOST_TIMES, "p99 × {:.1f}"),
            (self.unanswered, 0, "{} unanswered"),
            (self.dropped, 0, "{} dropped"),
            (self.cut, CUT_SECONDS, "cut after {:.2f} s only"),
            (self.peak, PEAK_MIB, "{:.0f} MiB more at the peak"),
            (self.after, AFTER_MIB, "{:.0f} MiB more afterwards"),
            (self.growth, FLAT_MIB, "{:.1f} MiB more after the second minute"),
            (self.log, LOG_BYTES, "{} bytes of log"),
            (self.tracebacks, 0, "{} tracebacks"),
        ]
        broken = [
            what.format(seen) for seen, most, what in above if seen is not None and seen > most
        ]
        if not self.commitments:
            broken.append("no commitment was heard")
        if self.name != CONTROL and not self.connected:
            broken.append("the attack never got in")
        return broken


def worst_of(trials: list[Trial]) -> list[Worst]:
    """Return the worst of each attack, in the order in which they were first made."""
    by_name: dict[str, list[Trial]] = {}
    for trial in trials:
        by_name.setdefault(trial.name, []).append(trial)
    control = max((trial.seen.p99 for trial in by_name.get(CONTROL, [])), default=None)
    return [_worst(name, of, control) for name, of in by_name.items()]


def _worst(name: str, trials: list[Trial], control: float | None) -> Worst:
    p99 = max(trial.seen.p99 for trial in trials)
    afters = [trial.after for trial in trials if trial.after is not None]
    growths = [max(trial.minutes[2:]) - trial.minutes[1] for trial in trials if trial.minutes[2:]]
    return Worst(
        name=name,
        times=len(trials),
        p50=max(trial.seen.p50 for trial in trials),
        p99=p99,
        ratio=p99 / control if control else None,
        longest=max(trial.seen.longest for trial in trials),
        commitments=min(trial.seen.commitments for trial in trials),
        unanswered=max(trial.seen.unanswered for trial in trials),
        dropped=max(trial.seen.dropped for trial in trials),
        cut=max(trial.deeds.worst_cut for trial in trials) if is_flood(name) else None,
        connected=min(trial.deeds.connected for trial in trials),
        peak=max(trial.peak for trial in trials),
        after=max(afters, default=None),
        growth=max(growths, default=None),
        log=max(trial.log for trial in trials),
        tracebacks=max(trial.tracebacks for trial in trials),
        died=sum(not trial.lives for trial in trials),
    )
