"""Attacks over HTTP: bodies that are bad, slow or cut off, answers that nobody reads."""

import re
import selectors
import socket
from contextlib import suppress
from time import monotonic, sleep

from tests.attack.connections import dial, enter, hang_up
from tests.attack.target import Tally, Target
from tests.raw_sockets import TEXT, frame, post

STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")
AT_ONCE = 8
"""Keep-alive connections that ask as fast as they are answered."""

SLOW = UNREAD = 200
PACE = 3.0
"""Seconds between two bytes of a slow body."""

BAD_LINES = (
    b"GARBAGE\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost 127.0.0.1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
)
MOVE = b'{"kind":"move","id":"refused-0","match":1,"turn":0,"move":{"kind":"six.commit","card":1}}'

COMMANDS = 40
"""So many that the server is still at it when nobody listens any more."""


def opening(size: int, body: bytes = b"") -> bytes:
    """Return a request that opens a table, with what is sent at once of so long a body."""
    return post("/api/tables", b"Content-Length: %d" % size, body)


def bad_json(target: Target, tally: Tally) -> None:
    """Ask with bad JSON, again as soon as there is an answer."""
    request = opening(8, b'{"bad": ')
    selector = selectors.DefaultSelector()

    def ask(sock: socket.socket) -> None:
        sock.send(request)
        tally.connected += 1
        tally.sent += len(request)

    while not target.over:
        while len(selector.get_map()) < AT_ONCE and not target.over:
            try:
                sock = dial(target)
                selector.register(sock, selectors.EVENT_READ)
                ask(sock)
            except OSError:
                tally.refused += 1
                break
        for key, _ in selector.select(0.05):
            asker = key.fileobj
            assert isinstance(asker, socket.socket)
            try:
                if not (answer := asker.recv(65536)):
                    raise ConnectionResetError
                for found in STATUS.findall(answer):
                    tally.statuses[found.decode()] += 1
                    ask(asker)
            except OSError:
                tally.statuses["cut"] += 1
                selector.unregister(asker)
                asker.close()


def cut_bodies(target: Target, tally: Tally) -> None:
    """Hang up in the middle of a body, again and again."""
    request = opening(1000, b'{"name":"' + b"A" * 400)
    while not target.over:
        try:
            with dial(target) as sock:
                sock.sendall(request)
                tally.connected += 1
                tally.sent += len(request)
        except OSError:
            tally.refused += 1


def slow_posts(target: Target, tally: Tally) -> None:
    """Send so many bodies byte by byte."""
    keep_open(target, tally, SLOW, opening(4000), b" ", PACE)


def unread_http(target: Target, tally: Tally) -> None:
    """Ask for a large file over and over, and read nothing."""
    files = (target.file, "/api/openapi.json")
    host = f" HTTP/1.1\r\nhost: 127.0.0.1:{target.port}\r\n\r\n"
    ask = "".join(f"GET {file}{host}" for file in files).encode()
    keep_open(target, tally, UNREAD, ask * 16, ask * 16, 1.0, ears=2048)


def keep_open(
    target: Target,
    tally: Tally,
    most: int,
    first: bytes,
    more: bytes,
    pace: float,
    *,
    ears: int = 0,
) -> None:
    """Hold so many connections open that send `first`, then `more` each `pace` seconds."""
    due: dict[socket.socket, float] = {}
    while not target.over:
        tries = most - len(due)
        for _ in range(tries):
            try:
                sock = dial(target, ears=ears)
                due[sock] = monotonic() + pace
                sock.setblocking(False)
                tally.sent += sock.send(first)
                tally.connected += 1
            except OSError:
                tally.refused += 1
                break
        now = monotonic()
        for sock in [sock for sock, when in due.items() if when < now]:
            due[sock] = now + pace
            try:
                tally.sent += sock.send(more)
            except BlockingIOError:
                continue
            except OSError:
                tally.statuses["cut"] += 1
                del due[sock]
                sock.close()
        sleep(0.05)
    tally.statuses["held"] = len(due)


def hang_ups(target: Target, tally: Tally) -> None:
    """Leave in the middle of refused commands; send lines that are no HTTP, and leave."""
    turn = 0
    while not target.over:
        turn += 1
        with suppress(OSError):
            if turn % 2:
                sock = enter(target, tally, target.codes[0])
                request = frame(TEXT, MOVE) * COMMANDS
            else:
                sock = dial(target)
                tally.connected += 1
                request = BAD_LINES[turn // 2 % len(BAD_LINES)]
            sock.sendall(request)
            tally.sent += len(request)
            if turn % 4 == 1:  # it answers the first and is at the others
                _until(sock, b'"refused"')
            else:
                sleep(0.001 * (turn % 8))
            if turn % 3:
                hang_up(sock)
            else:
                sock.close()


def _until(sock: socket.socket, word: bytes) -> None:
    """Read until a word is heard, or nothing more comes."""
    heard = b""
    sock.settimeout(0.05)
    with suppress(OSError):
        while word not in heard and (data := sock.recv(65536)):
            heard = heard[-len(word) :] + data


REQUESTS = {
    "slow-posts": slow_posts,
    "bad-json": bad_json,
    "cut-bodies": cut_bodies,
    "unread-http": unread_http,
    "hang-ups": hang_ups,
}
