"""How far a choice goes: `python -m tests.fairness.steering` measures what missing numbers allow.

Ten people sit at a table of 6 nimmt!. Nine of them work together with the server and want the hand
of the tenth as awkward as can be: with as many cards in 40..75 as possible. When all numbers are
known they may keep some of theirs back, and take the best of all deals that they can reach so. The
draws, hashes and deals are the real ones.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from statistics import mean, quantiles

from toril import SixNimmt
from toril.engine.deal import deck_order
from toril.engine.fairness.draw import DrawnSeat, read_draw, write_draw
from toril.engine.fairness.hashes import numbers_hash, seal, secret_seal, seed_of
from toril.engine.games import deal
from toril.fairness.verdict import possible_deals
from toril.machine import machine_info

RULES = SixNimmt(seats=10)
AWKWARD = range(40, 76)
HONEST = 0


def awkward(seed: bytes) -> int:
    """Return how many awkward cards the honest seat gets from a seed."""
    dealt = deal(RULES, deck_order(seed, 1, RULES.deck), 0)
    return sum(card in AWKWARD for card in dealt.hands[HONEST])


def reachable(rng: Random, missing: int) -> Iterator[bytes]:
    """Draw one match and yield the seeds that can be reached with up to so many missing numbers."""
    table, secret = rng.randbytes(16), rng.randbytes(32)
    numbers = [rng.randbytes(32) for _ in range(RULES.seats)]
    seats = tuple(
        DrawnSeat(f"Person {seat}", None, seal(table, number))
        for seat, number in enumerate(numbers)
    )
    text = write_draw(table.hex(), 1, 1, RULES, seats, secret_seal(table, secret))
    drawn = read_draw(text).hash
    others = [seat for seat in range(RULES.seats) if seat != HONEST]
    for fewer in range(missing + 1):
        for kept_back in combinations(others, fewer):
            given = [None if s in kept_back else numbers[s] for s in range(RULES.seats)]
            yield seed_of(numbers_hash(drawn, given), secret)


def steered(missing: int, trials: int, seed: int = 1) -> list[int]:
    """Return how awkward the hand becomes in each of so many draws."""
    rng = Random(f"{seed} {missing}")
    return [max(map(awkward, reachable(rng, missing))) for _ in range(trials)]


def by_chance(deals: int) -> list[float]:
    """Return how probable each number of awkward cards is in the best of so many deals, exactly."""
    hand, cards, bad = RULES.hand_size, len(RULES.deck), len(AWKWARD)
    once = [
        comb(bad, hit) * comb(cards - bad, hand - hit) / comb(cards, hand)
        for hit in range(hand + 1)
    ]
    up_to = [sum(once[: hit + 1]) ** deals for hit in range(hand + 1)]
    return [now - before for before, now in zip([0.0, *up_to], up_to, strict=False)]


def expected(deals: int) -> float:
    """Return the mean of the best of so many deals, exactly."""
    return sum(hit * chance for hit, chance in enumerate(by_chance(deals)))


def row(missing: int, trials: int) -> str:
    """Return a line of the table in docs/fairness.md."""
    deals, found = possible_deals(RULES.seats, missing), steered(missing, trials)
    low, middle, high = (quantiles(found, n=20, method="inclusive")[at] for at in (0, 9, 18))
    cells = [str(missing), str(deals), f"{mean(found):.2f}", f"{expected(deals):.2f}"]
    cells += [f"{low:.0f}", f"{middle:.0f}", f"{high:.0f}", str(max(found))]
    return f"| {' | '.join(cells)} |\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--trials", type=int, default=1000)
    asked = parser.parse_args()
    sys.stdout.write(f"{asked.trials} draws each, on {machine_info()}\n")
    for missing in (0, 1, 9):
        sys.stdout.write(row(missing, asked.trials))
