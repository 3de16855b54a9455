"""What is to be written, and what it is written with: a link to the database of either kind."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from toril.server.store.interface import NotStored
from toril.server.store.snapshots import Kept
from toril.server.tables.entries import Line


@dataclass(slots=True)
class Write:
    """Something to write, what to raise if a row is there already, and the future to complete."""

    taken: type[NotStored]
    done: asyncio.Future[None]
    table: str = ""
    sequence: int = 0
    lines: Sequence[Line] = ()
    new: Sequence[object] | None = None  # a header's columns
    change: Sequence[object] | None = None  # state, listed, and the id of their table
    kept: Kept | None = None
    failed: NotStored | None = None


class Link(Protocol):
    """What the writer's thread writes with. Whatever goes wrong, it raises nothing."""

    def write_together(self, writes: list[Write]) -> None:
        """Write everything; a write that cannot be written has `failed`, and no other with it."""

    def write_snapshots(self, kept: list[Kept]) -> None:
        """Keep tables whose lines are on disk, if that can be done."""

    def close(self) -> None:
        """Let go of the database; the thread has ended."""
