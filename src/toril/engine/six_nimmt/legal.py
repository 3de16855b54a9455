"""The legal moves of 6 nimmt!, made from what a table view shows."""

from collections.abc import Iterator
from random import Random
from typing import Any, assert_never

from toril.engine.cards import bullheads_in
from toril.engine.errors import IllegalMove
from toril.engine.game import Cards, Legal, Move, Seat
from toril.engine.no_moves import NoMoves
from toril.engine.quoting import short
from toril.engine.refusals import not_your_card, not_your_turn, round_over, wrong_kind
from toril.engine.six_nimmt.moves import ChooseRow, Commit, Draft
from toril.engine.six_nimmt.phases import (
    ChoosingRow,
    Committing,
    CommittingSeen,
    Drafting,
    RoundOver,
)
from toril.engine.six_nimmt.placing import Rows
from toril.engine.six_nimmt.rules import SixNimmt
from toril.engine.value import value


def legal_moves(
    seat: Seat,
    phase: Drafting | Committing | CommittingSeen | ChoosingRow | RoundOver,
    hand: Cards,
    rows: Rows,
    rules: SixNimmt,
) -> Legal:
    """Return the legal moves of `seat`."""
    match phase:
        case Committing() | CommittingSeen():
            return LegalCards(Commit, hand)
        case Drafting(drafter, pool) if drafter == seat:
            return LegalCards(Draft, pool)
        case ChoosingRow(owner) if owner == seat:
            return LegalRows(rows, rules)
        case RoundOver():
            return NoMoves(round_over())
        case Drafting() | ChoosingRow():
            return NoMoves(not_your_turn(seat))
        case _:
            assert_never(phase)


_WORD = {Commit: "commit", Draft: "draft"}


@value
class LegalCards(Legal):
    """Any one of `cards`: from the hand to commit (S3), from the pool to draft (S12)."""

    move: type[Commit] | type[Draft]
    cards: Cards

    def why_not(self, move: Move) -> IllegalMove | None:
        """Return the reason why `move` is refused, None when it is legal."""
        if type(move) is not self.move:
            return wrong_kind(move, f"{_WORD[self.move]} a card")
        card = move.card
        if card in self.cards and type(card) is int:
            return None
        if self.move is Draft:
            return IllegalMove(
                "not_in_pool", f"The {short(card)} cannot be picked.", card=short(card)
            )
        return not_your_card(card)

    def __iter__(self) -> Iterator[Move]:
        return map(self.move, self.cards)

    def count(self) -> int:
        """Return how many cards there are to choose from."""
        return len(self.cards)

    def pick(self, rng: Random) -> Move:
        """Return one of them, each with the same probability."""
        return self.move(rng.choice(self.cards))

    def factored(self) -> dict[str, Any]:
        """Return the cards."""
        return {"kind": _WORD[self.move], "cards": list(self.cards)}


@value
class LegalRows(Legal):
    """Any row, each with its price in bullheads (S6)."""

    rows: Rows
    rules: SixNimmt

    @property
    def prices(self) -> tuple[int, ...]:
        """The bullheads that each row costs."""
        return bullheads_in(self.rows, self.rules.bullheads)

    def cheapest(self) -> ChooseRow:
        """Return the row with the fewest bullheads, the first of several."""
        return ChooseRow(self.prices.index(min(self.prices)))

    def why_not(self, move: Move) -> IllegalMove | None:
        """Return the reason why `move` is refused, None when it is legal."""
        if type(move) is not ChooseRow:
            return wrong_kind(move, "choose a row")
        if type(move.row) is int and 0 <= move.row < len(self.rows):
            return None
        return IllegalMove(
            "no_such_row",
            f"There is no such row: rows are 1 to {len(self.rows)}.",
            last=len(self.rows),
        )

    def __iter__(self) -> Iterator[Move]:
        return map(ChooseRow, range(len(self.rows)))

    def count(self) -> int:
        """Return the number of rows."""
        return len(self.rows)

    def pick(self, rng: Random) -> Move:
        """Return one of them, each with the same probability."""
        return ChooseRow(rng.randrange(len(self.rows)))

    def factored(self) -> dict[str, Any]:
        """Return what each row costs."""
        return {"kind": "choose_row", "prices": list(self.prices)}
