"""The server under attack: the real command as a process of its own, in an empty folder."""

import os
import tempfile
import threading
from pathlib import Path
from time import monotonic

from tests.harness.as_process import ServerProcess
from toril.server.settings import BUILT_PAGE

ROOT = Path(__file__).parents[2]
SAMPLE_SECONDS = 0.1
MIB = 1024 * 1024


class AttackedServer:
    """A server with its limits on, whose memory and log are looked at."""

    def __init__(self) -> None:
        """Start it and wait until it listens."""
        self._folder = tempfile.TemporaryDirectory(prefix="toril-attack-")
        self.log = Path(self._folder.name) / "log"
        self._server = _start(Path(self._folder.name), self.log)
        self.port = self._server.port
        self.peak = 0.0
        self.minutes: list[float] = []
        self._left = threading.Event()
        self._watching = threading.Thread(target=self._watch, daemon=True)

    @property
    def resident(self) -> float:
        """MiB of memory in use now; nothing once it has died, which is a failure elsewhere."""
        try:
            file = Path(f"/proc/{self._server.process.pid}/statm")
            pages = int(file.read_text(encoding="ascii").split()[1])
        except (OSError, IndexError):
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / MIB

    @property
    def lives(self) -> bool:
        """Whether the process is still there."""
        return self._server.lives

    def watch(self) -> None:
        """Begin to look at the memory, several times a second."""
        self._watching.start()

    def _watch(self) -> None:
        began = monotonic()
        while not self._left.wait(SAMPLE_SECONDS):
            now = self.resident
            self.peak = max(self.peak, now)
            if monotonic() - began >= 60 * (len(self.minutes) + 1):
                self.minutes.append(now)

    def left(self) -> None:
        """Look no more: everybody has left."""
        self._left.set()

    def said(self) -> tuple[int, int]:
        """Return the bytes of the log, and the tracebacks in it."""
        log = self.log.read_bytes()
        return len(log), log.count(b"Traceback")

    def stop(self) -> None:
        """End it the polite way, or if it takes too long the other."""
        self._left.set()
        self._server.stop()
        self._folder.cleanup()


def _start(folder: Path, log: Path) -> ServerProcess:
    given = {name: value for name, value in os.environ.items() if not name.startswith("TORIL_")}
    # A public name, so that this machine's own addresses are strangers as all others are.
    given |= {"TORIL_HOSTS": "toril.test", "TORIL_WARM": "0"}
    database = str(folder / "toril.db")
    return ServerProcess("--database", database, environment=given, folder=folder, errors=log)


def largest_file() -> str:
    """Return the path of the largest thing that the server gives to anybody."""
    files = [path for path in BUILT_PAGE.glob("assets/*") if path.suffix in (".js", ".css")]
    if not files:
        return "/api/openapi.json"
    largest = max(files, key=lambda path: path.stat().st_size)
    return f"/{largest.relative_to(BUILT_PAGE).as_posix()}"


def hold_to(core: int | None) -> None:
    """Keep this process, and all that it starts, on one core where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        chosen = max(os.sched_getaffinity(0)) if core is None else core
        os.sched_setaffinity(0, {chosen})
