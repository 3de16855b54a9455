"""Dealing in lanes: no address depends on luck, so that every step is a few vector instructions.

The same packs, dice and cards as in `six.dealing`. Which card a number means follows from the
numbers before: put back one by one, the last first, each card at or below the place of ours moves
it up by one.
"""

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.fast.compiling.jit import inlined
from toril.fast.six.deal_dice import (
    DRAWN,
    LEFT,
    SPARE,
    DealDice,
    chance,
    multiplied,
    shifted,
)
from toril.fast.six.lanes.layout import CARD_ROW, LANES, LAST_AT, Lanes
from toril.fast.six.layout import Numbers

Places: TypeAlias = NDArray[np.int8]
"""Places in a pack, thing by thing and lane by lane. Decks that fit have at most 126 cards."""

GROUP = 4
"""So many cards are compared with so many others at once: each is read from memory once for all."""

STEP = np.int8(1)
ONE = np.uint32(1)

# What a multiple of 5, or of 11, becomes by the inverse of that number among 16 bits: the quotient,
# a small number. Nothing else becomes small.
INVERSE_5, INVERSE_11 = np.uint16(0xCCCD), np.uint16(0x8BA3)
SMALL_5, SMALL_11 = np.uint16(26), np.uint16(12)
ODD, ONES, FIVES, TENS = np.uint16(1), np.uint16(1), np.uint16(2), np.uint16(3)
ELEVENS, BEST, BEST_HEADS = np.uint16(5), np.uint16(55), np.uint16(7)


def groups_of(packs: Iterable[tuple[int, int]]) -> Numbers:
    """Return where each group of cards begins, and how many of the same pack are before it.

    A pack is given by its first number and the end of its numbers. Its last group may reach into
    the next pack: what is found there is found again, and in the end there must be room for it.
    """
    groups = [
        (at * LANES, (at - begin) // GROUP)
        for begin, end in packs
        for at in range(begin, end, GROUP)
    ]
    return np.array(groups, np.int64).reshape(-1, 2)


@inlined
def draw_lanes(limits: Numbers, dice: DealDice, before: Places) -> None:
    """Draw a number for each limit, and keep the one before it: what is above that moves up."""
    for at in range(0, limits.shape[0], 2):
        left, then = np.uint32(limits[at]), np.uint32(limits[at + 1])
        for lane in range(LANES):
            dice[lane] = shifted(dice[lane])
            dice[LANES + lane] = multiplied(dice[LANES + lane])
            thrown = np.uint32(dice[lane] + dice[LANES + lane])
            first = chance(np.uint32(thrown >> SPARE), left)
            second = chance(np.uint32(first & LEFT), then)
            before[np.uint64(at * LANES + lane)] = np.int8(np.uint32(first >> DRAWN) - ONE)
            before[np.uint64((at + 1) * LANES + lane)] = np.int8(np.uint32(second >> DRAWN) - ONE)


@inlined
def moved(place: np.int8, before: np.int8) -> np.int8:
    """Return where a card was before another was taken out; `before` is the place below that."""
    return np.int8(place + STEP) if place > before else place


@inlined
def passed(place: np.int8, o: np.int8, p: np.int8, q: np.int8, r: np.int8) -> np.int8:
    """Return where a card was before four others were taken out, `r` as the last of them."""
    return moved(moved(moved(moved(place, r), q), p), o)


@inlined
def find_lanes(before: Places, groups: Numbers, places: Places) -> None:
    """Find each card's place in its pack, from what was drawn for it and for all before it."""
    for group in range(groups.shape[0]):
        begin = groups[group, 0]
        for lane in range(LANES):
            at = np.uint64(begin + lane)
            o, p = before[at], before[np.uint64(begin + LANES + lane)]
            q = before[np.uint64(begin + 2 * LANES + lane)]
            r = before[np.uint64(begin + 3 * LANES + lane)]
            a, b, c, d = np.int8(o + STEP), np.int8(p + STEP), np.int8(q + STEP), np.int8(r + STEP)
            places[at] = a
            places[np.uint64(begin + LANES + lane)] = moved(b, o)
            places[np.uint64(begin + 2 * LANES + lane)] = moved(moved(c, p), o)
            places[np.uint64(begin + 3 * LANES + lane)] = moved(moved(moved(d, q), p), o)
        for back in range(groups[group, 1]):
            other = groups[group - 1 - back, 0]  # computed, LLVM would see that it counts down
            for lane in range(LANES):
                o, p = before[np.uint64(other + lane)], before[np.uint64(other + LANES + lane)]
                q = before[np.uint64(other + 2 * LANES + lane)]
                r = before[np.uint64(other + 3 * LANES + lane)]
                a = places[np.uint64(begin + lane)]
                b = places[np.uint64(begin + LANES + lane)]
                c = places[np.uint64(begin + 2 * LANES + lane)]
                d = places[np.uint64(begin + 3 * LANES + lane)]
                places[np.uint64(begin + lane)] = passed(a, o, p, q, r)
                places[np.uint64(begin + LANES + lane)] = passed(b, o, p, q, r)
                places[np.uint64(begin + 2 * LANES + lane)] = passed(c, o, p, q, r)
                places[np.uint64(begin + 3 * LANES + lane)] = passed(d, o, p, q, r)


@inlined
def show_lanes(places: Places, dealt: int, cards: Lanes) -> None:
    """Turn numbers into cards, their bullheads (S1) by arithmetic: a look-up breaks vectors."""
    for at in range(dealt * LANES):
        card = np.uint16(np.int16(places[at]) + STEP)
        fifth, eleventh = np.uint16(card * INVERSE_5), np.uint16(card * INVERSE_11)
        five_or_ten = np.uint16(TENS - np.uint16(fifth & ODD))
        heads = five_or_ten if fifth < SMALL_5 else ONES
        heads = ELEVENS if eleventh < SMALL_11 else heads
        heads = BEST_HEADS if card == BEST else heads
        word = np.int16(np.int16(card) << LAST_AT)
        cards[at] = np.int16(np.int16(word + CARD_ROW) + np.int16(heads))
