"""Services of somebody else, named by a variable: used as they are, never stopped or killed."""

import os
import secrets
from itertools import count
from urllib.parse import urlsplit

import psycopg
from redis import Redis

NUMBERS = 15
"""The databases of an ordinary Redis, but for the first, which may be in use."""


class GivenPostgres:
    """A PostgreSQL in which we may create databases; ours are dropped at the end."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._ours: list[str] = []

    def new_database(self) -> str:
        name = f"toril_test_{secrets.token_hex(6)}"
        self._do(f"CREATE DATABASE {name}")
        self._ours.append(name)
        return urlsplit(self.url)._replace(path=f"/{name}").geturl()

    def close(self) -> None:
        for name in self._ours:
            self._do(f"DROP DATABASE {name} WITH (FORCE)")

    def _do(self, statement: str) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement.encode())


class GivenRedis:
    """A Redis whose numbered databases we may empty."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._numbers = count(int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) * 4)

    def new_db(self) -> str:
        number = 1 + next(self._numbers) % NUMBERS
        url = urlsplit(self.url)._replace(path=f"/{number}").geturl()
        with Redis.from_url(url) as redis:
            redis.flushdb()
        return url

    def close(self) -> None:
        """Leave it as it is."""
