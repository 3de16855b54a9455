"""What every run needs: a server, processes of people, and the load's people at their tables."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from toril.bench.server.generators import Generators, people
from toril.bench.server.loads import PLAIN_BOT, USUAL_SPECTATORS, Load
from toril.bench.server.processes import Progress
from toril.bench.server.serving import Served, serving
from toril.bench.server.shared import Shared
from toril.bench.server.wishes import Wishes

SETTLE_SECONDS = 2.0


def wait(seconds: float) -> None:
    """Let the others work."""
    time.sleep(seconds)


@dataclass(slots=True)
class Stage:
    """A server, and people for it in their processes; `empty` is what it used before they came."""

    load: Load
    wishes: Wishes
    told: Progress
    served: Served
    people: Generators
    empty: dict[str, Any]
    setup_seconds: float = 0.0

    def seat(self) -> None:
        """Sit everybody down."""
        begin = time.perf_counter()
        self.people.seat(self.served.bases, self.load)
        self.setup_seconds += time.perf_counter() - begin

    def connect(self) -> None:
        """Open everybody's socket."""
        begin = time.perf_counter()
        self.people.all("connect")
        self.setup_seconds += time.perf_counter() - begin

    def begin(self) -> None:
        """Let everybody play, for long enough that all tables have begun."""
        self.people.all("begin")
        self.told("settling")
        wait(self.load.pace + SETTLE_SECONDS)


@contextmanager
def staged(
    load: Load,
    wishes: Wishes,
    progress: Progress,
    workers: int = 1,
    shared: Shared | None = None,
) -> Iterator[Stage]:
    """Have a server and people for a load while the block lasts; they have not met yet."""

    def told(what: str) -> None:
        progress(f"{load.key}: {what}")

    settings = {
        "bot_pause": load.bot_pause,
        "warm": load.bots > 0 and load.bot != PLAIN_BOT,
        "most_spectators": max(USUAL_SPECTATORS, load.spectators),
    }
    told("starting")
    most = max(wishes.workers, default=1)
    with people(told, most) as crowd, serving(workers, shared, **settings) as served:
        yield Stage(load, wishes, told, served, crowd, served.used())
