"""The process that compiles: `python -m toril.fast.compiling`, or started by `ready` beside it."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

from toril.fast import PACKAGES
from toril.fast.compiling.cache import kernels_folder, note_for, write_note
from toril.fast.compiling.ready import BESIDE, load


def main(arguments: list[str]) -> None:
    """Compile the packages that are named, or all, and print each when it is on disk.

    With `beside` among the arguments this process ends when its parent does.
    """
    packages = [each for each in arguments if each != BESIDE] or [*PACKAGES.values()]
    if BESIDE in arguments:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the parent
        Thread(target=_end_with_parent, daemon=True).start()
        if sys.platform != "win32":
            os.nice(10)
    with _alone():
        for package in packages:
            load(package)
            sys.stdout.write(f"{package}\n")
            sys.stdout.flush()
        write_note(note_for(packages))


@contextmanager
def _alone() -> Iterator[None]:
    """Wait for other processes that compile: what they keep is then only loaded.

    Each worker of a server starts one of us.
    """
    from filelock import FileLock  # here, for it takes long to import

    folder = kernels_folder()
    lock = FileLock(folder / "compiling.lock") if folder else None
    with suppress(OSError, NotImplementedError):  # a disk without locks: all compile
        if lock:
            lock.acquire()
    yield  # however this process ends, the lock ends with it


def _end_with_parent() -> None:
    """Wait for the end of the input, which comes however the parent ends."""
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
