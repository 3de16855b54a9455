"""What a seat of 11 nimmt! may see: E14. With `Event.seen_by` the only way out of a round.

Both views are allow-lists: `ElevenRound.table_view` and `recall_view` name each field and copy it;
nothing is ever removed from a round. A spectator sees what everybody sees, and no hand.
"""

from toril.engine.eleven_nimmt.events import Lap
from toril.engine.eleven_nimmt.legal import legal_moves
from toril.engine.eleven_nimmt.phases import Phase, waits_for
from toril.engine.eleven_nimmt.rules import ElevenNimmt
from toril.engine.game import Cards, Legal, Seat
from toril.engine.no_moves import NoMoves
from toril.engine.refusals import only_looking
from toril.engine.value import value
from toril.engine.views import Recall


@value(kind="eleven.table_view")
class TableView:
    """The tops of the piles, one's own hand, and what else lies open.

    Nothing here tells which or how many cards lie below a top. `hands` is None until the round
    is over; then all are shown (E11).
    """

    rules: ElevenNimmt
    seat: Seat | None
    tops: Cards
    hand: Cards | None
    hand_sizes: tuple[int, ...]
    draw_deck_size: int
    bull_cards: tuple[int, ...]
    supply: int
    lap: Lap
    phase: Phase
    hands: tuple[Cards, ...] | None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that the table waits for."""
        return waits_for(self.phase)

    @property
    def legal(self) -> Legal:
        """The legal moves of the seat that looks; a spectator has none."""
        if self.seat is None or self.hand is None:
            return NoMoves(only_looking())
        bull_cards = self.bull_cards[self.seat]
        return legal_moves(self.seat, self.phase, self.tops, self.hand, bull_cards, self.rules)


@value(kind="eleven.recall_view")
class RecallView(Recall):
    """The table, and everything that a perfect memory keeps of this round.

    `piles` holds every pile from bottom to top. `known` holds, by seat, the cards that everybody
    saw going into that hand and not leaving it since.
    """

    table: TableView
    piles: tuple[Cards, ...]
    known: tuple[Cards, ...]

    @property
    def known_groups(self) -> tuple[Cards, ...]:
        """The groups of cards that are known: piles, and what is known of hands."""
        hands = self.table.hands if self.table.hands is not None else (self.table.hand or (),)
        return (*self.piles, *self.known, *hands)
