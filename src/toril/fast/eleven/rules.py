"""The transitions: what a plan makes of a round (E2, E4 to E11). The engine is the authority."""

from toril.fast.compiling.jit import inlined
from toril.fast.eleven.layout import (
    BELOW,
    BULL_CARD_FROM,
    BULL_CARDS,
    BULLHEADS,
    BULLS,
    COUNTS,
    DECK,
    DRAWABLE,
    DRAWN,
    FACTS,
    FIRST,
    HAND_SIZE,
    HELD,
    KIND,
    LEADER,
    LENGTH,
    MAY_ROB,
    NEW_PILES,
    NOBODY,
    OVER,
    OWNER,
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
)


@inlined
def open_pile(s: Ints, card: int) -> None:
    """Open a pile with `card`."""
    at = s[FACTS, PILES]
    s[TOPS, at] = card
    s[SIZES, at] = 1
    s[HELD, at] = s[BULLHEADS, card]
    s[BELOW, card] = 0
    s[FACTS, PILES] = at + 1


@inlined
def follow(s: Ints, plan: Ints) -> None:
    """Do what `plan` says for the seat whose turn it is."""
    if plan[KIND] == PLAY:
        _lay(s, plan)
    elif plan[KIND] == TAKE:
        _take(s, plan[FIRST])
    else:
        if plan[KIND] == ROB:
            s[BULLS, plan[FIRST]] -= 1
            s[BULLS, s[FACTS, TURN]] += 1
        _finish_take(s)


@inlined
def _lay(s: Ints, plan: Ints) -> None:
    seat = s[FACTS, TURN]
    for at in range(FIRST, FIRST + plan[LENGTH], 2):
        pile, card = plan[at], plan[at + 1]
        give(s, card, NOBODY)
        s[BELOW, card] = s[TOPS, pile]
        s[TOPS, pile] = card
        s[SIZES, pile] += 1
        s[HELD, pile] += s[BULLHEADS, card]
        s[COUNTS, seat] -= 1
    if s[COUNTS, seat] == 0:
        s[FACTS, PHASE] = OVER
    else:
        _pass_turn(s)


@inlined
def _take(s: Ints, pile: int) -> None:
    seat = s[FACTS, TURN]
    card, size = s[TOPS, pile], s[SIZES, pile]
    while card != 0:
        give(s, card, seat)
        card = s[BELOW, card]
    s[COUNTS, seat] += size
    last = s[FACTS, PILES] - 1
    s[TOPS, pile] = s[TOPS, last]
    s[SIZES, pile] = s[SIZES, last]
    s[HELD, pile] = s[HELD, last]
    s[FACTS, PILES] = last
    if size >= s[RULES, BULL_CARD_FROM]:
        if s[FACTS, SUPPLY] > 0:
            s[FACTS, SUPPLY] -= 1
            s[BULLS, seat] += 1
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
    _finish_take(s)


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
def _finish_take(s: Ints) -> None:
    """Open new piles, check the draw deck (E8, E11)."""
    end = min(s[FACTS, DRAWN] + s[RULES, NEW_PILES], s[FACTS, DRAWABLE])
    for at in range(s[FACTS, DRAWN], end):
        open_pile(s, s[DECK, at])
    s[FACTS, DRAWN] = end
    if end == s[FACTS, DRAWABLE]:
        s[FACTS, PHASE] = OVER
    else:
        _pass_turn(s)


@inlined
def _pass_turn(s: Ints) -> None:
    seat = s[FACTS, TURN] + 1
    s[FACTS, TURN] = 0 if seat == s[RULES, SEATS] else seat
    s[FACTS, PHASE] = TO_PLAY


@inlined
def deal(s: Ints, order: Ints, starter: int) -> None:
    """Lay out a fresh round from a deck in order (E2)."""
    seats, size = s[RULES, SEATS], s[RULES, HAND_SIZE]
    s[FACTS, PILES] = 0
    for seat in range(seats):
        for at in range(seat * size, (seat + 1) * size):
            give(s, order[at], seat)
        s[COUNTS, seat] = size
        s[BULLS, seat] = 0
    dealt = seats * size
    for at in range(dealt, s[RULES, TOP_CARD]):
        give(s, order[at], NOBODY)
        if at > dealt:
            s[DECK, at - dealt - 1] = order[at]
    open_pile(s, order[dealt])
    s[FACTS, DRAWN] = 0
    s[FACTS, DRAWABLE] = s[RULES, TOP_CARD] - dealt - 1
    s[FACTS, SUPPLY] = s[RULES, BULL_CARDS]
    s[FACTS, TURN] = starter
    s[FACTS, PHASE] = TO_PLAY


@inlined
def count_hands(s: Ints, penalties: Ints) -> None:
    """Add to `penalties` the bullheads in each hand (E11)."""
    for card in range(1, s[RULES, TOP_CARD] + 1):
        if s[OWNER, card] >= 0:
            penalties[s[OWNER, card]] += s[BULLHEADS, card]
