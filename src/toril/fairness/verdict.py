"""What follows from the thirteen answers: one of four verdicts, with its reasons."""

from collections.abc import Sequence
from math import comb, prod
from typing import Literal, TypeAlias

from toril.engine.fairness.draw import OpenedDraw
from toril.engine.record import Record
from toril.engine.value import replace, value
from toril.fairness.draw_points import missing
from toril.fairness.points import Finding, Reason

VerdictName: TypeAlias = Literal["proven", "choice", "not_proven", "differs"]


@value
class Verdict:
    """A verdict. `deals` is how many whoever works with the server could choose between, at most.

    It counts for `proven` (one) and `choice`, and where the only reason is that somebody came
    later: then for what was dealt from the round `since` on. `missing` names whose numbers did not
    come, `later` are the rounds that were drawn anew. `carried` says that a draw was noted by
    another device, which gave a link: it is as good as that link.
    """

    name: VerdictName
    reasons: tuple[Reason, ...] = ()
    first: Finding | None = None
    listed: int = 0
    missing: tuple[str, ...] = ()
    deals: int = 0
    carried: bool = False
    later: tuple[int, ...] = ()
    since: int = 1


def possible_deals(listed: int, absent: int) -> int:
    """Return how many deals can be chosen from with so many numbers listed and missing.

    >>> [possible_deals(4, absent) for absent in range(4)]
    [1, 4, 7, 8]
    """
    return _at_most(absent, max(listed - 1, 0))


def possible_times(rounds: int, later: int) -> int:
    """Return between how many courses of a match it can be chosen when to draw anew.

    Before each of its rounds but the first there may be a later draw; so many there were.

    >>> [possible_times(3, later) for later in range(3)]
    [1, 3, 4]
    """
    return _at_most(later, max(rounds - 1, 0))


def _at_most(most: int, among: int) -> int:
    return sum(comb(among, chosen) for chosen in range(most + 1))


def verdict(record: Record, findings: Sequence[Finding]) -> Verdict:
    """Return what the answers to all points amount to."""
    wrong = next((finding for finding in findings if finding.state == "differs"), None)
    reasons: tuple[Reason, ...] = tuple(dict.fromkeys(f.why for f in findings if f.why is not None))
    name: VerdictName = "differs" if wrong else "not_proven"
    told = Verdict(name, () if wrong else reasons, wrong)
    if not isinstance(record.fairness, tuple):
        return told
    facts = [dict(finding.facts) for finding in findings]
    since = max((int(each.get("since", 1)) for each in facts), default=1)
    draws = [opened for opened in record.fairness if opened.draw.round >= since]
    if since > 1 and not wrong:
        reasons = tuple(dict.fromkeys((*reasons, "came_later")))
    told = replace(
        told,
        reasons=() if wrong else reasons,
        listed=len(draws[0].draw.listed) if draws else 0,
        missing=tuple(dict.fromkeys(name for each in draws for name in _missing(each))),
        carried=any(each.get("carried") == 1 for each in facts),
        later=tuple(each.draw.round for each in draws[1:]),
        since=since,
    )
    if wrong or (set(reasons) - {"came_later"}):
        return told
    deals = _deals(draws, int(facts[0].get("rounds", since)))
    if reasons:
        return replace(told, deals=deals)
    all_fit = all(finding.state == "fits" for finding in findings)
    if all_fit:
        name = "choice" if told.missing or told.later else "proven"
    return replace(told, name=name, deals=deals if all_fit else 0)


def _missing(opened: OpenedDraw) -> list[str]:
    return [opened.draw.seats[seat].name for seat in missing(opened)]


def _deals(draws: Sequence[OpenedDraw], rounds: int) -> int:
    """Return how many deals could be chosen between, at most, by missing numbers and by the time.

    That of a later draw is chosen by whoever works with the server, who knows what would be dealt
    without it.
    """
    begun = rounds - draws[0].draw.round + 1 if draws else 0
    by_numbers = prod(possible_deals(len(d.draw.listed), len(missing(d))) for d in draws)
    return by_numbers * possible_times(begun, len(draws) - 1)
