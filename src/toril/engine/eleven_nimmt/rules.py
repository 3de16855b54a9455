"""The rules value of 11 nimmt!: E1, E2, E10 to E13 and every number in them."""

from collections.abc import Sequence
from dataclasses import fields
from typing import ClassVar, Literal

from toril.engine.cards import BullheadTable, bullheads_name, resolve_bullheads
from toril.engine.game import Seat, Termination
from toril.engine.options import (
    MOST,
    MOST_ROUNDS,
    ONCE_MOST_ROUNDS,
    check_options,
    enough_cards,
    option,
)
from toril.engine.value import value


@value(kind="eleven.rules")
class ElevenNimmt:
    """11 nimmt! with all its options; None means "as the rulebook says" and is resolved.

    `bullheads` takes a name or a list, and always holds the numbers afterwards (E1).

    >>> ElevenNimmt(seats=3).rounds
    3
    """

    game: ClassVar[str] = "eleven_nimmt"
    version: ClassVar[int] = 2

    seats: int = option("how many play (E2)", 2, 7, default=4)
    bullheads: BullheadTable | Literal["six", "reported"] = option(
        "the bullheads of the cards, by name or as a list (E1)",
        choices=("six", "reported"),
        lists=True,
        default="six",
    )
    steal: Literal["others", "leader"] = option(
        "the seats that may be robbed when the supply is empty (E10)",
        choices=("others", "leader"),
        default="others",
    )
    rob: Literal["must", "may"] = option(
        "whether a taker has to rob when the supply is empty (E10)",
        choices=("must", "may"),
        since=2,
        default="must",
    )
    starter: Literal["round", "total"] = option(
        "what decides who begins the next round (E12)", choices=("round", "total"), default="round"
    )
    rounds: int | None = option(
        "as many rounds as seats (E12)",
        1,
        MOST_ROUNDS,
        house=20,
        once=ONCE_MOST_ROUNDS,
        default=None,
    )
    first_starter: Seat = option(
        "the seat that begins round 1 (E3)", 0, 6, below="seats", default=0
    )
    hand_size: int = option("cards dealt to each (E2)", 1, MOST, house=20, default=10)
    top_card: int = option(
        "the highest card; after it comes 1 (E1, E4)", 1, MOST, house=200, default=100
    )
    reach: int = option(
        "how far above a pile's top a card may be (E4)",
        1,
        MOST,
        house=10,
        below="top_card",
        default=10,
    )
    supply: int = option("bull cards (E9)", 0, MOST, house=20, default=10)
    bull_card_from: int = option("cards that earn a bull card (E9)", 1, MOST, house=20, default=3)
    new_piles: int = option("piles opened after a take (E8)", 1, MOST, house=4, default=2)

    def __post_init__(self) -> None:
        """Refuse what is not a game, resolve what was left open."""
        check_options(self)
        if self.rounds is None:
            object.__setattr__(self, "rounds", self.seats)
        # One card opens the first pile; with no card left to draw a take could open nothing.
        enough_cards(self.top_card, self.seats * self.hand_size + 2)
        object.__setattr__(self, "bullheads", resolve_bullheads(self.bullheads, self.top_card))

    def __repr__(self) -> str:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        values["bullheads"] = bullheads_name(self.bullhead_table) or self.bullhead_table
        return f"ElevenNimmt({', '.join(f'{name}={value!r}' for name, value in values.items())})"

    @property
    def bullhead_table(self) -> BullheadTable:
        """The bullheads of each card (E1); the card 1 comes first."""
        assert isinstance(self.bullheads, tuple)  # resolved when the value was made
        return self.bullheads

    @property
    def in_turn(self) -> bool:
        """Seat after seat plays or takes (E3)."""
        return True

    @property
    def deck(self) -> range:
        """The number cards (E1)."""
        return range(1, self.top_card + 1)

    def next_starter(self, starter: Seat, penalties: Sequence[int], totals: Sequence[int]) -> Seat:
        """Return the seat with the fewest bullheads, counted as the option `starter` says (E12)."""
        first, then = (penalties, totals) if self.starter == "round" else (totals, penalties)
        return min(range(self.seats), key=lambda seat: (first[seat], then[seat], seat))

    def ended(self, totals: Sequence[int], rounds_played: int) -> Termination | None:
        """Return why the match is over after a round, None when it goes on (E12)."""
        assert self.rounds is not None  # resolved when the value was made
        return "rounds" if rounds_played >= self.rounds else None
