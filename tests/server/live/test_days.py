"""The bots of the deal of the day decide for themselves, or the try does not count."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.day import Browser
from tests.people.listener import tell
from tests.people.playing import play_through
from tests.people.requests import is_refusal
from toril.engine.match import Match
from toril.fast.compiling import ready
from toril.server.live import day_bots
from toril.server.live.day_bots import bots_version
from toril.server.live.days import rules_of_the_day
from toril.server.live.offered_bots import spec_of
from toril.server.live.thinking import PATIENCE, Question, Thinkers


@pytest.fixture(scope="module", autouse=True)
def _kernels() -> None:
    ready.wait_until_ready()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings(tmp_path)) as found:
        yield found


def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no kernels be ready until `monkeypatch` puts it right."""
    monkeypatch.setattr(ready.KERNELS, "_ready", set())


def test_no_try_begins_before_the_kernels_are_ready(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(server.base)
    cold(monkeypatch)
    assert [deal["ready"] for deal in browser.days()["games"].values()] == [False, False]
    answer = browser.asked_to_begin("six_nimmt")
    assert is_refusal(answer, 503, "day_not_ready")
    assert answer.headers["retry-after"] == "10"
    monkeypatch.undo()
    assert [deal["ready"] for deal in browser.days()["games"].values()] == [True, True]
    assert browser.days()["games"]["six_nimmt"]["mine"] is None  # that was no try
    assert browser.begin("six_nimmt").play().days()["games"]["six_nimmt"]["result"]["place"] == 1


def test_a_try_goes_on_and_counts_where_kernels_are_ready_only_later(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(server.base).begin("six_nimmt")

    async def story() -> None:
        cold(monkeypatch)
        playing = asyncio.create_task(play_through(browser.client, Random(1)))
        done, _ = await asyncio.wait([playing], timeout=0.5)
        assert not done  # the bots wait
        monkeypatch.undo()
        await playing

    tell(story())
    assert browser.days()["games"]["six_nimmt"]["mine"]["state"] == "counted"


def test_a_try_does_not_count_where_kernels_are_not_ready_for_long(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(server.base).begin("six_nimmt")
    cold(monkeypatch)
    monkeypatch.setattr(day_bots, "MOST_PATIENCE", 0.0)
    mine = browser.play().days()["games"]["six_nimmt"]["mine"]
    assert (mine["state"], mine["why"]) == ("not_counted", "bot")


def test_a_try_does_not_count_where_another_version_of_the_bots_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(server.base).begin("six_nimmt")
    monkeypatch.setattr(day_bots, "bots_version", lambda _: "another")
    found = browser.play().days()["games"]["six_nimmt"]
    assert (found["mine"]["state"], found["mine"]["why"]) == ("not_counted", "bot")
    assert found["result"]["place"] is None


def test_a_decision_of_the_day_is_never_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(rules_of_the_day("six_nimmt"), "toro")

    def asked(*, in_full: bool) -> Question:
        return Question(0, spec_of("ox"), match.recall_view(0), b"luck", in_full=in_full)

    async def decide(question: Question) -> object:
        thinkers = Thinkers()
        decisions = await thinkers.choose([question])
        thinkers.close()
        return decisions[0]

    at_once = asyncio.run(decide(asked(in_full=True)))
    times = iter(range(1000))
    late = "toril.server.live.thinking.perf_counter"
    monkeypatch.setattr(late, lambda: next(times) * 2 * PATIENCE)
    assert asyncio.run(decide(asked(in_full=True))) == at_once
    assert asyncio.run(decide(asked(in_full=False))) != at_once  # by lot, and told as such


def test_bots_of_the_day_decide_alike_whether_somebody_has_chosen_already_or_not() -> None:
    match, rng = Match.start(rules_of_the_day("six_nimmt"), "toro"), Random(1)
    ox, told = spec_of("ox"), 0

    def decide(at: Match[Any], seat: int) -> object:
        return ox.make(Random(b"luck"), 1.0).choose(at.recall_view(seat))

    while told < 9:
        if 0 in match.to_act and len(match.to_act) == 4:
            chosen, _ = match.play(0, match.legal(0).pick(rng))
            decided = [[decide(at, seat) for seat in (1, 2, 3)] for at in (match, chosen)]
            assert decided[0] == decided[1]
            told += 3
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(rng))


def test_the_version_of_the_bots_names_the_bot_and_its_code() -> None:
    six, eleven = map(bots_version, ("six_nimmt", "eleven_nimmt"))
    assert six.startswith("montecarlo:")
    assert six != eleven
    assert len(max(six, eleven)) <= 96  # as many signs as the database keeps
