"""How a round of 11 nimmt! lies in arrays: in one block of numbers, which is copied at once.

A round is an array of rows: `s[OWNER, card]` and so on. Cards are their numbers, piles are counted
from 0 in no particular order, seats as everywhere. A pile is its top, its size, its bullheads, and
a chain: below each card the next, 0 below the opener. A hand is nowhere listed: each card has an
owner. After the highest card the row of owners goes on with 1, 2, … as far as a reach may need,
so that what is in reach of a top is always one stretch (E4).
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from toril.engine.eleven_nimmt import ElevenNimmt
from toril.fast.compiling.jit import inlined
from toril.fast.supported import ELEVEN

Ints: TypeAlias = NDArray[np.int32]

# The rows of a round. By card: OWNER, BELOW (the card under it), BULLHEADS (what it shows). By
# pile: TOPS, SIZES, HELD (its bullheads). By place in the draw deck: DECK. By seat: COUNTS (cards
# in hand), BULLS (bull cards). Single numbers: FACTS, RULES.
OWNER, BELOW, TOPS, SIZES, HELD, DECK, COUNTS, BULLS, FACTS, BULLHEADS, RULES = range(11)
ROWS = 11

# What OWNER says of a card that is in no hand.
NOBODY = -1

# The numbers in the row FACTS. DRAWN and DRAWABLE: places in the row DECK.
PILES, DRAWN, DRAWABLE, SUPPLY, TURN, PHASE = range(6)

# What `s[FACTS, PHASE]` may be: the engine's phases.
TO_PLAY, TO_ROB, OVER = range(3)

# The numbers in the row RULES.
SEATS, TOP_CARD, REACH, BULL_CARD_FROM, NEW_PILES, LEADER, HAND_SIZE, BULL_CARDS, MAY_ROB = range(9)

# A plan is a decision: its kind, how many numbers follow, and these: for PLAY pairs of pile and
# card in the order in which they come to lie, for TAKE a pile, for ROB a seat, for DECLINE none.
KIND, LENGTH, FIRST = range(3)
PLAY, TAKE, ROB, DECLINE = range(4)


def blank(rules: ElevenNimmt) -> Ints:
    """Return a round in which nothing lies anywhere yet; refuse rules that are not known here."""
    ELEVEN.check(rules)
    numbers = (
        rules.seats,
        rules.top_card,
        rules.reach,
        rules.bull_card_from,
        rules.new_piles,
        int(rules.steal == "leader"),
        rules.hand_size,
        rules.supply,
        int(rules.rob == "may"),
    )
    s = np.zeros((ROWS, max(1 + rules.top_card + rules.reach, len(numbers))), np.int32)
    s[OWNER] = NOBODY
    s[BULLHEADS, 1 : 1 + rules.top_card] = rules.bullhead_table
    s[RULES, : len(numbers)] = numbers
    return s


def blank_plan(rules: ElevenNimmt) -> Ints:
    """Return a plan with room for a play of all cards."""
    return np.zeros(FIRST + 2 * rules.top_card, np.int32)


@inlined
def give(s: Ints, card: int, seat: int) -> None:
    """Put `card` into the hand of `seat`; with NOBODY take it out of all hands."""
    s[OWNER, card] = seat
    if card <= s[RULES, REACH]:
        s[OWNER, s[RULES, TOP_CARD] + card] = seat
