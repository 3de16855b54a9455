"""Services as fixtures: one of each for a worker of the test run, from its first use on.

A test that stops or kills a service starts one of its own (`RedisServer`, `PostgresServer`) and is
marked `services`; those that use a fixture of this module are marked by `mark`.
"""

import os
from collections.abc import Iterator

import pytest

from tests.services.finding import POSTGRES, REDIS
from tests.services.given import GivenPostgres, GivenRedis
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer

NAMES = {"postgres_server", "redis_server"}


def mark(items: list[pytest.Item]) -> None:
    """Mark the tests that use a service, so that `make test-fast` leaves them out."""
    for item in items:
        if NAMES.intersection(getattr(item, "fixturenames", ())):
            item.add_marker("services")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer | GivenPostgres]:
    """Lend a PostgreSQL; `new_database(postgres_server)` is a test's own part of it."""
    if url := os.environ.get(POSTGRES):
        given = GivenPostgres(url)
        yield given
        given.close()
        return
    with PostgresServer() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer | GivenRedis]:
    """Lend a Redis; `new_redis_db(redis_server)` is a test's own part of it."""
    if url := os.environ.get(REDIS):
        yield GivenRedis(url)
        return
    with RedisServer() as server:
        yield server


def new_database(server: PostgresServer | GivenPostgres) -> str:
    """Create an empty database and return its URL."""
    return server.new_database()


def new_redis_db(server: RedisServer | GivenRedis) -> str:
    """Return the URL of an empty database of a Redis. (Channels are the same in all of them.)"""
    return server.new_db()
