"""A server for everybody who joins a table in these tests."""

from collections.abc import Iterator

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("server"))) as server:
        yield server
