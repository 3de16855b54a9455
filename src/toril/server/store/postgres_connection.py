"""Connections to PostgreSQL: none waits for ever, whatever has become of the other end."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from toril.engine.errors import TorilError
from toril.server.store.place import Place, bad_url

R = TypeVar("R")

ANSWER_SECONDS = 10
"""How long a statement may take, by PostgreSQL's own clock."""

SILENCE_SECONDS = ANSWER_SECONDS + 5
"""How long we wait for an answer: a PostgreSQL that is frozen does not even say that it is late."""

CONNECT_SECONDS = 5
READERS = 4
"""How many connections read, each by a thread of its own."""

_USUAL: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "tcp_user_timeout": SILENCE_SECONDS * 1000,
    "keepalives_idle": SILENCE_SECONDS,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "application_name": "toril",
}
"""What holds where a URL says nothing else."""


class PatientConnection(psycopg.Connection[Any]):
    """A connection that is given up when nothing comes for too long."""

    patience: float = SILENCE_SECONDS

    def wait(self, gen: Generator[Any, Any, R], *rest: Any, **named: Any) -> R:
        """Wait for an answer, but not for ever."""
        return super().wait(self._limited(gen), *rest, **named)

    def _limited(self, gen: Generator[Any, Any, R]) -> Generator[Any, Any, R]:
        """Pass everything through, and raise when time is up."""
        end = monotonic() + self.patience
        ready: Any = None
        while True:
            try:
                wanted = gen.send(ready)
            except StopIteration as stop:
                result: R = stop.value
                return result
            ready = yield wanted
            if not ready and monotonic() > end:
                self.pgconn.finish()
                raise psycopg.OperationalError("no answer from the database")


def connect(place: Place, **settings: str) -> PatientConnection:
    """Return a new connection whose every statement is a transaction, with further `settings`."""
    given = _given(place)
    ours = {"statement_timeout": f"{ANSWER_SECONDS}s", **settings}
    options = " ".join(f"-c {name}={text}" for name, text in ours.items())
    asked = {**_USUAL, **given, "options": f"{options} {given.get('options', '')}".strip()}
    return PatientConnection.connect(autocommit=True, **asked)


def _given(place: Place) -> dict[str, Any]:
    """Return what a URL says; refuse one that PostgreSQL's own library cannot read."""
    try:
        return conninfo_to_dict(place.url)
    except psycopg.ProgrammingError:  # it quotes what it stumbled over
        raise bad_url() from None


def engine_of(place: Place) -> sa.Engine:
    """Return an engine with a few connections; it does not know the URL, and cannot tell it."""

    def connected() -> PatientConnection:
        connection = connect(place)
        connection.autocommit = False
        return connection

    return sa.create_engine(
        "postgresql+psycopg://",
        creator=connected,
        pool_size=READERS,
        max_overflow=1,  # for leases, which have a thread of their own
        pool_timeout=CONNECT_SECONDS,
        hide_parameters=True,  # errors are logged, and a table's code is a key
        use_native_hstore=False,
    )


def unhurried(place: Place) -> sa.Engine:
    """Return an engine for one who migrates, prunes or copies: each statement takes its time."""

    def connected() -> PatientConnection:
        connection = connect(place, statement_timeout="0")
        connection.autocommit, connection.patience = False, inf
        return connection

    return sa.create_engine(
        "postgresql+psycopg://",
        creator=connected,
        poolclass=sa.NullPool,
        hide_parameters=True,
        use_native_hstore=False,
    )


@contextmanager
def refusing(place: Place) -> Iterator[None]:
    """Say in one sentence what is wrong with a database that cannot be used."""
    try:
        yield
    except (DBAPIError, PoolTimeout, psycopg.Error) as error:
        why = reason(place, error)
        raise TorilError(
            "bad_database", f"Cannot use the database {place}: {why}.", file=str(place), why=why
        ) from None


def reason(place: Place, error: Exception) -> str:
    """Return what went wrong, in one line, without passwords and without what was to be written."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, psycopg.Error):
        said = cause.diag.message_primary if cause.sqlstate else str(cause)
        lines = (said or type(cause).__name__).strip().splitlines()
        return place.without_secrets(lines[0] if lines else type(cause).__name__)
    return type(cause).__name__


def is_lost(error: BaseException) -> bool:
    """Return whether an error says that the connection, and not a statement, is at fault."""
    cause = getattr(error, "orig", None) or error
    if not isinstance(cause, psycopg.OperationalError | psycopg.InterfaceError):
        return False
    state = cause.sqlstate or "08000"  # the driver's own complaints have none
    return state.startswith(("08", "57P", "53300"))
