"""`python -m tests.attack`: all attacks, or those that are named, in one table."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.attack.attacker import ATTACKS, SEPARATE
from tests.attack.promises import CONTROL, Worst, worst_of
from tests.attack.server import hold_to
from tests.attack.trial import REST, Trial, TrialRun

WIDE = 150
"""Columns of the table where there is no terminal."""


def main() -> int:
    """Attack, print the table, return 1 when a promise was broken."""
    asked = _asked()
    console = Console(width=None if sys.stdout.isatty() else WIDE, log_path=False)
    hold_to(asked.core)
    whole = True
    with console.status("") as status:
        run = TrialRun(asked.seconds, asked.rest, status.update)
        try:
            for turn in range(asked.times):
                for name in asked.names or ATTACKS:
                    run.attack(name)
                    console.log(
                        f"{turn + 1}/{asked.times} {_line(run.trials[-1])}", highlight=False
                    )
            trials = run.finish()
        except KeyboardInterrupt:
            trials, whole = run.finish(hurry=True), False
    if asked.json:
        shown = json.dumps([asdict(trial) for trial in trials], indent=1)
        asked.json.write_text(shown + "\n", encoding="utf-8")
    found = worst_of(trials)
    console.print(_table(found, asked.seconds))
    for trial in trials:
        if trial.minutes[1:]:
            minutes = ", ".join(f"{memory:.1f}" for memory in trial.minutes)
            console.print(f"{trial.name}, MiB after each minute: {minutes}", highlight=False)
    controls = sorted(trial.seen.p99 for trial in trials if trial.name == CONTROL)
    if controls[1:]:  # one that was disturbed from outside would excuse everything
        console.print(f"p99 of {CONTROL}: {controls[0]:.1f} to {controls[-1]:.1f} ms")
    return _judge(console, found) if whole else _stopped(console)


def _stopped(console: Console) -> int:
    console.print("Stopped before all was measured.")
    return 1


def _asked() -> argparse.Namespace:
    every = (*ATTACKS, *SEPARATE)
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(every))
    parser.add_argument("--seconds", type=float, default=30, help="of each attack [30]")
    parser.add_argument("--times", type=int, default=5, help="repetitions; the worst counts [5]")
    parser.add_argument("--rest", type=float, default=REST, help="seconds until memory after [60]")
    parser.add_argument("--core", type=int, help="the core that all share [the last]")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(every):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}; there are {', '.join(every)}")
    return asked


def _line(trial: Trial) -> str:
    """Say in one line how an attack went, as soon as it is over."""
    seen, deeds = trial.seen, trial.deeds
    answers = ", ".join(f"{count} × {status}" for status, count in sorted(trial.statuses.items()))
    return (
        f"{trial.name}: p50 {seen.p50:.0f}, p99 {seen.p99:.0f}, max {seen.longest:.0f} ms of "
        f"{seen.commitments}; {deeds.connected} let in, {deeds.refused} refused, "
        f"{deeds.cuts} cut, {deeds.sent / 1e6:.1f} MB sent; peak {trial.peak:+.0f} MiB"
        f"{'; ' if answers else ''}{answers}"
    )


def _table(found: list[Worst], seconds: float) -> Table:
    times = max((each.times for each in found), default=0)
    table = Table(title=f"{seconds:.0f} s each, the worst of {times}; honest people in ms")
    columns = "attack p50 p99 ratio max heard unanswered dropped cut/s peak/MiB after/MiB log/kB"
    for name in (*columns.split(), "tracebacks", ""):
        table.add_column(name, justify="left" if name == "attack" else "right")
    for each in found:
        table.add_row(
            each.name,
            f"{each.p50:.1f}",
            f"{each.p99:.1f}",
            _or_dash(each.ratio, ".1f"),
            f"{each.longest:.0f}",
            str(each.commitments),
            str(each.unanswered),
            str(each.dropped),
            _or_dash(each.cut, ".3f"),
            f"{each.peak:.1f}",
            _or_dash(each.after, ".1f"),
            f"{each.log / 1000:.1f}",
            str(each.tracebacks),
            "broken" if each.broken() else "kept",
        )
    return table


def _or_dash(figure: float | None, form: str) -> str:
    return "–" if figure is None else format(figure, form)


def _judge(console: Console, found: list[Worst]) -> int:
    broken = {each.name: each.broken() for each in found if each.broken()}
    if not any(each.name == CONTROL for each in found):
        console.print(f"Without {CONTROL} nothing is said about the ratio.")
    for name, promises in broken.items():
        console.print(f"broken by {name}: {'; '.join(promises)}", highlight=False)
    if found and not broken:
        console.print("Every promise was kept.")
    return 1 if broken or not found else 0


if __name__ == "__main__":
    sys.exit(main())
