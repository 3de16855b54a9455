"""The deal of the day at several workers: each knows it, and a try goes on at any of them."""

from pathlib import Path

import pytest

from tests.harness.clock import StandingClock
from tests.harness.in_thread import Running
from tests.harness.workers import workers
from tests.people.day import GAMES, Browser, seen
from tests.people.requests import is_refusal
from tests.services.fixtures import new_database, new_redis_db
from tests.services.given import GivenPostgres, GivenRedis
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer
from toril.fast.compiling import ready


@pytest.fixture(scope="module", autouse=True)
def _kernels() -> None:
    ready.wait_until_ready()


def moved_to(browser: Browser, worker: Running) -> Browser:
    """Let a browser go on at another worker."""
    return Browser(worker.base, dict(browser.cookies))


def test_every_worker_tells_the_same_deals_and_tries(pair: list[Running]) -> None:
    one, other = pair
    stranger = [Browser(worker.base).days() | {"now": 0} for worker in pair]
    assert stranger[0] == stranger[1]
    browser = Browser(one.base).begin("six_nimmt")
    elsewhere = moved_to(browser, other)
    assert is_refusal(elsewhere.asked_to_begin("six_nimmt"), 409, "day_tried")
    elsewhere.play()
    results = [each.days()["games"]["six_nimmt"] for each in (browser, elsewhere)]
    assert results[0] == results[1]
    assert results[0]["mine"]["state"] == "counted"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_at_two_workers_see_the_same_and_end_the_same(
    pair: list[Running], game: str
) -> None:
    began = [Browser(worker.base).begin(game) for worker in pair]
    here = began[0].play(seed=3)
    crossed = moved_to(began[1], pair[0]).play(seed=3)
    elsewhere = moved_to(Browser(pair[0].base).begin(game), pair[1]).play(seed=3)
    assert seen(here)
    assert seen(here) == seen(crossed) == seen(elsewhere)


def test_at_midnight_all_workers_have_the_next_deal(
    tmp_path: Path,
    postgres_server: PostgresServer | GivenPostgres,
    redis_server: RedisServer | GivenRedis,
) -> None:
    clock = StandingClock()
    database, bus = new_database(postgres_server), new_redis_db(redis_server)
    with workers(tmp_path, database, bus, now=clock) as pair:
        today = Browser(pair[0].base).days()
        clock.time = today["ends"] - 1
        browser = Browser(pair[0].base).begin("six_nimmt")
        clock.time += 1
        for worker in pair:
            told = moved_to(browser, worker).days()
            assert told["games"]["six_nimmt"]["hash"] == today["games"]["six_nimmt"]["tomorrow"]
            assert told["games"]["six_nimmt"]["mine"] is None
        ended = moved_to(browser, pair[1]).play()
        assert ended.days(today["date"])["games"]["six_nimmt"]["mine"]["state"] == "counted"
