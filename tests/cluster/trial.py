"""A whole trial: people play at two workers while one disaster follows the other."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import psycopg

from tests.cluster.cluster import Cluster, cluster
from tests.cluster.disasters import Disaster, lanes, worker_killed
from tests.cluster.findings import Findings, check_all
from tests.cluster.guests import ClusterEvening
from tests.harness.ledgers import ledgers
from tests.people.passing import come_and_go
from toril.engine.value import value

SETUPS: list[dict[str, Any]] = [
    {"game": "six_nimmt", "seats": 2},
    {"game": "six_nimmt", "seats": 4, "clock": "quick"},
    {"game": "eleven_nimmt", "seats": 3, "clock": "quick"},
    {"game": "eleven_nimmt", "seats": 4, "bots": [None, None, "cautious", "random"]},
    {"game": "six_nimmt", "seats": 5, "bots": [None] * 3 + ["cautious"] * 2, "clock": "quick"},
    {"game": "six_nimmt", "seats": 3, "options": {"variant": "draft"}},
    {"game": "six_nimmt", "seats": 5, "bots": [None, None, "cautious", "random", "cautious"]},
    {"game": "eleven_nimmt", "seats": 2},
    {"game": "eleven_nimmt", "seats": 5, "bots": [None] * 2 + ["random"] * 3, "clock": "quick"},
]
"""Tables at which match follows match, of one round each: the more draws there are."""

PASSING = {"game": "six_nimmt", "seats": 3, "bots": [None, None, "random"]}

TO_THE_END = 120.0
"""Seconds in which every match must have ended when nothing happens any more."""

THREADS = 64
"""Requests that may hang at a worker at the same time, each in a thread."""


@value
class Plan:
    """How often what happens: `kills` of workers, and meanwhile `rounds` of everything else.

    `rest` is how many seconds lie between two kills on average, and between two others; people
    think for `thinks` seconds, and sit at so many `tables`.
    """

    kills: int
    rounds: int
    pause_seconds: float = 10.0
    rest: float = 2.0
    thinks: float = 0.2
    tables: int = len(SETUPS)
    seed: int = 1


class Trial:
    """What is under way, for whoever looks on."""

    def __init__(self, plan: Plan, tell: Callable[[str], None]) -> None:
        self.plan = plan
        self.tell = tell
        self.happened: Counter[str] = Counter()
        self.evenings: list[ClusterEvening] = []
        self.began = monotonic()

    def progress(self, place: Cluster) -> str:
        """Say in one line how far it is."""
        people = [person for evening in self.evenings for person in evening.people]
        return (
            f"{monotonic() - self.began:.0f} s: {place.kills} of {self.plan.kills} kills, "
            f"{self.happened.total()} other disasters, "
            f"{sum(evening.matches for evening in self.evenings)} matches, "
            f"{sum(len(person.done) for person in people)} commands acknowledged"
        )

    async def run(self, folder: Path) -> Findings:
        """Let it all happen, and look at the ledgers; raise where a promise is broken."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        async with cluster(folder) as place:
            passing = await self._evening(place)
            for worker in place.workers:
                await worker.server.stop()
            with psycopg.connect(place.database) as link:
                found = ledgers(link)
            self.tell("reading the ledgers")
            findings = check_all(self.evenings, passing, found)
            findings.count_disasters(place.kills, self.happened, monotonic() - self.began)
            findings.read_logs(folder)
            return findings

    async def _evening(self, place: Cluster) -> list[Any]:
        late = asyncio.Event()
        self.evenings = [
            self._table(place, n, setup) for n, setup in enumerate(SETUPS[: self.plan.tables])
        ]
        async with asyncio.TaskGroup() as tasks:
            showing = tasks.create_task(self._show(place))
            playing = [tasks.create_task(evening.play(late)) for evening in self.evenings]
            passing = tasks.create_task(come_and_go(lambda: self._table(place, 99, PASSING), late))
            others = lanes(self.plan.pause_seconds)
            await asyncio.gather(self._kill(place), *(self._lane(place, each) for each in others))
            late.set()
            with self._naming_the_stuck(playing):
                async with asyncio.timeout(TO_THE_END):
                    await asyncio.gather(*playing, passing)
            showing.cancel()
        return passing.result()

    def _table(self, place: Cluster, number: int, setup: dict[str, Any]) -> ClusterEvening:
        rng = Random(self.plan.seed * 1000 + number)
        options = {"rounds": 1} | setup.get("options", {})
        given = setup | {"options": options}
        return ClusterEvening(place, place.bases, rng, self.plan.thinks, **given)

    @contextmanager
    def _naming_the_stuck(self, playing: list["asyncio.Task[None]"]) -> Iterator[None]:
        try:
            yield
        except TimeoutError:
            tables = zip(self.evenings, playing, strict=True)
            stuck = [evening.code for evening, task in tables if task.cancelled()]
            raise AssertionError(f"matches that do not end, at {stuck}") from None

    async def _kill(self, place: Cluster) -> None:
        rng = Random(self.plan.seed)
        while place.kills < self.plan.kills:
            await asyncio.sleep(rng.uniform(0, 2 * self.plan.rest))
            await worker_killed(place, rng)

    async def _lane(self, place: Cluster, lane: dict[str, Disaster]) -> None:
        rng, disasters = Random(f"{self.plan.seed} {list(lane)}"), list(lane.items())
        for _ in range(self.plan.rounds):
            rng.shuffle(disasters)
            for name, disaster in disasters:
                await asyncio.sleep(rng.uniform(0, 2 * self.plan.rest))
                await disaster(place, rng)
                self.happened[name] += 1

    async def _show(self, place: Cluster) -> None:
        while True:
            self.tell(self.progress(place))
            await asyncio.sleep(0.5)
