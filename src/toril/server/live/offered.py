"""The bots that tables offer, as a value: a table itself knows none, and has names only."""

from functools import lru_cache

import structlog

from toril.bots import BOTS, BotSpec, parse_bot
from toril.bots.substitutes import BY_LOT, STAND_IN
from toril.server.metrics import REPLACED
from toril.server.tables.bots import Bots

log = structlog.get_logger()

OFFERED = Bots(tuple(BOTS), stand_in=str(STAND_IN))

SPECS = {name: parse_bot(name) for name in BOTS}
"""What each of them is, read once."""


def sitting(name: str) -> BotSpec:
    """Return the bot that sits under a name, read when the server began.

    For one that nobody knows any more, or that only a newer Toril knows, a lot is drawn.
    """
    if spec := SPECS.get(name):
        return spec
    REPLACED.labels("failed").inc()
    _log_unknown(name)
    return BY_LOT


@lru_cache(maxsize=256)
def _log_unknown(name: str) -> None:
    """Say it once: the metric counts the decisions."""
    log.error("bot_unknown", bot=name)
