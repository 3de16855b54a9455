"""The typed client: messages as models, with the engine's rules, views and events in them.

It takes part in draws by itself: its `attendance` seals, answers and notes. Without one (None) it
does not, and its seat counts as absent.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import Any, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError

from toril.client.attendance import Attendance
from toril.client.raw import RawClient, ServerRefused, new_id, not_toril, other_version
from toril.engine.codec import to_json
from toril.engine.game import Move
from toril.engine.record import Record
from toril.wire.outbound import (
    FROM_SERVER,
    Ack,
    Link,
    MatchSeen,
    Message,
    RefusedCommand,
    TableInfo,
    Update,
    Welcome,
)
from toril.wire.reading import ReadContext

Command: TypeAlias = Literal[
    "bot", "kick", "configure", "start", "pause", "resume", "leave", "resign", "rematch"
]
"""What is answered with the table."""

PING_SECONDS = 10
"""A server counts a device as awake that it heard 25 seconds ago at most."""

Model = TypeVar("Model", bound=BaseModel)


class Client:
    """One person, or spectator, at one server."""

    def __init__(self, base: str, code: str | None = None, token: str | None = None) -> None:
        """`base` is the server's address, like http://localhost:6104."""
        self.raw = RawClient(base, code, token)
        self.attendance: Attendance | None = Attendance()
        self._context = ReadContext()
        self._unasked: dict[str, str] = {}  # the kinds of what was sent without order, by id
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
        listed = _read(_Listed, await self.raw.ask("GET", "/api/tables")).tables
        known = []
        for table in listed:
            try:
                known.append(_read(TableInfo, table))
            except ServerRefused as error:
                if error.code != other_version().code:
                    raise
        return known

    async def look(self) -> TableInfo:
        """Return what everybody may know about the table."""
        return _read(TableInfo, await self.raw.look())

    async def open(self, **body: Any) -> TableInfo:
        """Open a table and sit down at it; `body` as in NewTable."""
        if self.attendance is not None:
            self.attendance.leave()
        return _read(TableInfo, await self.raw.open(**body))

    async def sit(self, name: str, **body: Any) -> TableInfo:
        """Sit down at the table; `body` as in Sit."""
        return _read(TableInfo, await self.raw.sit(name, **body))

    async def redeem(self, link: str) -> TableInfo:
        """Use a one-time link: the seat is this device's now."""
        return _read(TableInfo, await self.raw.redeem(link))

    async def post(self, what: Command, **body: Any) -> TableInfo:
        """Send a command to the table and return how it is then; raise the server's refusal."""
        return _read(TableInfo, await self.raw.post(what, **body))

    async def hand_over(self, person: int | None = None) -> Link:
        """Make a one-time link for another device; the host may name another person."""
        return _read(Link, await self.raw.post("hand-over", person=person))

    async def record(self, match: int | None = None) -> Record:
        """Return the record of a match that has ended, the last one unless named."""
        which = "" if match is None else f"?match={match}"
        return Record.from_json(await self.raw.ask("GET", f"/api/tables/{self.code}/record{which}"))

    async def connect(self) -> Welcome:
        """Open the socket and return the welcome."""
        welcome = self._heard(await self.raw.connect())
        if not isinstance(welcome, Welcome):
            raise other_version()
        await self._take_part(welcome)
        return welcome

    async def receive(self) -> Message:
        """Return the next message; one of a kind that we do not know is passed over."""
        while (message := self._heard(await self.raw.receive())) is None:
            pass
        await self._take_part(message)
        return message

    async def messages(
        self, patience: float = 30.0, when_lost: Callable[[], None] = lambda: None
    ) -> AsyncIterator[Message]:
        """Yield messages, a welcome first; connect again whenever the connection drops.

        `when_lost` is told each time it does. Unreachable is raised when nobody answers for
        `patience` seconds.
        """
        awake = asyncio.create_task(self._stay_awake())
        try:
            async with aclosing(self.raw.messages(patience, when_lost)) as heard:
                async for data in heard:
                    if (message := self._heard(data)) is not None:
                        await self._take_part(message)
                        yield message
        finally:
            awake.cancel()

    async def _take_part(self, message: Message) -> None:
        """Let the attendance note a message, and send what it answers."""
        if isinstance(message, Welcome):
            self._unasked.clear()  # nobody answers what was sent before
            self.sealed.clear()
        if self.attendance is not None and isinstance(message, Welcome | Update):
            for answer in self.attendance.heard(message):
                await self._send_unasked(**answer)

    async def _stay_awake(self) -> None:
        """Be heard again and again: only a device that is awake is asked for a number."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            if self.attendance is not None and not self.attendance.is_playing:
                await self._send_unasked(kind="ping")

    async def _send_unasked(self, **message: Any) -> None:
        message["id"] = new_id()
        self._unasked[message["id"]] = message["kind"]
        await self.raw.send_once(**message)

    def _heard(self, data: Any) -> Message | None:
        """Return a message; None for an answer to what nobody ordered, or for one of a new kind."""
        try:
            message: Message = FROM_SERVER.validate_python(data, context=self._context)
            if isinstance(message, Ack | RefusedCommand) and message.id in self._unasked:
                if self._unasked.pop(message.id) == "seal":
                    self.sealed.set()
                return None
            return message
        except ValidationError as error:
            first = error.errors()[0]
            if first["type"] == "union_tag_invalid" and not first["loc"]:
                return None
            raise other_version() from error

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

    async def close(self) -> None:
        """Close the socket; the seat stays."""
        await self.raw.close()


class _Listed(BaseModel):
    """Tables as they came."""

    tables: list[Any]


def _read(model: type[Model], data: Any) -> Model:
    """Return an answer, which any web server may have given, or a newer Toril."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise (other_version() if _is_newer(error) else not_toril(200)) from error


def _is_newer(error: ValidationError) -> bool:
    """Return whether all is as it should be but a game or its rules, which we do not know."""
    return all(each["loc"][-1:] in (("game",), ("rules",)) for each in error.errors())
