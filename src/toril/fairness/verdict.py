"""What follows from the thirteen answers: one of four verdicts, with its reasons."""

from collections.abc import Sequence
from math import comb
from typing import Literal, TypeAlias

from toril.engine.fairness.older import ChainedSeed
from toril.engine.record import Record
from toril.engine.value import value
from toril.fairness.draw_points import missing
from toril.fairness.points import Finding, Reason

VerdictName: TypeAlias = Literal["proven", "choice", "not_proven", "differs"]


@value
class Verdict:
    """A verdict. `deals` is how many whoever works with the server could choose between, at most.

    It counts for `proven` (one) and `choice`; `missing` names whose numbers did not come. `carried`
    says that the draw was noted by another device, which gave a link: it is as good as that link.
    """

    name: VerdictName
    reasons: tuple[Reason, ...] = ()
    first: Finding | None = None
    listed: int = 0
    missing: tuple[str, ...] = ()
    deals: int = 0
    carried: bool = False


def possible_deals(listed: int, absent: int) -> int:
    """Return how many deals can be chosen from with so many numbers listed and missing.

    >>> [possible_deals(4, absent) for absent in range(4)]
    [1, 4, 7, 8]
    """
    return sum(comb(max(listed - 1, 0), chosen) for chosen in range(absent + 1))


def verdict(record: Record, findings: Sequence[Finding]) -> Verdict:
    """Return what the answers to all points amount to."""
    wrong = next((finding for finding in findings if finding.state == "differs"), None)
    listed, absent = 0, tuple[str, ...]()
    if record.fairness is not None and not isinstance(record.fairness, ChainedSeed):
        opened = record.fairness[0]
        listed = len(opened.draw.listed)
        absent = tuple(opened.draw.seats[seat].name for seat in missing(opened))
    carried = any(("carried", 1) in finding.facts for finding in findings)
    deals = possible_deals(listed, len(absent))
    if wrong is not None:
        return Verdict("differs", (), wrong, listed, absent, carried=carried)
    reasons = tuple(dict.fromkeys(f.why for f in findings if f.why is not None))
    if reasons or any(finding.state != "fits" for finding in findings):
        return Verdict("not_proven", reasons, None, listed, absent, carried=carried)
    name: VerdictName = "choice" if absent else "proven"
    return Verdict(name, (), None, listed, absent, deals, carried)
