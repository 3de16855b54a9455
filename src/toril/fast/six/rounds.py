"""Whole rounds of 6 nimmt! by a policy, from a fresh deal; on request with all that happened."""

import numpy as np

from toril.engine.six_nimmt import SixNimmt
from toril.engine.value import value
from toril.fast.compiling.jit import kernel
from toril.fast.dice import SEEDS, Dice, below, make_dice, seeded, shuffle
from toril.fast.six.layout import (
    SEAT_BITS,
    SEAT_MASK,
    Numbers,
    copy,
    fresh_rows,
    no_rows,
    rule_numbers,
)
from toril.fast.six.playout import choose_cards, finish_draft
from toril.fast.six.policies import COUNTING_SHARES, DRAWS
from toril.fast.six.risk import chances
from toril.fast.six.rules import place_key, place_trick


@value
class Rounds:
    """What happened: in round r everybody lost `penalties[r]`, and so on.

    `orders[r]` is the deck, dealt as the engine deals it; in a draft it is picked from its end.
    `placed[r, trick, number]` is a placement: seat, card, row, bullheads taken.
    """

    orders: Numbers
    placed: Numbers
    penalties: Numbers


def play_rounds(rules: SixNimmt, rounds: range, seed: int, policy: str = "random") -> Numbers:
    """Return the bullheads of each seat, [round, seat]; a round depends on its number only."""
    return _played(rules, rounds, seed, policy, traced=False).penalties


def traced_rounds(rules: SixNimmt, rounds: range, seed: int, policy: str = "random") -> Rounds:
    """Return the same rounds, every placement written down."""
    return _played(rules, rounds, seed, policy, traced=True)


def _played(rules: SixNimmt, rounds: range, seed: int, policy: str, *, traced: bool) -> Rounds:
    numbers = rule_numbers(rules)
    many = len(rounds) if traced else 0
    orders = np.zeros((many, len(rules.deck)), np.int64)
    placed = np.zeros((many, rules.hand_size, rules.seats, 4), np.int64)
    penalties = np.zeros((len(rounds), rules.seats), np.int64)
    others = COUNTING_SHARES[policy][1]
    share = DRAWS // 2 if others is None else others  # before the first trick nothing is known
    _play(
        fresh_rows(rules),
        chances(rules),
        np.append(numbers, share),
        np.array(rules.deck, np.int64),
        np.array(rounds, np.int64),
        seed & SEEDS,
        make_dice(),
        no_rows(rules),
        no_rows(rules),
        orders,
        placed,
        penalties,
    )
    return Rounds(orders, placed, penalties)


@kernel
def _play(
    fresh: Numbers,
    chance: Numbers,
    numbers: Numbers,
    sorted_deck: Numbers,
    rounds: Numbers,
    seed: int,
    dice: Dice,
    rows: Numbers,
    traced_rows: Numbers,
    orders: Numbers,
    placed: Numbers,
    penalties: Numbers,
) -> None:
    seats, hand_size, n_rows = numbers[0], numbers[1], numbers[2]
    row_length, drafted, share = numbers[3], numbers[4], numbers[5]
    deck, hands = np.empty(sorted_deck.shape[0], np.int64), np.empty((seats, hand_size), np.int64)
    counting, counts = np.empty(seats, np.int64), np.zeros(seats, np.int64)
    trick, keys = np.empty(seats, np.int64), np.empty(seats, np.int64)
    ignored = np.empty(seats, np.int64)
    for number in range(rounds.shape[0]):
        seeded(dice, seed, rounds[number])
        copy(sorted_deck, deck)
        shuffle(deck, deck.shape[0], deck.shape[0], dice)
        for seat in range(seats):
            counting[seat] = below(dice, DRAWS) < share
            counts[seat] = 0
            if not drafted:
                for at in range(hand_size):
                    hands[seat, at] = deck[seat * hand_size + at]
        if drafted:
            finish_draft(deck, deck.shape[0], 0, hands, counts, n_rows, rows, fresh, dice)
        else:
            for row in range(n_rows):
                rows[row] = fresh[deck[seats * hand_size + row]] + row
        copy(rows, traced_rows)
        if orders.shape[0] > 0:
            copy(deck, orders[number])
        for at in range(hand_size):
            choose_cards(-1, 0, hands, hand_size - at, counting, trick, rows, row_length, chance)
            place_trick(trick, 0, rows, penalties[number], fresh, row_length, keys)
            if placed.shape[0] > 0:  # once more, card by card
                for place in range(seats):
                    row, cost = place_key(keys[place], -1, traced_rows, ignored, fresh, row_length)
                    placed[number, at, place, 0] = keys[place] & SEAT_MASK
                    placed[number, at, place, 1] = keys[place] >> SEAT_BITS
                    placed[number, at, place, 2] = row
                    placed[number, at, place, 3] = cost
