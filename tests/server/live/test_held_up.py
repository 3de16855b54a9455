"""A client that does not read, a bot that fails or cheats: nobody holds a table up."""

import asyncio
import socket
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import play_through, table_of
from tests.people.sockets import hello, raw_socket
from tests.people.witness import play_and_check
from tests.server.live.bad_bots import Cheating, Failing
from toril.bots import BotSpec, BotType
from toril.client import RawClient
from toril.server.live.offered_bots import SPECS
from toril.server.transport import websocket


async def stopped_reading(base: str, client: RawClient) -> ClientConnection:
    """Say hello as `client`, then never read again; the kernel holds little for us."""
    address = urlsplit(base)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.setblocking(False)
    where = (address.hostname, address.port)
    await asyncio.get_running_loop().sock_connect(plain, where)
    cookie = {"cookie": f"seat={client.token}"} if client.token else {}
    deaf = await raw_socket(
        base, client.code, sock=plain, additional_headers=cookie, ping_interval=None
    )
    await deaf.send(hello())
    deaf.transport.pause_reading()
    return deaf


@pytest.mark.slow
def test_who_does_not_read_is_dropped_while_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "LINGER_SECONDS", 0.1)

    async def story(server: Running) -> None:
        base = server.base
        clients = await table_of(base, 3, options={"rounds": 50})
        ida = clients.pop()
        onlooker = RawClient(base, ida.code)
        deaf = [await stopped_reading(base, client) for client in (ida, onlooker)]
        witness = Listener(clients[0])
        await witness.connect()
        await witness.until(lambda heard: ida.person in heard.presence["people"])
        await witness.until(lambda heard: heard.presence["spectators"] == 1)
        await clients[0].post("start")
        await ida.post("resign")  # a bot plays; the socket stays
        presences: list[dict[str, Any]] = []

        def watch(message: dict[str, Any]) -> None:
            if message["kind"] == "presence":
                presences.append(message)

        await asyncio.gather(
            *(play_through(client, Random(number), watch) for number, client in enumerate(clients))
        )
        gone = [told["people"] == [1, 2] and told["spectators"] == 0 for told in presences]
        assert any(gone)
        await witness.client.close()
        while server.connections:  # nor do their connections linger
            await asyncio.sleep(0.01)
        for connection in deaf:
            connection.transport.abort()

    with running(settings(tmp_path), send_buffer=4096) as server:
        tell(story(server))


@pytest.mark.parametrize("bot", [Failing, Cheating])
@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_a_bot_that_fails_or_cheats_does_not_hold_the_table_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: type[Failing], game: str
) -> None:
    monkeypatch.setitem(
        SPECS, "cautious", BotSpec(BotType("cautious", bot, {}, offered_at_tables=True))
    )

    async def story(base: str) -> None:
        bots = [None, "cautious", "cautious"]
        clients = await table_of(
            base, 1, game=game, seats=3, bots=bots, options={"rounds": 1, "hand_size": 3}
        )
        await play_and_check(clients)

    with capture_logs() as logs, running(settings(tmp_path)) as server:
        tell(story(server.base))
    assert {"bot_failed", "bot_illegal"} & {entry["event"] for entry in logs}
