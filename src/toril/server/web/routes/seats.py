"""Ways to a seat: open a table, sit down, or use a one-time link from another device."""

import hashlib
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from toril.server.live.shown import table_info
from toril.server.tables import commands
from toril.server.tables.refusals import Refused
from toril.server.web.access import check_limit, is_within
from toril.server.web.rate_limits import MISS, OPEN
from toril.server.web.routes.common import (
    SenderDigest,
    ThisRoom,
    new_token,
    read_setup,
    seat_answer,
    table_answer,
)
from toril.wire import inbound, outbound, table_seen

if TYPE_CHECKING:
    from toril.server.live.hall import Hall

router = APIRouter()


@router.post("", response_model=outbound.SatDown, status_code=201)
async def open_table(request: Request, new: inbound.NewTable) -> Response:
    """Open a table and sit down as its host."""
    await check_limit(request, OPEN)
    setup, token = read_setup(new), new_token()
    sit = commands.people.sit_first(
        new.name, new.seat, new.bots, token=token, claim=new.claim, colour=new.colour
    )
    hall: Hall = request.app.state.hall
    request_digest = hashlib.sha256(f"{new.id}:{new.claim}".encode()).hexdigest()
    room, host = await hall.open(setup, sit, command=new.id, request=request_digest)
    return seat_answer(request, room, host, token)


@router.get("", response_model=outbound.Tables)
async def listed_tables(request: Request) -> Response:
    """List the tables that anybody may join."""
    hall: Hall = request.app.state.hall
    return JSONResponse({"tables": [table_info(room.table) for room in await hall.listed()]})


@router.get("/{code}", response_model=table_seen.TableInfo)
async def look(room: ThisRoom) -> Response:
    """Look at a table without sitting down."""
    return table_answer(room)


@router.get(
    "/{code}/standing",
    response_model=outbound.Standing,
    openapi_extra={"security": [{}]},  # strangers may ask, too
)
async def standing(room: ThisRoom, sender: SenderDigest) -> Response:
    """Look at a table and its match, and learn whether one still has a seat there."""
    return JSONResponse(room.standing(sender))


@router.post(
    "/{code}/sit",
    response_model=outbound.SatDown,
    status_code=201,
    openapi_extra={"security": [{}]},  # nobody has a token yet
)
async def sit(
    request: Request, room: ThisRoom, command: inbound.Sit, sender: SenderDigest
) -> Response:
    """Sit down with a nickname."""
    token = new_token()
    what = commands.people.sit(
        command.name, command.seat, token=token, claim=command.claim, colour=command.colour
    )
    person = await room.act(what, token_digest=sender, command=command.id)
    return seat_answer(request, room, person, token)


@router.post("/{code}/hand-over", response_model=outbound.Link)
async def hand_over(room: ThisRoom, command: inbound.HandOver, sender: SenderDigest) -> Response:
    """Make a one-time link to go on from another device."""
    link = new_token()
    what = commands.links.issue_link(command.person, link=link)
    expires = await room.act(what, token_digest=sender, command=command.id)
    # Behind the #, so that opening it, or a preview of it, tells the server nothing.
    path = f"/t/{room.table.code}#seat={link}"
    return JSONResponse({"link": link, "path": path, "expires": expires})


@router.post("/{code}/redeem", response_model=outbound.SatDown, status_code=201)
async def redeem(request: Request, room: ThisRoom, command: inbound.Redeem) -> Response:
    """Use a one-time link: this device has the seat now, the other one no more."""
    token = new_token()
    try:
        what = commands.links.redeem(command.link, token=token)
        person = await room.act(what, command=command.id)
    except Refused:
        await is_within(request, MISS)
        raise
    return seat_answer(request, room, person, token)
