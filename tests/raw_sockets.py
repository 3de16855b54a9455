"""The wire by hand: connections from a chosen address, requests and frames as bytes.

Standard library only: attackers start fast.
"""

import socket
import struct
from contextlib import suppress

GO_ON, TEXT, CLOSE, PING = 0, 1, 8, 9
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
BIND_LATER = 24  # IP_BIND_ADDRESS_NO_PORT: ports are chosen by the whole connection


def post(path: str, framing: bytes, body: bytes = b"") -> bytes:
    """Return a request that says its body's length in a way of its own."""
    start = b"POST %b HTTP/1.1\r\nHost: localhost\r\n" % path.encode()
    return start + b"Content-Type: application/json\r\n" + framing + b"\r\n\r\n" + body


def handshake(code: str, key: bytes = KEY, version: bytes = b"13", extra: bytes = b"") -> bytes:
    """Return the request for a table's socket, right unless a part is given."""
    return (
        b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: %b\r\nSec-WebSocket-Version: %b\r\n%b\r\n"
    ) % (code.encode(), key, version, extra)


def frame(opcode: int, data: bytes = b"", *, first: int = 0x80, masked: bool = True) -> bytes:
    """Return a frame whatever its opcode and the first byte's bits: 0 if more of it follows.

    Its mask is of zeros: legal, and nothing to compute.
    """
    size, mask = len(data), 0x80 if masked else 0
    length = struct.pack("!BH", mask | 126, size) if size > 125 else bytes([mask | size])
    return bytes([first | opcode]) + length + bytes(4 if masked else 0) + data


HELLO = frame(TEXT, b'{"kind":"hello","protocol":5}')


class NotLetIn(ConnectionRefusedError):
    """What came was no WebSocket but this answer."""

    def __init__(self, answer: bytes) -> None:
        super().__init__(answer)
        self.answer = answer


def caller(source: str, *, ears: int = 0) -> socket.socket:
    """Return a socket of this address; `ears` is the size of its receive buffer."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    with suppress(OSError):
        sock.setsockopt(socket.IPPROTO_IP, BIND_LATER, 1)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if ears:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ears)
    try:
        sock.bind((source, 0))
    except OSError:
        sock.close()
        raise
    return sock


def dial(port: int, source: str, *, ears: int = 0, patience: float) -> socket.socket:
    """Return a connection to a server of this machine, which waits so long for anything."""
    sock = caller(source, ears=ears)
    try:
        sock.settimeout(patience)
        sock.connect(("127.0.0.1", port))
    except OSError:
        sock.close()
        raise
    return sock


def enter(port: int, code: str, source: str, *, ears: int = 0, patience: float) -> socket.socket:
    """Open a WebSocket and say hello; OSError when there is no way in."""
    sock = dial(port, source, ears=ears, patience=patience)
    try:
        sock.sendall(handshake(code))
        answer = sock.recv(4096)
        if not answer.startswith(b"HTTP/1.1 101"):
            raise NotLetIn(answer)
        sock.sendall(HELLO)
    except OSError:
        sock.close()
        raise
    return sock


def without_goodbye(sock: socket.socket) -> None:
    """Let the connection end in a reset when it is closed, as that of a killed process may."""
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
