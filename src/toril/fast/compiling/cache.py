"""Where compiled kernels are kept, and how their sources are told apart: no NumPy, no Numba.

Whether a kept kernel is old Numba judges by its own file, not by the files it calls into. So each
game's kernels are kept in a folder named after a digest of all the sources they are made of: a
changed source, a new folder.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

from toril.folders import cache_folder

FAST = Path(__file__).parents[1]

SHARED = ("compiling/jit.py", "checks.py", "dice.py", "supported.py")
"""The sources that every game's kernels are made of, besides those of their own package."""

MOST_KEPT = 8
"""So many versions of a package's kernels stay on disk."""


def kernels_folder() -> Path | None:
    """Return the folder for all that is compiled; None where nothing can be kept."""
    try:
        folder = cache_folder() / "kernels"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: there is no home folder
        return None
    return folder if os.access(folder, os.W_OK) else None


def folder_for(source: Path) -> Path | None:
    """Return where the kernels in the file `source` are kept; None where nothing can be."""
    return _folder_of(_package_of(source))


def _package_of(source: Path) -> Path:
    """Return the package of the game that a file belongs to, in whichever sub-package it lies."""
    package = source.parent
    while package.parent != FAST and (package.parent / "__init__.py").exists():
        package = package.parent
    return package


@cache
def _folder_of(package: Path) -> Path | None:
    kernels = kernels_folder()
    if kernels is None:
        return None
    shared = [FAST / name for name in SHARED]
    folder = kernels / f"{package.name}-{_digest([*shared, *sorted(package.rglob('*.py'))])}"
    try:
        folder.mkdir(exist_ok=True)
        folder.touch()  # the last use
    except OSError:
        return None
    with suppress(OSError):  # another process may be tidying up too
        _forget_old(kernels.glob(f"{package.name}-*"))
    return folder


def _forget_old(folders: Iterable[Path]) -> None:
    """Remove the kernels of older sources; some are left for other installations here."""
    for folder in sorted(folders, key=lambda each: each.stat().st_mtime)[:-MOST_KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def note_for(packages: Iterable[str]) -> Path | None:
    """Return the file that says that these very kernels are on disk; None where none can be.

    Kernels that were compiled for another processor are not noticed here: Numba notices, and
    compiles.
    """
    folder = kernels_folder()
    if folder is None or find_spec("numba") is None:
        return None
    sources = sorted(FAST.rglob("*.py"))
    return folder / f"ready-{_digest(sources, metadata.version('numba'), sys.version, *packages)}"


def write_note(note: Path | None) -> None:
    """Note that the kernels are on disk, where that can be noted."""
    if note:
        with suppress(OSError):  # a full disk: the next start looks again
            note.touch()


def _digest(sources: Iterable[Path], *facts: str) -> str:
    """Return a short name for these very sources, and for what else counts."""
    made = hashlib.sha256("\n".join(facts).encode())
    for path in sources:
        made.update(path.read_bytes())
    return made.hexdigest()[:16]
