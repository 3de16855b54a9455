"""`toril serve` as a process of its own: the real command, as an operator runs it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

TORIL = (sys.executable, "-m", "toril")
STOP_SECONDS = 15


class ServerProcess:
    """A server that listens as soon as this is made: `base` is its address, `said` what it printed.

    `environment` is all that it sees besides the language, `errors` a file for what it logs.
    """

    def __init__(
        self,
        *options: str,
        port: int = 0,
        command: Sequence[str] = TORIL,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
        errors: Path | None = None,
    ) -> None:
        """Start it and wait until it listens."""
        variables = {**(os.environ if environment is None else environment), "TORIL_LANG": "en"}
        with (errors or Path(os.devnull)).open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "serve", "--no-browser", "--port", str(port), *options],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=None if errors is None else log,
                text=True,
                cwd=folder,
                env=variables,
                start_new_session=True,  # Ctrl-C is for the tests: they stop it
            )
        self._errors = errors
        self.said = self._until_it_listens()
        self.base = self.said.split("Toril is at ")[1].split()[0]
        self.port = int(self.base.rpartition(":")[2])

    def _until_it_listens(self) -> str:
        assert self.process.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            line = self.process.stdout.readline()
            if not line:
                log = self._errors.read_text(encoding="utf-8") if self._errors else ""
                raise RuntimeError(f"The server ended with {self.stop()}: {said}{log}")
            said += line
        return said

    @property
    def lives(self) -> bool:
        """Whether the process is still there."""
        return self.process.poll() is None

    def interrupt(self) -> str:
        """Press Ctrl-C; return what it prints until it has ended."""
        self.process.send_signal(signal.SIGINT)
        return self.process.communicate(timeout=STOP_SECONDS)[0]

    def stop(self) -> int:
        """End it the polite way, or if it takes too long the other; return its exit code."""
        try:
            if self.lives:
                self.interrupt()
        except subprocess.TimeoutExpired:
            self.process.kill()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return self.process.wait()


@contextmanager
def server_process(
    *options: str,
    command: Sequence[str] = TORIL,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> Iterator[ServerProcess]:
    """Run the command until the block ends."""
    server = ServerProcess(*options, command=command, environment=environment, folder=folder)
    try:
        yield server
    finally:
        server.stop()
