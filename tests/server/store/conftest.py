"""Databases for the tests of stores: what a store must do is tried on SQLite and PostgreSQL."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.services.fixtures import new_database
from tests.services.given import GivenPostgres
from tests.services.postgres import PostgresServer
from toril.server.store import Place, place_of
from toril.server.store.upkeep import migrate_place

NewPlace = Callable[[], Place]


@pytest.fixture(scope="session")
def new_place(postgres_server: PostgresServer | GivenPostgres) -> Iterator[NewPlace]:
    """Make databases of PostgreSQL that are up to date: as copies, to save time."""
    template = new_database(postgres_server)
    migrate_place(place_of(template))
    names, base = count(1), urlsplit(template)
    created: list[str] = []

    def do(statement: str) -> None:
        with psycopg.connect(postgres_server.url, autocommit=True) as link:
            link.execute(statement.encode())

    def new() -> Place:
        name = f"{base.path[1:]}_{next(names)}"
        do(f"CREATE DATABASE {name} TEMPLATE {base.path[1:]}")
        created.append(name)
        return place_of(base._replace(path=f"/{name}").geturl())

    yield new
    for name in created:
        do(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgres_place(new_place: NewPlace) -> Place:
    """A database of PostgreSQL for this test."""
    return new_place()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.services)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A database of either kind for this test."""
    if request.param == "sqlite":
        return Place(tmp_path / "t.db")
    made: Place = request.getfixturevalue("postgres_place")
    return made
