"""Strangers who send too much, from an address of their own, and a server that limits them."""

import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests import raw_sockets
from tests.harness.settings import settings
from tests.raw_sockets import CLOSE, GO_ON, PING, TEXT, frame
from toril.server.settings import Settings

STRANGER = "127.0.0.2"
"""The people of these tests come from another address than those who attack."""


def strict(folder: Path, **changes: Any) -> Settings:
    """Return settings with limits that hold on loopback too."""
    return settings(folder, limited=True, hosts="toril.test", **changes)


def dial(base: str, source: str = STRANGER, ears: int = 0) -> socket.socket:
    """Connect from an address, with a receive buffer of so many bytes."""
    return raw_sockets.dial(int(base.rpartition(":")[2]), source, ears=ears, patience=15)


def enter(base: str, code: str, source: str = STRANGER, ears: int = 0) -> socket.socket:
    """Open a WebSocket as a spectator."""
    return raw_sockets.enter(int(base.rpartition(":")[2]), code, source, ears=ears, patience=15)


def is_cut(plain: socket.socket) -> bool:
    """Read until the server hangs up, or the test's patience ends."""
    with suppress(ConnectionResetError):
        while plain.recv(65536):
            pass
    return True


def flood(plain: socket.socket, data: bytes, times: int = 2000) -> bool:
    """Send on and on; return whether the server hung up."""
    try:
        for _ in range(times):
            plain.sendall(data)
    except OSError:
        return True
    return is_cut(plain)


FLOODS = {
    "pings": frame(PING, b"") * 100,
    "empty fragments": frame(TEXT, b"", first=0) + frame(GO_ON, b"", first=0) * 100,
    "one-byte fragments": frame(TEXT, b"x", first=0) + frame(GO_ON, b"x", first=0) * 100,
    "messages": frame(TEXT, b'{"kind":"ping","id":"abcdefgh"}') * 100,
    "nothing that is a frame": b"\xff" * 1000,
    "after its own close": frame(CLOSE, b"\x03\xe8") + frame(PING, b"") * 1000,
    "after ours": frame(TEXT, b"nonsense") + frame(PING, b"") * 1000,
}
