"""A turn that is good enough for a playout, and quickly found.

A seat knows its own hand, the piles and the bull cards, and nothing of the others' cards. It
compares its best play with the best pile to take, in eighths of a bullhead: what a play sheds, what
a pile costs, what a bull card may still bring. Eight *weights* say how much each of these counts:

    RANDOM     so many turns in 256 are made by lot instead
    CARD       worth of being rid of a card, besides its bullheads
    FOLLOW     worth of a card of one's own that comes into reach
    BULL       worth of a bull card for each lap that is left
    DECLINE    that worth is divided by 1, and by so many eighths more for each bull card one has
    TEMPO      laps for each take that the draw deck has left, divided by the number of seats
    LAPS       laps for each card in another seat's hand, divided by 1 + its bull cards
    OWN        laps for each card in one's own hand, divided in the same way

CARD, FOLLOW and BULL are in eighths of a bullhead, TEMPO, LAPS and OWN in eighths of a lap. These
three guess how many laps the round will still last, and the least guess counts.
"""

from toril.fast.compiling.jit import inlined
from toril.fast.eleven.layout import (
    BULL_CARD_FROM,
    BULLHEADS,
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
    TAKE,
    TOP_CARD,
    TOPS,
    TURN,
    Ints,
)
from toril.fast.eleven.plans import add_card, card_at, give_back
from toril.fast.eleven.rules import most_held

RANDOM, CARD, FOLLOW, BULL, DECLINE, TEMPO, LAPS, OWN = range(8)


@inlined
def greedy_turn(s: Ints, weights: Ints, worth: Ints, plan: Ints) -> None:
    """Plan the best play, or the best take where that is better."""
    seat = s[FACTS, TURN]
    if s[BULLS, seat] == 0:
        gain = _best_card(s, weights, plan)
    else:
        gain = _best_cards(s, weights, worth, plan)
    plan[KIND] = PLAY
    if plan[LENGTH] == 2 * s[COUNTS, seat]:  # the hand is empty: nothing is better
        return
    bull = _bull_card_worth(s, weights)
    for pile in range(s[FACTS, PILES]):
        price = 8 * s[HELD, pile] + weights[CARD] * s[SIZES, pile]
        if s[SIZES, pile] >= s[RULES, BULL_CARD_FROM]:
            price -= bull
        if plan[LENGTH] == 0 or -price > gain:
            gain = -price
            plan[KIND] = TAKE
            plan[LENGTH] = 1
            plan[FIRST] = pile


@inlined
def _best_card(s: Ints, weights: Ints, plan: Ints) -> int:
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
                gain = (
                    8 * s[BULLHEADS, card] + weights[CARD] + weights[FOLLOW] * (after - before + 1)
                )
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
def _best_cards(s: Ints, weights: Ints, worth: Ints, plan: Ints) -> int:
    """Plan, pile after pile, the whole group that sheds most; return what all of them gain."""
    seat = s[FACTS, TURN]
    piles = s[FACTS, PILES]
    for pile in range(piles):
        worth[pile] = _group_worth(s, weights, s[TOPS, pile])
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
                worth[pile] = _group_worth(s, weights, s[TOPS, pile])
    give_back(s, plan, end)
    plan[LENGTH] = end - FIRST
    return total


@inlined
def _group_worth(s: Ints, weights: Ints, top: int) -> int:
    """Return what laying every card in reach of `top` gains."""
    seat = s[FACTS, TURN]
    worth = 0
    for at in range(top + 1, top + s[RULES, REACH] + 1):
        if s[OWNER, at] == seat:
            worth += 8 * s[BULLHEADS, card_at(s, at)] + weights[CARD]
    return worth


@inlined
def _bull_card_worth(s: Ints, weights: Ints) -> int:
    """Return what one more bull card may bring until somebody is out or the deck is empty.

    How many laps that will take is guessed from the takes left, and from the cards in each hand.
    """
    seat = s[FACTS, TURN]
    if s[FACTS, SUPPLY] == 0 and most_held(s, seat) == 0:
        return 0
    seats = s[RULES, SEATS]
    takes = (s[FACTS, DRAWABLE] - s[FACTS, DRAWN] + s[RULES, NEW_PILES] - 1) // s[RULES, NEW_PILES]
    laps = takes * weights[TEMPO] // seats
    laps = min(laps, s[COUNTS, seat] * weights[OWN] // (1 + s[BULLS, seat]))
    for other in range(seats):
        if other != seat:
            laps = min(laps, s[COUNTS, other] * weights[LAPS] // (1 + s[BULLS, other]))
    return int(laps * weights[BULL] // (8 + weights[DECLINE] * s[BULLS, seat]))
