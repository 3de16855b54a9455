"""The transitions: what a plan makes of a round (E2, E4 to E11). The engine is the authority."""

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.eleven.layout import (
    BULL_CARD_FROM,
    BULL_CARDS,
    BULLHEADS,
    BULLS,
    COUNTS,
    DECK,
    DIGIT_LINES,
    DRAWABLE,
    DRAWN,
    EACH_LINE,
    FACTS,
    FIRST,
    HAND_LINES,
    HAND_SIZE,
    HELD,
    KIND,
    LEADER,
    LENGTH,
    MAY_ROB,
    NEW_PILES,
    OVER,
    PHASE,
    PILES,
    PLAY,
    ROB,
    RULES,
    SEATS,
    SIZES,
    SUPPLY,
    TAKE,
    TO_PLAY,
    TO_ROB,
    TOP_CARD,
    TOPS,
    TURN,
    Ints,
    give,
    hand_line,
    pile_line,
)
from toril.fast.eleven.masks import Index, Masks, add, ones, put, remove


@inlined
def open_pile(s: Ints, m: Masks, card: Index) -> None:
    """Open a pile with `card`."""
    at = np.uint64(s[FACTS, PILES])
    s[TOPS, at] = card
    s[SIZES, at] = 1
    s[HELD, at] = s[BULLHEADS, card]
    put(m, pile_line(s, at), card)
    s[FACTS, PILES] += 1


@inlined
def follow(s: Ints, m: Masks, plan: Ints) -> None:
    """Do what `plan` says for the seat whose turn it is."""
    if plan[KIND] == PLAY:
        _lay(s, m, plan)
    elif plan[KIND] == TAKE:
        _take(s, m, np.uint64(plan[FIRST]))
    else:
        if plan[KIND] == ROB:
            s[BULLS, plan[FIRST]] -= 1
            s[BULLS, s[FACTS, TURN]] += 1
        _finish_take(s, m)


@inlined
def _lay(s: Ints, m: Masks, plan: Ints) -> None:
    seat = np.uint64(s[FACTS, TURN])
    hand = hand_line(s, seat)
    for at in range(FIRST, FIRST + plan[LENGTH], 2):
        pile, card = np.uint64(plan[at]), np.uint64(plan[at + 1])
        remove(m, hand, card)
        add(m, pile_line(s, pile), card)
        s[TOPS, pile] = card
        s[SIZES, pile] += 1
        s[HELD, pile] += s[BULLHEADS, card]
    s[COUNTS, seat] -= plan[LENGTH] >> 1
    if s[COUNTS, seat] == 0:
        s[FACTS, PHASE] = OVER
    else:
        _pass_turn(s)


@inlined
def _take(s: Ints, m: Masks, pile: Index) -> None:
    seat = s[FACTS, TURN]
    size = s[SIZES, pile]
    last = np.uint64(s[FACTS, PILES] - 1)
    add(m, hand_line(s, seat), pile_line(s, pile))
    put(m, pile_line(s, pile), pile_line(s, last))
    s[COUNTS, np.uint64(seat)] += size
    s[TOPS, pile] = s[TOPS, last]
    s[SIZES, pile] = s[SIZES, last]
    s[HELD, pile] = s[HELD, last]
    s[FACTS, PILES] = last
    if size >= s[RULES, BULL_CARD_FROM]:
        if s[FACTS, SUPPLY] > 0:
            s[FACTS, SUPPLY] -= 1
            s[BULLS, np.uint64(seat)] += 1
        else:
            most = most_held(s, seat)
            if most > 0:
                victims = 0
                victim = -1
                for other in range(s[RULES, SEATS]):
                    if other != seat and s[BULLS, other] == most:
                        victims += 1
                        victim = other
                if victims > 1 or s[RULES, MAY_ROB] == 1:
                    s[FACTS, PHASE] = TO_ROB
                    return
                s[BULLS, victim] -= 1
                s[BULLS, seat] += 1
    _finish_take(s, m)


@inlined
def most_held(s: Ints, seat: int) -> int:
    """Return how many bull cards the seats hold that `seat` may rob; 0: there is none (E10)."""
    most = 0
    for other in range(s[RULES, SEATS]):
        if other != seat and s[BULLS, other] > most:
            most = s[BULLS, other]
    if s[RULES, LEADER] == 1 and most < s[BULLS, seat]:
        return 0
    return most


@inlined
def _finish_take(s: Ints, m: Masks) -> None:
    """Open new piles, check the draw deck (E8, E11)."""
    drawn, drawable = s[FACTS, DRAWN], s[FACTS, DRAWABLE]
    end = min(drawn + s[RULES, NEW_PILES], drawable)
    for at in range(drawn, end):
        open_pile(s, m, np.uint64(s[DECK, at]))
    s[FACTS, DRAWN] = end
    if end == drawable:
        s[FACTS, PHASE] = OVER
    else:
        _pass_turn(s)


@inlined
def _pass_turn(s: Ints) -> None:
    seat = s[FACTS, TURN] + 1
    s[FACTS, TURN] = 0 if seat == s[RULES, SEATS] else seat
    s[FACTS, PHASE] = TO_PLAY


@inlined
def deal(s: Ints, m: Masks, order: Ints, starter: int) -> None:
    """Lay out a fresh round from a deck in order (E2)."""
    seats, size = s[RULES, SEATS], s[RULES, HAND_SIZE]
    for seat in range(seats):
        remove(m, hand_line(s, seat), hand_line(s, seat))
        s[COUNTS, seat] = size
        s[BULLS, seat] = 0
    for at in range(size):  # around the table: two cards for one hand wait for each other
        for seat in range(seats):
            give(s, m, order[seat * size + at], seat)
    dealt = seats * size
    s[FACTS, PILES] = 0
    open_pile(s, m, np.uint64(order[dealt]))
    for at in range(dealt + 1, s[RULES, TOP_CARD]):
        s[DECK, at - dealt - 1] = order[at]
    s[FACTS, DRAWN] = 0
    s[FACTS, DRAWABLE] = s[RULES, TOP_CARD] - dealt - 1
    s[FACTS, SUPPLY] = s[RULES, BULL_CARDS]
    s[FACTS, TURN] = starter
    s[FACTS, PHASE] = TO_PLAY


@inlined
def count_hands(s: Ints, m: Masks, penalties: Ints) -> None:
    """Add to `penalties` the bullheads in each hand (E11), digit by digit."""
    each, digits = s[RULES, EACH_LINE], s[RULES, DIGIT_LINES]
    for seat in range(s[RULES, SEATS]):
        hand = hand_line(s, seat)
        shown = 0
        for word in range(m.shape[1]):
            cards = m[hand, word] & m[each, word]
            for digit in range(s[RULES, HAND_LINES] - digits):
                shown += ones(cards & m[digits + digit, word]) << digit
        penalties[seat] += shown
