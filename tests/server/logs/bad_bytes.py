"""Strangers' bytes: what is no HTTP, no handshake, no frame, and who hangs up in the middle."""

import socket
import struct
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, TypeAlias, get_args

from tests.raw_sockets import HELLO, KEY, frame, handshake, post, without_goodbye

Pieces: TypeAlias = Sequence[bytes]
"""What a stranger sends, piece by piece; after each one the server's answer is awaited."""

End: TypeAlias = Literal["stays", "breaks off", "goes at once"]
"""Until the server has said all, in the middle of the last piece, or right after it."""

ENDS: tuple[End, ...] = get_args(End)


def no_http(code: str) -> dict[str, Pieces]:
    """Return what is no request, or one that cannot be answered."""
    chunked, start = b"Transfer-Encoding: chunked", f"/api/tables/{code}/start"
    return {
        "no HTTP": [b"hello?\r\n\r\n"],
        "half a TLS hello": [bytes.fromhex("16030100f4010000f0030361")],
        "a request of bytes": [b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n"],
        "no host": [b"GET / HTTP/1.1\r\n\r\n"],
        "HTTP/2 at once": [b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
        "an upgrade to h2c": [
            b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
        ],
        "a negative length": [post(start, b"Content-Length: -1")],
        "two lengths": [post(start, b"Content-Length: 2\r\nContent-Length: 3", b"{}")],
        "a length and chunks": [
            post(start, b"Content-Length: 2\r\n" + chunked, b"2\r\n{}\r\n0\r\n\r\n")
        ],
        "a body cut off": [post(start, b"Content-Length: 900", b'{"id"')],
        "chunks that are none": [post(start, chunked), b"zz\r\nhello\r\n"],
        "chunks that are none, at once": [post(start, chunked, b"zz\r\nhello\r\n")],
        "many requests, no ear for the answers": [
            b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50
        ],
        "a second request that is none": [
            b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nhello?\r\n\r\n"
        ],
        "bytes after an answer that ends": [
            b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            b"hello?\r\n\r\n",
        ],
        "a body for a continue that is none": [
            post(start, chunked + b"\r\nExpect: 100-continue"),
            b"zz\r\n",
        ],
    }


def answered_already(_: str) -> dict[str, Pieces]:
    """Return requests that are found to be none when their answer is given or on its way."""
    chunked = b"Transfer-Encoding: chunked"
    return {
        "a look with chunks that are none": [
            b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + chunked + b"\r\n\r\nzz\r\n"
        ],
        "chunks that are none, after the answer": [
            b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\n" + chunked + b"\r\n\r\n2\r\n{}\r\n",
            b"zz\r\nhello\r\n",
        ],
    }


def no_handshake(code: str) -> dict[str, Pieces]:
    """Return requests for a socket that open none."""
    return {
        "no key": [handshake(code, key=b"")],
        "a short key": [handshake(code, key=b"aGVsbG8=")],
        "a key of other signs": [handshake(code, key=b"!" * 24)],
        "an old version": [handshake(code, version=b"8")],
        "no version": [handshake(code, version=b"x")],
        "two keys": [handshake(code, extra=b"Sec-WebSocket-Key: " + KEY + b"\r\n")],
        "an extension that is none": [handshake(code, extra=b"Sec-WebSocket-Extensions: ;;=\r\n")],
        "a protocol that is none": [handshake(code, extra=b"Sec-WebSocket-Protocol: ,\xff\r\n")],
        "a body": [handshake(code, extra=b"Content-Length: 5\r\n") + b"hello"],
        "frames at once": [handshake(code) + frame(1, b"hello?")],
        "bad frames at once": [handshake(code) + frame(3, b"hello?", first=0xF0)],
        "many headers": [handshake(code, extra=b"X: y\r\n" * 300)],
        "a long line": [handshake(code, extra=b"X: " + b"y" * 9000 + b"\r\n")],
        "another method": [handshake(code).replace(b"GET", b"POST", 1)],
        "another site": [handshake(code, extra=b"Origin: https://example.org\r\n")],
        "another host": [handshake(code).replace(b"localhost", b"example.org")],
        "no address": [handshake(code).replace(b"/api/tables", b"/nowhere", 1)],
    }


def no_frames(code: str) -> dict[str, Pieces]:
    """Return what is sent on a socket that is open, and seated as a spectator, but is no frame."""
    ping = frame(1, b'{"kind": "ping", "id": "abcdefgh"}')
    move = frame(1, b'{"kind": "back", "id": "abcdefgh"}')
    bad = {
        "bad UTF-8": frame(1, b"\xff\xfe\xfd"),
        "half a character": frame(1, b"\xf0\x9f", first=0) + frame(0, b"!"),
        "reserved bits": frame(1, b"{}", first=0xF0),
        "a reserved opcode": frame(3, b"{}"),
        "a reserved control": frame(11, b""),
        "unmasked": frame(1, b"{}", masked=False),
        "too large": frame(1, b" " * 5000),
        "larger than it says": b"\x81\xff" + b"\xff" * 8 + b"mask",
        "a long ping": frame(9, b"x" * 126),
        "a ping in pieces": frame(9, b"x", first=0),
        "more of nothing": frame(0, b"x"),
        "a close code that is none": frame(8, struct.pack("!H", 999)),
        "a close code for nobody": frame(8, struct.pack("!H", 1006)),
        "half a close code": frame(8, b"\x03"),
        "a close with bad UTF-8": frame(8, struct.pack("!H", 1000) + b"\xff\xfe"),
        "a close, and more": frame(8, struct.pack("!H", 1000)) + frame(1, b"{}"),
        "no message": frame(1, b"{}") * 5,
        "binary": frame(2, b"\0" * 10),
        "a ping, then bad UTF-8": ping + frame(1, b"\xff"),
        "a move, then bad UTF-8": move + frame(1, b"\xff"),
        "moves, then a close": move * 5 + frame(8, struct.pack("!H", 1000)),
        "a hello, then bad UTF-8": HELLO + frame(1, b"\xff"),
    }
    found: dict[str, Pieces] = {}
    for name, pieces in bad.items():
        found[name] = [handshake(code), HELLO, pieces]
        found[name + ", before hello"] = [handshake(code), pieces]
        found[name + ", again"] = [handshake(code), HELLO, pieces, pieces, pieces]
    return found


def send(base: str, pieces: Pieces, end: End, patience: float = 0.03) -> None:
    """Send it piece by piece, wait a moment for answers, and go in one of the ways."""
    host, port = base.removeprefix("http://").split(":")
    *first, last = pieces
    with socket.create_connection((host, int(port)), timeout=patience) as link, suppress(OSError):
        if end != "stays":  # a reset instead of a polite end
            without_goodbye(link)
        for piece in first:
            link.sendall(piece)
            with suppress(TimeoutError):
                link.recv(65536)
        link.sendall(last[: len(last) // 2] if end == "breaks off" else last)
        while end == "stays" and link.recv(65536):
            pass
