"""What happens when a test says so: people decide one by one, a server stops and starts."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any
from urllib.parse import urlsplit

from tests.server.harness import random_move, running, table_of
from tests.server.visitors import Listener, listeners
from toril.client import RawClient
from toril.server.live.hall import milliseconds
from toril.server.settings import Settings


async def stir(listener: Listener) -> None:
    """Make the server look at its clock: somebody looks in at the door."""
    onlooker = RawClient(listener.client.base, listener.client.code)
    await onlooker.connect()
    await onlooker.close()


async def playing(base: str, people: int, **setup: Any) -> list[Listener]:
    """Return people who listen at a table whose match has just begun."""
    found = await listeners(await table_of(base, people, **setup))
    await found[0].client.post("start")
    for listener in found:
        await listener.until(lambda heard: heard.play)
    return found


def thinking_time(listener: Listener, now: int) -> int:
    """Return how long the table still waits, in milliseconds."""
    left: int = listener.play["deadline"] - now
    return left


async def commit(listener: Listener, luck: int = 0) -> None:
    """Make some legal move and wait until it is on disk."""
    move = random_move(listener.play, Random(luck))
    answer = await listener.answer(await listener.client.move(listener.play, move))
    assert answer["kind"] == "ack", answer


async def trick(everybody: list[Listener]) -> None:
    """Let everybody decide who has to until the turn is over, and hear of it."""
    turn: int = everybody[0].play["turn"]
    for listener in everybody:
        if listener.seat in listener.play["to_act"]:
            await commit(listener, turn)
    for listener in everybody:
        await listener.until(lambda heard: heard.play["turn"] > turn)


class Restarting:
    """A server that stops and starts again, on the same file and the same port."""

    def __init__(self, chosen: Settings, now: Callable[[], int] = milliseconds) -> None:
        self._chosen, self._now = chosen, now

    def __enter__(self) -> "Restarting":
        self._running = ExitStack()
        self.base = self._start(self._chosen)
        return self

    def _start(self, chosen: Settings) -> str:
        return self._running.enter_context(running(chosen, self._now)).base

    async def restart(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        await asyncio.to_thread(self._running.close)
        meanwhile()
        port = urlsplit(self.base).port
        await asyncio.to_thread(self._start, self._chosen.model_copy(update={"port": port}))

    def __exit__(self, *_: object) -> None:
        self._running.close()
