"""A turn that is good enough for a playout, and quickly found.

A seat knows its own hand, the piles and the bull cards, and nothing of the others' cards. It
weighs its best play against the best pile to take, in eighths of a bullhead: what a play sheds,
what a pile costs, what a bull card may still bring. How it weighs them is its *temper*.
"""

from toril.fast.eleven.layout import (
    BULL_CARD_FROM,
    BULLS,
    COUNTS,
    DRAWABLE,
    DRAWN,
    FACTS,
    FIRST,
    HELD,
    KIND,
    LENGTH,
    NEW_PILES,
    OWNER,
    PILES,
    PLAY,
    REACH,
    RULES,
    SEATS,
    SIZES,
    SUPPLY,
    TABLE,
    TAKE,
    TOP_CARD,
    TOPS,
    TURN,
    Ints,
)
from toril.fast.eleven.plans import add_card, card_at, give_back
from toril.fast.eleven.turns import most_held
from toril.fast.jit import inlined

# The numbers of a temper. RANDOM: so many turns in 256 are any turns. In eighths of a bullhead:
# CARD, what it is worth to be rid of a card, besides its bullheads; FOLLOW, what a card is worth
# that comes into reach; BULL, what a bull card brings in a lap, less by DECLINE eighths for each
# that one has. TEMPO, LAPS, OWN: for how many eighths of a lap a take that is left, a card of
# another hand and one of one's own stand.
RANDOM, CARD, FOLLOW, BULL, DECLINE, TEMPO, LAPS, OWN = range(8)


@inlined
def greedy_turn(s: Ints, temper: Ints, worth: Ints, plan: Ints) -> None:
    """Plan the best play, or the best take where that is better."""
    seat = s[FACTS, TURN]
    if s[BULLS, seat] == 0:
        gain = _best_card(s, temper, plan)
    else:
        gain = _best_cards(s, temper, worth, plan)
    plan[KIND] = PLAY
    if plan[LENGTH] == 2 * s[COUNTS, seat]:  # the hand is empty: nothing is better
        return
    bull = _bull_card_worth(s, temper)
    for pile in range(s[FACTS, PILES]):
        price = 8 * s[HELD, pile] + temper[CARD] * s[SIZES, pile]
        if s[SIZES, pile] >= s[RULES, BULL_CARD_FROM]:
            price -= bull
        if plan[LENGTH] == 0 or -price > gain:
            gain = -price
            plan[KIND] = TAKE
            plan[LENGTH] = 1
            plan[FIRST] = pile


@inlined
def _best_card(s: Ints, temper: Ints, plan: Ints) -> int:
    """Plan the card that sheds most and leaves most in reach; return what it gains."""
    seat = s[FACTS, TURN]
    best = 0
    plan[LENGTH] = 0
    for pile in range(s[FACTS, PILES]):
        top = s[TOPS, pile]
        before = _in_reach(s, top)
        if before == 0:
            continue
        for at in range(top + 1, top + s[RULES, REACH] + 1):
            if s[OWNER, at] == seat:
                card = card_at(s, at)
                after = _in_reach(s, card)
                gain = 8 * s[TABLE, card] + temper[CARD] + temper[FOLLOW] * (after - before + 1)
                if plan[LENGTH] == 0 or gain > best:
                    best = gain
                    plan[FIRST] = pile
                    plan[FIRST + 1] = card
                    plan[LENGTH] = 2
    return best


@inlined
def _in_reach(s: Ints, top: int) -> int:
    """Return how many cards of the seat whose turn it is are in reach of `top`."""
    seat = s[FACTS, TURN]
    found = 0
    for at in range(top + 1, top + s[RULES, REACH] + 1):
        if s[OWNER, at] == seat:
            found += 1
    return found


@inlined
def _best_cards(s: Ints, temper: Ints, worth: Ints, plan: Ints) -> int:
    """Plan, pile after pile, the whole group that sheds most; return what all of them gain."""
    seat = s[FACTS, TURN]
    piles = s[FACTS, PILES]
    for pile in range(piles):
        worth[pile] = _group_worth(s, temper, s[TOPS, pile])
    total = 0
    end = FIRST
    for _ in range(s[BULLS, seat]):
        best = -1
        for pile in range(piles):
            if worth[pile] > 0 and (best < 0 or worth[pile] > worth[best]):
                best = pile
        if best < 0:
            break
        total += worth[best]
        worth[best] = 0
        top = s[TOPS, best]
        for at in range(top + 1, top + s[RULES, REACH] + 1):
            if s[OWNER, at] == seat:
                end = add_card(s, plan, end, best, card_at(s, at))
        for pile in range(piles):
            apart = abs(s[TOPS, pile] - top)
            if worth[pile] > 0 and min(apart, s[RULES, TOP_CARD] - apart) < s[RULES, REACH]:
                worth[pile] = _group_worth(s, temper, s[TOPS, pile])
    give_back(s, plan, end)
    plan[LENGTH] = end - FIRST
    return total


@inlined
def _group_worth(s: Ints, temper: Ints, top: int) -> int:
    """Return what laying every card in reach of `top` gains."""
    seat = s[FACTS, TURN]
    worth = 0
    for at in range(top + 1, top + s[RULES, REACH] + 1):
        if s[OWNER, at] == seat:
            worth += 8 * s[TABLE, card_at(s, at)] + temper[CARD]
    return worth


@inlined
def _bull_card_worth(s: Ints, temper: Ints) -> int:
    """Return what one more bull card may bring until somebody is out or the deck is empty.

    How many laps that will take is guessed from the takes left, and from the cards in each hand.
    """
    seat = s[FACTS, TURN]
    if s[FACTS, SUPPLY] == 0 and most_held(s, seat) == 0:
        return 0
    seats = s[RULES, SEATS]
    takes = (s[FACTS, DRAWABLE] - s[FACTS, DRAWN] + s[RULES, NEW_PILES] - 1) // s[RULES, NEW_PILES]
    laps = takes * temper[TEMPO] // seats
    laps = min(laps, s[COUNTS, seat] * temper[OWN] // (1 + s[BULLS, seat]))
    for other in range(seats):
        if other != seat:
            laps = min(laps, s[COUNTS, other] * temper[LAPS] // (1 + s[BULLS, other]))
    return int(laps * temper[BULL] // (8 + temper[DECLINE] * s[BULLS, seat]))
