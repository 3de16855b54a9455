"""The deals of the day: what they are, the tries at them, and what came of these.

No deal is kept for itself: it follows from the server's key, so that any worker knows it. A try is
a table; which one is a browser's is known by the request that opened it, a digest of the browser's
cookie with the day and the game, as it is known of any table that was asked for twice.
"""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from toril.engine.fairness.day import DayDeal, day_secret
from toril.engine.games import GAMES, AnyRules
from toril.server.live.calendar import date_at, day_after, end_of, is_day, out_at
from toril.server.live.day_bots import BOT, SEATS, are_ready, bots_version
from toril.server.live.hall import Hall
from toril.server.live.room import Room
from toril.server.store import Store, Try
from toril.server.tables import commands
from toril.server.tables.entries import DayDealt
from toril.server.tables.house_limits import rules_within_limits
from toril.server.tables.refusals import Refused
from toril.server.tables.setup import Setup
from toril.server.tables.table import Table
from toril.server.tables.tries import PLAYER
from toril.wire.literals import PersonId

ENOUGH_TRIES = 5
"""From so many on a try is shown among the others: of fewer one would learn what somebody did."""


class DealsOfTheDay:
    """What is known of the deals of the day, over a hall of tables."""

    def __init__(self, hall: Hall, store: Store) -> None:
        """Open the tables of tries in `hall`; the deals follow from the key of `store`."""
        self._hall, self._store = hall, store
        for game in GAMES:
            bots_version(game)  # it reads all their code, which no player shall wait for

    async def told(self, day: str | None, browser: str | None) -> dict[str, Any]:
        """Return the deals of a day, today unless named, as a browser sees them; none to come."""
        now = self._hall.now()
        today = date_at(now)
        day = today if day is None else day
        if not is_day(day) or day > today:
            raise Refused("no_such_day", "There is no deal of the day for that date.")
        return {
            "date": day,
            "now": now,
            "ends": end_of(day),
            "out": out_at(day),
            "games": {
                game: {
                    "hash": self._deal(day, game).hash(game),
                    "tomorrow": self._deal(day_after(day), game).hash(game),
                    "ready": day == today and are_ready(rules_of_the_day(game)),
                    **await self._mine(day, game, browser),
                }
                for game in GAMES
            },
        }

    async def begin(
        self,
        day: str,
        game: str,
        browser: str,
        name: str,
        *,
        command: str,
        token: str,
        claim: str,
        colour: int | None,
    ) -> tuple[Room, PersonId]:
        """Open a browser's try, or answer again that it was opened; refuse a second one."""
        request, rules = _request(day, game, browser), rules_of_the_day(game)
        if await self._hall.opened_by(request) is None:
            if day != date_at(self._hall.now()):
                raise Refused("day_over", "That is not the deal of today.")
            if not are_ready(rules):
                raise Refused(
                    "day_not_ready", "The bots are still warming up: try again.", seconds=10
                )
        dealt = DayDealt(day, self._deal(day, game).secret, bots_version(game), out_at(day))
        bots = [BOT] * (SEATS - 1)
        sit = commands.days.begin_day(dealt, name, bots, token=token, claim=claim, colour=colour)
        setup = Setup(rules, "off", listed=False)
        return await self._hall.open(setup, sit, command=command, request=request)

    def _deal(self, day: str, game: str) -> DayDeal:
        return DayDeal(day, day_secret(self._store.key, day, game))

    async def _mine(self, day: str, game: str, browser: str | None) -> dict[str, Any]:
        """Return what a browser's try is, and once it is over what came of it."""
        code = browser and await self._hall.opened_by(_request(day, game, browser))
        if not code:
            return {"mine": None, "result": None}
        try:
            table = (await self._hall.room(code)).table
        except Refused:  # it cannot be loaded now, and says so itself; the other game can be told
            return {"mine": {"code": code, "state": "playing", "why": None}, "result": None}
        why = table.day and table.day.why_not
        if table.state != "result":
            return {"mine": {"code": code, "state": "playing", "why": why}, "result": None}
        mine = {"code": code, "state": "not_counted" if why else "counted", "why": why}
        return {"mine": mine, "result": await self._result(table, is_counted=not why)}

    async def _result(self, table: Table, *, is_counted: bool) -> dict[str, Any]:
        """Count a try, if it is to be counted, and return how it stands among the others."""
        match, day, game = table.match, table.day, table.rules.game
        assert match is not None
        assert day is not None
        mine, tries = match.totals[PLAYER], self._store.tries
        if is_counted:
            await tries.count(Try(_try_id(table.id), day.deal.date, game, day.bots, mine))
        found = await tries.counted(day.deal.date, game, day.bots)
        return {"bullheads": mine, **_compared(mine, found, is_counted=is_counted)}


@lru_cache
def rules_of_the_day(game: str) -> AnyRules:
    """Return the rules of the deal of the day: one round, and everything else as usual."""
    return rules_within_limits(game, SEATS, {"rounds": 1})


def _request(day: str, game: str, browser: str) -> str:
    """Return the digest by which a browser's try of a day is known."""
    return hashlib.sha256(f"try {day} {game} {browser}".encode()).hexdigest()


def _try_id(table: str) -> str:
    return hashlib.sha256(f"try at {table}".encode()).hexdigest()


def _compared(mine: int, found: Mapping[int, int], *, is_counted: bool) -> dict[str, Any]:
    tries = sum(found.values())
    better = sum(times for bullheads, times in found.items() if bullheads < mine)
    is_enough = tries >= ENOUGH_TRIES
    bars = [{"bullheads": bullheads, "tries": times} for bullheads, times in found.items()]
    return {
        "tries": tries,
        "place": better + 1 if is_counted else None,
        "median": _median(found) if is_enough else None,
        "histogram": bars if is_enough else None,
    }


def _median(found: Mapping[int, int]) -> float:
    """Return the median of numbers by how often each was found, in ascending order."""
    tries, passed, middle = sum(found.values()), 0, list[int]()
    for number, times in found.items():
        places = ((tries - 1) // 2, tries // 2)
        middle += [number for place in places if passed <= place < passed + times]
        passed += times
    return sum(middle) / 2
