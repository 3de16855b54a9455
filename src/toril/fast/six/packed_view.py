"""What a kernel needs to know of a seat's view of 6 nimmt!, as arrays."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, assert_never

import numpy as np
from numpy.typing import NDArray

from toril.engine.game import Cards, Move, Seat
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    CommittingSeen,
    Draft,
    Drafting,
    RecallView,
    RoundOver,
    SixNimmt,
)
from toril.engine.value import value
from toril.fast.checks import check_view
from toril.fast.six.layout import Numbers, row_words
from toril.fast.six.opponents import shown_shares
from toril.fast.six.worlds import Draws, draws_of
from toril.fast.supported import SIX

Outcomes: TypeAlias = NDArray[np.int32]
"""The bullheads of every seat at the round's end, [world, move, seat]."""


class Known(NamedTuple):  # not a value: Numba knows named tuples
    """What a view knows, as arrays, for kernels.

    `trick` is empty unless a revealed trick waits for our row, `pool` unless we draft.
    """

    rows: Numbers
    taken: Numbers
    sizes: Numbers
    trick: Numbers
    pool: Numbers


@value
class PackedView:
    """A view in arrays: the seat that looks, what it knows and does not, how the others play."""

    rules: SixNimmt
    seat: Seat
    known: Known
    draws: Draws
    shown: tuple[int, ...]
    """By seat, in how many of `policies.DRAWS` worlds it seems to count."""

    @property
    def commits(self) -> bool:
        """Whether the decision is which card to commit."""
        return not self.known.trick.size and not self.known.pool.size

    def code(self, move: Move) -> int:
        """Return the number that stands for `move` in a kernel: its card or its row."""
        match move:
            case Commit(number) if self.commits:
                return number
            case ChooseRow(number) if self.known.trick.size:
                return number
            case Draft(number) if self.known.pool.size:
                return number
            case _:
                raise TypeError(f"{move} is not for this decision")


def pack(view: RecallView) -> PackedView:
    """Return the view in arrays; the seat that looks must be one that decides now.

    Rules that the kernels do not know are refused: they would be searched by other ones.
    """
    check_view(view, RecallView)
    SIX.check(view.rules)
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
        case CommittingSeen():
            pass
        case RoundOver():
            raise TypeError("the round is over: there is nothing to decide")
        case _:
            assert_never(phase)
    seen: list[Cards] = [()] * rules.seats if view.hands is None else list(view.hands)
    seen[table.seat] = table.hand
    known = Known(
        rows=row_words(rules, table.rows),
        taken=_numbers(table.bullheads_taken),
        sizes=_numbers(table.hand_sizes),
        trick=_numbers(trick),
        pool=_numbers(pool),
    )
    draws = draws_of(seen, table.hand_sizes, rules.hand_size, pool, view.unseen)
    return PackedView(rules, table.seat, known, draws, tuple(shown_shares(view)))


def _numbers(values: Sequence[int]) -> Numbers:
    return np.array(values, np.int64)
