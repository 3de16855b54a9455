"""One worker, as its parent sees it: started, ready, stopped."""

import asyncio
import json
import signal
import socket as sockets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic

from toril.engine.errors import TorilError


class FailedStart(Exception):
    """A worker that was never ready: `refusal` says why if it has said so, else `code` is all."""

    def __init__(self, code: int, refusal: TorilError | None = None, why: str = "") -> None:
        """Keep the exit code, which is negative where a signal ended it."""
        super().__init__(refusal.sentence if refusal else why or f"exit code {code}")
        self.code, self.refusal = code, refusal


class Child:
    """A worker's process, and the channel between us."""

    def __init__(
        self,
        process: asyncio.subprocess.Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        """Take what `start` has made."""
        self._process, self._reader, self._writer = process, reader, writer
        self.born = monotonic()

    @classmethod
    async def start(
        cls, command: Sequence[str], environment: Mapping[str, str], listening: sockets.socket
    ) -> "Child":
        """Start a process that serves at `listening`; it is not ready yet, or FailedStart."""
        ours, theirs = sockets.socketpair()
        files = (listening.fileno(), theirs.fileno())
        with theirs:
            try:
                process = await asyncio.create_subprocess_exec(
                    *command,
                    *map(str, files),
                    stdin=asyncio.subprocess.DEVNULL,
                    pass_fds=files,
                    env=environment,
                    process_group=0,
                )
            except OSError as error:  # no memory, or a Python that is being installed anew
                ours.close()
                raise FailedStart(1, why=str(error)) from None
        return cls(process, *await asyncio.open_connection(sock=ours))

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    async def ready(self) -> None:
        """Wait until it serves; raise FailedStart when it has ended instead."""
        line = await self._reader.readline()
        said = json.loads(line) if line.endswith(b"\n") else {}
        if said.get("ready"):
            return
        code = await self.ended()
        if "code" in said:
            refusal = TorilError(said["code"], said["sentence"], **said["facts"])
            raise FailedStart(code, refusal)
        raise FailedStart(code)

    async def ended(self) -> int:
        """Wait for its end; return its exit code, which is negative where a signal ended it."""
        code = await self._process.wait()
        self._writer.close()
        return code

    async def stop(self, how: signal.Signals, seconds: float) -> int:
        """Ask it to stop, and kill it when it takes longer; return its exit code."""
        self._send(how)
        try:
            async with asyncio.timeout(seconds):
                return await self.ended()
        except TimeoutError:
            self.kill()
            return await self.ended()

    def kill(self) -> None:
        """End it at once. What it had acknowledged is in the store."""
        self._send(signal.SIGKILL)

    def _send(self, what: signal.Signals) -> None:
        with suppress(ProcessLookupError):  # it has ended
            self._process.send_signal(what)
