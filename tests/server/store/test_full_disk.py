"""While nothing can be written nothing happens, and afterwards everything goes on."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.harness.disk import full_disk, read_only
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.playing import play_through, random_move, table_of
from toril.client import RawClient, answer_to
from toril.engine.codec import to_json
from toril.engine.errors import TorilError


@pytest.mark.parametrize("broken", [read_only, full_disk])
def test_nothing_happens_while_nothing_can_be_written(
    tmp_path: Path, broken: Callable[[Running, Path], Any]
) -> None:
    async def story(server: Running) -> None:
        setup: dict[str, Any] = {"bots": [None, None, "cautious"], "options": {"rounds": 1}}
        ana, bea = await table_of(server.base, 2, seats=3, **setup)
        await ana.post("start")
        assert ana.code is not None
        room = await server.hall.room(ana.code)
        before = room.table
        with broken(server, tmp_path):
            play = (await ana.connect())["play"]  # now the bot tries to move, in vain
            move = random_move(play, Random(1))
            command = await ana.move(play, move)
            answer = await ana.receive()
            assert (answer["id"], answer["code"]) == (command, "not_stored")
            for what in ("pause", "leave"):
                with pytest.raises(TorilError) as caught:
                    await ana.post(what)
                assert caught.value.code == "not_stored"
            with pytest.raises(TorilError) as caught:
                await RawClient(server.base).open(name="Eva", game="six_nimmt", seats=2)
            assert caught.value.code == "not_stored"
            assert room.table is before
        turn = {"match": play["match"], "turn": play["turn"]}
        await ana.send(kind="move", id=command, **turn, move=to_json(move))
        while answer_to(answer := await ana.receive()) != command:
            assert answer["kind"] in ("update", "news", "presence")
        assert answer["kind"] in ("update", "news")
        await asyncio.gather(*(play_through(client, Random(2)) for client in (ana, bea)))

    with running(settings(tmp_path)) as server:
        asyncio.run(story(server))


@pytest.mark.parametrize("broken", [read_only, full_disk])
def test_who_comes_while_nothing_can_be_written_gets_in_later(
    tmp_path: Path, broken: Callable[[Running, Path], Any]
) -> None:
    async def story(server: Running) -> None:
        setup: dict[str, Any] = {"clock": "quick", "options": {"rounds": 1}}
        (ana,) = await table_of(server.base, 1, seats=2, bots=[None, "cautious"], **setup)
        await ana.post("start")
        assert ana.code is not None
        room = await server.hall.room(ana.code)
        with broken(server, tmp_path):  # so the clock cannot be set for her
            with pytest.raises(ConnectionClosed) as caught:
                await ana.connect()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1013
            assert room.present == set()
            playing = asyncio.ensure_future(play_through(ana, Random(3)))
            await asyncio.sleep(0.3)  # she tries in vain
            assert not playing.done()
        await playing

    with running(settings(tmp_path)) as server:
        asyncio.run(story(server))
