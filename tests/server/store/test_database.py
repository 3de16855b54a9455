"""The file of a server: locked, migrated, and the one that was named."""

import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from toril.engine.errors import TorilError
from toril.server.store.database import HEAD, migrate, version
from toril.server.store.schema import metadata
from toril.server.store.sqlite_file import Lock, connect


def test_a_server_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    hold = "from pathlib import Path; from toril.server.store.sqlite_file import Lock; import sys;"
    hold += "lock = Lock(Path(sys.argv[1])); print(flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", hold, str(tmp_path / "t.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(TorilError) as caught:
            Lock(tmp_path / "t.db")
        other.kill()
    assert caught.value.code == "database_in_use"
    Lock(tmp_path / "t.db").release()


def test_the_file_is_the_one_that_was_named(tmp_path: Path) -> None:
    path = tmp_path / "50% of?what#.db"
    engine = connect(path)
    assert migrate(engine) == (None, HEAD)
    assert path.is_file()
    engine.dispose()


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    engine = connect(tmp_path / "t.db")
    assert version(engine) is None
    migrate(engine)
    with engine.connect() as link:
        context = MigrationContext.configure(link, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    assert migrate(engine) == (HEAD, HEAD)
    engine.dispose()


def test_a_migration_that_was_cut_off_left_nothing_behind(tmp_path: Path) -> None:
    def cut_off_after(statements: int, path: Path) -> bool:
        """Return whether the migration got through with so many statements."""
        engine, left = connect(path), iter(range(statements))

        def count(*_: object) -> None:
            if next(left, None) is None:
                raise InterruptedError

        sa.event.listen(engine, "after_cursor_execute", count)
        try:
            migrate(engine)
            return True
        except InterruptedError:
            return False
        finally:
            engine.dispose()

    statements = 0
    while not cut_off_after(statements, path := tmp_path / f"{statements}.db"):
        engine = connect(path)
        assert migrate(engine) == (None, HEAD)
        engine.dispose()
        statements += 1
    assert statements > 5
