"""Those whom a restart has sent away do not come back all at once, and nobody waits for long."""

import heapq
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from toril.client.back_off import CROWDED_WAIT, crowded_waits, waits

if TYPE_CHECKING:
    from collections.abc import Iterator

PEOPLE = 2000
WINDOW = 0.05


def arrivals(away: float) -> list[float]:
    """Return when each comes to a server that was away for so long, in seconds after its return."""
    trying: list[tuple[float, int, Iterator[float]]] = []
    for number in range(PEOPLE):
        coming = waits()
        trying.append((next(coming), number, coming))
    heapq.heapify(trying)
    there = []
    while trying:
        at, number, coming = heapq.heappop(trying)
        if at >= away:
            there.append(at - away)
        else:
            heapq.heappush(trying, (at + next(coming), number, coming))
    return there


@pytest.mark.parametrize("away", [0.0, 0.2, 0.5, 1.0, 2.0, 5.0, 20.0])
def test_two_thousand_who_return_are_spread_and_back_after_two_seconds(away: float) -> None:
    there = arrivals(away)
    together = Counter(int(at / WINDOW) for at in there)
    assert max(together.values()) < 0.12 * PEOPLE  # all of them, while each began with 50 ms
    assert max(there) <= 2.0
    assert sum(there) / PEOPLE < 1.0


def test_a_crowded_server_has_time() -> None:
    assert all(CROWDED_WAIT <= wait <= 2 * CROWDED_WAIT for wait in islice(crowded_waits(), 100))
