"""The database's tables. Times are whole milliseconds; `migrations` makes and changes them."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("request", String(64), nullable=False, unique=True),
    Column("state", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("names_pruned", Integer, nullable=False, server_default="0"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Integer),
    Column("command", String(64)),
    Column("entry", JSON, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("version", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("id", String(64), primary_key=True),  # a digest of the table's id
    Column("day", String(10), nullable=False),
    Column("game", String(16), nullable=False),
    Column("bots", String(96), nullable=False),  # which version of them
    Column("bullheads", Integer, nullable=False),
    Index("tries_by_day", "day", "game", "bots"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),  # by the database's clock
    Column("deaf", Boolean, nullable=False),  # it does not hear the others over the bus
    Column("here", Text),  # who is connected there, while somebody is deaf
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(64), nullable=False),
)
