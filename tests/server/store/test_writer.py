"""The thread that writes gets batches: at once when it is idle, all that came when it was not."""

import asyncio
from functools import partial
from pathlib import Path

from tests.server.store.stores import (
    OPENED,
    handed_over,
    header,
    line,
    lines_in,
    store_at,
    waiting_writer,
)
from toril.server.store import SqliteStore
from toril.server.store.writer import DISTANCE_SECONDS, MOST_TOGETHER
from toril.server.tables.entries import Line


def test_what_comes_in_one_turn_of_the_loop_is_one_batch(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            await store.open(header(1), [Line(1, OPENED)])
            writes, groups = handed_over()
            appended = [store.append(header(1), n, [line(n)], False) for n in range(1, 30)]
            assert store._writer._batches.empty()  # more may come before the loop goes on
            await asyncio.sleep(0)
            await asyncio.gather(*appended)
            assert handed_over() == (writes + 29, groups + 1)

    asyncio.run(story())


def is_busy(store: SqliteStore) -> bool:
    return store._writer._busy


def test_one_alone_is_handed_over_before_the_loop_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            await store.open(header(1), [Line(1, OPENED)])
            for number in range(1, 20):
                await asyncio.sleep(1.5 * DISTANCE_SECONDS)
                done = store.append(header(1), number, [line(number)], False)
                assert not is_busy(store)
                await asyncio.sleep(0)
                assert is_busy(store) or done.done()
                await done
                assert not is_busy(store)

    asyncio.run(story())


def test_what_gathers_meanwhile_is_handed_over_when_the_thread_has_reported(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_at(tmp_path / "t.db") as store:
            await store.open(header(1), [Line(1, OPENED)])
            writes, groups = handed_over()
            told: list[int] = []

            def tell(number: int, _: object) -> None:
                told.append(number)

            async with waiting_writer(store, tmp_path / "t.db"):
                for number in range(1, 2 * MOST_TOGETHER + 2):
                    done = store.append(header(1), number, [line(number)], False)
                    done.add_done_callback(partial(tell, number))
                    if number % 100 == 0:
                        await asyncio.sleep(0)
            await done
            assert told == list(range(1, 2 * MOST_TOGETHER + 2))
            assert handed_over() == (writes + 2 * MOST_TOGETHER + 2, groups + 4)
            assert len(await lines_in(store, header(1))) == 2 * MOST_TOGETHER + 2

    asyncio.run(story())
