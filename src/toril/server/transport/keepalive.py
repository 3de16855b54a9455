"""Asks clients that have said nothing for a while for a sign of life; hangs up on the dead.

One round over all sockets, a few at a time, instead of a timer for each of them; and who plays is
heard anyway and need not be asked.
"""

import asyncio
from collections import deque
from time import monotonic

import structlog

from toril.server.transport.uvicorn_internals import ServerState, open_protocols
from toril.server.transport.websocket import Socket

ROUND_SECONDS = 20.0
"""Each socket is looked at so often: one that stays silent is gone after 40 to 60 seconds."""

STEP_SECONDS = 0.25

log = structlog.get_logger()


async def keep_alive(state: ServerState) -> None:
    """Go round the open sockets until cancelled."""
    to_ask: deque[Socket] = deque()
    at_once, next_round = 1, monotonic()
    while True:
        await asyncio.sleep(STEP_SECONDS)
        if not to_ask and monotonic() >= next_round:
            next_round = monotonic() + ROUND_SECONDS
            to_ask.extend(each for each in open_protocols(state) if isinstance(each, Socket))
            at_once = 1 + int(len(to_ask) * STEP_SECONDS / ROUND_SECONDS)
        for _ in range(min(at_once, len(to_ask))):
            try:
                to_ask.popleft().ask_whether_alive()
            except Exception:  # the others must be asked all the same
                log.exception("not_asked")
