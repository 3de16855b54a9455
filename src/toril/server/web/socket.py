"""One client's socket: a hello, then moves. A malformed message ends it, a refusal does not."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

import structlog
from pydantic import ValidationError
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from toril.engine.errors import TorilError
from toril.server.live import messages
from toril.server.live.connection import Connection
from toril.server.live.room import Room
from toril.server.metrics import COMMANDS, SOCKETS_CLOSED
from toril.server.tables import commands
from toril.server.tables.command import Command
from toril.server.tables.refusals import CLOSED_FOR, Refused
from toril.server.tables.senders import TokenDigest, holder_of, sender_digest
from toril.server.transport import prices
from toril.server.transport.peer import Peer
from toril.server.transport.uvicorn_says import ALREADY_CLOSED
from toril.server.web.access import COOKIE, address_of, find_room, is_within
from toril.server.web.rate_limits import CONNECT
from toril.wire import inbound
from toril.wire.closing import Closing
from toril.wire.version import PROTOCOL

if TYPE_CHECKING:
    from toril.server.web.open_sockets import OpenSockets

HELLO_SECONDS = 10
_CLOSING = CLOSED_FOR | {"too_many_requests": Closing.FLOOD}
_FAULTS = {
    Closing.MALFORMED,
    Closing.OTHER_PROTOCOL,
    Closing.NO_HELLO,
    Closing.TOO_MANY,
    Closing.FLOOD,
}
TableCommand: TypeAlias = inbound.MoveMessage | inbound.NumberMessage | inbound.TakeSeatBack

CLOSING_SECONDS = 5
"""How long a client that is sent away may take to read the rest."""

log = structlog.get_logger()


async def serve_socket(socket: WebSocket) -> None:
    """Admit a client and serve it until one of the two closes."""
    sockets: OpenSockets = socket.app.state.open_sockets
    address = address_of(socket)
    if sockets.too_many_silent(address):  # no browser does that: it need not know why
        await socket.send_denial_response(Response(status_code=429))
        return
    await socket.accept()
    if not sockets.admits(address):
        await _close(socket, Closing.TOO_MANY)
        return
    if not is_within(socket, CONNECT):
        await _close(socket, Closing.FLOOD)
        return
    sockets.enter(address)
    try:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = _read(await socket.receive())
        finally:
            sockets.has_spoken(address)
        await _serve(socket, hello)
    except TimeoutError:
        await _close(socket, Closing.NO_HELLO)
    except WebSocketDisconnect:
        pass
    finally:
        sockets.leave(address)


ROUTE = WebSocketRoute("/api/tables/{code}/socket", serve_socket)
"""Without FastAPI's layers, which take 5 kB of each socket and have nothing to do here."""


def _peer(socket: WebSocket) -> Peer | None:
    """Return the peer that our transport counts for; None under another transport."""
    peer: Peer | None = socket.scope.get("state", {}).get("peer")
    return peer


async def _serve(socket: WebSocket, hello: Any) -> None:
    if not isinstance(hello, inbound.Hello):
        await _close(socket, Closing.MALFORMED)
        return
    if hello.protocol != PROTOCOL:
        await _close(socket, Closing.OTHER_PROTOCOL)
        return
    try:
        room = await find_room(socket, socket.path_params["code"])
    except TorilError as error:
        await _close(socket, _CLOSING.get(error.code, Closing.TRY_LATER))
        return
    await _sit_at(socket, room)


async def _sit_at(socket: WebSocket, room: Room) -> None:
    token_digest = sender_digest(socket.cookies.get(COOKIE))
    connection = Connection(
        partial(_send, socket), holder_of(room.table, token_digest), token_digest
    )
    try:
        await room.enter(connection)
    except BaseException as error:
        room.leave(connection)
        if not isinstance(error, Refused):
            raise
        # The disk is full, perhaps: a person who comes back has the seat.
        await _close(socket, _CLOSING.get(error.code, Closing.TRY_LATER))
        return
    writer = asyncio.ensure_future(connection.pump())
    reader = asyncio.ensure_future(_listen(socket, room, connection))
    try:
        await asyncio.wait((writer, reader, connection.ended), return_when=asyncio.FIRST_COMPLETED)
        if connection.closed not in (None, Closing.SLOW):
            await asyncio.wait((writer,), timeout=CLOSING_SECONDS)
    finally:
        room.leave(connection)
        reader.cancel()
        writer.cancel()
        results = await asyncio.gather(reader, writer, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            log.error("socket_failed", exc_info=result)
    code = next((result for result in results if isinstance(result, int)), connection.closed)
    if code == Closing.SLOW:
        SOCKETS_CLOSED.labels(Closing.SLOW).inc()  # it reads nothing, not even why
    elif code is not None:
        await _close(socket, code)


async def _send(socket: WebSocket, message: str) -> None:
    """Send a message; a client that was cut meanwhile, for a bad frame perhaps, has gone."""
    try:
        await socket.send_text(message)
    except ALREADY_CLOSED:
        raise WebSocketDisconnect(1006) from None


async def _listen(socket: WebSocket, room: Room, connection: Connection) -> int:
    """Answer one message after the other; return the code to close with when one is malformed."""
    peer = _peer(socket)
    while True:
        message = _read(await socket.receive())
        if peer and peer.is_overdrawn:
            return Closing.FLOOD
        room.heard(connection)
        if isinstance(message, inbound.SealMessage | inbound.NumberMessage):
            connection.take_seal(message.seal)
        if isinstance(message, inbound.Ping | inbound.SealMessage):
            connection.push(messages.text(messages.ack(message.id)))
        elif isinstance(message, TableCommand):
            connection.push(messages.text(await _answer(room, connection.token_digest, message)))
        else:
            return Closing.MALFORMED


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
    room: Room,
    token_digest: TokenDigest | None,
    message: TableCommand,
) -> dict[str, Any]:
    try:
        await room.act(_command(message), token_digest=token_digest, command=message.id)
    except TorilError as error:
        COMMANDS.labels(message.kind, "refused").inc()
        return messages.refused(message.id, error)
    COMMANDS.labels(message.kind, "done").inc()
    return messages.ack(message.id)


def _command(message: TableCommand) -> Command[None]:
    match message:
        case inbound.MoveMessage():
            return commands.people.move(message.match, message.turn, message.move)
        case inbound.NumberMessage():
            return commands.people.give_number(message.match, message.number)
        case inbound.TakeSeatBack():
            return commands.people.take_seat_back()
        case _:
            assert_never(message)


async def _close(socket: WebSocket, code: int) -> None:
    SOCKETS_CLOSED.labels(code).inc()
    if code in _FAULTS and (peer := _peer(socket)):
        peer.charge(prices.FAULT)
    with suppress(*ALREADY_CLOSED, TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(code)
