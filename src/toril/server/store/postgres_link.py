"""What the writer writes to PostgreSQL with: it comes back when the connection was lost."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

import psycopg
import structlog
from psycopg import errors

from toril.server.metrics import COMMITS_TOGETHER
from toril.server.store.interface import NotStored
from toril.server.store.place import Place
from toril.server.store.postgres_batch import commit, rounds
from toril.server.store.postgres_connection import PatientConnection, connect, is_lost, reason
from toril.server.store.snapshots import Kept, snapshot_row
from toril.server.store.write import Write

T = TypeVar("T")

PATIENCE_SECONDS = 5.0
"""How long a batch waits for a PostgreSQL that is gone; people are told then that it failed."""

PAUSE_SECONDS = 0.1
"""Between two tries to find it again."""

TRIES = 5
"""How often a write is tried that stood in another's way, as PostgreSQL says."""

log = structlog.get_logger()


class Loss:
    """Says once that a database is gone, and once that it is back."""

    def __init__(self, place: Place) -> None:
        """Begin with a database that is there."""
        self._place, self._is_lost = place, False

    def lost(self, error: Exception) -> None:
        """Note that it does not answer."""
        if not self._is_lost:
            self._is_lost = True
            log.error("database_lost", why=reason(self._place, error))

    def back(self) -> None:
        """Note that it does."""
        if self._is_lost:
            self._is_lost = False
            log.warning("database_back")


class PostgresLink:
    """Two connections, for lines and for snapshots, opened when they are needed."""

    def __init__(self, place: Place, loss: Loss) -> None:
        """Open none before something is written."""
        self._place, self._loss = place, loss
        self._lines: PatientConnection | None = None
        self._snapshots: PatientConnection | None = None

    def write_together(self, writes: list[Write]) -> None:
        """Write everything; a write that cannot be written has `failed`, and no other with it."""
        COMMITS_TOGETHER.observe(len(writes))
        for some in rounds(writes):
            try:
                self._commit(some)
            except Exception as error:
                if len(some) == 1 or _is_general(error):
                    self._refuse(some, error)
                else:  # one of them is at fault: the others must not suffer for it
                    self._one_by_one(some)

    def _one_by_one(self, writes: Sequence[Write]) -> None:
        for write in writes:
            try:
                self._commit([write])
            except Exception as error:
                self._refuse([write], error)

    def _commit(self, writes: Sequence[Write]) -> None:
        tries = 1
        while True:
            try:
                late = self._try_for_a_while(lambda link: commit(link, writes))
                break
            except (errors.DeadlockDetected, errors.SerializationFailure):
                tries += 1
                if tries > TRIES:
                    raise
        for write in late:
            write.failed = write.taken("another wrote first")

    def _try_for_a_while(self, work: Callable[[PatientConnection], T]) -> T:
        """Do `work`, on a new connection where the old one was lost.

        What was lost may have been written already. Then it is found taken, and whoever reads the
        ledger finds its own command in it.
        """
        end = time.monotonic() + PATIENCE_SECONDS
        was_stale = False
        while True:
            try:
                if self._lines is None:
                    self._lines = connect(self._place)
                result = work(self._lines)
            except Exception as error:
                if not is_lost(error):
                    if isinstance(error, errors.ReadOnlySqlTransaction):
                        self._drop_lines()  # another may be in charge now
                    raise
                self._drop_lines()
                if not was_stale:
                    was_stale = True  # of a database that is back since: look at once
                    continue
                self._loss.lost(error)
                if time.monotonic() > end:
                    raise
                time.sleep(PAUSE_SECONDS)
            else:
                self._loss.back()
                return result

    def _refuse(self, writes: Sequence[Write], error: Exception) -> None:
        for write in writes:
            kind = write.taken if isinstance(error, psycopg.IntegrityError) else NotStored
            write.failed = kind(reason(self._place, error))

    def write_snapshots(self, kept: list[Kept]) -> None:
        """Keep tables whose lines are on disk. Whatever goes wrong: the lines are what counts."""
        latest = {each.header.id: snapshot_row(each) for each in kept}
        values = [[row[at] for _, row in sorted(latest.items())] for at in range(6)]
        try:
            if self._snapshots is None:
                # What a power cut takes of them is not missed: these commits wait for no disk.
                self._snapshots = connect(self._place, synchronous_commit="off")
            self._snapshots.execute(_KEEP, values)
        except Exception as error:
            self._drop_snapshots()
            log.warning("snapshot_not_kept", why=reason(self._place, error))

    def close(self) -> None:
        """Close both."""
        self._drop_lines()
        self._drop_snapshots()

    def _drop_lines(self) -> None:
        _close(self._lines)
        self._lines = None

    def _drop_snapshots(self) -> None:
        _close(self._snapshots)
        self._snapshots = None


def _close(link: PatientConnection | None) -> None:
    if link is not None:
        with suppress(psycopg.Error):
            link.close()


def _is_general(error: Exception) -> bool:
    """Return whether an error is as true for each write: gone, full, too slow or read-only."""
    state = getattr(error, "sqlstate", None) or ""
    return is_lost(error) or state.startswith(("53", "57", "58", "25"))


_KEEP = """
INSERT INTO snapshots (table_id, sequence, version, digest, data)
SELECT tables.id, kept.sequence, version, digest, data
FROM unnest(%s::int[], %s::text[], %s::text[], %s::bytea[], %s::text[], %s::int[])
    AS kept (sequence, version, digest, data, id, pruned)
JOIN tables ON tables.id = kept.id AND names_pruned = pruned
FOR SHARE OF tables SKIP LOCKED
ON CONFLICT (table_id) DO UPDATE
SET sequence = excluded.sequence, version = excluded.version,
    digest = excluded.digest, data = excluded.data
"""
"""The lock is for somebody who prunes the names meanwhile: who prunes waits for us and deletes what
we have written, and we keep nothing while somebody prunes. So nobody waits for a snapshot."""
