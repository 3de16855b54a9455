"""A ledger that other workers write to: what a worker reads of it, and what it then does."""

import asyncio
from typing import Any

import pytest

from tests.harness.halls import ANA, EVA, come, halls, link, sit, until
from tests.harness.nowhere import Nowhere
from tests.harness.rooms import open_room
from tests.services.fixtures import new_database
from tests.services.given import GivenPostgres
from tests.services.postgres import PostgresServer
from toril.client import new_id
from toril.engine.errors import TorilError
from toril.server.bus import LocalBus, LocalHub
from toril.server.live import cluster, desk, hall, leases, loading
from toril.server.store import NotStored, SequenceTaken, Store, TableHeader
from toril.server.tables import commands
from toril.server.tables.entries import Line
from toril.server.tables.senders import holder_of
from toril.server.tables.table import Table
from toril.wire.closing import Closing

MANY = 300


@pytest.fixture(autouse=True)
def no_second_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be found by and by."""
    monkeypatch.setattr(cluster, "TICK_SECONDS", 600.0)
    monkeypatch.setattr(leases, "BEAT_SECONDS", 600.0)


@pytest.fixture(scope="module")
def database(postgres_server: PostgresServer | GivenPostgres) -> str:
    return new_database(postgres_server)


def test_doorbells_that_ring_while_a_table_is_loaded_are_not_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, loaded, go_on = loading.load_table, asyncio.Event(), asyncio.Event()

    async def slowly(store: Store, code: str) -> tuple[TableHeader, Table, int]:
        found = await load(store, code)
        loaded.set()
        await go_on.wait()
        return found

    async def story() -> None:
        hub = LocalHub()
        async with halls(database, LocalBus(hub, "a"), LocalBus(hub, "a")) as (near, far):
            room = await open_room(near, new_id())
            monkeypatch.setattr(hall, "load_table", slowly)
            first = asyncio.ensure_future(far.room(room.table.code))
            await loaded.wait()
            await sit(room)
            second = asyncio.ensure_future(far.room(room.table.code))
            await asyncio.sleep(0)
            go_on.set()
            for found in (await second, await first):
                assert holder_of(found.table, EVA) == 2

    asyncio.run(story())


def test_whoever_looks_keeps_no_order_waiting(database: str) -> None:
    async def story() -> None:
        async with halls(database, None) as (only,):
            room, looks, is_sitting = await open_room(only, new_id()), 0, False

            async def look_on() -> None:
                nonlocal looks
                while looks < MANY and not is_sitting:
                    looks += 1
                    await room.look()

            lookers = []
            for _ in range(2):  # while one of them reads, the other one waits
                lookers.append(asyncio.ensure_future(look_on()))
                await asyncio.sleep(0)
            await sit(room)
            is_sitting = True
            assert looks < MANY
            await asyncio.gather(*lookers)

    asyncio.run(story())


def test_after_much_has_happened_whoever_was_sent_away_is_not_welcomed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 3
    monkeypatch.setattr(desk, "MOST_TOLD", most)

    async def story() -> None:
        async with halls(database, None, None) as (near, far):
            room = await open_room(near, new_id())
            await sit(room)
            there = await far.room(room.table.code)
            ana, eva = await come(there, 1, ANA), await come(there, 2, EVA)
            onlooker = await come(there, None, None)
            assert isinstance(onlooker._channel, Nowhere)
            frames = onlooker._channel.frames
            told = len(frames)
            await room.act(commands.host.kick(2), token_digest=ANA, command=new_id())
            for _ in range(most):
                made = await link(room)
            await room.act(commands.links.redeem(made, token=new_id()), command=new_id())
            await there.look()
            assert (eva.closed, ana.closed) == (Closing.KICKED, Closing.ELSEWHERE)
            assert onlooker.closed is None
            assert b'"kind":"welcome"' in b"".join(frames[told:])

    asyncio.run(story())


class Forgetful:
    """A store's `append` whose first answer gets lost: it is written, and seems to have failed."""

    def __init__(self, store: Store, why: NotStored) -> None:
        self._append, self._why = store.append, why
        self.times = 0

    async def __call__(self, *what: Any) -> None:
        self.times += 1
        await self._append(*what)
        if self.times == 1:
            raise self._why


@pytest.mark.parametrize("why", [NotStored("gone"), SequenceTaken("written")], ids=repr)
def test_what_was_written_though_the_answer_got_lost_is_told_at_every_worker(
    database: str, monkeypatch: pytest.MonkeyPatch, why: NotStored
) -> None:
    async def story() -> None:
        hub = LocalHub()
        async with halls(database, LocalBus(hub, "a"), LocalBus(hub, "a")) as (near, far):
            room = await open_room(near, new_id())
            there = await far.room(room.table.code)
            monkeypatch.setattr(near._store, "append", Forgetful(near._store, why))
            who: Any = {"token_digest": ANA, "command": new_id()}
            if not isinstance(why, SequenceTaken):
                with pytest.raises(TorilError, match="cannot save"):
                    await room.act(commands.host.seat_bot(1, "cautious"), **who)
            await room.act(commands.host.seat_bot(1, "cautious"), **who)
            await until(lambda: there.table.chairs[1].bot)

    asyncio.run(story())


def test_so_is_what_the_server_does_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hub = LocalHub()
        async with halls(database, LocalBus(hub, "a"), LocalBus(hub, "a")) as (near, far):
            room = await open_room(near, new_id())
            await sit(room)
            await room.act(commands.host.start(secret="cd" * 32), token_digest=ANA, command="go")
            there = await far.room(room.table.code)
            lost = Forgetful(near._store, SequenceTaken("written"))
            monkeypatch.setattr(near._store, "append", lost)
            await room.act(commands.server.stand_in([1], "clock"))
            assert lost.times == 1
            await until(lambda: there.table.chairs[1].stand_in)

    asyncio.run(story())


def test_a_refusal_that_may_rest_on_old_lines_is_none(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(*_: object) -> tuple[Line, ...]:
        raise NotStored("gone")

    async def story() -> None:
        async with halls(database, None, None) as (near, far):
            room = await open_room(near, new_id())
            there = await far.room(room.table.code)
            await sit(room)
            kick = commands.host.kick(2)
            with monkeypatch.context() as now:
                now.setattr(far._store, "tail", unreadable)
                with pytest.raises(TorilError) as caught:
                    await there.act(kick, token_digest=ANA, command="kick")
            assert caught.value.code == "not_stored"
            await there.act(kick, token_digest=ANA, command="kick")

    asyncio.run(story())
