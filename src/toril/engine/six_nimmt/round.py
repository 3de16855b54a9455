"""A round of 6 nimmt!: S2 to S8 and S12, as one frozen value and its transitions.

Commitments of a trick commute: a round knows who has committed what, never in which order.
"""

from collections.abc import Sequence
from functools import cache
from typing import TypeGuard

from toril.engine.cards import bullheads_in
from toril.engine.game import Card, Cards, Event, Legal, Move, Seat, put_at
from toril.engine.no_moves import NoMoves
from toril.engine.seats import check_viewer, is_seat, not_at_the_table
from toril.engine.six_nimmt import placing
from toril.engine.six_nimmt.events import (
    Committed,
    Drafted,
    Placed,
    Replaced,
    Revealed,
    RoundEnded,
    RowsOpened,
    TooLow,
    Trick,
)
from toril.engine.six_nimmt.legal import legal_moves
from toril.engine.six_nimmt.moves import ChooseRow, Commit, Draft
from toril.engine.six_nimmt.phases import (
    ChoosingRow,
    Committing,
    Drafting,
    Phase,
    RoundOver,
    seen_by,
    waits_for,
)
from toril.engine.six_nimmt.rules import SixNimmt
from toril.engine.six_nimmt.views import RecallView, TableView
from toril.engine.value import replace, value


@value(kind="six.round")
class SixRound:
    """Everything there is to know about a round in progress. It never leaves the engine whole."""

    rules: SixNimmt
    rows: placing.Rows
    hands: tuple[Cards, ...]
    bull_piles: tuple[Cards, ...]
    tricks: tuple[Trick, ...]
    phase: Phase

    @classmethod
    def deal(cls, rules: SixNimmt, order: Sequence[Card], starter: Seat) -> "SixRound":
        """Return a fresh round (S2). In the draft all cards lie face up and no row is open."""
        size, nobody = rules.hand_size, ((),) * rules.seats
        if rules.variant == "draft":
            pool = tuple(sorted(order))
            return cls(rules, (), nobody, nobody, (), Drafting(starter, pool))
        cut = [tuple(sorted(order[at * size : (at + 1) * size])) for at in range(rules.seats)]
        openers = order[rules.seats * size : rules.seats * size + rules.rows]
        rows = tuple((card,) for card in openers)
        return cls(rules, rows, tuple(cut), nobody, (), _nobody_committed(rules.seats))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the round waits for."""
        return waits_for(self.phase)

    @property
    def pending(self) -> tuple[tuple[Seat, Move], ...]:
        """The commitments that lie face down, in the order of the seats."""
        if not isinstance(self.phase, Committing):
            return ()
        return tuple(
            (seat, Commit(card)) for seat, card in enumerate(self.phase.cards) if card is not None
        )

    @property
    def without_pending(self) -> "SixRound":
        """The round before anybody committed to this trick."""
        return self._with(_nobody_committed(self.rules.seats), self.hands) if self.pending else self

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """The bullheads of each seat once the round is over (S8), None before."""
        return self.bullheads_taken if isinstance(self.phase, RoundOver) else None

    @property
    def bullheads_taken(self) -> tuple[int, ...]:
        """The bullheads in each seat's bull pile so far (S7)."""
        return bullheads_in(self.bull_piles, self.rules.bullheads)

    def legal(self, seat: Seat) -> Legal:
        """Return the legal moves of `seat`."""
        if not is_seat(seat, self.rules.seats):
            return NoMoves(not_at_the_table(seat, self.rules.seats))
        return legal_moves(seat, self.phase, self.hands[seat], self.rows, self.rules)

    def apply(self, seat: Seat, move: Move) -> tuple["SixRound", tuple[Event, ...]]:
        """Return the round after `move` and what happened; raise IllegalMove and change nothing."""
        phase = self.phase
        if isinstance(phase, Committing) and self._can_commit(move, seat):
            return self._commit(phase.cards, seat, move.card)
        reason = self.legal(seat).why_not(move)
        if reason is not None:
            raise reason
        if isinstance(phase, Drafting) and isinstance(move, Draft):
            return self._draft(phase.pool, seat, move.card)
        if isinstance(phase, ChoosingRow) and isinstance(move, ChooseRow):
            return self._place(self.hands, phase.cards, move.row)
        raise AssertionError(move)  # `why_not` lets nothing else through

    def _can_commit(self, move: Move, seat: Seat) -> TypeGuard[Commit]:
        """Say what `legal` would, without making it: nine moves of ten are commitments."""
        return (
            type(move) is Commit
            and type(move.card) is int
            and is_seat(seat, self.rules.seats)
            and move.card in self.hands[seat]
        )

    def _draft(self, pool: Cards, seat: Seat, card: Card) -> tuple["SixRound", tuple[Event, ...]]:
        left = _without(pool, card)
        hands = put_at(self.hands, seat, tuple(sorted((*self.hands[seat], card))))
        if len(left) > self.rules.rows:
            phase = Drafting((seat + 1) % self.rules.seats, left)
            return self._with(phase, hands), (Drafted(seat, card),)
        opened = replace(self, rows=tuple((opener,) for opener in left))
        after = opened._with(_nobody_committed(self.rules.seats), hands)
        return after, (Drafted(seat, card), RowsOpened(left))

    def _commit(
        self, cards: tuple[Card | None, ...], seat: Seat, card: Card
    ) -> tuple["SixRound", tuple[Event, ...]]:
        event = Committed(seat, card) if cards[seat] is None else Replaced(seat, card)
        committed = put_at(cards, seat, card)
        if None in committed:
            return self._with(Committing(committed), self.hands), (event,)
        trick = tuple([card for card in committed if card is not None])
        return self._reveal(trick, event)

    def _reveal(self, cards: Cards, committed: Event) -> tuple["SixRound", tuple[Event, ...]]:
        hands = tuple([_without(hand, card) for hand, card in zip(self.hands, cards, strict=True)])
        lowest = min(cards)
        if placing.target_row(self.rows, lowest) is None:
            seat = cards.index(lowest)
            after = self._with(ChoosingRow(seat, cards), hands)
            return after, (committed, Revealed(cards), TooLow(seat, lowest))
        after, events = self._place(hands, cards, None)
        return after, (committed, Revealed(cards), *events)

    def _place(
        self, hands: tuple[Cards, ...], cards: Cards, chosen: int | None
    ) -> tuple["SixRound", tuple[Event, ...]]:
        """Place a revealed trick from lowest to highest; `chosen` is the row of a too low card.

        Only the lowest card of a trick can be too low: once it lies, its row ends below the rest.
        """
        rows, piles, placed = list(self.rows), self.bull_piles, []
        for card in sorted(cards):
            seat, index = cards.index(card), chosen
            taken: Cards = ()
            if index is None:
                index = placing.target_row(rows, card)
                assert index is not None  # see the docstring
            row = rows[index]
            if chosen is None and len(row) < self.rules.row_length:
                rows[index] = (*row, card)
            else:
                rows[index], taken, chosen = (card,), row, None
                piles = put_at(piles, seat, piles[seat] + row)
            placed.append(Placed(seat, card, index, taken))
        tricks = (*self.tricks, tuple(placed))
        if hands[0]:
            phase = _nobody_committed(self.rules.seats)
            return SixRound(self.rules, tuple(rows), hands, piles, tricks, phase), tricks[-1]
        over = SixRound(self.rules, tuple(rows), hands, piles, tricks, RoundOver())
        return over, (*placed, RoundEnded(over.bullheads_taken))

    def _with(self, phase: Phase, hands: tuple[Cards, ...]) -> "SixRound":
        return SixRound(self.rules, self.rows, hands, self.bull_piles, self.tricks, phase)

    def table_view(self, seat: Seat | None) -> TableView:
        """Return what `seat` (None: a spectator) sees on the table (S13)."""
        check_viewer(seat, self.rules.seats)
        return TableView(
            rules=self.rules,
            seat=seat,
            rows=self.rows,
            hand=None if seat is None else self.hands[seat],
            hand_sizes=tuple(map(len, self.hands)),
            last_trick=self.tricks[-1] if self.tricks else None,
            bullheads_taken=self.bullheads_taken,
            phase=seen_by(self.phase, seat),
        )

    def recall_view(self, seat: Seat | None) -> RecallView:
        """Return what `seat` knows with a perfect memory of this round (S13)."""
        return RecallView(
            table=self.table_view(seat),
            tricks=self.tricks,
            bull_piles=self.bull_piles,
            hands=self.hands if self.rules.variant == "draft" else None,
        )


def _without(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@cache
def _nobody_committed(seats: int) -> Committing:
    return Committing((None,) * seats)
