"""Pictures to send along: of a match that has ended at a table, and of any record."""

from datetime import date
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from toril.server.replay.beside import TELLER
from toril.server.replay.drawing import draw_ended, draw_record, ended_match
from toril.server.tables.refusals import no_record
from toril.server.web.access import check_limit
from toril.server.web.preview import language_of
from toril.server.web.rate_limits import REPLAY
from toril.server.web.routes.common import A_PICTURE, SVG, EndedMatch, ThisRoom
from toril.server.web.routes.sent_records import A_RECORD, sent_record
from toril.text import LANGUAGES

router = APIRouter()

Language = Annotated[str | None, Query(alias="lang", max_length=35)]
MOST_ZONE = 14 * 60


@router.get("/tables/{code}/picture.svg", response_class=Response, responses=A_PICTURE)
async def picture(
    request: Request,
    room: ThisRoom,
    match: EndedMatch = None,
    lang: Language = None,
    zone: Annotated[int, Query(ge=-MOST_ZONE, le=MOST_ZONE)] = 0,
) -> Response:
    """Draw the result of a match that has ended, the last one unless named.

    `zone` says how many minutes the asker's clock is ahead of UTC: the picture has a date.
    """
    await check_limit(request, REPLAY)
    if (number := room.table.ended(match)) is None:
        raise no_record()
    ended = await room.look_back(ended_match, number, TELLER.beside)
    drawn = await TELLER.beside(partial(draw_ended, ended, _spoken(request, lang), zone))
    return Response(drawn, media_type=SVG)


@router.post("/picture", response_class=Response, responses=A_PICTURE, openapi_extra=A_RECORD)
async def picture_of_record(
    request: Request, lang: Language = None, day: date | None = None
) -> Response:
    """Draw the result of a record; nothing of it is kept. `day` is when it was played."""
    record = await sent_record(request)
    drawn = await TELLER.beside(partial(draw_record, record, _spoken(request, lang), day))
    return Response(drawn, media_type=SVG)


def _spoken(request: Request, asked: str | None) -> str:
    """Return the language that was asked for, if we speak it, or what the browser asks for."""
    return asked if asked in LANGUAGES else language_of(request)
