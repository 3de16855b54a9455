"""Kernels get ready beside whatever else goes on, and nobody waits for them.

Compiling is tens of seconds of work that Python threads would share badly, so a process of its own
does it and keeps the result on disk; a thread here then only loads what was kept, in a second or
two. Where nothing can be kept the thread compiles. Until `is_ready` says yes, somebody who needs
no kernels decides (`toril.bots.substitutes`). This module itself imports no NumPy and no Numba.
"""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from threading import Lock, Thread

from toril.fast.kept import digest, kernels_folder

PACKAGES = {"six_nimmt": "toril.fast.six", "eleven_nimmt": "toril.fast.eleven"}

HERE = Path(__file__).parent
BESIDE = "beside"
"""Tells the process that compiles to end with the one that started it."""

log = logging.getLogger(__name__)


class Kernels:
    """The kernels of this process: which games' are ready, and who is making them so."""

    def __init__(self, packages: Mapping[str, str] = PACKAGES) -> None:
        """Begin with none; `packages` says where each game's are."""
        self._packages = packages
        self._ready: set[str] = set()
        self._lock = Lock()
        self._thread: Thread | None = None

    def is_ready(self, game: str) -> bool:
        """Return whether the kernels of `game` answer at once in this process."""
        return game in self._ready

    def must_compile(self) -> bool:
        """Return whether kernels have still to be compiled, which takes long, or only loaded."""
        note = _note(self._packages.values())
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
        note = _note(packages)
        try:
            if note and not note.exists():
                for package in _compiled_beside(packages):
                    self._load(package)
            for package in packages:
                self._load(package)
            _keep(note)
            if find_spec("numba") is None:
                log.warning("There is no Numba here: bots that search look at fewer worlds.")
        except Exception:
            log.exception("There are no kernels: bots that search are replaced.")

    def _load(self, package: str) -> None:
        games = {game for game, where in self._packages.items() if where == package}
        if not games <= self._ready:
            _load(package)
            self._ready |= games


KERNELS = Kernels()

is_ready = KERNELS.is_ready
must_compile = KERNELS.must_compile
warm_in_background = KERNELS.warm_in_background
wait_until_ready = KERNELS.wait_until_ready


def _load(package: str) -> None:
    """Import a game's kernels and call each once: that loads what was kept, or compiles it."""
    import_module(package).warm()


def _compiled_beside(packages: Iterable[str]) -> Iterator[str]:
    """Let a process of its own compile; yield each package when its kernels are on disk."""
    command = [sys.executable, "-P", "-m", __name__, BESIDE, *packages]
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            yield line.strip()
    if process.returncode < 0:  # killed, for want of memory perhaps: this process is not next
        raise ChildProcessError(f"The process that compiles ended with {process.returncode}.")


def _note(packages: Iterable[str]) -> Path | None:
    """Return the file that says that these very kernels are on disk; None where none can be.

    The kept kernels of another processor are not noticed here: Numba does, and compiles.
    """
    folder = kernels_folder()
    if folder is None or find_spec("numba") is None:
        return None
    sources = sorted(HERE.rglob("*.py"))
    return folder / f"ready-{digest(sources, metadata.version('numba'), sys.version, *packages)}"


def _keep(note: Path | None) -> None:
    if note:
        with suppress(OSError):  # a full disk: the next start looks again
            note.touch()


def _end_with_parent() -> None:
    """Wait for the end of the input, which comes however the parent ends."""
    sys.stdin.read()
    os._exit(0)


def main(arguments: list[str]) -> None:
    """Compile `packages`, all without any, and say what is done; `beside` a parent end with it."""
    packages = [each for each in arguments if each != BESIDE] or [*PACKAGES.values()]
    if BESIDE in arguments:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the parent
        Thread(target=_end_with_parent, daemon=True).start()
        if sys.platform != "win32":
            os.nice(10)
    for package in packages:
        _load(package)
        sys.stdout.write(f"{package}\n")
        sys.stdout.flush()
    _keep(_note(packages))


if __name__ == "__main__":
    main(sys.argv[1:])
