"""Snapshots: a table as its lines made it, kept so that not all of them must be read again.

A ledger is the truth, a snapshot only saves time. It is read by the very version that wrote it, and
only if nothing about it is doubtful; else it counts as not there, and the whole ledger is read.
Whoever deletes one loses nothing.
"""

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import structlog
from pydantic_core import from_json, to_json

from toril.engine.value import value
from toril.server.store.code_digest import digest_of_code
from toril.server.store.interface import TableHeader
from toril.server.store.rows import columns
from toril.server.tables.entries import Line
from toril.server.tables.table import Table
from toril.server.tables.table_data import table_from_data, table_to_data

EVERY = 32
"""A snapshot is made after so many lines: it takes as long as reading and playing three of them."""

LONG_MATCH = 512
"""A match of so many moves has a snapshot half as often, and so on: they are most of it."""

log = structlog.get_logger()


@value
class Kept:
    """What a snapshot is made of: a table, and the last of the `sequence` lines that made it."""

    header: TableHeader
    sequence: int
    last: Line
    table: Table


def is_due(every: int, table: Table, before: int, after: int) -> bool:
    """Return whether a table that has grown from `before` to `after` lines is to be kept.

    It is after every `every` lines, and never if that is 0.
    """
    moves = 0 if table.match is None else len(table.match.revealed)
    step = every * (1 + moves // LONG_MATCH)
    return step > 0 and before // step != after // step


def snapshot_row(kept: Kept) -> tuple[object, ...]:
    """Return sequence, version, digest and data, then the table's id and how often it was pruned.

    A snapshot is not kept for a table that was deleted meanwhile, nor for one whose names were: we
    would know them.
    """
    data = to_json(table_to_data(kept.table))
    digest = _digest(columns(kept.header.id, kept.sequence - 1, kept.last), data)
    header = kept.header
    return kept.sequence, version(), digest, data, header.id, header.names_pruned


def _digest(last: Sequence[object], data: bytes) -> str:
    """Return what ties a snapshot to its table and to the last line that it includes."""
    return hashlib.sha256(to_json([version(), *last]) + b"\n" + data).hexdigest()


def is_sound(found: Any, last: Sequence[object] | None) -> bool:
    """Return whether a row is a snapshot of ours that fits `last`, the row of its last line."""
    if found.version != version():
        return False
    if not has_shape(found):
        _log_dropped(found.table_id[:8], "shape")
    elif last is None:
        _log_dropped(found.table_id[:8], "beyond")
    elif found.digest != _digest(last, found.data):
        _log_dropped(found.table_id[:8], "digest")
    else:
        return True
    return False


def has_shape(found: Any) -> bool:
    """Return whether a row's columns are of the types that we write; SQLite takes any."""
    is_number = type(found.sequence) is int and 0 < found.sequence < 1 << 31
    return is_number and type(found.data) is bytes and type(found.digest) is str


def table_in(data: bytes) -> Table | None:
    """Return the table that a snapshot holds; None if it cannot be read."""
    try:
        return table_from_data(from_json(data))
    except Exception as error:  # nobody should have written it, and the ledger is there
        _log_dropped("?", type(error).__name__)
        return None


@lru_cache(maxsize=1024)
def _log_dropped(table: str, why: str) -> None:
    """Say it once for a table: it may be loaded often before it has the next one."""
    log.warning("snapshot_dropped", table=table, why=why)


@cache
def version() -> str:
    """Return the digest of all code that decides what a table is after its lines.

    Where the code is not there to be read, no snapshot is ever taken for one of ours.
    """
    return digest_of_code("toril.engine", "toril.wire", "toril.server.tables", "toril.server.store")
