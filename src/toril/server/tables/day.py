"""What is special about a table for a try at the deal of the day."""

from toril.engine.fairness.day import DayDeal
from toril.engine.value import value
from toril.wire.literals import NotCounted


@value
class Day:
    """Its deal, the version of its bots, and from when on nothing about it is secret.

    `why_not` says why the try does not count.
    """

    deal: DayDeal
    bots: str
    out: int
    why_not: NotCounted | None = None
