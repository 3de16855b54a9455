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

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.eleven.layout import (
    BULL_CARD_FROM,
    BULLHEADS,
    BULLS,
    COUNTS,
    DIGIT_LINES,
    DRAWABLE,
    DRAWN,
    FACTS,
    FIRST,
    HAND_LINES,
    HELD,
    KIND,
    LENGTH,
    NEW_PILES,
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
    hand_line,
)
from toril.fast.eleven.masks import NONE, Masks, ones, stretch, without_lowest
from toril.fast.eleven.plans import add_group, begin_groups, first_card, left_in_reach, set_aside
from toril.fast.eleven.rules import most_held

RANDOM, CARD, FOLLOW, BULL, DECLINE, TEMPO, LAPS, OWN = range(8)

NOTHING = -(1 << 40)
"""What a play gains that does not exist: any take is better."""


@inlined
def greedy_turn(s: Ints, m: Masks, weights: Ints, worth: Ints, plan: Ints) -> None:
    """Plan the best play, or the best take where that is better."""
    seat = s[FACTS, TURN]
    if s[BULLS, seat] == 0:
        gain = _best_card(s, m, weights, plan)
    else:
        gain = _best_cards(s, m, weights, worth, plan)
    plan[KIND] = PLAY
    if plan[LENGTH] == 2 * s[COUNTS, seat]:  # the hand is empty: nothing is better
        return
    bull = _bull_card_worth(s, weights)
    if gain >= bull:  # no pile costs less than nothing
        return
    taken = -1
    for pile in range(s[FACTS, PILES]):
        price = 8 * s[HELD, pile] + weights[CARD] * s[SIZES, pile]
        if s[SIZES, pile] >= s[RULES, BULL_CARD_FROM]:
            price -= bull
        if -price > gain:
            gain = -price
            taken = pile
    if taken >= 0:
        plan[KIND] = TAKE
        plan[LENGTH] = 1
        plan[FIRST] = taken


@inlined
def _best_card(s: Ints, m: Masks, weights: Ints, plan: Ints) -> int:
    """Plan the card that sheds most and leaves most in reach; return what it gains."""
    hand, reach = hand_line(s, s[FACTS, TURN]), s[RULES, REACH]
    best = NOTHING
    for pile in range(s[FACTS, PILES]):
        top = s[TOPS, pile]
        cards = stretch(m, hand, top, reach)
        before = ones(cards)
        while cards != NONE:
            card = first_card(s, top, cards)
            cards = without_lowest(cards)
            after = ones(stretch(m, hand, card, reach))
            gain = 8 * s[BULLHEADS, card] + weights[CARD] + weights[FOLLOW] * (after - before + 1)
            if gain > best:
                best = gain
                plan[FIRST] = pile
                plan[FIRST + 1] = card
    plan[LENGTH] = 0 if best == NOTHING else 2
    return best


@inlined
def _best_cards(s: Ints, m: Masks, weights: Ints, worth: Ints, plan: Ints) -> int:
    """Plan, pile after pile, the whole group that sheds most; return what all of them gain."""
    piles, reach, top_card = s[FACTS, PILES], s[RULES, REACH], s[RULES, TOP_CARD]
    begin_groups(s, m)
    best, most = -1, 0
    for pile in range(piles):
        worth[pile] = _group_worth(s, m, weights, s[TOPS, pile])
        if worth[pile] > most:
            best, most = pile, worth[pile]
    total = 0
    end = FIRST
    left = s[BULLS, s[FACTS, TURN]]
    while best >= 0:
        total += most
        worth[best] = 0
        top = s[TOPS, best]
        begin = end
        end = add_group(s, plan, end, best, top, left_in_reach(s, m, top))
        left -= 1
        if left > 0:
            set_aside(m, plan, begin, end)
        best, most = -1, 0
        for pile in range(piles if left > 0 else 0):
            apart = abs(s[TOPS, pile] - top)
            if worth[pile] > 0 and min(apart, top_card - apart) < reach:
                worth[pile] = _group_worth(s, m, weights, s[TOPS, pile])
            if worth[pile] > most:
                best, most = pile, worth[pile]
    plan[LENGTH] = end - FIRST
    return total if end > FIRST else NOTHING


@inlined
def _group_worth(s: Ints, m: Masks, weights: Ints, top: int) -> int:
    """Return what laying every card in reach of `top` gains; its bullheads come digit by digit."""
    cards = left_in_reach(s, m, top)
    worth = weights[CARD] * ones(cards)
    for line in range(s[RULES, DIGIT_LINES], s[RULES, HAND_LINES]):
        digit = line - s[RULES, DIGIT_LINES]
        worth += ones(cards & stretch(m, np.uint64(line), top, s[RULES, REACH])) << (digit + 3)
    return int(worth)


@inlined
def _bull_card_worth(s: Ints, weights: Ints) -> int:
    """Return what one more bull card may bring until somebody is out or the deck is empty.

    How many laps that will take is guessed from the takes left, and from the cards in each hand.
    """
    seat = s[FACTS, TURN]
    if weights[BULL] == 0 or (s[FACTS, SUPPLY] == 0 and most_held(s, seat) == 0):
        return 0
    new = s[RULES, NEW_PILES]
    takes = (s[FACTS, DRAWABLE] - s[FACTS, DRAWN] + new - 1) // new
    laps, among = takes * weights[TEMPO], s[RULES, SEATS]  # a fraction: to divide takes long
    for each in range(s[RULES, SEATS]):
        share = s[COUNTS, each] * weights[OWN if each == seat else LAPS]
        if share * among < laps * (1 + s[BULLS, each]):
            laps, among = share, 1 + s[BULLS, each]
    return int(laps // among * weights[BULL] // (8 + weights[DECLINE] * s[BULLS, seat]))
