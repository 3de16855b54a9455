"""Where entries are kept. A table is its lines: with them one has everything.

`interface` says what a store must do, `open_store` opens the one that there is.
"""

from pathlib import Path

from toril.server.store.interface import CodeTaken, NotStored, SequenceTaken, Store, TableHeader
from toril.server.store.sqlite import SqliteStore
from toril.server.store.sqlite_file import make_private, refusing

__all__ = [
    "CodeTaken",
    "NotStored",
    "SequenceTaken",
    "SqliteStore",
    "Store",
    "TableHeader",
    "open_store",
]


def open_store(database: Path) -> Store:
    """Open the database, making it and its folder if need be."""
    with refusing(database):
        make_private(database)
        return SqliteStore(database)
