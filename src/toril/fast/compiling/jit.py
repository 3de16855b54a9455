"""`@kernel`: compiled by Numba where there is Numba, the same Python where there is none.

Kernels release the GIL, so threads run them side by side, and are kept on disk once compiled
(`toril.fast.compiling.cache`). A kernel runs whatever becomes of its files: where nothing can be
written or read it is compiled, in every process again.
"""

import importlib
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from pathlib import Path
from pickle import PickleError
from typing import Any, ParamSpec, TypeVar

import numpy as np

from toril.fast.compiling.cache import folder_for

P = ParamSpec("P")
T = TypeVar("T")


def _find_numba() -> Any:
    try:
        return importlib.import_module("numba")
    except ImportError:  # a Python that Numba does not know yet: slower, not different
        return None


_numba = _find_numba()

COMPILED = _numba is not None and not _numba.config.DISABLE_JIT
"""Whether kernels are compiled; without Numba they are plain Python, some hundred times slower."""


def kernel(function: Callable[P, T]) -> Callable[P, T]:
    """Compile `function` when it is first called, for the types that it is called with."""
    if not COMPILED:
        return _wrapping(function)
    folder = folder_for(Path(function.__code__.co_filename))
    if folder is None:
        return _compiled(function)
    try:
        with _keeping_in(folder):
            return _despite_files(_compiled(function, cache=True), folder)
    except RuntimeError:  # Numba cannot write there
        return _compiled(function)


def inlined(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a helper that only kernels call: it is compiled into them and not kept by itself.

    It makes no arrays. So Numba need not count who holds those that it is given, which takes half
    of the time of a round.
    """
    return _compiled(function, forceinline=True, _nrt=False) if COMPILED else function


def inlined_maker(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a helper that makes arrays; otherwise the same."""
    return _compiled(function, forceinline=True) if COMPILED else function


def _compiled(function: Callable[P, T], **options: bool) -> Callable[P, T]:
    made: Callable[P, T] = _numba.njit(nogil=True, error_model="numpy", **options)(function)
    return made


@contextmanager
def _keeping_in(folder: Path) -> Iterator[None]:
    """Let Numba keep what is decorated meanwhile in `folder` and nowhere else."""
    config = _numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), "UserProvidedCacheLocator"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def _despite_files(kept: Callable[P, T], folder: Path) -> Callable[P, T]:
    """Let a kernel run where its files are damaged or the disk is full, which Numba gives up at.

    Without its files it is compiled, and what is compiled runs even if it could not be written.
    """

    @wraps(kept, updated=())  # a dispatcher has more attributes than a function can take over
    def called(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(2):
            with suppress(OSError, EOFError, PickleError):
                return kept(*args, **kwargs)
            shutil.rmtree(folder, ignore_errors=True)
        return kept(*args, **kwargs)

    return called


def _wrapping(function: Callable[P, T]) -> Callable[P, T]:
    """Let unsigned numbers wrap around, as they do in a compiled kernel."""

    @wraps(function)
    def plain(*args: P.args, **kwargs: P.kwargs) -> T:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return plain
