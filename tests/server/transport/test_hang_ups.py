"""A client may go away at any moment: that is no failure, and what it began is finished."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest

from tests.harness.rooms import TOKEN, open_room
from toril.server.live.hall import Hall
from toril.server.live.orders import NOBODY_WAITS
from toril.server.live.room import Room
from toril.server.store import Loaded, SqliteStore
from toril.server.tables import commands
from toril.server.tables.command import by_server
from toril.server.tables.pen import Pen
from toril.server.tables.senders import sender_digest


class Slow(SqliteStore):
    """A disk that answers when it is told to."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.may_answer = asyncio.Event()

    async def load(self, code: str) -> Loaded | None:
        found = await super().load(code)
        await self.may_answer.wait()
        return found


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Tell of every lost exception in the test that lost it."""
    yield
    gc.collect()


@asynccontextmanager
async def open_table(folder: Path) -> AsyncIterator[Room]:
    hall = Hall(SqliteStore(folder / "toril.db"))
    room = await open_room(hall)
    yield room
    await hall.close()


async def hang_up(*askers: Awaitable[object]) -> None:
    """Let them ask, and go away while the answer is being made."""
    asking = [asyncio.ensure_future(asker) for asker in askers]
    await asyncio.sleep(0.01)
    for asker in asking:
        asker.cancel()
    assert all(
        isinstance(answer, asyncio.CancelledError)
        for answer in await asyncio.gather(*asking, return_exceptions=True)
    )


async def settle(is_over: Callable[[], bool]) -> None:
    """Wait until what was begun is finished, and everybody has let go of it."""
    while not is_over():
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.01)
    gc.collect()


@contextmanager
def busy(room: Room) -> Iterator[None]:
    """Let orders wait, as if one before them were being written."""
    desk = room._desk
    desk._is_busy = True
    yield
    desk._is_busy = False
    desk._go_on()


@by_server
def break_down(_: Pen) -> None:
    raise ZeroDivisionError


def test_who_hangs_up_during_a_refused_command_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with open_table(tmp_path) as room:
            with busy(room):
                await hang_up(*(room.act(commands.host.start(secret="0" * 64)) for _ in range(5)))
            await settle(lambda: not room.is_in_use)

    asyncio.run(story())
    assert not caplog.records


def test_who_hangs_up_during_a_command_has_given_it_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_table(tmp_path) as room:
            with busy(room):
                what = commands.host.seat_bot(1, "cautious")
                await hang_up(room.act(what, token_digest=sender_digest(TOKEN)))
            await settle(lambda: not room.is_in_use)
            assert room.table.chairs[1].bot == "cautious"

    asyncio.run(story())


def test_a_bug_is_told_once_when_nobody_waits_for_its_command_any_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with open_table(tmp_path) as room:
            with busy(room):
                await hang_up(room.act(break_down()))
            await settle(lambda: not room.is_in_use)
            with suppress(ZeroDivisionError):
                await room.act(break_down())  # and here it is told to whoever asked

    asyncio.run(story())
    gc.collect()
    (told,) = caplog.records
    assert NOBODY_WAITS in told.message
    assert told.levelno == logging.ERROR
    assert told.exc_info
    assert told.exc_info[0] is ZeroDivisionError


def test_who_asks_for_no_table_and_hangs_up_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = Slow(tmp_path / "toril.db")
        hall = Hall(store)
        await hang_up(*(hall.room("ABCDEF") for _ in range(5)))
        store.may_answer.set()
        await settle(lambda: not hall._loading)
        await hall.close()

    asyncio.run(story())
    assert not caplog.records
