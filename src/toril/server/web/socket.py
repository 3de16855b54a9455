"""One client's socket: a hello, then moves. A refusal answers a command, bad form ends it all."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from toril.engine.errors import TorilError
from toril.server.live.connection import (
    FLOOD,
    MALFORMED,
    NO_HELLO,
    NO_SUCH_TABLE,
    OLD_PROTOCOL,
    SLOW,
    TOO_MANY,
    Connection,
)
from toril.server.live.room import Room
from toril.server.metrics import COMMANDS, DROPPED, SOCKETS
from toril.server.protocol import PROTOCOL, inbound, messages
from toril.server.tables import commands
from toril.server.tables.entries import PersonId
from toril.server.tables.names import read_code
from toril.server.tables.pen import Pen
from toril.server.tables.refused import Refused
from toril.server.tables.senders import whose
from toril.server.web.answers import refusal
from toril.server.web.limits import CONNECT, MISS, SAY, Limits
from toril.server.web.routes import COOKIE

if TYPE_CHECKING:
    from toril.server.live.hall import Hall

HELLO_SECONDS = 10
FAREWELL_SECONDS = 5
"""How long somebody who is sent away may take to read the rest."""

TRY_LATER = 1013

router = APIRouter()
log = structlog.get_logger()


class Crowd:
    """How many sockets are open, and from where."""

    def __init__(self, most: int, most_of_address: int) -> None:
        """Allow so many."""
        self._most, self._most_of_address = most, most_of_address
        self._open: Counter[str] = Counter()

    def admits(self, address: str) -> bool:
        """Return whether one more is welcome."""
        return self._open.total() < self._most and self._open[address] < self._most_of_address

    def enter(self, address: str) -> None:
        """Count one more."""
        self._open[address] += 1
        SOCKETS.inc()

    def leave(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
        SOCKETS.dec()


@router.websocket("/api/tables/{code}/socket")
async def play(socket: WebSocket, code: str) -> None:
    """Admit a client and serve it until one of the two closes."""
    await socket.accept()
    limits: Limits = socket.app.state.limits
    crowd: Crowd = socket.app.state.crowd
    address = socket.client.host if socket.client else "?"
    if not crowd.admits(address):
        await _close(socket, TOO_MANY)
        return
    if not limits.allows(CONNECT, address) or limits.has_missed(address):
        await _close(socket, FLOOD)
        return
    crowd.enter(address)
    try:
        await _serve(socket, code, limits, address)
    except WebSocketDisconnect:
        pass
    finally:
        crowd.leave(address)


async def _serve(socket: WebSocket, code: str, limits: Limits, address: str) -> None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = _read(await socket.receive())
    except TimeoutError:
        await _close(socket, NO_HELLO)
        return
    if not isinstance(hello, inbound.Hello):
        await _close(socket, MALFORMED)
        return
    if hello.protocol != PROTOCOL:
        await _close(socket, OLD_PROTOCOL)
        return
    hall: Hall = socket.app.state.hall
    try:
        room = await hall.room(read_code(code))
    except TorilError as error:
        missed = error.code == "no_such_table"
        if missed:
            limits.allows(MISS, address)
        await _close(socket, NO_SUCH_TABLE if missed else TRY_LATER)
        return
    await _sit_at(socket, room, limits)


async def _sit_at(socket: WebSocket, room: Room, limits: Limits) -> None:
    token = socket.cookies.get(COOKIE)
    person = whose(room.table, token)
    kept = "" if person is None else room.table.person(person).token
    link = Connection(socket.send_text, person, kept)
    try:
        await room.enter(link)
    except BaseException as error:
        room.leave(link)
        if not isinstance(error, Refused):
            raise
        await _close(socket, TRY_LATER)  # the disk is full, perhaps: who comes back has the seat
        return
    writer = asyncio.ensure_future(link.pump())
    reader = asyncio.ensure_future(_listen(socket, room, link, token, limits))
    try:
        await asyncio.wait((writer, reader, link.ended), return_when=asyncio.FIRST_COMPLETED)
        if link.closed not in (None, SLOW):
            await asyncio.wait((writer,), timeout=FAREWELL_SECONDS)
    finally:
        room.leave(link)
        reader.cancel()
        writer.cancel()
        results = await asyncio.gather(reader, writer, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            log.error("socket_failed", exc_info=result)
    code = next((result for result in results if isinstance(result, int)), link.closed)
    if code == SLOW:
        DROPPED.labels(SLOW).inc()  # it reads nothing, not even a farewell
    elif code is not None:
        await _close(socket, code)


async def _listen(
    socket: WebSocket, room: Room, link: Connection, token: str | None, limits: Limits
) -> int:
    """Answer one message after the other; return the code to close with when one is malformed."""
    while True:
        message = _read(await socket.receive())
        if not limits.allows(SAY, str(link.number)):
            return FLOOD
        if not isinstance(message, inbound.MoveNow | inbound.Back):
            return MALFORMED
        link.push(messages.text(await _answer(room, token, message)))


def _read(event: Any) -> Any:
    """Return the message that was received; None when it is no message of ours."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    if event.get("text") is None:
        return None
    try:
        return inbound.FROM_CLIENT.validate_json(event["text"])
    except (ValidationError, ValueError):
        return None


async def _answer(
    room: Room, token: str | None, message: inbound.MoveNow | inbound.Back
) -> dict[str, Any]:
    def what(pen: Pen, sender: PersonId | None) -> None:
        if sender is not None and pen.is_resent(sender):
            return
        if isinstance(message, inbound.Back):
            commands.back(pen, sender)
        else:
            commands.move(pen, sender, message.match, message.turn, message.move)

    try:
        await room.act(what, token=token, command=message.id)
    except TorilError as error:
        COMMANDS.labels(message.kind, "refused").inc()
        return {"kind": "refused", "id": message.id, **refusal(error)}
    COMMANDS.labels(message.kind, "done").inc()
    return messages.ack(message.id)


async def _close(socket: WebSocket, code: int) -> None:
    DROPPED.labels(code).inc()
    with suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(FAREWELL_SECONDS):
            await socket.close(code)
