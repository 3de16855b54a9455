"""What the routes have in common: the table and the sender of a request, and their answers."""

import secrets
from typing import Annotated, Any

from fastapi import Depends, Query, Request
from fastapi.responses import JSONResponse
from fastapi.security import APIKeyCookie

from toril.engine.games import GAMES
from toril.server.live.room import Room
from toril.server.live.shown import table_info
from toril.server.tables.command import Command
from toril.server.tables.house_limits import rules_within_limits
from toril.server.tables.senders import TokenDigest, sender_digest
from toril.server.tables.setup import Setup
from toril.server.web.access import COOKIE, find_room
from toril.wire import inbound
from toril.wire.literals import PersonId

COOKIE_LIFE = 90 * 24 * 3600
"""Seconds that a browser keeps a seat's token."""


async def _room(request: Request, code: str) -> Room:
    return await find_room(request, code)


async def _sender_digest(
    token: Annotated[str | None, Depends(APIKeyCookie(name=COOKIE, auto_error=False))],
) -> TokenDigest | None:
    return sender_digest(token)


ThisRoom = Annotated[Room, Depends(_room)]
SenderDigest = Annotated[TokenDigest | None, Depends(_sender_digest)]
EndedMatch = Annotated[int | None, Query(ge=1, le=1000)]
"""Which match of a table; the last one that has ended unless named."""

SVG = "image/svg+xml"
A_PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {SVG: {"schema": {"type": "string"}}}}
}
"""What the document says of an answer that is a picture."""


def table_answer(room: Room) -> JSONResponse:
    """Answer with the table."""
    return JSONResponse(table_info(room.table))


def new_token() -> str:
    """Return a token for a seat, or for a one-time link."""
    return secrets.token_urlsafe(16)


def seat_answer(request: Request, room: Room, person: PersonId, token: str) -> JSONResponse:
    """Answer with the seat's token in its cookie."""
    body = {"person": person, "table": table_info(room.table)}
    response = JSONResponse(body, 201)
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_LIFE,
        path=f"/api/tables/{room.table.code}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response


def read_setup(asked: inbound.Setup) -> Setup:
    """Return what a table asks for; refuse what the house does not offer."""
    rules = rules_within_limits(asked.game, asked.seats, dict(asked.options))
    # A wish that E14 forbids is no fault.
    counter = asked.counter and GAMES[asked.game].allows_counter
    return Setup(rules, asked.clock, asked.listed, counter)


async def do(
    room: Room, sender: TokenDigest | None, command: inbound.CommandMessage, what: Command[None]
) -> JSONResponse:
    """Have a command carried out; answer with the table as it is then."""
    await room.act(what, token_digest=sender, command=command.id)
    return table_answer(room)
