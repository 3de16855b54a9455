"""The version of a database's schema, and what it holds besides the ledgers: the server's key."""

import secrets
from importlib.resources import as_file, files

import sqlalchemy as sa

from toril.engine.errors import TorilError
from toril.server.store.schema import keys

HEAD = "0005"

MIGRATING = 0x746F72696C
"""The number of PostgreSQL's lock under which one worker migrates and the others wait."""


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
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
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
            f"The database has schema {found}, this Toril knows {HEAD}: use a newer Toril.",
            found=found,
            known=HEAD,
        )
    return found


def server_key(engine: sa.Engine) -> bytes:
    """Return the server's own secret, made when it is asked for first: by one worker, for all."""
    known = sa.select(keys.c.key).where(keys.c.name == "server")
    with engine.begin() as connection:
        key: bytes | None = connection.execute(known).scalar()
        if key is None:
            made = {"name": "server", "key": secrets.token_bytes(32)}
            connection.execute(_NEW_KEY, made)
            key = connection.execute(known).scalar_one()
    return key


_NEW_KEY = sa.text("INSERT INTO keys (name, key) VALUES (:name, :key) ON CONFLICT DO NOTHING")
