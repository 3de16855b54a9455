"""Setup over REST: open, join, arrange, start. Play itself goes over the socket.

Every command carries an id of the client's: one that is sent again is not done twice.
The seat's token is a cookie that scripts cannot read and that is sent to its table only.
"""

import secrets
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from fastapi.security import APIKeyCookie

from toril.engine.errors import TorilError
from toril.engine.games import GAMES
from toril.server.live import messages
from toril.server.live.room import Room
from toril.server.metrics import COMMANDS
from toril.server.tables import commands
from toril.server.tables.command import Command
from toril.server.tables.house import house_rules
from toril.server.tables.refused import Refused
from toril.server.tables.senders import Key, key_of
from toril.server.tables.setup import Setup
from toril.server.web import qr
from toril.server.web.access import COOKIE, allows, check, find_room
from toril.server.web.rate_limits import MISS, OPEN, READ
from toril.wire import inbound, outbound
from toril.wire.words import PersonId

if TYPE_CHECKING:
    from toril.server.live.hall import Hall

COOKIE_LIFE = 90 * 24 * 3600
"""Seconds that a browser keeps a seat's token."""

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": outbound.Refusal} for status in (400, 403, 404, 409, 413, 421, 422, 429, 503)
}


async def _polite(request: Request) -> AsyncIterator[None]:
    """Count what is asked by what came of it."""
    kind = request.scope["route"].name
    try:
        yield
    except TorilError:
        COMMANDS.labels(kind, "refused").inc()
        raise
    COMMANDS.labels(kind, "done").inc()


async def _room(request: Request, code: str) -> Room:
    return await find_room(request, code)


async def _key(
    token: Annotated[str | None, Depends(APIKeyCookie(name=COOKIE, auto_error=False))],
) -> Key | None:
    return key_of(token)


Here = Annotated[Room, Depends(_room)]
Sender = Annotated[Key | None, Depends(_key)]
router = APIRouter(prefix="/api/tables", dependencies=[Depends(_polite)], responses=ERRORS)
SVG = "image/svg+xml"


def _info(room: Room, status: int = 200) -> JSONResponse:
    return JSONResponse(messages.table_info(room.table), status)


def _new_token() -> str:
    return secrets.token_urlsafe(16)


def _seated(request: Request, room: Room, person: PersonId, token: str) -> JSONResponse:
    """Answer with the seat's token in its cookie."""
    body = {"person": person, "table": messages.table_info(room.table)}
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


def _setup(asked: inbound.Setup) -> Setup:
    """Return what a table asks for; refuse what the house does not offer."""
    rules = house_rules(asked.game, asked.seats, dict(asked.options))
    counter = asked.counter and GAMES[asked.game].counter  # a wish that E14 forbids is no fault
    return Setup(rules, asked.clock, asked.listed, counter)


async def _done(
    room: Room, sender: Key | None, command: inbound.Command, what: Command[None]
) -> JSONResponse:
    """Do what a command says; answer with the table."""
    await room.act(what, key=sender, command=command.id)
    return _info(room)


@router.post("", response_model=outbound.SatDown, status_code=201)
async def open_table(request: Request, new: inbound.NewTable) -> Response:
    """Open a table and sit down as its host."""
    check(request, OPEN)
    setup, token = _setup(new), _new_token()
    sit = commands.people.sit_first(new.name, new.seat, new.bots, token=token, nonce=new.nonce)
    hall: Hall = request.app.state.hall
    room, host = await hall.open(setup, sit, command=new.id, nonce=new.nonce)
    return _seated(request, room, host, token)


@router.get("", response_model=outbound.Tables)
async def listed_tables(request: Request) -> Response:
    """List the tables that anybody may join."""
    hall: Hall = request.app.state.hall
    return JSONResponse({"tables": [messages.table_info(room.table) for room in hall.listed()]})


@router.get("/{code}", response_model=outbound.TableInfo)
async def look(room: Here) -> Response:
    """Look at a table from the door."""
    return _info(room)


@router.post(
    "/{code}/sit",
    response_model=outbound.SatDown,
    status_code=201,
    openapi_extra={"security": [{}]},  # nobody has a token yet
)
async def sit(request: Request, room: Here, command: inbound.Sit, sender: Sender) -> Response:
    """Sit down with a nickname."""
    token = _new_token()
    what = commands.people.sit(command.name, command.seat, token=token, nonce=command.nonce)
    person = await room.act(what, key=sender, command=command.id)
    return _seated(request, room, person, token)


@router.post("/{code}/bot", response_model=outbound.TableInfo)
async def seat_bot(room: Here, command: inbound.SeatBot, sender: Sender) -> Response:
    """Host: give a free seat to a bot, or free it."""
    return await _done(room, sender, command, commands.host.seat_bot(command.seat, command.bot))


@router.post("/{code}/kick", response_model=outbound.TableInfo)
async def kick(room: Here, command: inbound.Kick, sender: Sender) -> Response:
    """Host: send somebody away."""
    return await _done(room, sender, command, commands.host.kick(command.person))


@router.post("/{code}/configure", response_model=outbound.TableInfo)
async def configure(room: Here, command: inbound.Configure, sender: Sender) -> Response:
    """Host: change the options before the match."""
    return await _done(room, sender, command, commands.host.configure(_setup(command)))


@router.post("/{code}/start", response_model=outbound.TableInfo)
async def start(room: Here, command: inbound.Simple, sender: Sender) -> Response:
    """Host: begin the match."""
    return await _done(room, sender, command, commands.host.start())


@router.post("/{code}/pause", response_model=outbound.TableInfo)
async def pause(room: Here, command: inbound.Simple, sender: Sender) -> Response:
    """Host: stop the clock and the play."""
    return await _done(room, sender, command, commands.host.pause())


@router.post("/{code}/resume", response_model=outbound.TableInfo)
async def resume(room: Here, command: inbound.Simple, sender: Sender) -> Response:
    """Host: go on after a pause."""
    return await _done(room, sender, command, commands.host.resume())


@router.post("/{code}/leave", response_model=outbound.TableInfo)
async def leave(room: Here, command: inbound.Simple, sender: Sender) -> Response:
    """Go; during a match a bot stands in until you return."""
    return await _done(room, sender, command, commands.people.leave())


@router.post("/{code}/resign", response_model=outbound.TableInfo)
async def resign(room: Here, command: inbound.Simple, sender: Sender) -> Response:
    """Give the match up; a bot plays on to its end."""
    return await _done(room, sender, command, commands.people.resign())


@router.post("/{code}/rematch", response_model=outbound.TableInfo)
async def rematch(room: Here, command: inbound.Rematch, sender: Sender) -> Response:
    """Host: play again with the same people, everybody one seat further."""
    setup = _setup(command.setup) if command.setup else None
    return await _done(room, sender, command, commands.host.rematch(setup, start=command.start))


@router.post("/{code}/hand-over", response_model=outbound.Link)
async def hand_over(room: Here, command: inbound.HandOver, sender: Sender) -> Response:
    """Make a one-time link to go on from another device."""
    link = secrets.token_urlsafe(16)
    what = commands.links.issue_link(command.person, link=link)
    expires = await room.act(what, key=sender, command=command.id)
    # Behind the #, so that opening it, or a preview of it, tells the server nothing.
    path = f"/t/{room.table.code}#seat={link}"
    return JSONResponse({"link": link, "path": path, "expires": expires})


@router.post("/{code}/redeem", response_model=outbound.SatDown, status_code=201)
async def redeem(request: Request, room: Here, command: inbound.Redeem) -> Response:
    """Use a one-time link: this device has the seat now, the other one no more."""
    token = _new_token()
    try:
        what = commands.links.redeem(command.link, token=token)
        person = await room.act(what, command=command.id)
    except Refused:
        allows(request, MISS)
        raise
    return _seated(request, room, person, token)


@router.get("/{code}/record", response_model=dict[str, Any])
async def record(
    request: Request, room: Here, match: Annotated[int | None, Query(ge=1, le=1000)] = None
) -> Response:
    """Return the record of a match that has ended, the last one unless named."""
    check(request, READ)
    number, kept = await room.record(match)
    name = f"toril-{room.table.code}-{number}.json"
    return Response(
        kept.dumps(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get(
    "/{code}/qr.svg",
    response_class=Response,
    responses={200: {"content": {SVG: {"schema": {"type": "string"}}}}},
)
async def qr_code(request: Request, room: Here) -> Response:
    """Return the table's link as a picture for phones."""
    link = f"{request.url.scheme}://{request.url.netloc}/t/{room.table.code}"
    return Response(qr.svg(link), media_type=SVG)
