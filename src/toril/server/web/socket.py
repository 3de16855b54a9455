"""How a socket begins: who is let in, a hello, the table; then a `Visit` takes it over."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from toril.engine.errors import TorilError
from toril.server.live.connection import Connection
from toril.server.live.room import Room
from toril.server.metrics import SOCKETS_CLOSED
from toril.server.store import NotStored
from toril.server.tables.refusals import CLOSED_FOR, Refused
from toril.server.tables.senders import holder_of, sender_digest
from toril.server.transport import prices
from toril.server.transport.peer import Peer
from toril.server.transport.uvicorn_says import ALREADY_CLOSED
from toril.server.web.access import COOKIE, address_of, check_open, find_room, is_within
from toril.server.web.rate_limits import CONNECT
from toril.server.web.visit import Visit, read
from toril.wire import inbound
from toril.wire.closing import Closing
from toril.wire.version import PROTOCOL

if TYPE_CHECKING:
    from toril.server.transport.websocket import Socket
    from toril.server.web.open_sockets import OpenSockets

log = structlog.get_logger()

HELLO_SECONDS = 10
_CLOSING = CLOSED_FOR | {"too_many_requests": Closing.FLOOD}

_FAULTS = {
    Closing.MALFORMED,
    Closing.OTHER_PROTOCOL,
    Closing.NO_HELLO,
    Closing.TOO_MANY,
    Closing.FLOOD,
}
"""Closes for what should not have been sent: they cost the sender's address something."""

CLOSING_SECONDS = 5
"""How long a client that is sent away may take to read the rest."""


async def serve_socket(socket: WebSocket) -> None:
    """Admit a client; from its welcome on a Visit listens to it, and this is over."""
    sockets: OpenSockets = socket.app.state.open_sockets
    address = address_of(socket)
    if sockets.too_many_silent(address):  # no browser does that: it need not know why
        await socket.send_denial_response(Response(status_code=429))
        return
    await socket.accept()
    if not sockets.admits(address):
        await _close(socket, Closing.TOO_MANY)
        return
    sockets.enter(address)
    leave = partial(sockets.leave, address)
    is_visiting = False
    try:
        try:
            is_flood = not await is_within(socket, CONNECT)
            if not is_flood:
                async with asyncio.timeout(HELLO_SECONDS):
                    hello = _message_in(await socket.receive())
        finally:
            sockets.has_spoken(address)
        if is_flood:
            await _close(socket, Closing.FLOOD)
        else:
            is_visiting = await _serve(socket, hello, leave)
    except TimeoutError:
        await _close(socket, Closing.NO_HELLO)
    except WebSocketDisconnect:
        pass
    finally:
        if not is_visiting:
            leave()


ROUTE = WebSocketRoute("/api/tables/{code}/socket", serve_socket)
"""Without FastAPI's layers, which take 5 kB of each socket and have nothing to do here."""


def _peer(socket: WebSocket) -> Peer | None:
    """Return the peer that our transport counts for; None under another transport."""
    peer: Peer | None = socket.scope.get("state", {}).get("peer")
    return peer


async def _serve(socket: WebSocket, hello: Any, leave: Callable[[], None]) -> bool:
    """Let a client in; return whether a visit has begun, at whose end `leave` will be called."""
    if not isinstance(hello, inbound.Hello):
        await _close(socket, Closing.MALFORMED)
        return False
    if hello.protocol != PROTOCOL:
        await _close(socket, Closing.OTHER_PROTOCOL)
        return False
    try:
        room = await find_room(socket, socket.path_params["code"])
        if hello.watching:  # a screen shows all to all who are in the room
            check_open(socket, room, None)
    except TorilError as error:
        await _close(socket, _CLOSING.get(error.code, Closing.TRY_LATER))
        return False
    except NotStored as error:  # the database is away: whoever comes again may find it
        log.error("not_read", why=str(error))
        await _close(socket, Closing.TRY_LATER)
        return False
    token = None if hello.watching else socket.cookies.get(COOKIE)
    return await _let_in(socket, room, token, leave)


async def _let_in(
    socket: WebSocket, room: Room, token: str | None, leave: Callable[[], None]
) -> bool:
    channel: Socket = socket.scope["state"]["socket"]
    token_digest = sender_digest(token)
    connection = Connection(channel, holder_of(room.table, token_digest), token_digest)
    try:
        await room.enter(connection)
    except BaseException as error:
        room.leave(connection)
        if not isinstance(error, Refused):
            raise
        # The disk is full, perhaps: a person who comes back has the seat.
        await _close(socket, _CLOSING.get(error.code, Closing.TRY_LATER))
        return False
    peer = _peer(socket)
    if connection.closed == Closing.TOO_MANY and peer is not None:
        peer.account.charge(prices.FAULT)
    channel.take_over(Visit(channel, room, connection, peer, leave))
    return True


def _message_in(event: Any) -> Any:
    """Return the message that was received; None when it is no message of ours."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    return read(event.get("text"))


async def _close(socket: WebSocket, code: int) -> None:
    SOCKETS_CLOSED.labels(code).inc()
    if code in _FAULTS and (peer := _peer(socket)):
        peer.charge(prices.FAULT)
    with suppress(*ALREADY_CLOSED, TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(code)
