"""The kernels of this process: they get ready beside everything else, and nobody waits for them.

Compiling is tens of seconds of work that Python threads would share badly, so a process of its own
does it and keeps the result on disk; a thread here then only loads what was kept, in a second or
two. Where nothing can be kept the thread compiles. Until `is_ready` says yes, a bot that needs no
kernels decides (`toril.bots.substitutes`). This module itself imports no NumPy and no Numba.
"""

import logging
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from threading import Lock, Thread

from toril.fast import PACKAGES
from toril.fast.compiling.cache import note_for, write_note

BESIDE = "beside"
"""Tells the process that compiles to end with the one that started it."""

log = logging.getLogger(__name__)


class Kernels:
    """The kernels of a process: which games' are ready, and the thread that makes them so."""

    def __init__(self, packages: Mapping[str, str] = PACKAGES) -> None:
        """Begin with none ready; `packages` says where each game's are."""
        self._packages = packages
        self._ready: set[str] = set()
        self._lock = Lock()
        self._thread: Thread | None = None

    def is_ready(self, game: str) -> bool:
        """Return whether the kernels of `game` answer at once in this process."""
        return game in self._ready

    def must_compile(self) -> bool:
        """Return whether kernels have still to be compiled, which takes long, or only loaded."""
        note = note_for(self._packages.values())
        return find_spec("numba") is not None and not (note and note.exists())

    def warm_in_background(self) -> None:
        """Get the kernels of both games ready, without waiting; asked again, do nothing."""
        self._warming()

    def wait_until_ready(self) -> None:
        """Get the kernels of both games ready; return when they are, or never will be."""
        self._warming().join()

    def _warming(self) -> Thread:
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._warm, name="toril-kernels", daemon=True)
                self._thread.start()
            return self._thread

    def _warm(self) -> None:
        packages = self._packages.values()
        note = note_for(packages)
        try:
            if note and not note.exists():
                for package in _compiled_beside(packages):
                    self._load(package)
            for package in packages:
                self._load(package)
            write_note(note)
            if find_spec("numba") is None:
                log.warning("There is no Numba here: bots that search look at fewer worlds.")
        except Exception:
            log.exception("There are no kernels: bots that search are replaced.")

    def _load(self, package: str) -> None:
        games = {game for game, where in self._packages.items() if where == package}
        if not games <= self._ready:
            load(package)
            self._ready |= games


KERNELS = Kernels()

is_ready = KERNELS.is_ready
must_compile = KERNELS.must_compile
warm_in_background = KERNELS.warm_in_background
wait_until_ready = KERNELS.wait_until_ready


def load(package: str) -> None:
    """Import a game's kernels and call each once: that loads what was kept, or compiles it."""
    import_module(package).warm()


def _compiled_beside(packages: Iterable[str]) -> Iterator[str]:
    """Let a process of its own compile; yield each package when its kernels are on disk."""
    command = [sys.executable, "-P", "-m", __package__, BESIDE, *packages]
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            yield line.strip()
    if process.returncode < 0:  # killed, for lack of memory perhaps: spare this process the same
        raise ChildProcessError(f"The process that compiles ended with {process.returncode}.")
