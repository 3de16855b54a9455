"""WebSockets by hand: connections from a chosen address, and frames as bytes."""

import socket
import struct
from contextlib import suppress
from time import monotonic

from tests.attack.spot import Spot, Tally

TEXT, PING, CLOSE, GO_ON = 1, 9, 8, 0
PATIENCE = 2.0
"""Seconds to wait for a connection and a handshake."""

BIND_LATER = 24  # IP_BIND_ADDRESS_NO_PORT: ports are chosen by the whole connection
HELLO = b'{"kind":"hello","protocol":1}'


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """Return one frame, masked with zeros: legal, and nothing to compute."""
    size = len(payload)
    length = struct.pack("!BH", 0xFE, size) if size > 125 else bytes([0x80 | size])
    return bytes([kind | (0x80 if last else 0)]) + length + bytes(4) + payload


def caller(spot: Spot, *, ears: int = 0) -> socket.socket:
    """Return a socket of the attacker's address; `ears` is the size of its receive buffer."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    with suppress(OSError):
        sock.setsockopt(socket.IPPROTO_IP, BIND_LATER, 1)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if ears:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ears)
    try:
        sock.bind((spot.address, 0))
    except OSError:
        sock.close()
        raise
    return sock


def dial(spot: Spot, *, ears: int = 0) -> socket.socket:
    """Return a connection to the server."""
    sock = caller(spot, ears=ears)
    try:
        sock.settimeout(PATIENCE)
        sock.connect(("127.0.0.1", spot.port))
    except OSError:
        sock.close()
        raise
    return sock


def knock(spot: Spot, code: str) -> bytes:
    """Return the request that becomes a WebSocket."""
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nhost: 127.0.0.1:{spot.port}\r\n"
        "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def enter(spot: Spot, tally: Tally, code: str, *, ears: int = 0) -> socket.socket:
    """Open a WebSocket and say hello; OSError when there is no way in."""
    try:
        sock = dial(spot, ears=ears)
    except OSError:
        tally.refused += 1
        raise
    try:
        sock.sendall(knock(spot, code))
        answer = sock.recv(4096)
        if not answer.startswith(b"HTTP/1.1 101"):
            tally.statuses[status(answer)] += 1
            raise ConnectionRefusedError
        sock.sendall(frame(TEXT, HELLO))
    except OSError:
        tally.refused += 1
        sock.close()
        raise
    tally.connected += 1
    return sock


def status(answer: bytes) -> str:
    """Return the status of an HTTP answer."""
    return answer[9:12].decode("ascii", "replace") if answer.startswith(b"HTTP/") else "cut"


def hang_up(sock: socket.socket) -> None:
    """Leave without a word, as a process that was killed does."""
    with suppress(OSError):
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
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
