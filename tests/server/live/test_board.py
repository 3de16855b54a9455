"""Workers that do not hear each other: who is connected elsewhere is known all the same."""

import asyncio
from collections.abc import Collection, Mapping
from typing import Any

import psycopg
import pytest

from tests.harness.clock import StandingClock
from tests.harness.halls import ANA, EVA, come, halls, link, sit, until
from tests.harness.rooms import open_room
from tests.server.live.elsewhere import HERE, SEAL, TABLE, Rooms
from tests.services.fixtures import new_database
from tests.services.given import GivenPostgres
from tests.services.postgres import PostgresServer
from toril.client import new_id
from toril.engine.errors import TorilError
from toril.server.bus import LocalBus, LocalHub
from toril.server.live import cluster, leases
from toril.server.live.board import Board
from toril.server.live.colleagues import Colleagues
from toril.server.store import NotStored
from toril.server.tables import commands
from toril.server.tables.due import HOST_AWAY


class Posts:
    """What workers have posted, in memory; the store fails where it is told to."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.is_gone = False

    async def post(self, worker: str, here: str | None) -> None:
        if self.is_gone:
            raise NotStored("gone")
        self.found.pop(worker, None)
        if here is not None:
            self.found[worker] = here

    async def posted(self, workers: Collection[str]) -> Mapping[str, str]:
        return {worker: self.found[worker] for worker in workers if worker in self.found}


def board_of(posts: Posts, me: str, colleagues: Colleagues) -> Board:
    given: Any = posts
    return Board(given, me, colleagues)


@pytest.mark.parametrize("others", [{"ben": False}, {"ben": False, "cleo": True}])
@pytest.mark.parametrize("has_spoken", [False, True])
def test_a_worker_that_was_late_is_asked_again_for_its_people(
    *, others: dict[str, bool], has_spoken: bool
) -> None:
    async def story() -> None:
        hub = LocalHub()
        ana, ben = (Colleagues(LocalBus(hub, "a"), name) for name in ("ana", "ben"))
        await ana.open(Rooms())
        await ben.open(Rooms((TABLE, HERE)))
        await until(lambda: ana.elsewhere(TABLE) == HERE and "ana" in ben.known)
        ben.tell_all()  # now, or the answer to a hello would come when nobody has asked
        await asyncio.sleep(0)
        ana.keep({"ana"}, tuple(ana.known))
        assert not ana.elsewhere(TABLE).people
        if has_spoken:  # of another table, before it is known to live
            ben.ring("another table", 1)
            await until(lambda: "ben" in ana.known)
        await board_of(Posts(), "ana", ana).exchange({"ana": False, **others})
        await until(lambda: ana.elsewhere(TABLE) == HERE)
        for one in (ana, ben):
            await one.close()

    asyncio.run(story())


def test_what_was_posted_is_taken_down_even_if_that_fails_at_first() -> None:
    async def story() -> None:
        posts, hub = Posts(), LocalHub()
        ana = Colleagues(LocalBus(hub, "a"), "ana")
        await ana.open(Rooms((TABLE, HERE)))
        board = board_of(posts, "ana", ana)
        await board.exchange({"ana": False, "ben": True})
        assert posts.found.keys() == {"ana"}
        posts.is_gone = True
        with pytest.raises(NotStored):
            await board.exchange({"ana": False, "ben": False})
        posts.is_gone = False
        await board.exchange({"ana": False, "ben": False})
        assert posts.found == {}
        await ana.close()

    asyncio.run(story())


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let workers beat and look often."""
    monkeypatch.setattr(leases, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(cluster, "TICK_SECONDS", 0.05)


@pytest.fixture(scope="module")
def database(postgres_server: PostgresServer | GivenPostgres) -> str:
    return new_database(postgres_server)


def posted(database: str) -> list[bool]:
    """Return whether each living worker has written down who is connected to it."""
    with psycopg.connect(database) as asking:
        found = asking.execute("SELECT here IS NOT NULL FROM workers ORDER BY id").fetchall()
    return [is_there for (is_there,) in found]


class DeafBus(LocalBus):
    """The bus of a worker that hears nobody, and whom nobody hears, until it is mended."""

    is_mended = False

    @property
    def is_up(self) -> bool:
        return self.is_mended and super().is_up

    def take(self, message: bytes) -> None:
        if self.is_mended:
            super().take(message)

    def mend(self) -> None:
        self.is_mended = True
        self.turned()


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("is_one_deaf", [False, True], ids=["without a bus", "one deaf"])
def test_nobody_is_taken_to_be_absent_because_workers_do_not_hear_each_other(
    database: str, *, is_one_deaf: bool
) -> None:
    clock, hub = StandingClock(), LocalHub()
    deaf = DeafBus(hub, "a")
    buses = (LocalBus(hub, "a"), deaf) if is_one_deaf else (None, None)

    async def story() -> None:
        async with halls(database, *buses, now=clock) as (here, there):
            room = await open_room(here, new_id())
            await sit(room)
            away = await there.room(room.table.code)
            ana = await come(room, 1, ANA)
            eva = await come(away, 2, EVA)
            away.take_seal(eva, SEAL)
            await until(lambda: set(away.present) == {1, 2})
            await until(lambda: room._presence.seals(clock()) == {2: SEAL})
            assert posted(database) == [True, True]
            clock.time += HOST_AWAY + 1
            away.heard(eva)
            with pytest.raises(TorilError) as caught:
                await link(room, 2)
            assert caught.value.code == "still_here"
            await until(lambda: room._presence.seals(clock()) == {2: SEAL})  # heard again
            room.heard(ana)
            start = commands.host.start(secret="cd" * 32)
            await room.act(start, token_digest=ANA, command=new_id())
            assert room.table.draw is not None
            assert SEAL in str(room.table.draw)
            away.leave(eva)
            await until(lambda: set(room.present) == {1})
            if is_one_deaf:
                deaf.mend()
                await until(lambda: posted(database) == [False, False])
                await come(away, 2, EVA)
                await until(lambda: set(room.present) == {1, 2})

    asyncio.run(story())


@pytest.mark.usefixtures("often")
def test_nothing_is_posted_while_everybody_hears(database: str) -> None:
    async def story() -> None:
        hub = LocalHub()
        async with halls(database, LocalBus(hub, "a"), LocalBus(hub, "a")) as (here, there):
            room = await open_room(here, new_id())
            await sit(room)
            far = await there.room(room.table.code)
            await come(far, 2, EVA)
            await until(lambda: set(room.present) == {2})
            book = here._cluster._book
            assert book is not None
            beats = book._beats
            await until(lambda: book._beats > beats + 2)
            assert posted(database) == [False, False]

    asyncio.run(story())
