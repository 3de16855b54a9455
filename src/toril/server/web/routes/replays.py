"""Matches told again: one that has ended at a table, and any that somebody has as a file."""

from functools import partial
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

from toril.server.live.room import Room
from toril.server.replay.beside import TELLER
from toril.server.replay.of_file import packed_record
from toril.server.replay.of_table import packed_match, packed_try
from toril.server.tables.refusals import Refused
from toril.server.tables.tries import is_withheld
from toril.server.web.access import check_limit, find_room
from toril.server.web.packed import packed_answer
from toril.server.web.rate_limits import REPLAY
from toril.server.web.routes.common import EndedMatch
from toril.server.web.routes.sent_records import A_RECORD, sent_record
from toril.wire.replay import Replay

if TYPE_CHECKING:
    from toril.server.live.hall import Hall

router = APIRouter()


@router.get("/tables/{code}/replay", response_model=Replay)
async def replay(request: Request, code: str, match: EndedMatch = None) -> Response:
    """Return the frames of a match that has ended, the last one unless named."""
    await check_limit(request, REPLAY)
    hall: Hall = request.app.state.hall
    try:
        packed = await _packed_match(await find_room(request, code), match, hall.now())
    except Refused as error:
        if error.code != "no_such_table":
            raise
        sentence = "This server keeps that match no longer: open its file, if you have it."
        raise Refused("match_gone", sentence) from None
    return packed_answer(request, packed)


async def _packed_match(room: Room, match: int | None, now: int) -> bytes:
    if (number := room.table.ended(match)) is None:
        raise Refused("no_replay", "The replay is there when the match has ended.")
    make = packed_try if is_withheld(room.table, now) else packed_match
    return await room.look_back(make, number, TELLER.beside)


@router.post("/replay", response_model=Replay, openapi_extra=A_RECORD)
async def replay_file(request: Request) -> Response:
    """Return the frames of a record; nothing of it is kept."""
    record = await sent_record(request)
    return packed_answer(request, await TELLER.beside(partial(packed_record, record)))
