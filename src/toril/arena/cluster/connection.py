"""The way to a Ray cluster: a process of its own finds or starts Ray, and speaks for us with it.

What Ray would print, report to its makers or open to the network is turned off. A Ray that is
started here listens to this machine only, and wants a token that only this run knows.
"""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from toril.arena.cluster import refusals
from toril.extras import missing

LOCAL, AUTO = "local", "auto"
"""The addresses that mean: start Ray on this machine for this run; a cluster that runs here."""

CLIENT = "ray://"
"""How an address begins that is asked from outside a cluster, through Ray's client."""

ENVIRONMENT = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # else it warns of what a later Ray will do
}
"""What Ray is told by its environment, where the person has not said something else."""

LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""What Ray asks, on Linux too, whether to be reached from other machines; "0" means 127.0.0.1."""

CONNECT_SECONDS, REACH_SECONDS, START_SECONDS, STOP_SECONDS = 5.0, 45.0, 90.0, 20.0
"""How long a connection may take, a cluster to answer, Ray to start here, and to stop."""


class Connection:
    """Lines of JSON to the process that speaks with Ray, and from it; close it after use."""

    def __init__(self, address: str, cpus: int) -> None:
        """Connect, or start Ray with so many processors where the address is `local`."""
        refuse_early(address)
        self._folder = TemporaryDirectory(prefix="toril-ray-", ignore_cleanup_errors=True)
        self._child = _start_child(address, cpus, self._folder.name)
        self._heard: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._ready = False
        try:
            self.processors = self._first_answer(address)
        except BaseException:
            self.close()
            raise
        self._ready = True

    def _read(self) -> None:
        assert self._child.stdout
        for line in self._child.stdout:
            self._heard.put(json.loads(line))
        self._heard.put(None)

    def _first_answer(self, address: str) -> int:
        """Return how many processors there are: the process says so once it is connected."""
        seconds = START_SECONDS if address == LOCAL else REACH_SECONDS
        try:
            found = self._heard.get(timeout=seconds) or {"error": "Ray has ended"}
        except Empty:
            found = {"error": f"no answer in {seconds:.0f} seconds"}
        if "error" in found:
            raise _unreachable(address, found["error"])
        processors: int = found["processors"]
        return processors

    def say(self, **data: Any) -> None:
        """Write a line; where nobody reads it, `hear` tells so."""
        assert self._child.stdin
        with suppress(OSError):
            self._child.stdin.write(json.dumps(data) + "\n")
            self._child.stdin.flush()

    def hear(self, seconds: float) -> Iterator[dict[str, Any]]:
        """Yield what was said, as soon as something was, within so many seconds.

        A lost cluster is refused, every time.
        """
        with suppress(Empty):
            message = self._heard.get(timeout=seconds)
            while message is not None:
                if "processors" in message:
                    self.processors = message["processors"]
                else:
                    yield message
                message = self._heard.get_nowait()
            self._heard.put(None)
            raise refusals.cluster_lost()

    def close(self) -> None:
        """Leave the cluster, and end it where it was started here."""
        assert self._child.stdin
        assert self._child.stdout
        with suppress(OSError):
            self._child.stdin.close()
        try:
            self._child.wait(STOP_SECONDS if self._ready else 0)  # not ready, it does not listen
        except subprocess.TimeoutExpired:
            _kill_with_all(self._child)
        self._reader.join()
        self._child.stdout.close()
        self._folder.cleanup()


def _start_child(address: str, cpus: int, folder: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", f"{__package__}.driver", address, str(cpus), folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
        env=_environment(address),
    )


def _kill_with_all(child: subprocess.Popen[str]) -> None:
    """Kill the process and what it has started in its session."""
    if sys.platform == "win32":
        child.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    child.wait()


def _environment(address: str) -> dict[str, str]:
    if address != LOCAL:
        return ENVIRONMENT | os.environ
    own = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    return ENVIRONMENT | own | os.environ | {LOOPBACK: "0"}


def refuse_early(address: str) -> None:
    """Refuse what can be known without Ray: it needs seconds to start, and more to give up."""
    if find_spec("ray") is None:
        raise missing("ray")
    if address in (LOCAL, AUTO):
        return
    if address.startswith(CLIENT) and find_spec("grpc") is None:
        raise refusals.client_missing()
    try:
        parts = urlsplit(f"//{address.removeprefix(CLIENT)}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise refusals.bad_address(address) from None
    if not host or not port:
        raise refusals.bad_address(address)
    try:
        socket.create_connection((host, port), CONNECT_SECONDS).close()
    except OSError as error:
        raise refusals.unreachable(address, error.strerror or str(error)) from error


def _unreachable(address: str, why: str) -> Exception:
    match address:
        case "local":
            return refusals.not_started(why)
        case "auto":
            return refusals.none_here(why)
        case _:
            return refusals.unreachable(address, why)
