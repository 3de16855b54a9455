"""The lean clients of `toril bench server` read in a few bytes what the whole message says."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.playing import play_through, table_of
from toril.bench.server import stopwatch
from toril.bench.server.crowd import Crowd
from toril.bench.server.hearing import Turn, committed_seats, own_turn, turn_number
from toril.bench.server.loads import Load
from toril.bench.server.people import BenchTable, Client, Person
from toril.bench.server.seating import connect_all, seat_table

FLAT_OUT = Load("flat", "flat out", 1, people=3, bots=1, pace=0, spectators=2)


def expected_turn(message: dict[str, Any]) -> Turn | None:
    """Return what `own_turn` must find, from the whole message."""
    play = message.get("play")
    if play is None:
        return None
    if play["view"]["outcome"] is not None:
        return Turn(-1, True, ())
    seat = play["view"]["round"]["seat"]
    if seat not in play["to_act"]:
        return None
    return Turn(seat, False, tuple(play["legal"].get("cards", ())))


def check(text: bytes) -> None:
    message = json.loads(text)
    events = message.get("events", ())
    play = message.get("play")
    assert list(committed_seats(text)) == [
        event["seat"] for event in events if event["kind"] == "six.committed"
    ]
    assert turn_number(text) == (play and (play["match"], play["turn"]))
    assert own_turn(text) == expected_turn(message)


def test_matches_of_six_nimmt_are_played_from_a_few_bytes_of_every_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts: list[tuple[Client, bytes]] = []
    plain = Client.heard

    def heard(client: Client, text: bytes) -> None:
        texts.append((client, text))
        plain(client, text)

    monkeypatch.setattr(Client, "heard", heard)

    async def story(base: str) -> None:
        crowd = Crowd([base], 5)
        table = await seat_table(crowd, FLAT_OUT)
        await connect_all(table.clients, lambda _: None)
        table.begin()
        async with asyncio.timeout(30):
            while crowd.tally.matches < 3:
                await asyncio.sleep(0.01)
        crowd.stop()
        for client in table.clients:
            client.leave()
        await asyncio.sleep(0.05)
        assert (crowd.tally.refused, crowd.tally.lost) == (0, 0), crowd.tally.faults
        assert crowd.tally.moves > 3 * 15
        assert len(crowd.tally.latencies) > 3 * 15

    with running(settings(tmp_path)) as server:
        asyncio.run(story(server.base))
    kinds = {json.loads(text)["kind"] for _, text in texts}
    assert {"welcome", "update", "presence"} <= kinds
    for client, text in texts:
        if isinstance(client, Person):
            check(text)
    assert any(own_turn(text) == Turn(-1, True, ()) for _, text in texts)


def test_of_eleven_nimmt_only_the_end_is_understood(tmp_path: Path) -> None:
    turns: list[Turn | None] = []

    def watch(message: dict[str, Any]) -> None:
        turns.append(own_turn(to_json(message)))

    async def story(base: str) -> None:
        options = {"rounds": 1}
        (ana,) = await table_of(
            base, 1, game="eleven_nimmt", seats=2, bots=[None, "random"], options=options
        )
        await ana.post("start")
        await play_through(ana, Random(3), watch)

    with running(settings(tmp_path)) as server:
        asyncio.run(story(server.base))
    assert set(turns) == {None, Turn(-1, True, ())}


PUBLIC = b"""{"kind":"news","version":13,"own":null,"events":[{"kind":"six.committed","seat":0,\
"card":null}],"ack":null}"""
OWN = b"""{"kind":"news","version":13,"own":null,"events":[{"kind":"six.committed","seat":0,\
"card":17}],"ack":"abcdefgh"}"""


def test_a_commitment_told_as_news_ends_its_time_when_the_last_has_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stopwatch, "OVERDUE", -1)
    crowd = Crowd(["http://127.0.0.1:1"], 0)
    table = BenchTable(crowd, FLAT_OUT, "ABCDEF")
    table.clients += [Person(table, "a"), Person(table, "b"), Client(table)]
    table.stopwatch.commits(0, len(table.clients))
    for client, news in zip(table.clients, (OWN, PUBLIC, PUBLIC), strict=True):
        assert (crowd.tally.latencies, table.stopwatch.overdue()) == ([], 1)
        client.heard(news)
    assert (len(crowd.tally.latencies), table.stopwatch.overdue()) == (1, 0)
    assert crowd.tally.told()["deliveries"] == {"n": 3}
    assert (own_turn(OWN), turn_number(PUBLIC)) == (None, None)
