"""A contest on a real Ray: a cluster is started for this module, by `ray start --head`.

`loadfile` keeps the module on one of xdist's workers.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.arena.cluster.machines import (
    PATIENCE,
    RayMachine,
    another_machine,
    kill_a_worker,
    ray_cluster,
    wait_for,
)
from tests.arena.contests import six, timeless, without_times
from tests.cli.terminal import toril
from toril import ElevenNimmt, TorilError
from toril.arena.cluster import ray_pool
from toril.arena.cluster.ray_pool import RayPool
from toril.arena.cluster.work import contest_text
from toril.arena.contest import Contest
from toril.arena.pool import Pool
from toril.arena.processes import Processes
from toril.arena.run import Run
from toril.arena.unit_result import UnitResult

pytestmark = pytest.mark.slow

CONTEST = six("cautious", "random", "random")


@pytest.fixture(scope="module", autouse=True)
def address() -> Iterator[str]:
    """Begin to start a cluster: what needs none yet does not wait for it."""
    with ray_cluster(cpus=1) as address:
        yield address


@pytest.fixture(scope="module")
def second(address: str) -> Iterator[RayMachine]:
    """Let a second machine join the cluster, the one that gets lost."""
    wait_for(address)
    with another_machine(address, cpus=1) as second:
        yield second


@pytest.fixture(scope="module")
def pool(address: str) -> Iterator[RayPool]:
    wait_for(address)
    with RayPool(address) as pool:
        yield pool


def test_ray_here_reports_up_to_ctrl_c_what_there_is_without_it(tmp_path: Path) -> None:
    out, words = tmp_path / "arena.jsonl", ("six", "montecarlo:samples=8", "cautious", "random")
    flags = ("--deals", "1000000", "--seed", "a", "--out", str(out), "--json", "--jobs", "2")
    running = subprocess.Popen(
        [sys.executable, "-m", "toril", "arena", *words, *flags, "--ray", "local"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "TORIL_LANG": "en"},
        process_group=0,
    )
    soon(lambda: out.exists() and out.read_bytes().count(b"\n") > 5)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all that it has started
    said, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert complained.decode() == "Starting Ray …\nGetting the kernels ready …\n"
    spread = json.loads(said)
    first = spread["deals"]
    assert kept(out) == list(range(first))

    plain = ("--deals", str(first), "--seed", "a", "--json", "--jobs", "1")
    alone = json.loads(toril("arena", *words, *plain, home=tmp_path).out)
    assert spread["jobs"] == 2
    assert (spread.pop("wanted"), alone.pop("wanted")) == (1_000_000, first)
    assert (spread.pop("complete"), alone.pop("complete")) == (False, True)
    assert json.dumps(without_times(spread)) == json.dumps(without_times(alone))


@pytest.mark.usefixtures("second")
def test_a_cluster_reports_what_one_machine_does(tmp_path: Path, pool: RayPool) -> None:
    contest = Contest(
        ElevenNimmt(seats=2, rounds=1), ("montecarlo:samples=8", "random"), "match", bytes(16), 1000
    )
    reports, pools = [], list[Pool]([pool, Processes(1)])
    for number, where in enumerate(pools):
        with Run(contest, tmp_path / f"{number}.jsonl") as run:
            list(run.play(2, pool=where))
            reports.append(without_times(run.report(2)))
    assert json.dumps(reports[0]) == json.dumps(reports[1])


def alone(wanted: int, folder: Path) -> list[UnitResult]:
    with Run(CONTEST, folder / "alone.jsonl") as run:
        list(run.play(wanted))
        return timeless(run.results)


def kept(path: Path) -> list[int]:
    """Return the numbers of the deals in a results file."""
    return [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]


def test_a_run_goes_on_here_and_in_the_cluster_again(tmp_path: Path, pool: RayPool) -> None:
    path = tmp_path / "spread.jsonl"
    with Run(CONTEST, path) as run:
        next(iter(run.play(1000, pool=pool)))
        first = len(run.results)
        list(run.play(first + 3, jobs=1))
    with Run(CONTEST, path) as run:
        list(run.play(first + 9, pool=pool))
        assert timeless(run.results) == alone(first + 9, tmp_path)
    assert kept(path) == list(range(first + 9))


def test_a_killed_process_costs_nothing(tmp_path: Path, pool: RayPool) -> None:
    wanted, killed = 400, False
    with Run(CONTEST, tmp_path / "spread.jsonl") as run:
        for _ in run.play(wanted, pool=pool):
            killed = killed or kill_a_worker()
        assert timeless(run.results) == alone(wanted, tmp_path)
    assert killed
    assert kept(tmp_path / "spread.jsonl") == list(range(wanted))


def test_a_lost_machine_costs_nothing(tmp_path: Path, second: RayMachine, pool: RayPool) -> None:
    wanted, lost = 400, False
    soon(lambda: pool.places == 2, pool)
    with Run(CONTEST, tmp_path / "spread.jsonl") as run:
        for _ in run.play(wanted, pool=pool):
            if len(run.results) > 30 and not lost:
                second.kill()
                lost = True
        assert timeless(run.results) == alone(wanted, tmp_path)
    assert lost
    assert kept(tmp_path / "spread.jsonl") == list(range(wanted))


def soon(holds: Callable[[], bool], pool: RayPool | None = None) -> None:
    """Wait until it holds; a pool learns of its cluster while it waits."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        pool.wait(0.1) if pool else time.sleep(0.1)


def test_a_machine_of_another_version_is_refused(
    tmp_path: Path, pool: RayPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def newer(contest: Contest) -> str:
        return json.dumps(json.loads(contest_text(contest)) | {"toril": "toril 9"})

    monkeypatch.setattr(ray_pool, "contest_text", newer)
    monkeypatch.setattr(ray_pool, "our_toril", lambda: "toril 9")
    with Run(CONTEST, tmp_path / "arena.jsonl") as run, pytest.raises(TorilError) as caught:
        list(run.play(5, pool=pool))
    assert caught.value.code == "other_toril_on_cluster"
    assert "here is toril 9" in caught.value.sentence


def test_an_error_that_is_a_bug_is_told_and_never_tried_again(
    tmp_path: Path,
    pool: RayPool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(ray_pool, "contest_text", lambda _: "{}")
    with Run(CONTEST, tmp_path / "arena.jsonl") as run, pytest.raises(TorilError) as caught:
        list(run.play(5, pool=pool))
    assert caught.value.code == "arena_worker_died"
    assert "KeyError" in capsys.readouterr().err
