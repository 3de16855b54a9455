"""A request that hangs while its sender plays on: what a trial may take for done, and what not."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.persistent import Evening
from toril.client import RawClient, ServerRefused, Unreachable
from toril.engine.value import value
from toril.server.tables import evolve


class Hangs(RawClient):
    """A device whose first `start` is done at once, and its answer lost at `end_of_pause`."""

    def __init__(self, base: str, code: str | None, end_of_pause: Callable[[], bool]) -> None:
        super().__init__(base, code)
        self._end_of_pause, self._hung = end_of_pause, False

    async def post(self, what: str, **body: Any) -> dict[str, Any]:
        answer = await super().post(what, **body)
        if self._hung or what != "start":
            return answer
        while not self._end_of_pause():
            await asyncio.sleep(0.005)
        self._hung = True
        raise Unreachable("unreachable", "The worker has hung.")


@value
class Place:
    """A server that is never killed."""

    base: str
    born: int = 0


class Hanging(Evening):
    """An evening whose `start` hangs until the host has sent so many commands."""

    def __init__(self, base: str, commands: int) -> None:
        super().__init__(Place(base), Random(1), game="six_nimmt", seats=2, options={"rounds": 3})
        self._commands = commands

    def new_client(self, code: str | None) -> RawClient:
        enough = self._commands
        return Hangs(self.server.base, code, lambda: self.sent_by(self.host) >= enough)


async def an_evening(evening: Evening) -> None:
    late = asyncio.Event()
    late.set()
    async with asyncio.timeout(60):
        await evening.play(late)


def test_what_the_table_has_forgotten_meanwhile_counts_as_done(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        evening = Hanging(server.base, evolve.REMEMBERED + 2)
        asyncio.run(an_evening(evening))
    assert [each.what for each in evening.answered] == ["open", "sit", "start"]


def test_what_the_table_should_remember_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evolve, "REMEMBERED", 2)
    with running(settings(tmp_path)) as server, pytest.raises(ExceptionGroup) as raised:
        asyncio.run(an_evening(Hanging(server.base, 5)))
    assert raised.group_contains(ServerRefused, match="not possible right now")
