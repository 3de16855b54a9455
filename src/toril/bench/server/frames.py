"""WebSockets by hand, as little of them as both ends of a bench need (RFC 6455).

A client must mask its frames; with a mask of zeros nothing changes.
"""

import asyncio
from abc import ABC, abstractmethod
from struct import pack
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""The first byte of a frame: the last of its message, and its kind."""

_ACCEPTED = b"HTTP/1.1 101"


def client_frame(payload: bytes, first: int = TEXT) -> bytes:
    """Return a frame from a client.

    >>> client_frame(b"ab").hex()
    '8182000000006162'
    """
    return _head(first, len(payload), 0x80) + b"\0\0\0\0" + payload


def _head(first: int, length: int, masked: int) -> bytes:
    if length < 126:
        return bytes((first, masked | length))
    if length < 1 << 16:
        return pack("!BBH", first, masked | 126, length)
    return pack("!BBQ", first, masked | 127, length)


def handshake(host: str, path: str, token: str | None = None) -> bytes:
    """Return the request for a socket; `token` is that of a seat."""
    cookie = f"Cookie: seat={token}\r\n" if token else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"{cookie}\r\n"
    ).encode()


class Listener(asyncio.Protocol, ABC):
    """A client's end of a socket, which hands every text on and answers pings."""

    transport: asyncio.Transport | None = None
    is_open = False

    def __init__(self, request: bytes, greeting: bytes = b"") -> None:
        """Ask for a socket by `request`; when it is open, send `greeting`."""
        self._request, self._greeting = request, greeting
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one, too
        self._rest, self.is_open = b"", False
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take frames apart; what is not complete waits for the rest."""
        if self._rest:
            data = self._rest + data
        at = 0 if self.is_open else self._opened(data)
        size = len(data)
        while size - at > 1:
            length, begin = data[at + 1], at + 2
            if length > 125:
                begin += 2 if length == 126 else 8
                if size < begin:
                    break
                length = int.from_bytes(data[at + 2 : begin], "big")
            if size - begin < length:
                break
            first, at = data[at], begin + length
            if first == TEXT:
                self.heard(data[begin:at])
            elif first == PING and self.transport:
                self.transport.write(client_frame(data[begin:at], PONG))
            elif first == CLOSE:
                self.hang_up(int.from_bytes(data[begin : begin + 2], "big"))
        self._rest = data[at:]

    def _opened(self, data: bytes) -> int:
        """Return where the frames begin; greet when the socket was opened."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        assert self.transport is not None
        if not data.startswith(_ACCEPTED):
            self.hang_up(int(data[9:12]))
            return len(data)
        self.is_open = True
        if self._greeting:
            self.transport.write(self._greeting)
        return end + 4

    @abstractmethod
    def heard(self, message: bytes) -> None:
        """Take a text."""

    def hang_up(self, code: int) -> None:
        """Close, because the server closes with that code, or answered with that status."""
        if self.transport:
            self.transport.close()
