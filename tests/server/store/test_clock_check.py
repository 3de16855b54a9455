"""A worker whose clock is wrong says so when it starts."""

from time import time

from structlog.testing import capture_logs

from toril.server.store import Place
from toril.server.store.clock_check import check_clock
from toril.server.store.postgres import CLOCK
from toril.server.store.postgres_connection import unhurried


def said(place: Place, *ahead: float) -> list[float]:
    """Return what is said where our clock is so far ahead when we ask, and when we are answered."""
    engine, wrong = unhurried(place), iter(ahead)
    with capture_logs() as log:
        check_clock(engine, CLOCK, lambda: time() + next(wrong))
    engine.dispose()
    return [round(line["seconds_ahead"], -1) for line in log]


def test_a_clock_that_differs_from_the_databases_is_said(postgres_place: Place) -> None:
    assert said(postgres_place, 300, 300) == [300]
    assert said(postgres_place, -300, -300) == [-300]


def test_one_that_may_be_right_is_not(postgres_place: Place) -> None:
    assert said(postgres_place, 0, 0) == []
    assert said(postgres_place, -300, 300) == []  # it took ten minutes: who knows
