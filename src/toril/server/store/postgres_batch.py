"""A batch for PostgreSQL: one statement, in one round trip, that is a transaction by itself.

A write goes in wholly or not at all, and one that comes too late takes no other with it: its first
line is in the way of somebody's (ON CONFLICT DO NOTHING), and whatever else belongs to it goes in
only if the first line did. So a writer whose ledger is out of date, with more lines than have come
meanwhile, leaves nothing behind the other's. Rows are written in the order of their tables: two
workers never wait for each other.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import psycopg

from toril.server.store.postgres_arrays import array
from toril.server.store.rows import columns
from toril.server.store.write import Write


def commit(link: psycopg.Connection[Any], writes: Sequence[Write]) -> list[Write]:
    """Write what can be written; return the writes that came too late."""
    if any(not write.lines for write in writes):
        with link.transaction():  # which an error ends: the connection is of use afterwards
            for statement in _TRIAL:
                link.execute(statement)
    writes = [write for write in writes if write.lines]
    if not writes:
        return []
    ordered = sorted(writes, key=lambda write: (write.table, write.sequence))
    rows = link.execute(_BATCH, _values(ordered), prepare=True).fetchall()
    done = set(rows)
    return [write for write in writes if (write.table, write.sequence) not in done]


def rounds(writes: Iterable[Write]) -> Iterable[list[Write]]:
    """Yield what goes into one statement each: a statement does not see what itself has written.

    So there is one change of a table's header in a statement, and no two writes that want the same
    place. What comes later of such a table waits, too: a ledger has no gaps.
    """
    left = list(writes)
    while left:
        now, later = list[Write](), list[Write]()
        taken, held = set[object](), set[str]()
        for write in left:
            wanted = _wanted(write)
            if write.table in held or taken & wanted:
                later.append(write)
                held |= {write.table} - {""}
            else:
                now.append(write)
                taken |= wanted
        yield now
        left = later


def _wanted(write: Write) -> set[object]:
    """Return what only one write of a statement may have."""
    wanted: set[object] = {(write.table, write.sequence)} if write.lines else set()
    if write.new is not None:
        identity, code, request, *_ = write.new
        wanted |= {("code", code), ("request", request), ("header", identity)}
    if write.change is not None:
        wanted.add(("header", write.table))
    return wanted


def _values(writes: Sequence[Write]) -> list[str]:
    """Return the statement's columns: of new headers, of first lines, of others, of changes."""
    new = [write.new for write in writes if write.new is not None]
    first, rest = [], []
    for write in writes:
        begin = write.sequence
        for number, line in enumerate(write.lines, start=begin):
            row = columns(write.table, number, line)
            if number == begin:
                first.append((*row, write.new is not None))
            else:
                rest.append((*row, begin))
    changes = [(*write.change, write.sequence) for write in writes if write.change is not None]
    groups: list[tuple[Sequence[Sequence[object]], int]] = [
        *((new, 5), (first, 7), (rest, 7), (changes, 4)),
    ]
    return [array(row[at] for row in rows) for rows, width in groups for at in range(width)]


_BATCH = """
WITH headers AS (
    INSERT INTO tables (id, code, request, state, listed)
    SELECT * FROM unnest(%s::text[], %s::text[], %s::text[], %s::text[], %s::bool[])
    ON CONFLICT DO NOTHING RETURNING id
), first AS (
    INSERT INTO entries (table_id, sequence, at, person, command, entry)
    SELECT id, sequence, at, person, command, entry::json
    FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::int[], %s::text[], %s::text[], %s::bool[])
        AS line (id, sequence, at, person, command, entry, opens)
    WHERE NOT opens OR id IN (SELECT id FROM headers)
    ORDER BY id, sequence
    ON CONFLICT DO NOTHING RETURNING table_id, sequence
), rest AS (
    INSERT INTO entries (table_id, sequence, at, person, command, entry)
    SELECT id, line.sequence, at, person, command, entry::json
    FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::int[], %s::text[], %s::text[], %s::int[])
        AS line (id, sequence, at, person, command, entry, begin)
    JOIN first ON first.table_id = line.id AND first.sequence = line.begin
), changes AS (
    UPDATE tables SET state = change.state, listed = change.listed
    FROM unnest(%s::text[], %s::bool[], %s::text[], %s::int[])
        AS change (state, listed, id, sequence)
    JOIN first ON first.table_id = change.id AND first.sequence = change.sequence
    WHERE tables.id = change.id
)
SELECT table_id, sequence FROM first
"""

_TRIAL = (
    "INSERT INTO keys (name, key) VALUES ('trial', '') ON CONFLICT DO NOTHING",
    "DELETE FROM keys WHERE name = 'trial'",
)
"""A row that comes and goes."""
