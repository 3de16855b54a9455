"""What came of tries at the deal of the day: counted once, in both stores, and pruned with time."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from tests.server.store.stores import opened
from toril.server.store import Place, Try
from toril.server.store.pruning import prune
from toril.server.store.schema import tries
from toril.server.store.upkeep import opened as engine_of

DAY, GAME, BOTS = "2026-11-19", "six_nimmt", "ox 1"


def a_try(number: int, bullheads: int, day: str = DAY, bots: str = BOTS) -> Try:
    return Try(f"{number:064x}", day, GAME, bots, bullheads)


def test_tries_are_counted_by_their_bullheads_and_each_only_once(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            assert await store.tries.counted(DAY, GAME, BOTS) == {}
            for number, bullheads in enumerate((12, 0, 12, 7)):
                await store.tries.count(a_try(number, bullheads))
                await store.tries.count(a_try(number, bullheads + 1))  # it stays what it is
            found = await store.tries.counted(DAY, GAME, BOTS)
            assert list(found.items()) == [(0, 1), (7, 1), (12, 2)]

    asyncio.run(story())


def test_tries_of_another_day_game_or_version_of_the_bots_are_not_among_them(
    place: Place,
) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await store.tries.count(a_try(1, 5))
            await store.tries.count(a_try(2, 6, day="2026-11-20"))
            await store.tries.count(a_try(3, 7, bots="ox 2"))
            assert await store.tries.counted(DAY, GAME, BOTS) == {5: 1}
            assert await store.tries.counted(DAY, "eleven_nimmt", BOTS) == {}
        async with opened(place) as store:
            assert await store.tries.counted(DAY, GAME, "ox 2") == {7: 1}

    asyncio.run(story())


def test_nothing_is_kept_of_a_try_but_day_game_bots_and_bullheads() -> None:
    assert set(tries.c.keys()) == {"id", "day", "game", "bots", "bullheads"}


def test_tries_are_pruned_with_the_tables_of_their_days(place: Place) -> None:
    today = datetime.now(UTC).date()
    days = [(today - timedelta(days=ago)).isoformat() for ago in (0, 9, 11)]

    async def story() -> list[Mapping[int, int]]:
        async with opened(place) as store:
            for number, day in enumerate(days):
                await store.tries.count(a_try(number, 5, day=day))
        prune(place, days=10, names_days=None)
        async with opened(place) as store:
            return [await store.tries.counted(day, GAME, BOTS) for day in days]

    assert asyncio.run(story()) == [{5: 1}, {5: 1}, {}]
    with engine_of(place) as engine, engine.connect() as link:
        assert link.execute(sa.select(sa.func.count()).select_from(tries)).scalar() == 2


def test_whoever_deletes_nothing_but_names_says_so_by_ever_so_many_days(place: Place) -> None:
    async def story() -> Mapping[int, int]:
        async with opened(place) as store:
            await store.tries.count(a_try(1, 5))
        prune(place, days=10_000_000, names_days=30)
        async with opened(place) as store:
            return await store.tries.counted(DAY, GAME, BOTS)

    assert asyncio.run(story()) == {5: 1}
