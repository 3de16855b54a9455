"""What is kept, opened by the code of today: each module of tests has copies of its own."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.kept import KEPT
from tests.kept.checks import Ledger, ledgers


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Ledger]]:
    """Every kept database, opened by the store of today."""
    found = {}
    for commit, kept in KEPT.items():
        database = kept.database_in(tmp_path_factory.mktemp(commit))
        found[commit] = ledgers(database, list(kept.tables))
    return found


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Running]]:
    """A server of today on a copy of each database: every test goes on at a table of its own."""
    with ExitStack() as until_then:
        started = {}
        for commit, kept in KEPT.items():
            folder = tmp_path_factory.mktemp(f"going-on-{commit}")
            kept.database_in(folder)
            started[commit] = until_then.enter_context(running(settings(folder)))
        yield started
