"""The bots that tables offer: a table knows them by name, here is what the names mean."""

from functools import lru_cache

import structlog

from toril.bots import TABLE_BOTS, BotSpec, parse_bot
from toril.bots.substitutes import FILLER, LAST_RESORT, STAND_IN
from toril.server.metrics import REPLACED
from toril.server.tables.bots import Bots

log = structlog.get_logger()

OFFERED_BOTS = Bots(tuple(TABLE_BOTS), stand_in=str(STAND_IN), filler=str(FILLER))

SPECS = {name: parse_bot(name) for name in TABLE_BOTS}
"""What each of them is, read once."""


def spec_of(name: str) -> BotSpec:
    """Return the bot of that name, read when the server began.

    In place of one that is not known any more, or only to a newer Toril, moves are drawn by lot.
    """
    if spec := SPECS.get(name):
        return spec
    REPLACED.labels("failed").inc()
    _log_unknown(name)
    return LAST_RESORT


@lru_cache(maxsize=256)
def _log_unknown(name: str) -> None:
    """Log it once: the metric counts the decisions."""
    log.error("bot_unknown", bot=name)
