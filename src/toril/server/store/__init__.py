"""Where entries are kept. A table is its lines: with them one has everything.

`interface` says what a store must do, `open_store` opens the one that is named.
"""

from pathlib import Path

from toril.extras import require
from toril.server.store.interface import (
    CodeTaken,
    Leases,
    Loaded,
    NotStored,
    SequenceTaken,
    Store,
    TableHeader,
    Try,
)
from toril.server.store.place import Place, place_of
from toril.server.store.snapshots import EVERY
from toril.server.store.sqlite import SqliteStore
from toril.server.store.sqlite_file import make_private, refusing

__all__ = [
    "CodeTaken",
    "Leases",
    "Loaded",
    "NotStored",
    "Place",
    "SequenceTaken",
    "SqliteStore",
    "Store",
    "TableHeader",
    "Try",
    "open_store",
    "place_of",
]


def open_store(database: Place | Path, snapshot_every: int = EVERY) -> Store:
    """Open the database, making its tables if need be, and a file with its folder.

    A table has a snapshot after every so many lines; never if it is 0.
    """
    place = place_of(database)
    if place.file is None:
        require("postgres")
        from toril.server.store.postgres import PostgresStore

        return PostgresStore(place, snapshot_every)
    with refusing(place.file):
        make_private(place.file)
        return SqliteStore(place.file, snapshot_every)
