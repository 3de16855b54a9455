"""The deal of the day: the same for everybody, one try a browser, and what came of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.clock import StandingClock
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.day import GAMES, Browser, seen
from tests.people.requests import is_refusal
from toril.client import new_claim, new_id
from toril.engine.fairness.day import DayDeal, day_secret
from toril.engine.record import Record
from toril.fast.compiling import ready

DAY = 24 * 3600 * 1000


@pytest.fixture(scope="module", autouse=True)
def _kernels() -> None:
    ready.wait_until_ready()


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
def server(tmp_path: Path, clock: StandingClock) -> Iterator[Running]:
    with running(settings(tmp_path), clock) as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_with_the_same_moves_see_the_same_and_end_the_same(
    server: Running, game: str
) -> None:
    one, other = (Browser(server.base).begin(game).play(seed=7) for _ in range(2))
    assert one.code != other.code
    assert seen(one)
    assert seen(one) == seen(other)
    results = [browser.days()["games"][game] for browser in (one, other)]
    assert [found["mine"]["state"] for found in results] == ["counted", "counted"]
    assert results[0]["result"]["bullheads"] == results[1]["result"]["bullheads"]
    assert results[1]["result"]["tries"] == 2


def test_whoever_plays_otherwise_meets_the_same_cards(server: Running) -> None:
    one, other = (Browser(server.base).begin("six_nimmt").play(seed) for seed in (1, 2))
    first = [browser.heard[0]["play"]["view"]["round"] for browser in (one, other)]
    assert first[0] == first[1]
    assert seen(one) != seen(other)


def test_a_second_try_is_refused(server: Running) -> None:
    browser = Browser(server.base).begin("six_nimmt")
    assert is_refusal(browser.asked_to_begin("six_nimmt"), 409, "day_tried")
    browser.play()
    assert is_refusal(browser.asked_to_begin("six_nimmt"), 409, "day_tried")
    assert browser.asked_to_begin("eleven_nimmt").status == 201  # another game, another deal


def test_a_request_whose_answer_got_lost_finds_the_one_try(server: Running) -> None:
    request = {"id": new_id(), "claim": new_claim()}
    codes = {
        Browser(server.base).asked_to_begin("six_nimmt", **request).json["table"]["code"]
        for _ in range(3)  # without the cookie, which got lost too
    }
    assert len(codes) == 1


def test_the_next_day_has_another_deal_and_another_try(
    server: Running, clock: StandingClock
) -> None:
    browser = Browser(server.base).begin("six_nimmt").play()
    before = browser.days()
    clock.time += DAY
    after = browser.days()
    assert after["date"] > before["date"]
    assert after["games"]["six_nimmt"]["mine"] is None
    browser.begin("six_nimmt")
    assert browser.days()["games"]["six_nimmt"]["mine"]["state"] == "playing"
    assert browser.days(before["date"])["games"]["six_nimmt"]["mine"]["state"] == "counted"


def test_the_hash_of_the_day_before_is_that_of_the_secret(
    server: Running, clock: StandingClock
) -> None:
    before = Browser(server.base).days()["games"]
    clock.time += DAY
    for game in GAMES:
        browser = Browser(server.base).begin(game).play()
        today = browser.days()
        assert today["games"][game]["hash"] == before[game]["tomorrow"]
        secret = day_secret(server.store.key, today["date"], game)
        assert DayDeal(today["date"], secret).hash(game) == before[game]["tomorrow"]
    clock.time += 2 * DAY
    record = Record.loads(browser.ask("GET", f"/api/tables/{browser.code}/record").body)
    assert isinstance(record.fairness, DayDeal)
    assert record.fairness.hash(game) == before[game]["tomorrow"]
    assert record.replay().outcome


def test_a_try_begun_before_midnight_may_end_after_it(
    server: Running, clock: StandingClock
) -> None:
    browser = Browser(server.base)
    today = browser.days()
    clock.time = today["ends"] - 1
    browser.begin("six_nimmt")
    clock.time = today["ends"]
    assert is_refusal(
        Browser(server.base).asked_to_begin("six_nimmt", today["date"]), 409, "day_over"
    )
    browser.play()
    assert browser.days(today["date"])["games"]["six_nimmt"]["mine"]["state"] == "counted"


def test_a_try_that_ends_when_the_secret_is_out_does_not_count(
    server: Running, clock: StandingClock
) -> None:
    browser = Browser(server.base).begin("six_nimmt")
    today = browser.days()
    clock.time = today["out"]
    browser.play()
    found = browser.days(today["date"])["games"]["six_nimmt"]
    assert (found["mine"]["state"], found["mine"]["why"]) == ("not_counted", "late")
    assert (found["result"]["tries"], found["result"]["place"]) == (0, None)


@pytest.mark.parametrize("date", ["2023-11-15", "2023-02-30", "9999-12-31"])
def test_only_days_that_have_begun_are_told(server: Running, date: str) -> None:
    assert Browser(server.base).days("2023-11-14")["date"] == "2023-11-14"
    answer = Browser(server.base).ask("GET", f"/api/day?date={date}")
    assert is_refusal(answer, 404, "no_such_day")


def test_from_five_tries_on_they_are_shown_side_by_side(server: Running) -> None:
    browsers = [Browser(server.base) for _ in range(5)]
    found = []
    for seed, browser in enumerate(browsers):
        browser.begin("eleven_nimmt").play(seed)
        found.append(browser.days()["games"]["eleven_nimmt"]["result"])
    assert [each["tries"] for each in found] == [1, 2, 3, 4, 5]
    assert [each["histogram"] is None for each in found] == [True] * 4 + [False]
    scores = sorted(each["bullheads"] for each in found)
    last = found[-1]
    assert last["median"] == scores[2]
    assert last["place"] == 1 + scores.index(last["bullheads"])
    assert [(bar["bullheads"], bar["tries"]) for bar in last["histogram"]] == sorted(
        (score, scores.count(score)) for score in set(scores)
    )
    again = browsers[0].days()["games"]["eleven_nimmt"]["result"]
    assert again["tries"] == 5  # looked at twice, counted once


def test_whoever_has_not_tried_is_told_nothing_of_other_tries(server: Running) -> None:
    before = Browser(server.base).days()
    Browser(server.base).begin("six_nimmt").play().days()
    assert Browser(server.base).days() == before
    stranger = Browser(server.base, {"day": "somebody"})
    assert stranger.days() == before
