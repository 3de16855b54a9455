"""What happens at a table of 11 nimmt!, and who sees it (E14).

`Played` shows a play's cards to all, once, when it happens. What the table remembers of a turn
afterwards is a `LastPlay` or a `LastTake`: the seat, and which tops it left or took, never what
lies below one.
"""

from typing import Literal, TypeAlias

from toril.engine.eleven_nimmt.moves import Group
from toril.engine.game import Card, Cards, Event, OwnersEvent, PublicEvent, Seat
from toril.engine.value import value


@value(kind="eleven.played")
class Played(PublicEvent):
    """A seat laid cards on piles; each group in the order in which it came to lie (E6)."""

    seat: Seat
    groups: tuple[Group, ...]


@value(kind="eleven.pile_taken")
class PileTaken(OwnersEvent):
    """A seat took the pile that showed `top`; only the taker sees its cards (E8, E14)."""

    seat: Seat
    top: Card
    cards: Cards | None

    def seen_by(self, seat: Seat | None) -> Event:
        """Show the cards to the taker only."""
        return self if seat == self.seat else PileTaken(self.seat, self.top, None)


@value(kind="eleven.must_rob")
class MustRob(PublicEvent):
    """The supply is empty and several seats hold most bull cards: `seat` chooses (E10)."""

    seat: Seat
    victims: tuple[Seat, ...]


@value(kind="eleven.may_rob")
class MayRob(PublicEvent):
    """The supply is empty: `seat` robs one of `victims`, or nobody (E10 with `rob` "may")."""

    seat: Seat
    victims: tuple[Seat, ...]


@value(kind="eleven.declined")
class Declined(PublicEvent):
    """A seat that might have robbed another went without a bull card (E10)."""

    seat: Seat


@value(kind="eleven.bull_card_gained")
class BullCardGained(PublicEvent):
    """A seat got a bull card, from the supply (E9) or, robbed, from seat `source` (E10)."""

    seat: Seat
    source: Seat | Literal["supply"]


@value(kind="eleven.piles_opened")
class PilesOpened(PublicEvent):
    """Cards from the draw deck opened new piles (E8)."""

    cards: Cards


@value(kind="eleven.round_ended")
class RoundEnded(PublicEvent):
    """The round is over and the hands are shown: what each seat scores (E11)."""

    out: Seat | None
    hands: tuple[Cards, ...]
    penalties: tuple[int, ...]


ElevenEvent: TypeAlias = (
    Played | PileTaken | MustRob | MayRob | Declined | BullCardGained | PilesOpened | RoundEnded
)


@value(kind="eleven.last_play")
class LastPlay:
    """A play of the last lap, as the table remembers it: the tops that it left."""

    seat: Seat
    tops: Cards


@value(kind="eleven.last_take")
class LastTake:
    """A take of the last lap: which top, where a bull card came from, what was opened.

    A taker who declined to rob is not told from one whose pile was too small (E14).
    """

    seat: Seat
    top: Card
    source: Seat | Literal["supply"] | None
    opened: Cards


Lap: TypeAlias = tuple[LastPlay | LastTake, ...]
"""The last turns, at most one of each seat, oldest first."""
