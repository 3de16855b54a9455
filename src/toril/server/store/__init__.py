"""Where entries are kept. A table is its lines: whoever loads them knows everything."""

from toril.server.store.ledger import CodeTaken, NotStored, SequenceTaken, Shelf, Store
from toril.server.store.sqlite import SqliteStore

__all__ = ["CodeTaken", "NotStored", "SequenceTaken", "Shelf", "SqliteStore", "Store"]
