"""A round of 6 nimmt! played on from where it stands: the rest of a draft, the cards of a trick."""

from toril.fast.compiling.jit import inlined
from toril.fast.dice import Dice, shuffle
from toril.fast.six.layout import Numbers
from toril.fast.six.risk import least_risk


@inlined
def remove(cards: Numbers, count: int, card: int) -> None:
    """Take `card` out of the first `count`; the others keep their order."""
    at = 0
    while cards[at] != card:
        at += 1
    for behind in range(at, count - 1):
        cards[behind] = cards[behind + 1]


@inlined
def finish_draft(
    pool: Numbers,
    left: int,
    drafter: int,
    hands: Numbers,
    counts: Numbers,
    n_rows: int,
    rows: Numbers,
    fresh: Numbers,
    dice: Dice,
) -> None:
    """Let seat after seat take the next of the first `left` cards of a shuffled pool (S12).

    What is left over opens the rows, in ascending order. Then every hand is shuffled: a playout
    plays from the front, and the front must not be what was picked first.
    """
    while left > n_rows:
        left -= 1
        hands[drafter, counts[drafter]] = pool[left]
        counts[drafter] += 1
        drafter = (drafter + 1) % hands.shape[0]
    for row in range(n_rows):
        place = 0
        for other in range(n_rows):
            place += pool[other] < pool[row]
        rows[place] = fresh[pool[row]] + place
    for seat in range(hands.shape[0]):
        shuffle(hands[seat], counts[seat], counts[seat], dice)


@inlined
def choose_cards(
    chooser: int,
    card: int,
    hands: Numbers,
    count: int,
    counting: Numbers,
    trick: Numbers,
    rows: Numbers,
    row_length: int,
    chance: Numbers,
) -> None:
    """Fill `trick` from hands of `count` cards: `chooser` plays `card`, the others by policy."""
    for seat in range(hands.shape[0]):
        at = 0
        if seat == chooser:
            while hands[seat, at] != card:
                at += 1
        elif counting[seat]:
            at = least_risk(hands, seat, count, rows, row_length, chance)
        trick[seat] = hands[seat, at]
        hands[seat, at] = hands[seat, count - 1]
