"""What can be taken away from a table: the record of a match, and its link as a QR code."""

from typing import Any

from fastapi import APIRouter, Request, Response

from toril.server.web import qr
from toril.server.web.access import check_limit, site_of
from toril.server.web.rate_limits import READ
from toril.server.web.routes.common import A_PICTURE, SVG, EndedMatch, ThisRoom

router = APIRouter()


@router.get("/{code}/record", response_model=dict[str, Any])
async def record(request: Request, room: ThisRoom, match: EndedMatch = None) -> Response:
    """Return the record of a match that has ended, the last one unless named."""
    await check_limit(request, READ)
    number, kept = await room.record(match)
    name = f"toril-{room.table.code}-{number}.json"
    return Response(
        kept.dumps(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/{code}/qr.svg", response_class=Response, responses=A_PICTURE)
async def qr_code(request: Request, room: ThisRoom) -> Response:
    """Return the table's link as a picture for phones."""
    return Response(qr.svg(f"{site_of(request)}/t/{room.table.code}"), media_type=SVG)
