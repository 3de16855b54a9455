"""Turns by lot: for light playouts, and for the tests, in which everything has to happen."""

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.dice import S32, STEP, Dice, below, below_by, mixed
from toril.fast.eleven.layout import (
    BULLS,
    DECLINE,
    FACTS,
    FIRST,
    KIND,
    LEFT,
    LENGTH,
    MAY_ROB,
    PILES,
    PLAY,
    REACH,
    ROB,
    RULES,
    SEATS,
    TAKE,
    TOPS,
    TURN,
    Ints,
    hand_line,
)
from toril.fast.eleven.masks import NONE, Masks, ones, stretch, without_lowest
from toril.fast.eleven.plans import add_group, begin_groups, first_card, set_aside
from toril.fast.eleven.rules import most_held

SEVEN = np.uint64(7)
"""Of so many turns and one, one is a take whatever could be played."""

S35 = np.uint64(35)
"""Above these bits of a throw there are 21 that no other choice is made by."""


@inlined
def rob_at_random(s: Ints, dice: Dice, plan: Ints) -> None:
    """Plan to rob any of the seats that hold most (E10)."""
    seat = s[FACTS, TURN]
    most = most_held(s, seat)
    found = 0
    for other in range(s[RULES, SEATS]):
        if other != seat and s[BULLS, other] == most:
            found += 1
            if below(dice, found) == 0:
                plan[FIRST] = other
    plan[KIND] = ROB
    plan[LENGTH] = 1


@inlined
def decline_at_random(s: Ints, dice: Dice, plan: Ints) -> None:
    """Plan to rob nobody instead, now and then, where one may decline (E10)."""
    if s[RULES, MAY_ROB] == 1 and below(dice, 3) == 0:
        plan[KIND] = DECLINE
        plan[LENGTH] = 0


@inlined
def turn_at_random(s: Ints, m: Masks, bits: np.uint64, dice: Dice, upto: Ints, plan: Ints) -> None:
    """Plan any play on any piles, now and then a take; every legal turn has some chance.

    `bits` are a throw of which only the highest eight were looked at. It is enough for a card, for
    a pile to take, and for where a play of groups begins and how many there are. `upto` is room to
    work in.
    """
    plan[KIND] = PLAY
    plan[LENGTH] = 0
    if (bits >> S32) & SEVEN != NONE:
        if s[BULLS, np.uint64(s[FACTS, TURN])] == 0:
            _any_card(s, m, bits, upto, plan)
        else:
            _any_cards(s, m, bits, dice, plan)
    if plan[LENGTH] == 0:
        plan[KIND] = TAKE
        plan[LENGTH] = 1
        plan[FIRST] = below_by(bits, s[FACTS, PILES])


@inlined
def _any_card(s: Ints, m: Masks, bits: np.uint64, upto: Ints, plan: Ints) -> None:
    """Plan any card on any pile that it fits; `upto` counts these pairs, pile after pile."""
    hand, reach = hand_line(s, s[FACTS, TURN]), s[RULES, REACH]
    found = 0
    for pile in range(s[FACTS, PILES]):
        found += ones(stretch(m, hand, s[TOPS, pile], reach))
        upto[pile] = found
    if found == 0:
        return
    chosen = below_by(bits, found)
    pile = 0
    before = 0
    for each in range(s[FACTS, PILES]):  # no branch depends on the choice
        passed = upto[each] <= chosen
        pile += passed
        before = upto[each] if passed else before
    top = s[TOPS, np.uint64(pile)]
    cards = stretch(m, hand, top, reach)
    for _ in range(chosen - before):
        cards = without_lowest(cards)
    plan[FIRST] = pile
    plan[FIRST + 1] = first_card(s, top, cards)
    plan[LENGTH] = 2


@inlined
def _any_cards(s: Ints, m: Masks, bits: np.uint64, dice: Dice, plan: Ints) -> None:
    """Plan some of the cards in reach of some piles, which are met from a random one on.

    If none is planned that pile is taken: it had the same chance as any other to begin with.
    """
    seat, piles = np.uint64(s[FACTS, TURN]), s[FACTS, PILES]
    left = 1 + below_by(bits >> S35, s[BULLS, seat])
    pile = int(below_by(bits, piles))
    line = hand_line(s, seat)
    if left > 1:
        begin_groups(s, m)
        line = LEFT
    end = FIRST
    state = dice[0]
    for _ in range(piles):
        top = s[TOPS, np.uint64(pile)]
        cards = stretch(m, line, top, s[RULES, REACH])
        either, state = state + STEP, state + STEP + STEP
        cards &= mixed(either) | mixed(state)  # three cards of four
        if cards != NONE:
            begin = end
            end = add_group(s, plan, end, pile, top, cards)
            left -= 1
            if left == 0:
                break
            set_aside(m, plan, begin, end)
        pile = 0 if pile + 1 == piles else pile + 1
    dice[0] = state
    plan[LENGTH] = end - FIRST
