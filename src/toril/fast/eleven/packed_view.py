"""What a kernel needs to know of a seat's view of 11 nimmt!, as arrays."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.eleven_nimmt import ChoosingVictim, ElevenNimmt, RecallView
from toril.engine.game import Cards, Seat
from toril.engine.value import value
from toril.fast.checks import check_view
from toril.fast.eleven.layout import (
    BULLHEADS,
    BULLS,
    COUNTS,
    DRAWABLE,
    FACTS,
    HAND_LINES,
    HELD,
    PHASE,
    PILES,
    RULES,
    SIZES,
    SUPPLY,
    TO_PLAY,
    TO_ROB,
    TOPS,
    TURN,
    Ints,
    blank,
)
from toril.fast.eleven.masks import Masks, mask_of
from toril.fast.eleven.opponents import shown_shares

Outcomes: TypeAlias = NDArray[np.int32]
"""The bullheads of every seat at the round's end, [world, move, seat]."""


@value
class PackedView:
    """A view in arrays: the seat that looks, what it knows, and how the others seem to play."""

    rules: ElevenNimmt
    seat: Seat
    tops: Cards
    """The tops of the piles, in the order in which the piles lie in `known`."""
    known: Ints
    """The numbers of the round as far as it is known: see `layout`."""
    masks: Masks
    """Its masks."""
    unseen: Ints
    """The cards to draw the rest from."""
    wanted: Ints
    """How many of them each seat gets."""
    shown: tuple[int, ...]
    """By seat, in how many of `policies.DRAWS` worlds it seems to be greedy."""


def pack(view: RecallView) -> PackedView:
    """Return the view in arrays; the seat that looks must be one that decides now.

    Rules that the kernels do not know are refused: they would be searched by other ones.
    """
    check_view(view, RecallView)
    table, rules = view.table, view.table.rules
    if view.seat is None or table.hand is None:
        raise TypeError("a spectator does not decide")
    s, m = blank(rules)
    hands = [*view.known]
    hands[view.seat] = table.hand
    for line, cards in enumerate((*hands, *view.piles), start=s[RULES, HAND_LINES]):
        m[line] = mask_of(cards, rules.top_card, rules.reach)
    for at, pile in enumerate(view.piles):
        s[TOPS, at], s[SIZES, at] = pile[-1], len(pile)
        s[HELD, at] = s[BULLHEADS, list(pile)].sum()
    s[COUNTS, : rules.seats] = table.hand_sizes
    s[BULLS, : rules.seats] = table.bull_cards
    s[FACTS, PILES], s[FACTS, SUPPLY] = len(view.piles), table.supply
    s[FACTS, DRAWABLE], s[FACTS, TURN] = table.draw_deck_size, view.seat
    s[FACTS, PHASE] = TO_ROB if isinstance(table.phase, ChoosingVictim) else TO_PLAY
    return PackedView(
        rules=rules,
        seat=view.seat,
        tops=tuple(pile[-1] for pile in view.piles),
        known=s,
        masks=m,
        unseen=np.array(view.unseen, np.int32),
        wanted=np.array(table.hand_sizes, np.int32) - np.array([*map(len, hands)], np.int32),
        shown=tuple(shown_shares(view)),
    )
