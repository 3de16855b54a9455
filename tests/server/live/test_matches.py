"""Whole matches over real sockets, each checked against its own record when it has ended."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.harness.deals import fix_deals
from tests.harness.in_thread import running
from tests.harness.metrics import counted
from tests.harness.settings import settings
from tests.people.playing import table_of
from tests.people.witness import Events, play_and_check
from toril.bots import LEVELS
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.record import Record
from toril.fast.compiling.ready import wait_until_ready
from toril.server.metrics import EFFORT, REPLACED

SIX = [("six_nimmt", seats) for seats in range(2, 11)]
ELEVEN = [("eleven_nimmt", seats) for seats in range(2, 8)]


def play(folder: Path, people: int, **setup: Any) -> tuple[Record, Events]:
    """Let so many people (and bots, as the setup says) play at a fresh server."""

    async def story(base: str) -> tuple[Record, Events]:
        return await play_and_check(await table_of(base, people, **setup))

    with running(settings(folder)) as server:
        return asyncio.run(story(server.base))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SIX + ELEVEN)
def test_every_number_of_people_plays_a_whole_match(tmp_path: Path, game: str, seats: int) -> None:
    record, _ = play(tmp_path, seats, game=game, seats=seats, options={"rounds": 1})
    assert len(record.names) == seats


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
@pytest.mark.parametrize(
    "occupants", [(None, "random", "cautious", "random"), (None, None, "cautious")]
)
def test_people_and_bots_play_a_whole_match(
    tmp_path: Path, game: str, occupants: tuple[str | None, ...]
) -> None:
    record, _ = play(
        tmp_path,
        occupants.count(None),
        game=game,
        seats=len(occupants),
        bots=list(occupants),
        options={"rounds": 2},
    )
    assert isinstance(record.fairness, tuple)
    (opened,) = record.fairness
    assert opened.seed == record.seed
    assert [seat.bot for seat in opened.draw.seats] == list(occupants)


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_levels_play_a_whole_match_with_their_kernels(tmp_path: Path, game: str) -> None:
    wait_until_ready()
    before = unplayed(), counted(EFFORT)
    play(tmp_path, 1, game=game, seats=5, bots=[None, *LEVELS], options={"rounds": 1})
    assert unplayed() == before[0]
    assert counted(EFFORT) > before[1]


def unplayed() -> float:
    """Return how often a level was not asked, or failed; on a busy machine some are hurried."""
    return counted(REPLACED, why="compiling") + counted(REPLACED, why="failed")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_tactics_is_played_with_its_small_deck(tmp_path: Path, seats: int) -> None:
    _, events = play(tmp_path, seats, options={"variant": "tactics", "rounds": 2})
    tricks = [event["cards"] for event in events if event["kind"] == "six.revealed"]
    assert len(tricks) == 20
    assert max(card for trick in tricks for card in trick) <= 10 * seats + 4


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_draft_is_played_card_by_card_and_opens_the_rows(tmp_path: Path, seats: int) -> None:
    _, events = play(tmp_path, seats, options={"variant": "draft", "rounds": 2})
    drafted = [event["seat"] for event in events if event["kind"] == "six.drafted"]
    clockwise = [(first + turn) % seats for first in (0, 1) for turn in range(10 * seats)]
    assert drafted == clockwise
    assert sum(event["kind"] == "six.rows_opened" for event in events) == 2


def test_whose_card_is_too_low_chooses_a_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_deals(monkeypatch, 1)
    _, events = play(tmp_path, 4, options={"rounds": 3})
    too_low = [number for number, event in enumerate(events) if event["kind"] == "six.too_low"]
    assert len(too_low) >= 5
    for number in too_low:
        placed = events[number + 1]
        assert placed["kind"] == "six.placed"
        assert placed["why"] == "too low"
        assert (placed["seat"], placed["card"]) == (events[number]["seat"], events[number]["card"])
    rows = {events[number + 1]["row"] for number in too_low}
    assert len(rows) > 1  # chosen, not given


def test_plays_on_several_piles_and_robberies_go_over_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_deals(monkeypatch, 10)
    options = {"rounds": 3, "supply": 4, "bull_card_from": 1, "new_piles": 4, "hand_size": 15}
    _, events = play(tmp_path, 4, game="eleven_nimmt", options=options)
    groups = [event["groups"] for event in events if event["kind"] == "eleven.played"]
    assert any(len(group) > 1 for group in groups)
    assert any(len(cards) > 1 for group in groups for _, cards in group)
    chosen = [number for number, event in enumerate(events) if event["kind"] == "eleven.must_rob"]
    assert chosen
    for number in chosen:
        robbed = events[number + 1]
        assert robbed["kind"] == "eleven.bull_card_gained"
        assert robbed["source"] in events[number]["victims"]
    gained = [event["source"] for event in events if event["kind"] == "eleven.bull_card_gained"]
    assert "supply" in gained
    assert len([source for source in gained if source != "supply"]) > len(chosen)  # forced ones too


def test_e10_who_may_rob_is_asked_each_time_and_everybody_hears_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_deals(monkeypatch, 1)
    options = {"rounds": 2, "supply": 3, "bull_card_from": 1, "hand_size": 15, "rob": "may"}
    record, events = play(tmp_path, 4, game="eleven_nimmt", options=options)
    assert isinstance(record.rules, ElevenNimmt)
    assert record.rules.rob == "may"
    asked = [number for number, event in enumerate(events) if event["kind"] == "eleven.may_rob"]
    answers = [events[number + 1] for number in asked]
    assert {answer["kind"] for answer in answers} == {"eleven.declined", "eleven.bull_card_gained"}
    robbed = [event for event in events if event["kind"] == "eleven.bull_card_gained"]
    assert all(event["source"] == "supply" or event in answers for event in robbed)
    assert {len(events[number]["victims"]) for number in asked} > {1}


@pytest.mark.parametrize("first", [0, 2, 3])
def test_the_host_chooses_who_starts(tmp_path: Path, first: int) -> None:
    options = {"rounds": 1, "first_starter": first}
    record, events = play(tmp_path, 4, game="eleven_nimmt", options=options)
    began = next(
        event for event in events if event["kind"] in ("eleven.played", "eleven.pile_taken")
    )
    assert began["seat"] == record.moves[0][0] == first
