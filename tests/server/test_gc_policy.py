"""Looking for cycles stops nobody, and memory is given back when people have left."""

import gc
from collections.abc import Iterator

import pytest

from toril.server import gc_policy
from toril.server.gc_policy import Collector


@pytest.fixture(autouse=True)
def pythons_own() -> Iterator[None]:
    """Give the collector back to Python afterwards."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


class Knot:
    """Something that holds itself."""

    alive = 0

    def __init__(self) -> None:
        self.myself = self
        Knot.alive += 1

    def __del__(self) -> None:
        Knot.alive -= 1


def test_a_step_frees_new_cycles_and_never_looks_at_what_it_has_seen() -> None:
    collector = Collector()
    frozen = gc.get_freeze_count()
    kept = [Knot() for _ in range(1000)]
    for _ in range(1000):
        Knot()
    collector.step()
    assert Knot.alive == 1000
    assert gc.get_freeze_count() >= frozen + 1000
    seen: list[int] = []

    def note(_: str, __: dict[str, int]) -> None:
        seen.append(len(gc.get_objects(0)) + len(gc.get_objects(1)))

    gc.callbacks.append(note)
    collector.step()
    gc.callbacks.remove(note)
    assert seen[0] < 1000  # the thousand are not among them
    del kept
    assert Knot.alive == 1000  # they hold themselves, and wait until everybody has left


def test_when_all_have_left_everything_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = 100_000_000
    monkeypatch.setattr(gc_policy, "memory", lambda: memory)
    collector = Collector()
    before = Knot.alive
    kept = [Knot() for _ in range(100)]
    collector.step()
    del kept
    memory += 50_000_000
    collector.tend(connected=5)
    assert Knot.alive == before + 100
    collector.tend(connected=0)
    assert Knot.alive == 0


def test_somebody_is_always_there_so_once_an_hour_it_is_done_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory, now = 100_000_000, 0.0
    monkeypatch.setattr(gc_policy, "memory", lambda: memory)
    monkeypatch.setattr(gc_policy, "monotonic", lambda: now)
    collector = Collector()
    kept = [Knot() for _ in range(100)]
    collector.step()
    del kept
    memory *= 2
    collector.tend(connected=5)
    assert Knot.alive == 100
    now += gc_policy.HOUR + 1
    collector.tend(connected=5)
    assert Knot.alive == 0


def test_memory_is_given_back_when_half_of_them_have_left(monkeypatch: pytest.MonkeyPatch) -> None:
    given_back = 0

    def trim() -> None:
        nonlocal given_back
        given_back += 1

    monkeypatch.setattr(gc_policy, "_trimmer", lambda: trim)
    collector = Collector()
    at_first = given_back
    for connected, times in ((1000, 0), (900, 0), (400, 1), (350, 1), (100, 2)):
        collector.tend(connected)
        assert given_back == at_first + times
