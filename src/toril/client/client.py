"""The typed client: messages as models, with the engine's rules, views and events in them.

It takes part in draws by itself: its `attendance` seals, answers and notes. Without one (None) it
does not, and its seat counts as absent.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import Any, Literal, TypeAlias

from toril.client.attendance import Attendance
from toril.client.raw import RawClient, answer_to, new_id
from toril.client.reading import read_answer, read_message, read_tables
from toril.client.refusals import other_version
from toril.client.told import CannotFollow, Heard, Told
from toril.engine.codec import to_json
from toril.engine.game import Move
from toril.engine.record import Record
from toril.wire.match_seen import MatchSeen
from toril.wire.outbound import Ack, Link, News, RefusedCommand, Update, Welcome
from toril.wire.reading import ReadContext
from toril.wire.table_seen import TableInfo

Command: TypeAlias = Literal[
    "bot",
    "offer",
    "kick",
    "configure",
    "start",
    "pause",
    "resume",
    "end",
    "leave",
    "resign",
    "rematch",
]
"""What is answered with the table."""

PING_SECONDS = 10
"""A server counts a device as awake that it heard 25 seconds ago at most."""

AGAIN_SECONDS = 0.25
"""After so long a number is sent again that the server could not write: a draw is open for two."""


class Client:
    """One person, or spectator, at one server."""

    def __init__(self, base: str, code: str | None = None, token: str | None = None) -> None:
        """`base` is the server's address, like http://localhost:6104."""
        self.raw = RawClient(base, code, token)
        self.attendance: Attendance | None = Attendance()
        self._context, self._told = ReadContext(), Told()
        self._waiting: deque[Heard] = deque()  # what was heard together with what was received
        self._unasked: dict[str, dict[str, Any]] = {}  # what was sent without order, by id
        self._later: asyncio.Task[None] | None = None
        self.sealed = asyncio.Event()  # set while the server has our seal for the next draw

    @property
    def base(self) -> str:
        """The server's address."""
        return self.raw.base

    @base.setter
    def base(self, base: str) -> None:
        self.raw.base = base

    @property
    def person(self) -> int | None:
        """Who this is, once seated here."""
        return self.raw.person

    @property
    def code(self) -> str | None:
        """The table's code."""
        return self.raw.code

    @code.setter
    def code(self, code: str | None) -> None:
        if code != self.raw.code and self.attendance is not None:
            self.attendance.leave()
        self.raw.code = code

    @property
    def token(self) -> str | None:
        """What opens the seat; None for a spectator."""
        return self.raw.token

    @token.setter
    def token(self, token: str | None) -> None:
        self.raw.token = token

    async def tables(self) -> list[TableInfo]:
        """Return the tables that anybody may join, without those that only a newer Toril knows."""
        return read_tables(await self.raw.ask("GET", "/api/tables"))

    async def look(self) -> TableInfo:
        """Return what everybody may know about the table."""
        return read_answer(TableInfo, await self.raw.look())

    async def open(self, **body: Any) -> TableInfo:
        """Open a table and sit down at it; `body` as in NewTable."""
        if self.attendance is not None:
            self.attendance.leave()
        return read_answer(TableInfo, await self.raw.open(**body))

    async def sit(self, name: str, **body: Any) -> TableInfo:
        """Sit down at the table; `body` as in Sit."""
        return read_answer(TableInfo, await self.raw.sit(name, **body))

    async def redeem(self, link: str) -> TableInfo:
        """Use a one-time link: the seat is this device's now."""
        return read_answer(TableInfo, await self.raw.redeem(link))

    async def post(self, what: Command, **body: Any) -> TableInfo:
        """Send a command to the table and return how it is then; raise the server's refusal."""
        return read_answer(TableInfo, await self.raw.post(what, **body))

    async def hand_over(self, person: int | None = None) -> Link:
        """Make a one-time link for another device; the host may name another person."""
        return read_answer(Link, await self.raw.post("hand-over", person=person))

    async def record(self, match: int | None = None) -> Record:
        """Return the record of a match that has ended, the last one unless named."""
        which = "" if match is None else f"?match={match}"
        return Record.from_json(await self.raw.ask("GET", f"/api/tables/{self.code}/record{which}"))

    async def connect(self) -> Welcome:
        """Open the socket and return the welcome."""
        self._waiting.clear()
        try:
            welcome, *_ = [*await self._take_in(await self.raw.connect()), None]
        except CannotFollow as error:
            raise other_version() from error
        if not isinstance(welcome, Welcome):
            raise other_version()
        return welcome

    async def receive(self) -> Heard:
        """Return the next message; one of a kind that we do not know is passed over.

        News of which something is missing are another version: connect again, or give up.
        """
        while not self._waiting:
            try:
                self._waiting.extend(await self._take_in(await self.raw.receive()))
            except CannotFollow as error:
                raise other_version() from error
        return self._waiting.popleft()

    async def messages(
        self, patience: float = 30.0, when_lost: Callable[[], None] = lambda: None
    ) -> AsyncIterator[Heard]:
        """Yield messages, a welcome first; connect again whenever the connection drops.

        So it does where something is missing before news: the welcome tells everything. `when_lost`
        is told each time. Unreachable is raised when nobody answers for `patience` seconds.
        """
        awake = asyncio.create_task(self._stay_awake())
        try:
            async with aclosing(self.raw.messages(patience, when_lost)) as heard:
                async for data in heard:
                    try:
                        messages = await self._take_in(data)
                    except CannotFollow as error:
                        if self._told.just_welcomed:  # a welcome does not help
                            raise other_version() from error
                        if answered := answer_to(data):  # or nobody would tell that it is done
                            yield Ack(kind="ack", id=answered)
                        await self.raw.drop()
                        continue
                    for message in messages:
                        yield message
        finally:
            awake.cancel()

    async def _take_in(self, data: Any) -> list[Heard]:
        """Return a message as users hear it; let the attendance note it, and send its answers."""
        message = read_message(data, self._context)
        if message is None:
            return []
        if isinstance(message, Welcome):
            self._unasked.clear()  # nobody answers what was sent before
            self.sealed.clear()
        heard = list(self._told.hear(message))
        if self.attendance is not None and isinstance(message, Welcome | Update | News):
            for answer in self.attendance.heard(message):
                await self._send_unasked(**answer)
        return [each for each in heard if not await self._was_unasked(each)]

    async def _stay_awake(self) -> None:
        """Be heard again and again: only a device that is awake is asked for a number."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            if self.attendance is not None and self.attendance.is_draw_near:
                await self._send_unasked(kind="ping")

    async def _send_unasked(self, **message: Any) -> None:
        message["id"] = new_id()
        self._unasked[message["id"]] = message
        await self.raw.send_once(**message)

    async def _was_unasked(self, message: Heard) -> bool:
        """Return whether a message answers what nobody ordered, and go on with that."""
        if not isinstance(message, Ack | RefusedCommand) or message.id not in self._unasked:
            return False
        sent = self._unasked.pop(message.id)
        if sent["kind"] == "seal":
            self.sealed.set()
        if isinstance(message, RefusedCommand) and message.code == "not_stored":
            self._later = asyncio.create_task(self._send_again(sent))
        return True

    async def _send_again(self, message: dict[str, Any]) -> None:
        """Send once more what a server could not write, as long as it is the same socket."""
        socket = self.raw.socket
        await asyncio.sleep(AGAIN_SECONDS)
        if self.raw.socket is socket:
            await self._send_unasked(**message)

    async def move(self, play: MatchSeen, move: Move, command: str | None = None) -> str:
        """Send a move for the turn that `play`, from the last message, is about; return its id."""
        named = {} if command is None else {"id": command}
        turn = {"match": play.match, "turn": play.turn}
        if self.attendance is not None:
            self.attendance.sent(move)
        return await self.raw.send(kind="move", **named, **turn, move=to_json(move))

    async def take_seat_back(self) -> str:
        """Take the seat back from the bot that stands in; return the command's id."""
        return await self.raw.send(kind="back")

    async def ask_again(self, match: int) -> str:
        """Ask for another match after this one; return the command's id."""
        return await self.raw.send_once(kind="again", match=match)

    async def close(self) -> None:
        """Close the socket; the seat stays."""
        await self.raw.close()
