"""What a kernel needs to know of a seat's view of 6 nimmt!, as arrays."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

import numpy as np

from toril.engine.game import Cards, Move, Seat
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    Commitments,
    Draft,
    Drafting,
    RecallView,
    RoundOver,
    SixNimmt,
)
from toril.fast.six.habits import habits
from toril.fast.six.placing import NO_ROW, Numbers, padded, row_word


@dataclass(frozen=True, slots=True)
class Position:
    """A view, packed: what lies on the table, what is known of the hands, what may be in them.

    A hand is its cards in front and zeros behind. Cards of `hands` are known; for a seat that has
    more in `sizes` the rest is drawn from `unseen`. `trick` is empty unless a revealed trick waits
    for our row, `pool` unless we draft. `habits` says how the others seem to play.
    """

    rules: SixNimmt
    seat: Seat
    rows: Numbers
    taken: Numbers
    hands: Numbers
    known: Numbers
    sizes: Numbers
    unseen: Numbers
    trick: Numbers
    pool: Numbers
    habits: tuple[int, ...]

    @property
    def commits(self) -> bool:
        """Whether the decision is which card to commit."""
        return not self.trick.size and not self.pool.size

    def code(self, move: Move) -> int:
        """Return the number that stands for `move` in a kernel: its card or its row."""
        match move:
            case Commit(number) if self.commits:
                return number
            case ChooseRow(number) if self.trick.size:
                return number
            case Draft(number) if self.pool.size:
                return number
            case _:
                raise TypeError(f"{move} is not for this decision")


def pack(view: RecallView) -> Position:
    """Return the position of the seat that looks; it must be one that decides now."""
    table, rules, phase = view.table, view.table.rules, view.table.phase
    if table.seat is None or table.hand is None:
        raise TypeError("a spectator does not decide")
    trick: Cards = ()
    pool: Cards = ()
    match phase:
        case ChoosingRow(_, cards):
            trick = cards
        case Drafting(_, cards):
            pool = cards
        case Commitments():
            pass
        case RoundOver():
            raise TypeError("the round is over: there is nothing to decide")
        case _:
            assert_never(phase)
    known: list[Cards] = [()] * rules.seats if view.hands is None else list(view.hands)
    known[table.seat] = table.hand
    hands = np.zeros((rules.seats, rules.hand_size), np.int64)
    for seat, hand in enumerate(known):
        hands[seat, : len(hand)] = hand
    words = np.full(padded(rules.rows), NO_ROW, np.int64)
    for at, row in enumerate(table.rows):
        words[at] = row_word(row[-1], len(row), sum(rules.bullheads[card - 1] for card in row), at)
    return Position(
        rules=rules,
        seat=table.seat,
        rows=words,
        taken=_numbers(table.bullheads_taken),
        hands=hands,
        known=_numbers([len(hand) for hand in known]),
        sizes=_numbers(table.hand_sizes),
        unseen=_numbers(view.unseen),
        trick=_numbers(trick),
        pool=_numbers(pool),
        habits=tuple(habits(view)),
    )


def _numbers(values: Sequence[int]) -> Numbers:
    return np.array(values, np.int64)
