"""Kernels get ready beside whatever else goes on; until then somebody else decides."""

import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest
from filelock import FileLock

from toril.fast.compiling.__main__ import main
from toril.fast.compiling.ready import Kernels

TOY = """
import os
import time
from pathlib import Path
from toril.fast.compiling.jit import kernel

@kernel
def double(number):
    return 2 * number

def warm():
    with Path(os.environ["TOY_WARMED"]).open("a") as warmed:
        warmed.write(f"{os.getpid()}\\n")
    time.sleep(float(os.environ.get("TOY_SECONDS", "0")))
    assert double(4) == 8
    assert "TOY_FAILS" not in os.environ
"""
PACKAGES = {"toy_nimmt": "toy_kernels"}


@pytest.fixture
def warmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with one small kernel and a fresh cache; in this file is which processes warmed it."""
    (tmp_path / "toys" / "toy_kernels").mkdir(parents=True)
    (tmp_path / "toys" / "toy_kernels" / "__init__.py").write_text(TOY)
    monkeypatch.syspath_prepend(tmp_path / "toys")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "toys"), prepend=os.pathsep)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("TOY_WARMED", str(tmp_path / "warmed"))
    monkeypatch.delitem(sys.modules, "toy_kernels", raising=False)
    return tmp_path / "warmed"


def processes(warmed: Path) -> list[bool]:
    """Return for each warming whether it was in this process."""
    return [int(line) == os.getpid() for line in warmed.read_text().split()]


def test_another_process_compiles_and_this_one_loads(warmed: Path) -> None:
    kernels = Kernels(PACKAGES)
    assert not kernels.is_ready("toy_nimmt")
    assert kernels.must_compile()
    kernels.wait_until_ready()
    assert kernels.is_ready("toy_nimmt")
    assert not Kernels(PACKAGES).must_compile()
    assert processes(warmed) == [False, True]
    assert list(warmed.with_name("cache").rglob("*.nbc"))
    kernels.warm_in_background()
    kernels.wait_until_ready()
    assert processes(warmed) == [False, True]
    Kernels(PACKAGES).wait_until_ready()  # what was kept is only loaded
    assert processes(warmed) == [False, True, True]


def test_where_nothing_can_be_kept_this_process_compiles(warmed: Path) -> None:
    warmed.with_name("cache").write_text("no folder")
    kernels = Kernels(PACKAGES)
    kernels.wait_until_ready()
    assert kernels.is_ready("toy_nimmt")
    assert processes(warmed) == [True]


def test_without_numba_there_is_nothing_to_compile(warmed: Path) -> None:
    script = f"""
import os, sys
sys.modules["numba"] = None
from toril.fast.compiling.ready import Kernels
kernels = Kernels({PACKAGES})
kernels.wait_until_ready()
print(kernels.is_ready("toy_nimmt"), os.getpid())
"""
    command = [sys.executable, "-c", script]
    told = subprocess.run(command, capture_output=True, check=True, text=True)
    assert told.stdout.split() == ["True", *warmed.read_text().split()]
    assert "fewer worlds" in told.stderr


def test_kernels_that_fail_are_never_ready_and_the_log_says_why(
    warmed: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("TOY_FAILS", "yes")
    kernels = Kernels(PACKAGES)
    kernels.wait_until_ready()
    assert not kernels.is_ready("toy_nimmt")
    assert processes(warmed) == [False, True]
    assert "bots that search are replaced" in caplog.text


def test_only_one_process_compiles_at_a_time(warmed: Path) -> None:
    folder = warmed.with_name("cache") / "toril" / "kernels"
    folder.mkdir(parents=True)
    second = Thread(target=main, args=(["toy_kernels"],))
    with FileLock(folder / "compiling.lock"):
        second.start()
        second.join(0.2)
        assert not warmed.exists()
    second.join()
    assert processes(warmed) == [True]


def test_the_process_that_compiles_ends_with_the_one_that_started_it(
    warmed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOY_SECONDS", "600")
    script = f"""
import os, time
from pathlib import Path
from toril.fast.compiling.ready import Kernels
Kernels({PACKAGES}).warm_in_background()
while not Path({str(warmed)!r}).exists():
    time.sleep(0.01)
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
    compiling = int(warmed.read_text())
    patience = time.monotonic() + 30
    while _lives(compiling):
        assert time.monotonic() < patience
        time.sleep(0.01)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


def test_asking_whether_kernels_are_ready_imports_no_arrays() -> None:
    code = "import sys, toril.bots.substitutes as f; f.ready.is_ready('six_nimmt')"
    assert (
        "numpy"
        not in subprocess.run(
            [sys.executable, "-c", f"{code}; print(*sys.modules)"],
            capture_output=True,
            check=True,
            text=True,
        ).stdout.split()
    )
