"""Floods: one socket that sends as fast as the core allows, in large writes of small frames."""

import select
import socket
from collections.abc import Callable, Iterator
from time import monotonic

from tests.attack.connections import enter, hang_up, hears_close
from tests.attack.target import Tally, Target
from tests.raw_sockets import GO_ON, PING, TEXT, frame

WRITE = 128 * 1024
MESSAGE = b'{"kind":"ping","id":"flood-0000"}'
REACTION = b'{"kind":"react","id":"flood-0000","face":"happy"}'
PADDED = b" " * 4000 + MESSAGE
"""Within the 4 KiB of a message: spaces are allowed before it."""


def many(frames: bytes) -> bytes:
    """Return the frames as often as fit one write."""
    return frames * max(1, WRITE // len(frames))


def one_by_one(message: bytes) -> bytes:
    """Return a message in fragments of one byte."""
    middle = b"".join(frame(GO_ON, bytes([byte]), first=0) for byte in message[1:-1])
    return frame(TEXT, message[:1], first=0) + middle + frame(GO_ON, message[-1:])


def sockets(target: Target, tally: Tally) -> Iterator[socket.socket]:
    """Get in again and again until the time is up; hang up before the next one."""
    while not target.over:
        try:
            sock = enter(target, tally, target.codes[0])
        except OSError:
            continue
        try:
            yield sock
        finally:
            hang_up(sock)


def flood(
    target: Target,
    tally: Tally,
    frames: bytes,
    *,
    first: bytes = b"",
    reads: bool = True,
    again: bool = True,
) -> None:
    """Send `first` once and `frames` without end; with `again` come back whenever cut."""
    frames = many(frames)
    for sock in sockets(target, tally):
        pour(sock, target, tally, first, frames, reads=reads)
        if not again:
            return


def pour(
    sock: socket.socket, target: Target, tally: Tally, first: bytes, frames: bytes, *, reads: bool
) -> None:
    """Send until the server ends it or the time is up, and tell how long that took."""
    sock.setblocking(False)
    began = monotonic()
    left = memoryview(first + frames)
    while not target.over:
        try:
            try:
                gone = sock.send(left)
                tally.sent += gone
                left = left[gone:] or memoryview(frames)
            except BlockingIOError:
                select.select([sock] if reads else [], [sock], [], 0.05)
            if reads and not sock.recv(256 * 1024):
                break
        except BlockingIOError:
            continue
        except OSError:
            break
    else:
        tally.uncut = monotonic() - began
        return
    tally.cuts.append(monotonic() - began)


def of(frames: bytes, **how: bool | bytes) -> Callable[[Target, Tally], None]:
    """Return the attack that floods with these frames."""
    first = how.pop("first", b"")
    reads, again = bool(how.get("reads", True)), bool(how.get("again", True))
    assert isinstance(first, bytes)
    return lambda target, tally: flood(target, tally, frames, first=first, reads=reads, again=again)


def after_close(target: Target, tally: Tally) -> None:
    """Say something malformed, hear the close, and flood on as if nothing had been said."""
    frames = many(frame(TEXT, MESSAGE) + frame(PING))
    for sock in sockets(target, tally):
        try:
            sock.sendall(frame(TEXT, b"{"))
            if hears_close(sock):
                pour(sock, target, tally, b"", frames, reads=True)
            else:
                tally.cuts.append(0.0)  # with the close, before anything could follow
        except OSError:
            tally.cuts.append(0.0)


FLOODS = {
    "pings": of(frame(PING)),
    "pings-unread": of(frame(PING, bytes(125)), reads=False),
    "empty-fragments": of(frame(GO_ON, first=0), first=frame(TEXT, b"{", first=0)),
    "one-byte-fragments": of(one_by_one(PADDED)),
    "messages": of(frame(TEXT, MESSAGE), again=False),
    "messages-again": of(frame(TEXT, MESSAGE)),
    "reactions": of(frame(TEXT, REACTION), again=False),
    "after-close": after_close,
    "oversized-again": of(frame(TEXT, b" " * 5000)),
    "bad-utf8-again": of(frame(TEXT, b"\xff\xfe\xfd")),
}
