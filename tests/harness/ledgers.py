"""Ledgers that a test writes itself, or reads as they stand in the database."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Protocol

from toril.server.store import SqliteStore, TableHeader
from toril.server.store.place import Place
from toril.server.store.pruning import prune
from toril.server.store.rows import read_line
from toril.server.store.sqlite_link import SqliteLink
from toril.server.store.writer import Writer
from toril.server.tables.entries import Line, Opened
from toril.server.tables.evolve import evolve, new_table
from toril.server.tables.table import Table


async def put_ledger(store: SqliteStore, header: TableHeader, lines: Sequence[Line]) -> None:
    """Write a ledger from another event loop than the one that uses the store."""
    beside = copy(store)
    beside._writer = Writer(SqliteLink(store._engine))
    try:
        await beside.open(header, lines)
    finally:
        await beside._writer.close()


def history(lines: tuple[Line, ...]) -> Iterator[Table]:
    """Yield a table after each of its lines."""
    first = lines[0].entry
    assert isinstance(first, Opened)
    table = new_table(first)
    yield table
    for line in lines[1:]:
        table, _ = evolve(table, line)
        yield table


class Link(Protocol):
    """A connection to a database, of whichever driver."""

    def execute(self, query: Any, /) -> Iterable[Sequence[Any]]: ...


LINES = """SELECT code, at, person, command, CAST(entry AS TEXT) FROM entries
           JOIN tables ON tables.id = table_id ORDER BY code, sequence"""


def ledgers(link: Link) -> dict[str, tuple[Line, ...]]:
    """Return the lines of every table, by its code."""
    found: dict[str, list[Line]] = defaultdict(list)
    for code, at, person, command, entry in link.execute(LINES):
        found[code].append(read_line(at, person, command, json.loads(entry)))
    return {code: tuple(lines) for code, lines in found.items()}


def forget_names(folder: Path) -> None:
    """Prune the names of the only table of a server's file, as its operator may."""
    assert prune(Place(folder / "toril.db"), days=1, names_days=-1).nameless == 1
