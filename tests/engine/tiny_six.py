"""Tiny games of 6 nimmt!: every deal, and what follows a state, in engine and reference."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Any

from tests.reference import six as naive_six
from tests.tiny import Key, after_moves, fork
from toril.engine.six_nimmt import ChoosingRow, Committing, Drafting, SixNimmt, SixRound, Trick


def tiny_six(rows: int, row_length: int, variant: Any = "standard") -> SixNimmt:
    """Two seats with two cards each; the standard game has six cards, with one row one is out."""
    top_card = 6 if variant == "standard" else None
    return SixNimmt(
        seats=2,
        variant=variant,
        hand_size=2,
        rows=rows,
        row_length=row_length,
        top_card=top_card,
    )


def orders_and_starters(rules: SixNimmt) -> Iterator[tuple[tuple[int, ...], int]]:
    starters = range(rules.seats) if rules.variant == "draft" else range(1)
    return product(permutations(rules.deck), starters)


def six_deals(rules: SixNimmt) -> Counter[SixRound]:
    """Return every deal, with the number of deck orders that give it."""
    return Counter(
        SixRound.deal(rules, order, starter) for order, starter in orders_and_starters(rules)
    )


def six_after(state: SixRound) -> list[SixRound]:
    return after_moves(state, state.to_act)


def trick_key(trick: Trick) -> Key:
    """Return the cards by seat, and the row that was chosen if one was."""
    first = trick[0]
    cards = tuple(placed.card for placed in sorted(trick, key=lambda placed: placed.seat))
    return cards, first.row if first.why == "too low" else None


def six_key(state: SixRound) -> Key:
    phase = state.phase
    match phase:
        case Drafting(seat, pool):
            rest: Key = ("draft", seat, pool)
        case Committing(cards):
            rest = ("commit", cards)
        case ChoosingRow(seat, cards):
            rest = ("choose", seat, cards)
        case _:
            rest = ("over", state.penalties)
    tricks = tuple(map(trick_key, state.tricks))
    return state.rows, state.hands, state.bull_piles, tricks, rest


@dataclass
class NaiveSix:
    """A round of the reference, and the tricks, which it does not keep itself."""

    round: naive_six.Round
    tricks: list[Key] = field(default_factory=list)

    def after(self) -> list["NaiveSix"]:
        return [
            self._do(seat, kind, value)
            for seat in self.round.waiting()
            for kind, value in self.round.moves(seat)
        ]

    def _do(self, seat: int, kind: str, value: int) -> "NaiveSix":
        state, tricks = fork(self.round), list(self.tricks)
        if kind == "draft":
            state.draft(seat, value)
        elif kind == "commit":
            cards = {**state.committed, seat: value}
            state.commit(seat, value)
            if len(cards) == 2 and state.phase != "choose":
                tricks.append(((cards[0], cards[1]), None))
        else:
            cards = dict(state.committed)
            state.choose(seat, value)
            tricks.append(((cards[0], cards[1]), value))
        return NaiveSix(state, tricks)

    def key(self) -> Key:
        state = self.round
        cards = tuple(state.committed.get(seat) for seat in range(2))
        rest: Key = {
            "draft": ("draft", *state.waiting(), tuple(state.pool)),
            "commit": ("commit", cards),
            "choose": ("choose", *state.waiting(), cards),
            "over": ("over", tuple(state.penalties())),
        }[state.phase]
        return (
            tuple(map(tuple, state.rows)),
            tuple(map(tuple, state.hands)),
            tuple(map(tuple, state.bull_piles)),
            tuple(self.tricks),
            rest,
        )


def naive_six_deals(rules: SixNimmt) -> list[NaiveSix]:
    return [
        NaiveSix(
            naive_six.Round(
                seats=2,
                order=list(order),
                variant=rules.variant,
                first=starter,
                rows=rules.rows,
                row_length=rules.row_length,
                hand_size=2,
            )
        )
        for order, starter in orders_and_starters(rules)
    ]
