"""What a seat of 6 nimmt! may see: S13. With `Event.seen_by` the only way out of a round.

Both views are allow-lists: `SixRound.table_view` and `recall_view` name each field and copy it;
nothing is ever removed from a round. A spectator sees what everybody sees, and no hand.
"""

from toril.engine.cards import bullheads_in
from toril.engine.game import Cards, Legal, Seat
from toril.engine.no_moves import NoMoves
from toril.engine.refusals import only_looking
from toril.engine.six_nimmt import placing
from toril.engine.six_nimmt.events import Trick
from toril.engine.six_nimmt.legal import legal_moves
from toril.engine.six_nimmt.phases import (
    ChoosingRow,
    Drafting,
    PhaseSeen,
    waits_for,
)
from toril.engine.six_nimmt.rules import SixNimmt
from toril.engine.value import value
from toril.engine.views import Recall


@value(kind="six.table_view")
class TableView:
    """What lies on the table, and one's own hand.

    A card that is committed still counts as one in the hand until the trick is revealed.
    """

    rules: SixNimmt
    seat: Seat | None
    rows: placing.Rows
    hand: Cards | None
    hand_sizes: tuple[int, ...]
    last_trick: Trick | None
    bullheads_taken: tuple[int, ...]
    phase: PhaseSeen

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the table waits for."""
        return waits_for(self.phase)

    @property
    def legal(self) -> Legal:
        """The legal moves of the seat that looks; a spectator has none."""
        if self.seat is None or self.hand is None:
            return NoMoves(only_looking())
        return legal_moves(self.seat, self.phase, self.hand, self.rows, self.rules)

    def prices(self) -> tuple[int, ...]:
        """Return the bullheads that lie in each row."""
        return bullheads_in(self.rows, self.rules.bullheads)


@value(kind="six.recall_view")
class RecallView(Recall):
    """The table, and everything that a perfect memory keeps of this round.

    `hands` holds every hand in the draft, where all were picked in the open, and is None
    otherwise.
    """

    table: TableView
    tricks: tuple[Trick, ...]
    bull_piles: tuple[Cards, ...]
    hands: tuple[Cards, ...] | None

    @property
    def known_groups(self) -> tuple[Cards, ...]:
        """The groups of cards that are known: rows, bull piles, hands, and what lies open."""
        phase = self.table.phase
        open_cards = phase.cards if isinstance(phase, ChoosingRow) else ()
        pool = phase.pool if isinstance(phase, Drafting) else ()
        hands = self.hands if self.hands is not None else (self.table.hand or (),)
        return (*self.table.rows, *self.bull_piles, *hands, open_cards, pool)
