"""Arranging a table goes by REST: open, join, start, pause, leave. Play goes by the socket.

Every command carries an id of the client's: one that is sent again is not done twice.
The seat's token is a cookie that scripts cannot read and that is sent to its table only.
"""

from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, Depends, Request

from toril.engine.errors import TorilError
from toril.server.metrics import COMMANDS
from toril.server.web.routes import days, downloads, pictures, replays, seats, table_commands
from toril.wire import outbound

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": outbound.Refusal} for status in (400, 403, 404, 409, 413, 421, 422, 429, 503)
}


async def _count(request: Request) -> AsyncIterator[None]:
    """Count a request by its route and by whether it was refused."""
    route = request.scope["route"].name
    try:
        yield
    except TorilError:
        COMMANDS.labels(route, "refused").inc()
        raise
    COMMANDS.labels(route, "done").inc()


router = APIRouter(dependencies=[Depends(_count)], responses=ERRORS)
for part in (seats, table_commands, downloads):
    router.include_router(part.router, prefix="/api/tables")
for part in (replays, pictures):
    router.include_router(part.router, prefix="/api")
router.include_router(days.router, prefix=days.PATH)
