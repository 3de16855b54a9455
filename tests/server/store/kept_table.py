"""A table that is played at and stored, with a snapshot after every few lines."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

from tests.server.store.stores import opened
from tests.server.tables.story import Story, playing
from toril.server.live.loading import load_table
from toril.server.store import Loaded, Place, Store, TableHeader, place_of

EVERY = 5


class KeptTable:
    """The story of a table, and the store that it is written to, line after line."""

    def __init__(self, store: Store, story: Story) -> None:
        self.store, self.story = store, story
        self._written = 1
        self._rng = Random(5)
        table = story.table
        self.header = TableHeader(table.id, table.code, "request", "match", listed=False)

    async def play(self, moves: int = 1) -> None:
        """Let somebody move, and write it down as a room does."""
        for _ in range(moves):
            self.story.step(self._rng)
            await self.write()

    async def write(self) -> None:
        """Write down what has happened since."""
        lines = self.story.lines[self._written :]
        await self.store.append(self.header, self._written, lines, False, self.story.table)
        self._written += len(lines)
        await self.store.try_writing()  # whatever the thread did after the lines is done, too

    async def found(self) -> Loaded:
        """Return what the store finds, and check that the table follows from it."""
        found = await self.store.load(self.header.code)
        assert found is not None
        assert found.sequence + len(found.lines) == len(self.story.lines)
        _, table, sequence = await load_table(self.store, self.header.code)
        assert (table, sequence) == (self.story.table, len(self.story.lines))
        return found


@asynccontextmanager
async def kept_table(path: Path | Place, story: Story | None = None) -> AsyncIterator[KeptTable]:
    """Provide a table whose match has begun."""
    async with opened(place_of(path), EVERY) as store:
        kept = KeptTable(store, story or playing(3))
        await store.open(kept.header, kept.story.lines[:1])
        await kept.write()
        yield kept


def change(path: Path, sql: str, *values: Any) -> int:
    """Change the database behind the store's back; return how many rows it were."""
    with closing(sqlite3.connect(path, isolation_level=None)) as link:
        return link.execute(sql, values).rowcount


def rows(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as link:
        return link.execute(sql).fetchall()
