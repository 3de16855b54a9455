"""Machines of a real Ray cluster, all of them this one: `ray start`, as a person would say it."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import patch

from tests.services.service import free_port

PATIENCE = 90.0
"""Seconds in which Ray must have started, on a machine however busy."""


class RayMachine:
    """A machine of a cluster with so many processors, until it is killed."""

    def __init__(self, *arguments: str, cpus: int) -> None:
        # In the foreground, so that what it starts ends with it, however it ends.
        small = ("--block", "--num-cpus", str(cpus), "--object-store-memory", "80000000")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ray.scripts.scripts", "start", *small, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def kill(self) -> None:
        """Let it be gone at once."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Let it end in order, with all that it has started."""
        self._process.terminate()
        self._process.wait(PATIENCE)


@contextmanager
def ray_cluster(cpus: int) -> Iterator[str]:
    """Start the first machine of a cluster; yield its address, where it will be found soon."""
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    address = f"127.0.0.1:{free_port()}"
    host, port = address.split(":")
    with (
        tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder,
        patch.dict(os.environ, {"RAY_USAGE_STATS_ENABLED": "0", **token}),
    ):
        where = ("--node-ip-address", host, "--port", port, "--temp-dir", folder)
        head = RayMachine("--head", "--include-dashboard", "false", *where, cpus=cpus)
        try:
            yield address
        finally:
            head.stop()


@contextmanager
def another_machine(address: str, cpus: int) -> Iterator[RayMachine]:
    """Let a machine join a cluster, once that is there."""
    machine = RayMachine("--address", address, "--node-ip-address", "127.0.0.1", cpus=cpus)
    try:
        yield machine
    finally:
        machine.kill()


def kill_a_worker() -> bool:
    """Kill a process that plays; return whether one did, now or within a second."""
    until = time.monotonic() + 1.0
    while time.monotonic() < until:
        for process in _playing():
            os.kill(process, signal.SIGKILL)
            return True
        time.sleep(0.02)
    return False


def _playing() -> Iterator[int]:
    """Yield the processes that play, known by the token of our Ray."""
    token = os.environ["RAY_AUTH_TOKEN"].encode()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            playing = (folder / "cmdline").read_bytes().startswith(b"ray::play")
            if playing and token in (folder / "environ").read_bytes():
                yield int(folder.name)


def wait_for(address: str) -> None:
    """Wait until the first machine of a cluster listens."""
    host, port = address.split(":")
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as probe:
            if not probe.connect_ex((host, int(port))):
                return
        time.sleep(0.05)
    raise AssertionError("Ray has not started")
