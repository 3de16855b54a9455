"""What holds for a run of the tests that is shared out, and for one in the background."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.sharing import DEAF, place, put_in_order, workers

ROOT = Path(__file__).parents[1]
HEARD = f"import signal; print([signal.getsignal(getattr(signal, s)) for s in {DEAF}])"
TESTS = f"""
import os, signal, subprocess, sys
from pathlib import Path
import pytest
from tests.tally import COUNTS

@pytest.fixture(scope="module")
def shared():
    Path(__file__).with_suffix(".shared").touch(exist_ok=False)

@pytest.mark.parametrize("count", [1, 20, 300])
def test_each_counts_for_itself(shared, count):
    Path(__file__).with_name(f"worker-{{os.getpid()}}").touch()
    COUNTS["S1 more than one bullhead"] += count

def test_whoever_is_started_hears_what_this_run_does_not():
    for name in {DEAF}:
        os.kill(os.getpid(), getattr(signal, name))
    told = subprocess.run([sys.executable, "-c", {HEARD!r}], capture_output=True, text=True)
    assert "SIG_IGN" not in told.stdout
"""


def test_a_run_has_one_tally_sets_up_once_and_deafens_nobody_it_starts(tmp_path: Path) -> None:
    for name in ("one", "another"):
        (tmp_path / f"test_{name}.py").write_text(TESTS)
    deaf = f"trap '' {' '.join(name.removeprefix('SIG') for name in DEAF)}"
    plugins = ["-p", "xdist.plugin", "-p", "tests.conftest"]  # others take long to load
    run = [sys.executable, "-m", "pytest", "-q", *plugins, "-n", "2", "--dist", "loadfile"]
    own = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    done = subprocess.run(
        ["/bin/sh", "-c", f'{deaf}; exec "$@"', "sh", *run, "--rootdir", tmp_path, tmp_path],
        cwd=ROOT,
        env=own | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(list(tmp_path.glob("worker-*"))) == 2
    assert "S1 more than one bullhead 642\n" in done.stdout
    assert "8 passed" in done.stdout


def test_what_everything_rests_on_comes_first_and_what_takes_long_last() -> None:
    paths = [
        *("tests/engine/test_codec.py", "src/toril/engine/cards.py", "tests/fast/test_jit.py"),
        *("tests/test_docs.py", "tests/engineering.py", "tests/cli/test_play.py"),
        *("tests/server/tables/test_clock.py", "tests/attack/test_attacks.py"),
        *("tests/browser/test_screens.py", "tests/browser/test_six.py"),
    ]
    places = [place(path) for path in paths]
    assert places == sorted(places)
    assert places[0] < places[1] < places[2] < places[3] == places[4] < places[5] < places[6]
    assert places[6] < places[7] < places[8] < places[9]


def test_what_waits_and_what_is_busy_go_side_by_side() -> None:
    names = [f"tests/cli/test_{each}.py" for each in "abcd"]
    names += ["tests/browser/test_a.py", "tests/browser/test_b.py", "tests/engine/test_a.py"]
    items: Any = [
        SimpleNamespace(nodeid=f"{name}::{each}", path=ROOT / name)
        for name in names
        for each in "xy"
    ]
    put_in_order(items)
    files = [item.path.name for item in items[::2]]
    assert [item.path.name for item in items[1::2]] == files  # no file is torn
    folders = [item.path.parent.name for item in items[::2]]
    assert folders == ["engine", "cli", "browser", "cli", "cli", "browser", "cli"]


def test_two_tests_of_one_name_are_refused_since_only_one_would_be_run() -> None:
    items: Any = [SimpleNamespace(nodeid=f"test_{name}", path=ROOT) for name in "aba"]
    with pytest.raises(pytest.UsageError, match="test_a"):
        put_in_order(items)


def test_there_are_two_workers_at_least() -> None:
    assert workers() >= 2
