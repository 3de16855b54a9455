"""Several workers over one PostgreSQL and one Redis, each in a thread of this process."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.services.fixtures import new_database, new_redis_db
from tests.services.given import GivenPostgres, GivenRedis
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer
from toril.server.live.hall import milliseconds


@contextmanager
def workers(
    folder: Path,
    database: str,
    bus: str,
    count: int = 2,
    now: Callable[[], int] = milliseconds,
    **changes: Any,
) -> Iterator[list[Running]]:
    """Run so many workers until the block ends; they stop one after the other."""
    with ExitStack() as stack:
        chosen = settings(folder, database=database, bus=bus, **changes)
        yield [
            stack.enter_context(running(chosen, now, me=f"worker-{number}"))
            for number in range(count)
        ]


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory,
    postgres_server: PostgresServer | GivenPostgres,
    redis_server: RedisServer | GivenRedis,
) -> Iterator[list[Running]]:
    """Lend two workers of one database to a module, each of whose tests has tables of its own."""
    folder = tmp_path_factory.mktemp("workers")
    with workers(folder, new_database(postgres_server), new_redis_db(redis_server)) as both:
        yield both
