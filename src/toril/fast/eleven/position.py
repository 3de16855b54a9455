"""What a kernel needs of a view and of moves, as arrays."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from toril.engine.eleven_nimmt import (
    ChoosingVictim,
    Play,
    RecallView,
    Rob,
    Take,
)
from toril.engine.eleven_nimmt.reach import laid
from toril.engine.game import Card, Move
from toril.fast.asked import check_view
from toril.fast.eleven.layout import (
    BELOW,
    BULLS,
    COUNTS,
    DRAWABLE,
    FACTS,
    FIRST,
    HELD,
    KIND,
    LENGTH,
    OWNER,
    PHASE,
    PILES,
    PLAY,
    ROB,
    SIZES,
    SUPPLY,
    TABLE,
    TAKE,
    TO_PLAY,
    TO_ROB,
    TOPS,
    TURN,
    Ints,
    blank,
)


@dataclass(frozen=True, slots=True)
class Position:
    """A view as arrays: what is known of the round, and what is to be drawn for the rest.

    `unseen` are the cards to draw from, `wanted` how many of them each seat gets.
    """

    view: RecallView
    known: Ints
    unseen: Ints
    wanted: Ints


def pack(view: RecallView) -> Position:
    """Return the arrays for a view of the seat that is to decide."""
    check_view(view, RecallView)
    table, rules = view.table, view.table.rules
    if view.seat is None or table.hand is None:
        raise TypeError("a spectator does not decide")
    s = blank(rules)
    for seat, cards in (*enumerate(view.known), (view.seat, table.hand)):
        s[OWNER, list(cards)] = seat
    s[OWNER, rules.top_card + 1 :] = s[OWNER, 1 : s.shape[1] - rules.top_card]
    for at, pile in enumerate(view.piles):
        s[TOPS, at], s[SIZES, at] = pile[-1], len(pile)
        s[HELD, at] = s[TABLE, list(pile)].sum()
        s[BELOW, list(pile)] = (0, *pile[:-1])
    s[COUNTS, : rules.seats] = table.hand_sizes
    s[BULLS, : rules.seats] = table.bull_cards
    s[FACTS, PILES], s[FACTS, SUPPLY] = len(view.piles), table.supply
    s[FACTS, DRAWABLE], s[FACTS, TURN] = table.draw_deck_size, view.seat
    s[FACTS, PHASE] = TO_ROB if isinstance(table.phase, ChoosingVictim) else TO_PLAY
    known = [
        size if seat == view.seat else len(view.known[seat])
        for seat, size in enumerate(table.hand_sizes)
    ]
    return Position(
        view=view,
        known=s,
        unseen=np.array(view.unseen, np.int32),
        wanted=np.array(table.hand_sizes, np.int32) - np.array(known, np.int32),
    )


def plans(tops: Sequence[Card], top_card: int, moves: Sequence[Move]) -> Ints:
    """Return the moves as plans, one a line, where the piles show `tops`."""
    written = [_plan(tops, top_card, move) for move in moves]
    made = np.zeros(
        (len(moves), FIRST + max((len(said) for _, said in written), default=0)), np.int32
    )
    for line, (kind, said) in zip(made, written, strict=True):
        line[KIND], line[LENGTH] = kind, len(said)
        line[FIRST : FIRST + len(said)] = said
    return made


def _plan(tops: Sequence[Card], top_card: int, move: Move) -> tuple[int, list[int]]:
    match move:
        case Play(groups):
            return PLAY, [
                number
                for top, cards in groups
                for card in laid(cards, top, top_card)
                for number in (tops.index(top), card)
            ]
        case Take(top):
            return TAKE, [tops.index(top)]
        case Rob(seat):
            return ROB, [seat]
        case _:
            raise TypeError(f"{type(move).__name__} is not a move of 11 nimmt!")
