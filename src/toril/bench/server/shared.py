"""A PostgreSQL and a Redis that somebody lends us: empty when we come, and when we go."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from toril.engine.errors import TorilError
from toril.engine.value import value
from toril.extras import require
from toril.server.bus.address import BusAddress
from toril.server.store.place import Place, place_of

PROC = Path("/proc")


@value
class Shared:
    """What several workers share; `open_shared` looks whether it can be used."""

    database: Place
    bus: BusAddress | None
    postgres: Any
    redis: Any

    @property
    def environment(self) -> dict[str, str]:
        """What a worker is told by its environment: passwords are in it."""
        bus = self.bus.url if self.bus is not None else ""
        return {"TORIL_DATABASE": self.database.url, "TORIL_BUS": bus}

    def used(self) -> dict[str, float | None]:
        """Return the CPU seconds of PostgreSQL (None where it is not here) and of Redis."""
        pid, name = self.postgres.execute("SELECT pg_backend_pid(), current_database()").fetchone()
        info = self.redis.info("cpu")
        redis = info["used_cpu_user"] + info["used_cpu_sys"]
        return {"postgres": used_by_siblings(pid, name), "redis": redis}

    def empty(self) -> None:
        """Remove what was played: it was empty before."""
        self.postgres.execute("TRUNCATE tables, workers CASCADE")

    def without_bus(self) -> "Shared":
        """Return the same for a worker that is alone and hears nobody."""
        return Shared(self.database, None, self.postgres, self.redis)


@contextmanager
def open_shared(database: str, bus: str) -> Iterator[Shared]:
    """Connect to both while the block lasts; refuse a database in which there is something."""
    if not (database and bus):
        raise TorilError(
            "bench_needs_services",
            "Workers are measured on PostgreSQL and Redis: name an empty database with --database"
            " postgresql://… and --bus redis://….",
        )
    place, address = place_of(database), BusAddress(bus)
    require("postgres")
    require("redis")
    if place.file is not None:
        raise TorilError(
            "workers_need_postgres",
            "Several workers need PostgreSQL: name it with --database postgresql://….",
        )
    with _postgres(place) as postgres, _redis(address) as redis:
        yield Shared(place, address, postgres, redis)


@contextmanager
def _postgres(place: Place) -> Iterator[Any]:
    from toril.server.store.postgres_connection import connect, refusing

    with refusing(place):
        connection = connect(place)
    with connection:
        is_known = connection.execute("SELECT to_regclass('tables')").fetchone() != (None,)
        if is_known and connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
            raise TorilError(
                "bench_database_used",
                f"There are tables in the database {place}: the bench empties what it plays in, and"
                " wants one of its own.",
                file=str(place),
            )
        yield connection


@contextmanager
def _redis(address: BusAddress) -> Iterator[Any]:
    from redis import Redis
    from redis.exceptions import RedisError

    redis = Redis.from_url(address.url, socket_timeout=5)
    try:
        redis.ping()
    except RedisError as error:
        why = address.without_secrets(str(error))
        raise TorilError(
            "bench_no_bus", f"Cannot use the bus {address}: {why}.", bus=str(address), why=why
        ) from None
    try:
        yield redis
    finally:
        redis.close()


def used_by_siblings(pid: int, name: str) -> float | None:
    """Return the CPU seconds of a PostgreSQL whose process `pid` serves us in the database `name`.

    That is of its parent, of all that this has started, and of those of them that have ended. None
    where the process is not on this machine: another one's may have the same number.
    """
    with suppress(OSError, ValueError):
        title = (PROC / str(pid) / "cmdline").read_bytes().decode(errors="replace")
        if title.startswith("postgres") and name in title:
            parent = _stat(pid)[1]
            times = _stat(parent)[11:15]
            of_children = [_stat(child)[11:13] for child in _children(parent)]
            ticks = sum(map(int, times)) + sum(sum(map(int, two)) for two in of_children)
            return ticks / os.sysconf("SC_CLK_TCK")
    return None


def _children(parent: int) -> Iterator[int]:
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError, ValueError):
            if _stat(int(folder.name))[1] == parent:
                yield int(folder.name)


def _stat(pid: int) -> list[Any]:
    """Return what the system says of a process after its name: state, parent as a number, …"""
    fields: list[Any] = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    fields[1] = int(fields[1])
    return fields
