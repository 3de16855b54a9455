"""Leases of one worker: what it does when the store is slow, when others give up, when it stops."""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic_core import from_json

from tests.harness.halls import until
from tests.server.bus.ears import Ears
from toril.server.bus import LocalBus, LocalHub
from toril.server.live import leases
from toril.server.live.colleagues import Colleagues
from toril.server.live.elsewhere import Connected
from toril.server.live.leases import BEAT_SECONDS, TRUST_SECONDS, LeaseBook

ME, OTHER, TABLE, ANOTHER = "me", "other", "a table", "another table"


class SlowLeases:
    """Leases in memory: whatever is named in `held_up` is answered when it is there no more."""

    def __init__(self) -> None:
        self.holders: dict[str, str] = {}
        self.held_up: set[str] = set()
        self.asked: list[str] = []

    async def _wait(self, what: str) -> None:
        self.asked.append(what)
        await until(lambda: what not in self.held_up)

    async def beat(self, _: str, *, is_deaf: bool = False) -> Mapping[str, bool]:
        await self._wait("beat")
        return {ME: is_deaf, OTHER: False}

    async def claim(self, worker: str, tables: Collection[str]) -> Mapping[str, str]:
        found = {table: self.holders.setdefault(table, worker) for table in tables}
        await self._wait("claim")
        return found

    async def release(self, worker: str, tables: Collection[str]) -> None:
        await self._wait("release")
        self._give_up(worker, tables)

    async def leave(self, worker: str) -> None:
        self._give_up(worker, tuple(self.holders))

    def _give_up(self, worker: str, tables: Collection[str]) -> None:
        for table in tables:
            if self.holders.get(table) == worker:
                del self.holders[table]


class Alone:
    """What hears the others: nobody is connected here."""

    def here(self) -> Iterator[tuple[str, Connected]]:
        return iter(())

    def heard(self, *_: object) -> None:
        """Do nothing."""

    rung = attended = reacted = freed = heard


class Worker:
    """A book, the leases that it asks for, and what the other workers hear."""

    def __init__(self) -> None:
        hub = LocalHub()
        self.leases, self.ears = SlowLeases(), Ears(LocalBus(hub, "a"))
        self.colleagues = Colleagues(LocalBus(hub, "a"), ME)
        store: Any = SimpleNamespace(leases=self.leases)
        self.book = LeaseBook(store, ME, self.colleagues)
        self.changes = 0

    def changed(self) -> None:
        self.changes += 1

    @property
    def freed(self) -> set[str]:
        """The tables of which the others have heard that they are free."""
        return {table for text in self.ears.heard for table in from_json(text).get("freed", ())}

    async def stop(self) -> None:
        await self.book.close()
        await self.colleagues.close()
        await asyncio.sleep(0)


@asynccontextmanager
async def at_work() -> AsyncIterator[Worker]:
    """Begin; whoever is still at work at the end stops."""
    worker = Worker()
    await worker.book.open()
    await worker.ears.open()
    await worker.colleagues.open(Alone())
    try:
        yield worker
    finally:
        worker.leases.held_up.clear()
        await worker.stop()


def test_a_beat_that_came_too_late_for_others_is_followed_by_new_claims(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times = [1000.0]
    monkeypatch.setattr(leases, "monotonic", lambda: times[-1])

    async def story() -> None:
        async with at_work() as me:
            lease = me.book.lease(TABLE, me.changed)
            lease.want()
            await until(lambda: me.changes == 1 and lease.is_held)
            me.leases.held_up.add("beat")
            times.append(times[-1] + BEAT_SECONDS)
            me.book.want(ANOTHER, lambda: None)  # which wakes it up
            await until(lambda: me.leases.asked[-1] == "beat")
            times.append(times[0] + TRUST_SECONDS)  # not so long since this beat began
            assert not lease.is_held
            me.leases.held_up.clear()
            await until(lambda: lease.is_held)
            assert me.changes == 2, "or nobody would go on with the table"

    asyncio.run(story())


def test_a_table_that_others_give_up_while_we_ask_for_it_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leases, "BEAT_SECONDS", 600.0)  # it is not found by and by

    async def story() -> None:
        async with at_work() as me:
            me.leases.holders[TABLE] = OTHER
            me.leases.held_up.add("claim")
            lease = me.book.lease(TABLE, me.changed)
            lease.want()
            await until(lambda: "claim" in me.leases.asked)
            del me.leases.holders[TABLE]  # after the store has looked, before it says so
            me.book.freed(TABLE)
            me.leases.held_up.clear()
            await until(lambda: lease.is_held)

    asyncio.run(story())


def test_a_closed_room_that_lets_go_late_leaves_the_lease_to_its_successor() -> None:
    async def story() -> None:
        async with at_work() as me:
            closed = me.book.lease(TABLE, lambda: None)
            closed.want()
            await until(lambda: closed.is_held)
            closed.let_go()
            successor = me.book.lease(TABLE, me.changed)
            successor.want()
            await until(lambda: me.changes and successor.is_held)
            closed.let_go()  # its last socket has gone
            assert successor.is_held
            me.book.want(ANOTHER, lambda: None)
            await until(lambda: ANOTHER in me.leases.holders)
            assert me.leases.holders[TABLE] == ME

    asyncio.run(story())


@pytest.mark.parametrize("is_release_under_way", [False, True])
def test_whoever_stops_says_which_tables_are_free_though_rooms_let_go_before(
    *, is_release_under_way: bool
) -> None:
    async def story() -> None:
        async with at_work() as me:
            lease = me.book.lease(TABLE, me.changed)
            lease.want()
            me.book.want(ANOTHER, lambda: None)
            await until(lambda: len(me.leases.holders) == 2 and lease.is_held)
            me.leases.held_up.add("release")
            lease.let_go()
            if is_release_under_way:
                await until(lambda: "release" in me.leases.asked)
            await me.stop()
            assert me.leases.holders == {}
            assert me.freed == {TABLE, ANOTHER}

    asyncio.run(story())
