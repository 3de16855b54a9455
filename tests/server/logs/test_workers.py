"""Of several workers each writes its name into its log."""

from collections.abc import Iterator

import pytest
import structlog

from tests.harness.log import log_lines, logged
from toril.server.worker import name_of, worker_name


@pytest.fixture
def second_worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Be the second of several workers for a while."""
    monkeypatch.setenv("TORIL_WORKER", "2")
    worker_name.cache_clear()
    yield
    worker_name.cache_clear()


@pytest.mark.usefixtures("second_worker")
def test_one_of_several_names_itself_in_every_line() -> None:
    with logged() as log:
        structlog.get_logger().info("begun")
        structlog.get_logger().error("ended", worker="another")
    assert [line["worker"] for line in log_lines(log)] == [name_of("2"), "another"]


def test_a_server_alone_does_not() -> None:
    with logged() as log:
        structlog.get_logger().info("begun")
    assert "worker" not in log_lines(log)[0]
