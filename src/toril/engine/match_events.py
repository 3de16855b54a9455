"""What happens between rounds in every game: a score, the next deal, the end of the match."""

from typing import TypeAlias

from toril.engine.game import PublicEvent, Seat
from toril.engine.outcome import Outcome
from toril.engine.value import value


@value(kind="match.round_scored")
class RoundScored(PublicEvent):
    """A round was added to the score sheet (S8, E11)."""

    round_number: int
    penalties: tuple[int, ...]
    totals: tuple[int, ...]


@value(kind="match.round_started")
class RoundStarted(PublicEvent):
    """The next round was dealt; `starter` begins (S12, E12)."""

    round_number: int
    starter: Seat


@value(kind="match.ended")
class MatchEnded(PublicEvent):
    """The match is over (S9, S10, E12, E13)."""

    outcome: Outcome


MatchEvent: TypeAlias = RoundScored | RoundStarted | MatchEnded
