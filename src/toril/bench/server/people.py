"""The people of `toril bench server` at one table: they hear a few bytes and play legal cards.

In a paced load everybody commits at a moment of their own within each trick's time; flat out they
answer at once.
"""

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Any

from toril.bench.server.crowd import Crowd
from toril.bench.server.frames import CLOSE, Listener, client_frame, handshake
from toril.bench.server.hearing import (
    NEWS,
    REFUSED,
    UPDATE,
    WELCOME,
    Turn,
    committed_seats,
    own_turn,
    turn_number,
)
from toril.bench.server.loads import Load
from toril.bench.server.stopwatch import Stopwatch
from toril.client.raw import new_id
from toril.wire.version import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Callable

HELLO = client_frame(b'{"kind":"hello","protocol":%d}' % PROTOCOL)
_GONE = client_frame(b"\x03\xe9", CLOSE)  # 1001, as a page says that is closed


class BenchTable:
    """One table, whose clients share a stopwatch."""

    def __init__(self, crowd: Crowd, load: Load, code: str) -> None:
        """Begin with nobody."""
        self.crowd, self.load, self.code = crowd, load, code
        self.clients: list[Client] = []
        self.going = False
        self.again: Callable[[BenchTable], None] = rematch
        """What the host does when a match is over."""
        self._is_first = True
        """The first match is a short one, so that not all tables end theirs together."""
        self.ended = 0
        """The last match that is over, for which the host has asked for another one."""
        self.stopwatch = Stopwatch(crowd.tally.latencies)

    @property
    def people(self) -> "list[Person]":
        """Those who sit there, the host first."""
        return [client for client in self.clients if isinstance(client, Person)]

    def begin(self) -> None:
        """Let everybody play."""
        self.going = True
        for person in self.people:
            person.play()

    def end(self, match_number: int) -> None:
        """Play again, once, when a match is over."""
        if match_number > self.ended:
            self.ended = match_number
            self.crowd.tally.matches += 1
            self.again(self)

    async def rematch(self, *, start: bool = True) -> None:
        """Ask for another match of one round; after the first one with ten cards in each hand."""
        body: dict[str, Any] = {"start": start}
        if self._is_first:
            body["setup"], self._is_first = self.load.setup(), False
        self.crowd.tally.events["rematch"] += 1
        await self.post("rematch", self.people[0].token, **body)

    async def post(self, what: str, token: str | None, **body: Any) -> None:
        """Give a command of this table, where its host is."""
        rest = self.crowd.rests[self.people[0].at]
        await rest.post(f"/{self.code}/{what}", {"id": new_id(), **body}, token)


def rematch(table: BenchTable) -> None:
    """Play again at once."""
    table.crowd.do(table.rematch())


class Client(Listener):
    """A socket at a table: a spectator, unless a `Person`."""

    def __init__(self, table: BenchTable, token: str | None = None, at: int = 0) -> None:
        """Look on, by the server `at`; `connect` opens the socket."""
        crowd = table.crowd
        path, (host, port) = f"/api/tables/{table.code}/socket", crowd.doors[at]
        super().__init__(handshake(f"{host}:{port}", path, token), HELLO)
        self.table, self.token, self.at, self._tally = table, token, at, crowd.tally
        self._arrived: asyncio.Future[None] | None = None
        self._leaves = False

    async def connect(self) -> None:
        """Open the socket; return when welcomed."""
        self._arrived = asyncio.get_running_loop().create_future()
        self._leaves = False
        await self.table.crowd.open(self, self.at)
        await self._arrived

    def get_up(self) -> None:
        """Expect that the server closes: this person leaves."""
        self._leaves = True
        self.forget()

    def leave(self) -> None:
        """Close the socket, for now or for good."""
        self.get_up()
        if self.transport is not None:
            self.transport.write(_GONE)
            self.transport.close()

    def forget(self) -> None:
        """Forget what was under way."""
        self.table.stopwatch.forget()

    def hang_up(self, code: int) -> None:
        """Note why the server closes."""
        if not self._leaves and not self.table.crowd.returns:
            self._tally.note(f"closed with {code}")
        super().hang_up(code)

    def connection_lost(self, error: Exception | None) -> None:
        """Come back, unless one left."""
        self.transport = None
        self.forget()
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_exception(ConnectionResetError("lost before the welcome"))
        elif not self._leaves:
            self.table.crowd.lost(self.connect, f"lost: {error}")

    def heard(self, message: bytes) -> None:
        """Hear who has committed; in turns of one's own, decide."""
        letter = self._tally.count(message)
        if letter in (UPDATE, NEWS):
            for seat in committed_seats(message):
                self.table.stopwatch.heard(seat)
            if letter == UPDATE:
                self.look(message)
        elif letter == WELCOME:
            if self._arrived is not None and not self._arrived.done():
                self._arrived.set_result(None)
            self.table.stopwatch.forget()  # a welcome tells of commitments, too
            self.look(message)
        elif letter == REFUSED:
            self._tally.refuse(message.decode())

    def look(self, message: bytes) -> None:
        """Look at the match as a message tells it."""


class Person(Client):
    """Somebody who plays."""

    def __init__(self, table: BenchTable, token: str, at: int = 0) -> None:
        """Sit at `table`; the first is the host."""
        super().__init__(table, token, at)
        self._decided: tuple[int, int] | None = None
        self._turn: Turn | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._id, self._count = new_id().encode(), 0
        self._sent: tuple[tuple[int, int], bytes] | None = None
        """The last move and its turn. A welcome may be older than a move that is on its way."""

    def forget(self) -> None:
        """Forget the turn: after a loss the welcome tells whether it is still one's own."""
        super().forget()
        self._decided = self._turn = None
        if self._timer is not None:
            self._timer.cancel()

    def look(self, message: bytes) -> None:
        """Decide, once in each turn of one's own."""
        number = turn_number(message)
        if number is None or number == self._decided:
            return
        turn = own_turn(message)
        if turn is None or (turn.over and self is not self.table.clients[0]):
            return
        self._decided, self._turn = number, turn
        if turn.over:
            self.table.end(number[0])
        elif self.table.going:
            self.play()

    def play(self) -> None:
        """Make the move that is due, at a moment of one's own."""
        if self._turn is None or self._turn.over:
            return
        if self._timer is not None:
            self._timer.cancel()
        if pace := self.table.load.pace:
            delay = self.table.crowd.rng.random() * pace
            planned, loop = perf_counter() + delay, asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._play_late, planned)
        else:
            self._move()

    def _play_late(self, planned: float) -> None:
        self._tally.late.append(max(0.0, perf_counter() - planned))
        self._move()

    def _move(self) -> None:
        turn, number = self._turn, self._decided
        if turn is None or number is None or self.transport is None:
            return
        if self._sent is None or self._sent[0] != number:
            self._sent = number, self._frame(turn, number)
        self.transport.write(self._sent[1])  # perhaps again: one command, by its id

    def _frame(self, turn: Turn, number: tuple[int, int]) -> bytes:
        if turn.cards:
            self.table.stopwatch.commits(turn.seat, len(self.table.clients))
            card = self.table.crowd.rng.choice(turn.cards)
            move = b'{"kind":"six.commit","card":%d}' % card
        else:
            move = b'{"kind":"six.choose_row","row":0}'
        self._count += 1
        self._tally.moves += 1
        return client_frame(
            b'{"kind":"move","id":"%b%d","match":%d,"turn":%d,"move":%b}'
            % (self._id, self._count, *number, move)
        )
