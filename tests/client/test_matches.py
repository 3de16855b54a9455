"""A whole match, told in the engine's own values."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.playing import play_through
from tests.people.witness import finished_record
from toril.client import Client, RawClient
from toril.engine.game import Event, Seat
from toril.engine.games import GAMES
from toril.engine.six_nimmt import Committed
from toril.wire.outbound import Update, Welcome
from toril.wire.table_events import Started, TableEvent, Unknown

SETUP: dict[str, Any] = {
    "name": "Ana",
    "seats": 3,
    "bots": [None, "random", None],
    "options": {"rounds": 1},
}


async def play_to_the_end(
    client: Client, luck: Random, welcomed: asyncio.Event
) -> list[Event | Unknown]:
    """Play by the engine's own legal moves until the match has ended; return what was told."""
    told: list[Event | Unknown] = []
    moved, seat = -1, None
    async for message in client.messages():
        if isinstance(message, Update):
            told += message.events
        else:
            welcomed.set()
        if not isinstance(message, Welcome | Update) or (play := message.play) is None:
            continue
        if message.table is not None:
            seat = [chair.person for chair in message.table.seats].index(client.person)
        assert play.view.seat == seat
        if play.view.outcome is not None:
            await client.close()
            return told
        if seat in play.to_act and play.turn != moved:
            moved = play.turn
            assert play.view.legal.factored() == play.legal.model_dump()
            await client.move(play, play.view.legal.pick(luck))
    raise AssertionError("messages never end")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_told_in_the_engines_own_values(game: str, tmp_path: Path) -> None:
    async def story(base: str) -> None:
        host = Client(base)
        opened = await host.open(game=game, **SETUP)
        assert opened.rules == GAMES[game].rules(seats=3, rounds=1)
        guest = RawClient(base, host.code)
        await guest.sit("Ben")
        welcomed = asyncio.Event()
        playing = asyncio.create_task(play_to_the_end(host, Random(2), welcomed))
        await welcomed.wait()
        assert (await host.post("start")).state == "draw"  # the client gives its number by itself
        await play_through(guest, Random(1))
        told = await playing
        assert Started(1) in told
        record = await host.record()
        assert record.replay() == (await finished_record(guest)).replay()
        assert in_order(told) == in_order(seen_in(record.steps(), 0))

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def seen_in(steps: Iterable[tuple[Any, Iterable[Event]]], seat: Seat) -> list[Event | None]:
    return [event.seen_by(seat) for _, events in steps for event in events]


def in_order(events: Iterable[Event | Unknown | None]) -> list[Any]:
    """Return what the engine told, without commitments, which come in any order."""
    return [
        event
        for event in events
        if event is not None and not isinstance(event, TableEvent | Committed)
    ]
