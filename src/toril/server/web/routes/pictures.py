"""Pictures to send along: of a match that has ended at a table, and of any record."""

from datetime import date
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from toril.server.replay.beside import TELLER
from toril.server.replay.drawing import draw_ended, draw_record, ended_match
from toril.server.replay.of_file import read_file
from toril.server.tables.refusals import Refused
from toril.server.transport import prices
from toril.server.web.access import charge, check_limit
from toril.server.web.preview import language_of
from toril.server.web.rate_limits import REPLAY
from toril.server.web.routes.common import ThisRoom
from toril.server.web.routes.downloads import SVG
from toril.text import LANGUAGES

router = APIRouter()

A_PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {SVG: {"schema": {"type": "string"}}}}
}
Language = Annotated[str | None, Query(alias="lang", max_length=35)]
MOST_ZONE = 14 * 60


@router.get("/tables/{code}/picture.svg", response_class=Response, responses=A_PICTURE)
async def picture(
    request: Request,
    room: ThisRoom,
    match: Annotated[int | None, Query(ge=1, le=1000)] = None,
    lang: Language = None,
    zone: Annotated[int, Query(ge=-MOST_ZONE, le=MOST_ZONE)] = 0,
) -> Response:
    """Draw the result of a match that has ended, the last one unless named.

    `zone` says how many minutes the asker's clock is ahead of UTC: the picture has a date.
    """
    await check_limit(request, REPLAY)
    if (number := room.table.ended(match)) is None:
        raise Refused("no_record", "The record is available when the match has ended.")
    ended = await room.look_back(ended_match, number, TELLER.beside)
    drawn = await TELLER.beside(partial(draw_ended, ended, _spoken(request, lang), zone))
    return Response(drawn, media_type=SVG)


@router.post(
    "/picture",
    response_class=Response,
    responses=A_PICTURE,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"type": "object"}}},
        }
    },
)
async def picture_of_record(
    request: Request, lang: Language = None, day: date | None = None
) -> Response:
    """Draw the result of a record; nothing of it is kept. `day` is when it was played."""
    await check_limit(request, REPLAY)
    body = await request.body()
    record = await TELLER.beside(partial(read_file, body))
    charge(request, prices.MOVE_TOLD * len(record.moves))
    drawn = await TELLER.beside(partial(draw_record, record, _spoken(request, lang), day))
    return Response(drawn, media_type=SVG)


def _spoken(request: Request, asked: str | None) -> str:
    """Return the language that was asked for, if we speak it, or what the browser asks for."""
    return asked if asked in LANGUAGES else language_of(request)
