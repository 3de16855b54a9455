"""Turns by lot: for light playouts, and for the tests, in which everything has to happen."""

from toril.fast.compiling.jit import inlined
from toril.fast.dice import Dice, below
from toril.fast.eleven.layout import (
    BULLS,
    DECLINE,
    FACTS,
    FIRST,
    KIND,
    LENGTH,
    MAY_ROB,
    OWNER,
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
)
from toril.fast.eleven.plans import add_card, card_at, give_back
from toril.fast.eleven.rules import most_held


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
def turn_at_random(s: Ints, dice: Dice, plan: Ints) -> None:
    """Plan any play on any piles, now and then a take; every legal turn has some chance."""
    seat = s[FACTS, TURN]
    piles = s[FACTS, PILES]
    plan[KIND] = PLAY
    plan[LENGTH] = 0
    if below(dice, 8) > 0:
        if s[BULLS, seat] == 0:
            _any_card(s, dice, plan)
        else:
            _any_cards(s, dice, plan)
    if plan[LENGTH] == 0:
        plan[KIND] = TAKE
        plan[LENGTH] = 1
        plan[FIRST] = below(dice, piles)


@inlined
def _any_card(s: Ints, dice: Dice, plan: Ints) -> None:
    seat = s[FACTS, TURN]
    found = 0
    reach = s[RULES, REACH]
    for pile in range(s[FACTS, PILES]):
        top = s[TOPS, pile]
        for at in range(top + 1, top + reach + 1):
            if s[OWNER, at] == seat:
                found += 1
                if below(dice, found) == 0:
                    plan[FIRST] = pile
                    plan[FIRST + 1] = card_at(s, at)
                    plan[LENGTH] = 2


@inlined
def _any_cards(s: Ints, dice: Dice, plan: Ints) -> None:
    """Plan some of the cards in reach of some piles, which are met from a random one on."""
    seat = s[FACTS, TURN]
    piles = s[FACTS, PILES]
    left = 1 + below(dice, s[BULLS, seat])
    start = below(dice, piles)
    end = FIRST
    for turn in range(piles):
        pile = (start + turn) % piles
        top = s[TOPS, pile]
        before = end
        for at in range(top + 1, top + s[RULES, REACH] + 1):
            if s[OWNER, at] == seat and below(dice, 4) > 0:
                end = add_card(s, plan, end, pile, card_at(s, at))
        if end > before:
            left -= 1
            if left == 0:
                break
    give_back(s, plan, end)
    plan[LENGTH] = end - FIRST
