"""A server for everybody who joins a table in these tests."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Running, running, settings


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("server"))) as server:
        yield server
