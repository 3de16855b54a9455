"""Disks on which a server cannot write."""

import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.harness.in_thread import Running


@contextmanager
def read_only(server: Running, _: Path) -> Iterator[None]:
    """Let nobody write, as on a disk that was mounted read-only after an error."""
    link = server.store._link.lines
    link.execute("PRAGMA query_only = 1")
    try:
        yield
    finally:
        link.execute("PRAGMA query_only = 0")


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
