"""The rules value of 6 nimmt!: S1, S2, S8 to S12 and every number in them."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from toril.engine.cards import BullheadTable, six_bullheads
from toril.engine.errors import BadRules
from toril.engine.game import Seat, Termination
from toril.engine.options import (
    MOST,
    MOST_BULLHEADS,
    MOST_ROUNDS,
    ONCE_MOST_ROUNDS,
    check_options,
    enough_cards,
    option,
)
from toril.engine.value import value

LIMITS = {"at-least-66": 66, "more-than-66": 67}
"""The limits that the editions print, by name: the new one, and the Argentine one (S9)."""


@value(kind="six.rules")
class SixNimmt:
    """6 nimmt! with all its options; None means "as the rulebook says" and is resolved.

    >>> SixNimmt(seats=3, variant="tactics").top_card
    34
    """

    game: ClassVar[str] = "six_nimmt"
    version: ClassVar[int] = 1

    seats: int = option(
        "how many play (S2)", 2, 10, by=("variant", {"tactics": 6, "draft": 6}), default=4
    )
    variant: Literal["standard", "tactics", "draft"] = option(
        "all 104 cards, or only those that are dealt (S11), picked in the open (S12)",
        choices=("standard", "tactics", "draft"),
        default="standard",
    )
    limit: int | None = option(
        "the total that ends the match (S9); 66 unless `rounds` is given",
        1,
        MOST_BULLHEADS,
        house=500,
        house_per=("hand_size", 50, 100),
        words=LIMITS,
        default=None,
    )
    rounds: int | None = option(
        "the rounds after which it ends (S9)",
        1,
        MOST_ROUNDS,
        house=50,
        once=ONCE_MOST_ROUNDS,
        default=None,
    )
    hand_size: int = option("cards dealt to each (S2)", 1, MOST, house=20, default=10)
    rows: int = option("rows on the table (S2)", 1, MOST, house=8, default=4)
    row_length: int = option("cards that a row holds (S5)", 1, MOST, house=10, default=5)
    top_card: int | None = option(
        "the highest card: 104, or as many as are dealt (S1, S11)", 1, MOST, house=250, default=None
    )

    def __post_init__(self) -> None:
        """Refuse what is not a game, resolve what was left open."""
        check_options(self)
        if self.limit is None and self.rounds is None:
            object.__setattr__(self, "limit", LIMITS["at-least-66"])
        self._resolve_top_card()

    def _resolve_top_card(self) -> None:
        dealt = self.seats * self.hand_size + self.rows
        if self.top_card is None:
            object.__setattr__(self, "top_card", 104 if self.variant == "standard" else dealt)
        enough_cards(self.deck[-1], dealt)
        if self.variant != "standard" and self.top_card != dealt:
            raise BadRules(
                "whole_deck",
                f"{self.variant} is played with the cards 1 to {dealt} here: "
                f"top_card must be {dealt}, not {self.top_card}.",
                variant=self.variant,
                needed=dealt,
                given=str(self.top_card),
            )

    @property
    def deck(self) -> range:
        """The cards in play (S1, S11)."""
        assert self.top_card is not None  # resolved when the value was made
        return range(1, self.top_card + 1)

    @property
    def bullheads(self) -> BullheadTable:
        """The bullheads of each card (S1); the card 1 comes first."""
        return six_bullheads(self.deck[-1])

    @property
    def first_starter(self) -> Seat:
        """The first to draft in round 1 (S12). Without a draft nobody starts: all commit."""
        return 0

    @property
    def in_turn(self) -> bool:
        """Whether seat after seat drafts (S12) before all commit at once (S3)."""
        return self.variant == "draft"

    def next_starter(self, starter: Seat, penalties: Sequence[int], totals: Sequence[int]) -> Seat:
        """Return the seat that drafts first in the next round (S12)."""
        return (starter + 1) % self.seats

    def ended(self, totals: Sequence[int], rounds_played: int) -> Termination | None:
        """Return why the match is over after a round, None when it goes on (S9)."""
        if self.limit is not None and max(totals) >= self.limit:
            return "limit"
        if self.rounds is not None and rounds_played >= self.rounds:
            return "rounds"
        return None
