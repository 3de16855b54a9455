"""A kernel is compiled once and kept; whatever becomes of its files, it runs."""

import importlib
import os
import re
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from toril.fast.compiling import cache
from toril.fast.compiling.cache import FAST, MOST_KEPT, SHARED

TOY = """
from toril.fast.compiling.jit import inlined, kernel

@inlined
def twice(number):
    return 2 * number

@kernel
def answer(number):
    return twice(number) + 0
"""

Answer = Callable[[int], int]


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where kernels are kept: a fresh cache, with a space in its name."""
    (tmp_path / "toys" / "toy").mkdir(parents=True)
    monkeypatch.syspath_prepend(tmp_path / "toys")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "a cache"))
    # A source that changes twice in a second is compiled anew, whatever bytecode says.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return tmp_path / "a cache" / "toril" / "kernels"


def toy(kernels: Path, source: str = TOY) -> Answer:
    """Return the kernel as a new process would see it: imported anew, not compiled yet."""
    (kernels.parents[2] / "toys" / "toy" / "__init__.py").write_text(source)
    cache._folder_of.cache_clear()
    importlib.invalidate_caches()
    sys.modules.pop("toy", None)
    answer: Answer = importlib.import_module("toy").answer
    return answer


def was_loaded(answer: Any) -> bool:
    """Return whether the kernel came from the disk."""
    stats = answer.__wrapped__.stats
    return bool(stats.cache_hits) and not stats.cache_misses


def test_a_kernel_is_compiled_once_and_then_loaded(kernels: Path) -> None:
    first, second = toy(kernels), toy(kernels)
    assert (first(4), was_loaded(first)) == (8, False)
    assert (second(4), was_loaded(second)) == (8, True)
    assert list(kernels.rglob("*.nbc"))


def test_a_kernel_of_changed_sources_is_another_one(kernels: Path) -> None:
    assert toy(kernels)(4) == 8
    changed = toy(kernels, TOY.replace("+ 0", "+ 1"))
    assert (changed(4), was_loaded(changed)) == (9, False)
    assert len(list(kernels.iterdir())) == 2


def test_some_older_kernels_stay_for_other_installations(kernels: Path) -> None:
    for age in range(MOST_KEPT + 3):
        (kernels / f"toy-{age}").mkdir(parents=True)
        os.utime(kernels / f"toy-{age}", (age, age))
    (kernels / "another-1").mkdir()
    assert toy(kernels)(4) == 8
    old = {f"toy-{age}" for age in range(4, MOST_KEPT + 3)}
    assert {folder.name for folder in kernels.iterdir()} > old | {"another-1"}
    assert len(list(kernels.glob("toy-*"))) == MOST_KEPT


@pytest.mark.parametrize(("ending", "size"), [("nbi", 0), ("nbc", 90)])
def test_damaged_files_are_made_anew(kernels: Path, ending: str, size: int) -> None:
    assert toy(kernels)(4) == 8
    (file,) = kernels.rglob(f"*.{ending}")
    os.truncate(file, size)
    mended, loaded = toy(kernels), toy(kernels)
    assert (mended(4), was_loaded(mended)) == (8, False)
    assert (loaded(4), was_loaded(loaded)) == (8, True)


def test_a_full_disk_does_not_stop_a_kernel(kernels: Path) -> None:
    answer = toy(kernels)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))  # every write fails, as on a full disk
    try:
        found = answer(4)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (found, answer(5)) == (8, 10)
    assert not list(kernels.rglob("*.nbc"))


def test_where_no_folder_can_be_a_kernel_is_compiled(kernels: Path) -> None:
    kernels.parents[1].write_text("no folder")
    assert toy(kernels)(4) == 8


def test_whoever_has_no_home_has_kernels(kernels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", nowhere)
    assert toy(kernels)(4) == 8
    assert not kernels.exists()


def test_where_only_numba_cannot_write_a_kernel_is_compiled(kernels: Path) -> None:
    assert toy(kernels)(4) == 8
    (file,) = kernels.rglob("*.nbc")
    folder = file.parent
    for each in folder.iterdir():
        each.unlink()
    folder.rmdir()
    folder.write_text("no folder")
    assert toy(kernels)(4) == 8
    assert not list((kernels.parents[2] / "toys").rglob("*.nbc"))


def test_numba_keeps_what_others_compile_where_they_said(kernels: Path) -> None:
    config = importlib.import_module("numba").config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    toy(kernels)
    assert before == (config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES)


def test_a_kernel_in_a_sub_package_is_kept_with_its_game(kernels: Path) -> None:
    """Its folder is named after the sources of the whole package, which it may call into."""
    inner = kernels.parents[2] / "toys" / "toy" / "inner"
    inner.mkdir()
    (inner / "__init__.py").write_text(TOY)
    assert toy(kernels, f"{TOY}\nfrom toy.inner import answer\n")(4) == 8
    (folder,) = kernels.iterdir()
    assert folder.name.startswith("toy-")
    sys.modules.pop("toy.inner")
    toy(kernels, f"{TOY}\nfrom toy.inner import answer  # changed\n")
    assert len(list(kernels.iterdir())) == 2


@pytest.mark.parametrize("package", ["six", "eleven"])
def test_kernels_are_made_of_nothing_but_what_names_their_folder(package: str) -> None:
    sources = "".join(path.read_text() for path in (FAST / package).rglob("*.py"))
    called = {name.replace(".", "/") for name in re.findall(r"toril\.fast\.([\w.]+)", sources)}
    others = {f"{name}.py" for name in called if name.split("/")[0] != package}
    assert others <= {*SHARED}
