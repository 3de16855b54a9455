"""An attacker's connections: from its own address, and counted."""

import socket
from contextlib import suppress
from time import monotonic

from tests import raw_sockets
from tests.attack.target import Tally, Target
from tests.raw_sockets import NotLetIn, without_goodbye

PATIENCE = 2.0
"""Seconds to wait for a connection and a handshake."""


def dial(target: Target, *, ears: int = 0) -> socket.socket:
    """Return a connection to the server."""
    return raw_sockets.dial(target.port, target.address, ears=ears, patience=PATIENCE)


def enter(target: Target, tally: Tally, code: str, *, ears: int = 0) -> socket.socket:
    """Open a WebSocket and say hello; OSError when there is no way in."""
    try:
        sock = raw_sockets.enter(target.port, code, target.address, ears=ears, patience=PATIENCE)
    except OSError as error:
        tally.refused += 1
        if isinstance(error, NotLetIn):
            tally.statuses[status(error.answer)] += 1
        raise
    tally.connected += 1
    return sock


def status(answer: bytes) -> str:
    """Return the status of an HTTP answer."""
    return answer[9:12].decode("ascii", "replace") if answer.startswith(b"HTTP/") else "cut"


def hang_up(sock: socket.socket) -> None:
    """Leave without a word, as a process that was killed does."""
    with suppress(OSError):
        without_goodbye(sock)
    sock.close()


def hears_close(sock: socket.socket) -> bool:
    """Read until the server's close frame; False when the connection just ends."""
    until = monotonic() + PATIENCE
    kept = b""
    while monotonic() < until:
        try:
            data = sock.recv(65536)
        except TimeoutError:
            return True  # it keeps its peace: go on as if it had closed
        if not data:
            return False
        kept = (kept + data)[-64:]
        if b"\x88\x02" in kept[-4:]:  # the close frame of two bytes, a code, is its last word
            return True
    return True
