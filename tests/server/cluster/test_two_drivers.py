"""The lease is convenience, the sequence is safety: two drivers at once do no harm."""

import asyncio
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from tests.cluster.findings import check_all
from tests.cluster.guests import ClusterEvening, Guest, Wanderer
from tests.harness.in_thread import Running
from tests.harness.killed import QUICK
from tests.harness.ledgers import ledgers
from tests.harness.log import log_lines, logged
from tests.harness.workers import workers
from tests.people.listener import tell
from tests.people.persistent import PersistentPlayer
from tests.services.fixtures import new_database, new_redis_db
from tests.services.given import GivenPostgres, GivenRedis
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer
from toril.client import RawClient
from toril.server.live.colleagues import Colleagues
from toril.server.live.desk import Desk
from toril.server.live.leases import LeaseBook
from toril.server.tables import showing_times
from toril.server.tables.clock import CLOCKS

SECONDS = 5.0
LATE_SECONDS = 0.1
SETUPS: list[dict[str, Any]] = [
    {"game": "six_nimmt", "seats": 4, "bots": [None, None, "cautious", "random"]},
    {"game": "eleven_nimmt", "seats": 4, "bots": [None, None, "cautious", "random"]},
    {"game": "six_nimmt", "seats": 2, "options": {"hand_size": 2}},  # draw after draw
]


class Place:
    """The workers as people see them; none is ever killed."""

    born = 0

    def __init__(self, base: str) -> None:
        self.base = base


class ApartEvening(ClusterEvening):
    """One table whose people stay at different workers.

    They often let the clock run out, or a draw wait for a number that does not come.
    """

    def __init__(self, at: list[Running], rng: Random, **setup: Any) -> None:
        bases = [worker.base for worker in at]
        options = {"rounds": 1} | setup.get("options", {})
        given = setup | {"options": options, "clock": "quick"}
        super().__init__(Place(bases[0]), bases, rng, 0.03, **given)
        self._next = cycle(bases)

    def new_client(self, code: str | None) -> RawClient:
        return Wanderer([next(self._next)], Random(0), code)

    def new_person(self, client: RawClient, rng: Random) -> PersistentPlayer:
        person = super().new_person(client, rng)
        assert isinstance(person, Guest)
        person.dozes, person.sleeps = 0.15, 0.7
        return person


@pytest.fixture
def too_late(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let every worker believe that it drives every table, and hear of the other's deeds late.

    Return what collects the tables of what was done at both, whenever one finds it done.
    """
    read_on, ring, found = Desk._read_on, Colleagues.ring, list[str]()

    def counted(desk: Desk, order: Any, *, must_find: bool = False) -> None:
        if must_find:
            found.append(desk.table.id)
        read_on(desk, order, must_find=must_find)

    def ring_late(
        colleagues: Colleagues, table: str, sequence: int, *, for_all: bool = False
    ) -> None:
        late = partial(ring, colleagues, table, sequence, for_all=for_all)
        asyncio.get_running_loop().call_later(LATE_SECONDS, late)

    monkeypatch.setattr(LeaseBook, "is_held", lambda *_: True)
    monkeypatch.setattr(Colleagues, "ring", ring_late)
    monkeypatch.setattr(Desk, "_read_on", counted)
    monkeypatch.setitem(CLOCKS, "quick", QUICK)
    monkeypatch.setattr(showing_times, "_showing", lambda _: 0)
    return found


@pytest.mark.slow
def test_two_drivers_at_once_do_no_harm(
    tmp_path: Path,
    postgres_server: PostgresServer | GivenPostgres,
    redis_server: RedisServer | GivenRedis,
    too_late: list[str],
) -> None:
    async def story(at: list[Running]) -> list[ApartEvening]:
        late = asyncio.Event()
        evenings = [ApartEvening(at, Random(n), **setup) for n, setup in enumerate(SETUPS)]
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(evening.play(late)) for evening in evenings]
            await asyncio.sleep(SECONDS)
            late.set()
            await asyncio.gather(*playing)
        return evenings

    database = new_database(postgres_server)
    with logged("warning") as log, workers(tmp_path, database, new_redis_db(redis_server)) as at:
        evenings = tell(story(at))
    assert log_lines(log) == []
    with psycopg.connect(database) as link:
        findings = check_all(evenings, [], ledgers(link))
    assert too_late  # both did it at once, and one of them found it done
    assert findings.figures["clocks that ran out"] > 0
    assert findings.figures["moves by bots"] > 0
