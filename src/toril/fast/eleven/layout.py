"""How a round of 11 nimmt! lies in arrays: `s`, rows of numbers, and `m`, lines of masks.

Cards are their numbers, piles are counted from 0 in no particular order, seats as everywhere. A
hand is a mask, and a pile is one too, with its top, its size and its bullheads beside it: which
card lies on which below the top matters to nobody (E8). What the rules say lies in the same two
arrays, so that a round is copied at once and handed on as two things.
"""

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.eleven_nimmt import ElevenNimmt
from toril.fast.compiling.jit import inlined
from toril.fast.eleven.masks import Index, Masks, add, in_words, mask_of, words_for
from toril.fast.supported import ELEVEN

Ints: TypeAlias = NDArray[np.int32]

# The rows of `s`. Moves change the first ones: by pile TOPS, SIZES, HELD (its bullheads), by seat
# COUNTS (cards in hand), BULLS (bull cards), and single numbers, FACTS. The others stay: by place
# in the draw deck DECK, by card BULLHEADS (what it shows), and single numbers again, RULES.
TOPS, SIZES, HELD, COUNTS, BULLS, FACTS, DECK, BULLHEADS, RULES = range(9)
CHANGING, ROWS = 6, 9

# The numbers in the row FACTS. DRAWN and DRAWABLE: places in the row DECK.
PILES, DRAWN, DRAWABLE, SUPPLY, TURN, PHASE = range(6)
FACT_COUNT = 6

# What `s[FACTS, PHASE]` may be: the engine's phases.
TO_PLAY, TO_ROB, OVER = range(3)

# The numbers in the row RULES. The last four say where in `m` these lines are, or begin.
SEATS, TOP_CARD, REACH, BULL_CARD_FROM, NEW_PILES, LEADER, HAND_SIZE, BULL_CARDS, MAY_ROB = range(9)
EACH_LINE, DIGIT_LINES, HAND_LINES, PILE_LINES = range(9, 13)

# The lines of `m`. LEFT is what a seat that plans has left, line c the card c by itself, then come
# EACH card, once, and the digits, which are the bullheads in binary: line d of them is the cards
# whose bullheads have that digit. Then the hands by seat, and the piles.
LEFT = np.uint64(0)

# A plan is a decision: its kind, how many numbers follow, and these: for PLAY pairs of pile and
# card in the order in which they come to lie, for TAKE a pile, for ROB a seat, for DECLINE none.
KIND, LENGTH, FIRST = range(3)
PLAY, TAKE, ROB, DECLINE = range(4)


def blank(rules: ElevenNimmt) -> tuple[Ints, Masks]:
    """Return a round in which nothing lies anywhere yet; refuse rules that are not known here."""
    ELEVEN.check(rules)
    s, m = _blank(rules)
    return s.copy(), m.copy()


@lru_cache(maxsize=64)
def _blank(rules: ElevenNimmt) -> tuple[Ints, Masks]:
    """Return what the rules say; made once, for a search asks for it at every decision."""
    top_card, reach = rules.top_card, rules.reach
    shown = (0, *rules.bullhead_table)
    digits = [
        [card for card in rules.deck if shown[card] >> digit & 1]
        for digit in range(max(shown).bit_length())
    ]
    words, each = words_for(top_card, reach), 1 + top_card
    hands = each + 1 + len(digits)
    piles = hands + rules.seats
    numbers = (
        rules.seats,
        top_card,
        reach,
        rules.bull_card_from,
        rules.new_piles,
        int(rules.steal == "leader"),
        rules.hand_size,
        rules.supply,
        int(rules.rob == "may"),
        each,
        each + 1,
        hands,
        piles,
    )
    s = np.zeros((ROWS, max(1 + top_card, len(numbers))), np.int32)
    s[BULLHEADS, : 1 + top_card] = shown
    s[RULES, : len(numbers)] = numbers
    m = np.zeros((piles + top_card, words), np.uint64)
    for card in rules.deck:
        m[card] = mask_of([card], top_card, reach)
    m[each] = in_words((1 << top_card) - 1, words)
    for digit, cards in enumerate(digits):
        m[each + 1 + digit] = mask_of(cards, top_card, reach)
    return s, m


def blank_plan(rules: ElevenNimmt) -> Ints:
    """Return a plan with room for a play of all cards."""
    return np.zeros(FIRST + 2 * rules.top_card, np.int32)


@inlined
def copy(source: Ints | Masks, target: Ints | Masks, begin: int, end: int, columns: int) -> None:
    """Copy the first columns of some lines.

    Slices would do, but take two seconds to compile, for the words of what may be wrong with them.
    """
    for line in range(begin, end):
        for column in range(columns):
            target[line, column] = source[line, column]


@inlined
def hand_line(s: Ints, seat: Index) -> np.uint64:
    """Return the line of a hand in `m`."""
    return np.uint64(s[RULES, HAND_LINES]) + np.uint64(seat)


@inlined
def pile_line(s: Ints, pile: Index) -> np.uint64:
    """Return the line of a pile in `m`."""
    return np.uint64(s[RULES, PILE_LINES]) + np.uint64(pile)


@inlined
def give(s: Ints, m: Masks, card: int, seat: int) -> None:
    """Put `card` into the hand of `seat`."""
    add(m, hand_line(s, seat), np.uint64(card))
