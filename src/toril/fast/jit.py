"""`@kernel`: compiled by Numba where there is Numba, the same Python where there is none.

Kernels release the GIL, so threads run them side by side, and are kept on disk once compiled.
Whether a kept kernel is old Numba judges by the date and size of its own file, not of the files
it calls into, and an installed wheel's dates never change. So each game's kernels are kept in a
folder named after a digest of all the sources they are made of: a changed source, a new folder.
"""

import hashlib
import importlib
import os
import shutil
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numpy as np

from toril.places import cache_folder

P = ParamSpec("P")
T = TypeVar("T")


def _find_numba() -> Any:
    try:
        return importlib.import_module("numba")
    except ImportError:  # a Python that Numba does not know yet: slower, not different
        return None


_numba = _find_numba()

COMPILED = _numba is not None
"""Whether kernels are compiled; without Numba they are plain Python, some hundred times slower."""

SHARED = ("jit.py", "dice.py")
"""The sources that every game's kernels are made of, besides those of their own package."""

MOST_KEPT = 8
"""So many versions of a package's kernels stay on disk."""


def kernel(function: Callable[P, T]) -> Callable[P, T]:
    """Compile `function` when it is first called, for the types that it is called with."""
    if not COMPILED:
        return _wrapping(function)
    kept_in = _folder_for(Path(function.__code__.co_filename).parent)
    before = _numba.config.CACHE_DIR
    _numba.config.CACHE_DIR = str(kept_in or "")
    try:
        return _compiled(function, cache=kept_in is not None)
    finally:
        _numba.config.CACHE_DIR = before


def inlined(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a helper that only kernels call: it is compiled into them and not kept by itself."""
    return _compiled(function) if COMPILED else function


def _compiled(function: Callable[P, T], **options: bool) -> Callable[P, T]:
    made: Callable[P, T] = _numba.njit(nogil=True, error_model="numpy", **options)(function)
    return made


def _wrapping(function: Callable[P, T]) -> Callable[P, T]:
    """Let unsigned numbers wrap around, as they do in a compiled kernel."""

    def plain(*args: P.args, **kwargs: P.kwargs) -> T:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return plain


@cache
def _folder_for(package: Path) -> Path | None:
    """Return where the kernels of `package` are kept; None where nothing can be."""
    digest = hashlib.sha256()
    for path in (
        *(Path(__file__).with_name(name) for name in SHARED),
        *sorted(package.glob("*.py")),
    ):
        digest.update(path.read_bytes())
    kernels = cache_folder() / "kernels"
    folder = kernels / f"{package.name}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()  # the last use
    except OSError:
        return None
    with suppress(OSError):  # somebody else may be tidying up too
        _forget_old(kernels.glob(f"{package.name}-*"))
    return folder if os.access(folder, os.W_OK) else None


def _forget_old(folders: Iterable[Path]) -> None:
    """Remove the kernels of older sources; some are left for other installations here."""
    for folder in sorted(folders, key=lambda each: each.stat().st_mtime)[:-MOST_KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
