"""Several workers at one port: started, started again, replaced, stopped, with tiny workers."""

import os
import pty
import signal
import socket
from pathlib import Path

import pytest

from tests.server.workers.parent import lives, parent_of, until
from toril.engine.errors import TorilError
from toril.server.listening import listen


def test_all_workers_serve_at_one_port_and_stop_together(tmp_path: Path) -> None:
    with parent_of(3, tmp_path) as parent:
        workers = parent.everybody(3)
        assert set(workers) == {"1", "2", "3"}
        with pytest.raises(TorilError, match="Cannot listen"):
            listen("127.0.0.1", int(parent.said))  # nobody else may join in
        parent.signal(signal.SIGTERM)
        assert parent.end() == 0
        assert parent.stopped() == 3
        assert parent.log() == []


def test_a_worker_that_dies_is_started_again_and_loses_nobody_who_waits(tmp_path: Path) -> None:
    with parent_of(2, tmp_path) as parent:
        workers = parent.everybody(2)
        os.kill(workers["1"], signal.SIGKILL)
        answers = [parent.ask() for _ in range(40)]  # whoever comes meanwhile is served
        assert {number for number, _ in answers} == {"1", "2"}
        assert workers["1"] not in {pid for _, pid in answers}
        until(lambda: parent.logged("worker_started_again"))
        assert [line["event"] for line in parent.log()] == ["worker_ended", "worker_started_again"]
        assert all(line["worker"].endswith("-1") for line in parent.log())


def test_where_a_worker_does_not_come_up_again_the_others_serve_everybody(tmp_path: Path) -> None:
    with parent_of(2, tmp_path) as parent:
        workers = parent.everybody(2)
        (tmp_path / "refuse").touch()
        os.kill(workers["2"], signal.SIGKILL)
        until(lambda: parent.logged("worker_not_started"))
        until(lambda: parent.log()[-1]["why"] == "It is Monday.")
        assert {parent.ask() for _ in range(20)} == {("1", workers["1"])}
        (tmp_path / "refuse").unlink()
        assert parent.everybody(2)["2"] != workers["2"]


def test_a_python_that_is_gone_for_a_moment_ends_no_other_worker(tmp_path: Path) -> None:
    python = tmp_path / "python"
    with parent_of(2, tmp_path) as parent:
        workers = parent.everybody(2)
        python.rename(tmp_path / "being installed anew")
        os.kill(workers["2"], signal.SIGKILL)
        until(lambda: parent.logged("worker_not_started"))
        assert "No such file" in parent.log()[-1]["why"]
        assert parent.ask() == ("1", workers["1"])
        (tmp_path / "being installed anew").rename(python)
        assert parent.everybody(2)["2"] != workers["2"]


def test_workers_are_replaced_one_after_the_other_without_a_moment_of_silence(
    tmp_path: Path,
) -> None:
    with parent_of(2, tmp_path) as parent:
        before = parent.everybody(2)
        parent.signal(signal.SIGHUP)
        while not parent.logged("workers_replaced"):
            parent.ask()
        after = parent.everybody(2)
        assert not set(after.values()) & set(before.values())
        assert parent.stopped() == 2
        assert not any(map(lives, before.values()))


def test_a_replacement_that_does_not_come_up_leaves_the_old_one(tmp_path: Path) -> None:
    with parent_of(2, tmp_path) as parent:
        before = parent.everybody(2)
        (tmp_path / "refuse").touch()
        parent.signal(signal.SIGHUP)
        until(lambda: parent.logged("worker_not_replaced"))
        (line,) = (each for each in parent.log() if each["event"] == "worker_not_replaced")
        assert line["why"] == "It is Monday."
        assert parent.everybody(2) == before


@pytest.mark.parametrize(
    ("note", "said", "code"), [("refuse", "It is Monday.", 2), ("crash", "", 7)]
)
def test_a_first_start_that_fails_ends_the_command(
    tmp_path: Path, note: str, said: str, code: int
) -> None:
    (tmp_path / note).touch()
    with parent_of(2, tmp_path) as parent:
        assert (parent.said, parent.end()) == (said, code)


def test_workers_end_with_their_parent_however_that_ends(tmp_path: Path) -> None:
    with parent_of(2, tmp_path) as parent:
        workers = parent.everybody(2)
        parent.signal(signal.SIGKILL)
        until(lambda: parent.stopped() == 2)
        until(lambda: not any(map(lives, workers.values())))
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", int(parent.said)))


def test_a_worker_that_does_not_stop_is_killed(tmp_path: Path) -> None:
    with parent_of(2, tmp_path) as parent:
        workers = parent.everybody(2)
        (tmp_path / "stubborn").touch()
        parent.signal(signal.SIGINT)
        parent.signal(signal.SIGINT)  # signals that are the same may become one
        assert parent.end() == 0
        assert not any(map(lives, workers.values()))


def test_who_closes_the_window_stops_it_and_gets_no_new_workers(tmp_path: Path) -> None:
    window, terminal = pty.openpty()
    with parent_of(2, tmp_path, os.ttyname(terminal)) as parent:
        os.close(terminal)
        parent.signal(signal.SIGHUP)  # the window is there: new workers
        until(lambda: parent.logged("workers_replaced"))
        os.close(window)
        assert parent.end() == 0
        assert parent.stopped() == 4
