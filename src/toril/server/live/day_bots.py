"""The bots of the deal of the day: the same at every table, or it is said that they were not."""

import asyncio
from functools import cache
from importlib.util import find_spec
from time import perf_counter

from toril.bots.substitutes import who_decides_now
from toril.engine.game import Rules
from toril.server.live.offered_bots import spec_of
from toril.server.live.thinking import Decision
from toril.server.store.code_digest import digest_of_code
from toril.server.tables.table import Table

BOT = "ox"
"""The level that plays at the deal of the day."""

SEATS = 4

MOST_PATIENCE = 60.0
"""Seconds for which a try waits for kernels, where a server was started anew in the middle of it;
then a substitute plays, and the try does not count."""

LOOK_AGAIN = 0.1


@cache
def bots_version(game: str) -> str:
    """Return which bot plays a game, and a digest of all code that its decisions follow from.

    Without Numba it looks at fewer worlds: that is another bot.
    """
    code = digest_of_code("toril.engine", "toril.fast", "toril.bots")
    slower = "" if find_spec("numba") else " slower"
    return f"{spec_of(BOT).in_game(game)} {code[:12]}{slower}"


def are_ready(rules: Rules) -> bool:
    """Return whether the bots decide for themselves now; begin to make what is missing."""
    return who_decides_now(spec_of(BOT), rules).why is None


async def until_ready(rules: Rules) -> None:
    """Wait until the bots decide for themselves, for a while."""
    end = perf_counter() + MOST_PATIENCE
    while who_decides_now(spec_of(BOT), rules).why in ("compiling", "loading"):
        if perf_counter() > end:
            return
        await asyncio.sleep(LOOK_AGAIN)


def is_substituted(table: Table, decision: Decision) -> bool:
    """Return whether a decision is another one than every try of that day gets."""
    if table.day is None:
        return False
    return not decision.is_own or table.day.bots != bots_version(table.rules.game)
