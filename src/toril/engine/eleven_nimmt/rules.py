"""The rules value of 11 nimmt!: E1, E2, E10 to E13 and every number in them."""

from collections.abc import Sequence
from dataclasses import fields
from typing import ClassVar, Literal

from toril.engine.cards import Table, resolve_table, table_name
from toril.engine.eleven_nimmt.round import ElevenRound
from toril.engine.game import Card, Seat, Termination
from toril.engine.options import LONGEST, MOST, enough_cards, one_of, whole
from toril.engine.value import value

STEAL = ("others", "leader")
STARTER = ("round", "total")


@value
class ElevenNimmt:
    """11 nimmt! with all its options; None means "as the rulebook says" and is resolved.

    `bullheads` takes a name or a list, and always holds the numbers afterwards (E1).

    >>> ElevenNimmt(seats=3).rounds
    3
    """

    game: ClassVar[str] = "eleven_nimmt"
    version: ClassVar[int] = 1

    seats: int = 4
    bullheads: Table | Literal["six", "reported"] = "six"
    steal: Literal["others", "leader"] = "others"
    starter: Literal["round", "total"] = "round"
    rounds: int | None = None
    first_starter: Seat = 0
    hand_size: int = 10
    top_card: int = 100
    reach: int = 10
    supply: int = 10
    bull_card_from: int = 3
    new_piles: int = 2

    def __post_init__(self) -> None:
        """Refuse what is not a game, resolve what was left open."""
        whole("seats", self.seats, 2, 7)
        one_of("steal", self.steal, STEAL)
        one_of("starter", self.starter, STARTER)
        if self.rounds is None:
            object.__setattr__(self, "rounds", self.seats)
        whole("rounds", self.rounds, 1, LONGEST)
        whole("first_starter", self.first_starter, 0, self.seats - 1)
        whole("hand_size", self.hand_size, 1, MOST)
        whole("top_card", self.top_card, 1, MOST)
        # One card opens the first pile; with no card left to draw a take could open nothing.
        enough_cards(self.top_card, self.seats * self.hand_size + 2)
        whole("reach", self.reach, 1, self.top_card - 1)
        whole("supply", self.supply, 0, MOST)
        whole("bull_card_from", self.bull_card_from, 1, MOST)
        whole("new_piles", self.new_piles, 1, MOST)
        object.__setattr__(self, "bullheads", resolve_table(self.bullheads, self.top_card))

    def __repr__(self) -> str:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        values["bullheads"] = table_name(self.table) or self.table
        return f"ElevenNimmt({', '.join(f'{name}={value!r}' for name, value in values.items())})"

    @property
    def table(self) -> Table:
        """The bullheads of each card (E1); the card 1 comes first."""
        assert isinstance(self.bullheads, tuple)  # resolved when the value was made
        return self.bullheads

    @property
    def deck(self) -> range:
        """The number cards (E1)."""
        return range(1, self.top_card + 1)

    def deal(self, order: Sequence[Card], starter: Seat) -> ElevenRound:
        """Return a fresh round from a deck in order (E2)."""
        return ElevenRound.deal(self, order, starter)

    def next_starter(self, starter: Seat, penalties: Sequence[int], totals: Sequence[int]) -> Seat:
        """Return who starts the next round: the fewest bullheads, by `starter`'s reading (E12)."""
        first, then = (penalties, totals) if self.starter == "round" else (totals, penalties)
        return min(range(self.seats), key=lambda seat: (first[seat], then[seat], seat))

    def ended(self, totals: Sequence[int], rounds_played: int) -> Termination | None:
        """Return why the match is over after a round, None when it goes on (E12)."""
        assert self.rounds is not None  # resolved when the value was made
        return "rounds" if rounds_played >= self.rounds else None
