"""Attacks by numbers: many sockets, each of which does little or nothing wrong."""

import selectors
import socket
from contextlib import suppress
from time import monotonic, sleep

from tests.attack.connections import enter, hang_up, status
from tests.attack.floods import MESSAGE
from tests.attack.target import Tally, Target
from tests.raw_sockets import PING, TEXT, caller, frame, handshake

HANDSHAKES = 500
UNREAD, INSIDE = 100, 177
EACH = 59
"""Spectators at one table; it takes 60."""

RATE = 29.0
"""Messages a second of one socket: 300 in ten seconds are allowed."""

WAVE_SECONDS = 2.0
LEAVE_SECONDS = 0.2505
"""Between two who come and go: 240 sockets a minute are allowed to an address."""


def handshakes(target: Target, tally: Tally) -> None:
    """Open 500 WebSockets at once, close them, and again."""
    request = handshake(target.codes[0])
    while not target.over:
        selector = selectors.DefaultSelector()
        wave: list[socket.socket] = []
        for _ in range(HANDSHAKES):
            with suppress(OSError):
                wave.append(sock := caller(target.address))
                sock.setblocking(False)
                sock.connect_ex(("127.0.0.1", target.port))
                selector.register(sock, selectors.EVENT_WRITE)
        if not wave:
            sleep(0.01)  # no free port just now
        _wave(selector, request, target, tally)
        for sock in wave:
            sock.close()
        selector.close()


def _wave(selector: selectors.BaseSelector, request: bytes, target: Target, tally: Tally) -> None:
    """Send all requests and wait for all answers."""
    until = min(target.until, monotonic() + WAVE_SECONDS)
    waiting = len(selector.get_map())
    while waiting and monotonic() < until:
        for key, events in selector.select(0.05):
            sock = key.fileobj
            assert isinstance(sock, socket.socket)
            try:
                if events & selectors.EVENT_WRITE:
                    tally.sent += sock.send(request)
                    selector.modify(sock, selectors.EVENT_READ)
                    continue
                answer = sock.recv(4096)
            except OSError:
                answer = b""
            tally.statuses[status(answer)] += 1
            tally.connected += answer.startswith(b"HTTP/1.1 101")
            tally.refused += not answer
            selector.unregister(sock)
            waiting -= 1


class Spectators:
    """So many spectators, spread over the tables; those that are cut come back, one at a time."""

    def __init__(self, target: Target, tally: Tally, most: int, *, ears: int = 0) -> None:
        self._target, self._tally, self._most, self._ears = target, tally, most, ears
        self._places = [code for code in target.codes for _ in range(EACH)][:most]
        self.sockets: dict[socket.socket, str] = {}
        self._next = 0.0

    def come(self) -> None:
        """Let everybody in who is outside, or after the first time one every half second."""
        while len(self.sockets) < self._most and not self._target.over:
            if monotonic() < self._next:
                return
            if self._tally.connected >= self._most:
                self._next = monotonic() + 0.5
            code = self._places[self._tally.connected % len(self._places)]
            try:
                sock = enter(self._target, self._tally, code, ears=self._ears)
            except OSError:
                self._next = monotonic() + 0.5
                return
            sock.setblocking(False)
            self.sockets[sock] = code

    def say(self, sock: socket.socket, frames: bytes, *, reads: bool) -> None:
        """Send, and read what is there; forget a socket that was cut."""
        try:
            with suppress(BlockingIOError):
                self._tally.sent += sock.send(frames)
            with suppress(BlockingIOError):
                if reads and not sock.recv(256 * 1024):
                    raise ConnectionResetError
        except OSError:
            self._tally.statuses["cut"] += 1
            del self.sockets[sock]
            sock.close()


def inside(target: Target, tally: Tally) -> None:
    """Send valid messages from 177 sockets, each just inside its limit."""
    crowd, message = Spectators(target, tally, INSIDE), frame(TEXT, MESSAGE)
    began, round_ = monotonic(), 0
    while not target.over:
        crowd.come()
        round_ += 1
        sockets = list(crowd.sockets)
        for number, sock in enumerate(sockets, start=1):
            crowd.say(sock, message, reads=True)
            if number % 16 == 0:  # spread over the round
                due = began + (round_ - 1 + number / len(sockets)) / RATE
                sleep(max(0.0, due - monotonic()))
        if (wait := began + round_ / RATE - monotonic()) > 0:
            sleep(wait)
        else:  # late: nobody catches up, that would be over the limit
            began -= wait


def unread_sockets(target: Target, tally: Tally) -> None:
    """Look on from 100 sockets, never read, and ask for an answer now and then."""
    crowd = Spectators(target, tally, UNREAD, ears=2048)
    while not target.over:
        crowd.come()
        for sock in list(crowd.sockets):
            crowd.say(sock, frame(PING, bytes(100)) + frame(TEXT, MESSAGE), reads=False)
        sleep(0.2)


def churn(target: Target, tally: Tally) -> None:
    """Come, hear the welcome and go, as often as an address may."""
    due = monotonic()
    while not target.over:
        with suppress(OSError):
            sock = enter(target, tally, target.codes[0])
            heard = b""
            while b'"welcome"' not in heard and (data := sock.recv(65536)):
                heard += data
            tally.statuses["welcome" if b'"welcome"' in heard else "cut"] += 1
            hang_up(sock)
        due += LEAVE_SECONDS
        sleep(max(0.0, due - monotonic()))


CROWDS = {
    "handshakes": handshakes,
    "inside": inside,
    "unread-sockets": unread_sockets,
    "churn": churn,
}
