"""The replay of a match that was played at a table, from the table's ledger."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from toril.server.replay.packing import packed
from toril.server.replay.telling import Add, Head, Telling, seen_from
from toril.server.tables.entries import EndedByHost, Line, Moved
from toril.server.tables.evolve import steps
from toril.server.tables.tries import PLAYER
from toril.wire.table_events import Started

if TYPE_CHECKING:
    from toril.server.tables.table import Table


def tell_table(lines: Sequence[Line], number: int, add: Add) -> Head:
    """Tell match `number`, which has ended; return what its replay says besides the frames."""
    before: Table | None = None
    telling: Telling | None = None
    for line, table, happened in steps(lines):
        entry = line.entry
        if telling is None:
            if isinstance(entry, Started) and entry.number == number:
                telling = Telling(table, add)
        elif isinstance(entry, Moved):
            assert before is not None
            telling.moved(before, table, entry.seat, entry.move, entry.by, happened)
        elif isinstance(entry, EndedByHost):
            telling.ended(table, happened)
        else:
            telling.happened(table, happened)
        if telling is not None and table.state == "result":
            return {
                "match": number,
                "digest": table.record().to_json()["digest"],
                "only": None,
                "table": telling.table,
            }
        before = table
    raise ValueError(f"match {number} has not ended")


def packed_try(lines: Sequence[Line], number: int) -> bytes:
    """Return the replay of a try at the deal of the day as its player saw it, and nothing else."""

    def tell(add: Add) -> Head:
        head = tell_table(lines, number, lambda frame: add(seen_from(frame, PLAYER)))
        return {**head, "digest": None, "only": PLAYER}

    return packed(tell)


def packed_match(lines: Sequence[Line], number: int) -> bytes:
    """Return the replay of match `number`, which has ended, as it is sent."""
    return packed(lambda add: tell_table(lines, number, add))
