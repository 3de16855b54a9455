"""A record that somebody sends, to be told again or drawn; nothing of it is kept."""

from functools import partial
from typing import Any

from fastapi import Request

from toril.engine.record import Record
from toril.server.replay.beside import TELLER
from toril.server.replay.of_file import read_file
from toril.server.transport import prices
from toril.server.web.access import charge, check_limit
from toril.server.web.rate_limits import REPLAY

A_RECORD: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}
"""What the document says of such a body, which is read as strictly as files are."""


async def sent_record(request: Request) -> Record:
    """Read the record that is the body, and take its price from the asker's allowance."""
    await check_limit(request, REPLAY)
    body = await request.body()
    record = await TELLER.beside(partial(read_file, body))
    charge(request, prices.MOVE_TOLD * len(record.moves))
    return record
