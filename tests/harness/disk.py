"""Disks on which a server cannot write."""

import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from tests.harness.in_thread import Running


@contextmanager
def read_only(server: Running, _: Path) -> Iterator[None]:
    """Let no connection write, as on a disk that was mounted read-only after an error."""
    setting = "query_only = 1"

    def set_it(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA {setting}")

    sa.event.listen(server.store._engine, "begin", set_it)
    try:
        yield
    finally:
        setting = "query_only = 0"  # with the next transaction of each connection


@contextmanager
def full_disk(_: Running, folder: Path) -> Iterator[None]:
    """Let no file grow beyond what the database in `folder` has written so far."""
    assert signal.getsignal(signal.SIGXFSZ) is signal.SIG_IGN  # Python hears of it as an error
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / "toril.db-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
