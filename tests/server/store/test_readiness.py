"""Ready means that tables can be played: what somebody does next could be written."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest
from structlog.testing import capture_logs

from tests.harness.disk import full_disk, read_only
from tests.harness.in_thread import Running, running
from tests.harness.metrics import counted
from tests.harness.settings import settings
from tests.people.requests import ask
from toril.server.live import readiness
from toril.server.metrics import COMMITS_TOGETHER


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is a trial."""
    monkeypatch.setattr(readiness, "KEPT_SECONDS", 0.0)


def status(server: Running) -> int:
    assert ask(server.base, "GET", "/healthz").status == 200
    answer = ask(server.base, "GET", "/readyz")
    assert answer.json == {"ready": answer.status == 200}
    return answer.status


@pytest.mark.usefixtures("impatient")
def test_a_server_with_a_full_disk_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        assert status(server) == 200
        with capture_logs() as logs, full_disk(server, tmp_path):
            assert status(server) == 503
        assert [entry["event"] for entry in logs] == ["not_ready"]
        assert status(server) == 200


@pytest.mark.usefixtures("impatient")
def test_a_server_whose_file_is_read_only_is_not_ready(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        assert status(server) == 200
        with capture_logs() as logs, read_only(server, tmp_path):
            assert status(server) == 503
        assert [entry["why"] for entry in logs] == ["attempt to write a readonly database"]
        assert status(server) == 200


@pytest.mark.usefixtures("impatient")
def test_a_server_whose_writer_is_stuck_is_not_ready_and_says_so_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE_SECONDS", 0.2)
    with (
        running(settings(tmp_path)) as server,
        closing(sqlite3.connect(tmp_path / "toril.db", isolation_level=None)) as other,
    ):
        assert status(server) == 200
        other.execute("BEGIN IMMEDIATE")
        before = counted(COMMITS_TOGETHER)
        begin = monotonic()
        assert [status(server) for _ in range(3)] == [503] * 3
        assert monotonic() - begin < 15
        other.execute("ROLLBACK")
        while status(server) != 200:
            assert monotonic() - begin < 30
        assert counted(COMMITS_TOGETHER) <= before + 3  # they did not heap up meanwhile


def test_however_often_it_is_asked_the_disk_is_asked_once_a_second(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        before, begin = counted(COMMITS_TOGETHER), monotonic()
        assert {ask(server.base, "GET", "/readyz").status for _ in range(100)} == {200}
        seconds = monotonic() - begin
        assert 1 <= counted(COMMITS_TOGETHER) - before <= 1 + seconds / readiness.KEPT_SECONDS


@pytest.mark.usefixtures("impatient")
def test_being_asked_leaves_nothing_behind(tmp_path: Path) -> None:
    def contents() -> list[str]:
        with closing(sqlite3.connect(tmp_path / "toril.db")) as database:
            return list(database.iterdump())

    with running(settings(tmp_path)) as server:
        before = contents()
        assert {status(server) for _ in range(5)} == {200}
        assert contents() == before
