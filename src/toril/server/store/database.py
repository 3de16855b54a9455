"""The SQLite file: opened the safe way, migrated, locked against a second server."""

import os
import secrets
import sqlite3
from contextlib import suppress
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from toril.engine.errors import TorilError
from toril.server.store.schema import keys

HEAD = "0002"


def make_private(path: Path) -> None:
    """Make the file, and its folder if it has none, for its owner only: it holds all hands.

    What SQLite puts beside it gets the same rights. A file that is there keeps its own.
    """
    path.absolute().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def connect(path: Path) -> sa.Engine:
    """Return an engine whose commits survive a power cut."""
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=str(path)),
        connect_args={"timeout": 10},
        hide_parameters=True,  # errors are logged, and a table's code is a key
    )

    def prepare(connection: Any, _: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.isolation_level = None  # or CREATE TABLE would be outside of transactions

    sa.event.listen(engine, "connect", prepare)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def migrate(engine: sa.Engine) -> tuple[str | None, str]:
    """Bring the schema up to date, wholly or not at all; return the versions before and after."""
    before = version(engine)
    if before != HEAD:
        from alembic import command  # a fifth of a server's start, and seldom needed
        from alembic.config import Config

        with (
            as_file(files("toril.server.store") / "migrations") as folder,
            engine.begin() as connection,
        ):
            config = Config()
            config.set_main_option("script_location", str(folder).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    return before, HEAD


def version(engine: sa.Engine) -> str | None:
    """Return the version of the schema; None for an empty file. Refuse one of a later Toril."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found: str = connection.execute(
            sa.text("SELECT version_num FROM alembic_version")
        ).scalar_one()
    if found > HEAD:
        raise TorilError(
            "newer_database",
            f"The database has schema {found}, this Toril knows {HEAD}: use a newer one.",
            found=found,
            known=HEAD,
        )
    return found


def server_key(engine: sa.Engine) -> bytes:
    """Return the server's own secret, made when it is asked for first."""
    with engine.begin() as connection:
        key: bytes | None = connection.execute(
            sa.select(keys.c.key).where(keys.c.name == "server")
        ).scalar()
        if key is None:
            key = secrets.token_bytes(32)
            connection.execute(keys.insert().values(name="server", key=key))
    return key


class Lock:
    """Held while a server runs: a second one on the same file is refused.

    It is an exclusive transaction on a file of its own, which the system releases however the
    process ends, on every platform.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock beside the database `path`."""
        beside = Path(f"{path.resolve()}-lock")
        make_private(beside)
        # Whoever releases it may be another thread than whoever took it.
        self._connection = sqlite3.connect(
            beside, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("PRAGMA journal_mode = MEMORY")  # nothing else is left behind
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise TorilError(
                "database_in_use",
                f"Another server uses {path}: stop it, or name another file with --database.",
                file=str(path),
            ) from error

    def release(self) -> None:
        """Let another server have the file."""
        self._connection.close()
