"""The deal of the day: what it is, and a browser's one try at it, known by a cookie."""

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from fastapi.security import APIKeyCookie

from toril.engine.games import GameName
from toril.server.web.access import check_limit
from toril.server.web.rate_limits import OPEN, READ
from toril.server.web.routes.common import new_token, seat_answer
from toril.wire import days, inbound, outbound

if TYPE_CHECKING:
    from toril.server.live.days import DealsOfTheDay

BROWSER = "day"
"""The name of the cookie by which a browser is known that has tried."""

COOKIE_LIFE = 7 * 24 * 3600
"""Seconds that a browser keeps it after its last try: longer than a day is a secret."""

PATH = "/api/day"

router = APIRouter()

Browser = Annotated[
    str | None, Depends(APIKeyCookie(name=BROWSER, scheme_name="Browser", auto_error=False))
]


@router.get("", response_model=days.Days, openapi_extra={"security": [{}]})
async def deals(
    request: Request, browser: Browser, date: Annotated[inbound.Date | None, Query()] = None
) -> Response:
    """Tell the deals of a day, today unless named, and what came of this browser's tries."""
    if browser:  # then tables are looked for
        await check_limit(request, READ)
    known_days: DealsOfTheDay = request.app.state.days
    return JSONResponse(await known_days.told(date, browser))


@router.post(
    "/{game}",
    response_model=outbound.SatDown,
    status_code=201,
    openapi_extra={"security": [{}]},  # nobody has tried yet
)
async def try_deal(
    request: Request, game: GameName, asked: inbound.DayTry, browser: Browser
) -> Response:
    """Begin this browser's try at today's deal: a match alone against three bots."""
    await check_limit(request, OPEN)
    token, known = new_token(), browser or asked.claim
    known_days: DealsOfTheDay = request.app.state.days
    room, person = await known_days.begin(
        asked.date,
        game,
        known,
        asked.name,
        command=asked.id,
        token=token,
        claim=asked.claim,
        colour=asked.colour,
    )
    response = seat_answer(request, room, person, token)
    response.set_cookie(
        BROWSER,
        known,
        max_age=COOKIE_LIFE,
        path=PATH,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response
