"""What a store must do, tried on each: what was acknowledged is there, wholly, in order, once."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest

from tests.server.store.stores import OPENED, header, line, lines_in, opened
from toril.server.store import CodeTaken, NotStored, Place, SequenceTaken
from toril.server.store.transaction import LINES_AT_ONCE
from toril.server.store.writer import MOST_TOGETHER
from toril.server.tables.entries import Line


def test_what_was_written_is_there_after_reopening_in_order(place: Place) -> None:
    async def write() -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED), line(2)])
            for number in range(2, 40, 2):
                await store.append(header(1), number, [line(number + 1), line(number + 2)], False)

    async def read() -> None:
        async with opened(place) as store:
            assert await store.ledger("NOSUCH") is None
            assert await store.opened_by("?") is None
            assert await store.opened_by(header(1).request) == header(1).code
            assert await lines_in(store, header(1)) == (Line(1, OPENED), *map(line, range(2, 41)))

    asyncio.run(write())
    asyncio.run(read())


def test_the_shelf_follows_the_table(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            now = replace(header(1), state="match", listed=True)
            await store.append(now, 1, [line(1)], True)
            assert await lines_in(store, now) == (Line(1, OPENED), line(1))

    asyncio.run(story())


@pytest.mark.parametrize("same", ["id", "code", "request"])
def test_a_table_is_opened_once(place: Place, same: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            another = replace(header(2), **{same: getattr(header(1), same)})
            with pytest.raises(CodeTaken):
                await store.open(another, [Line(2, OPENED)])
            assert await lines_in(store, header(1)) == (Line(1, OPENED),)

    asyncio.run(story())


def test_the_writer_survives_what_cannot_be_written(place: Place) -> None:
    async def story() -> None:
        async with asyncio.timeout(10), opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            with pytest.raises(NotStored):
                await store.append(header(1), 1, [line(1, command="\ud800")], False)
            await store.append(header(1), 1, [line(2)], False)
            assert await lines_in(store, header(1)) == (Line(1, OPENED), line(2))

    asyncio.run(story())


def test_more_lines_than_one_statement_holds_are_one_transaction(place: Place) -> None:
    async def story() -> None:
        numbers = range(1, 3 * LINES_AT_ONCE)
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            await store.append(header(1), 3 * LINES_AT_ONCE - 1, [line(7)], False)
            with pytest.raises(SequenceTaken):  # only the last of them is in the way
                await store.append(header(1), 1, [line(n) for n in (*numbers, 0)], False)
            assert await lines_in(store, header(1)) == (Line(1, OPENED), line(7))
            await store.append(header(1), 1, [line(n) for n in numbers[:-1]], False)
            assert len(await lines_in(store, header(1))) == 3 * LINES_AT_ONCE

    asyncio.run(story())


def test_closing_finishes_everything_and_takes_nothing_more(place: Place) -> None:
    def some() -> Iterator[int]:
        return iter(range(1, 2 * MOST_TOGETHER))

    async def story() -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            appended = [store.append(header(1), n, [line(n)], False) for n in some()]
        assert all(done.done() and done.exception() is None for done in appended)
        with pytest.raises(NotStored):
            await store.append(header(1), 9999, [line(1)], False)
        async with opened(place) as again:
            expected = (Line(1, OPENED), *map(line, some()))
            assert await lines_in(again, header(1)) == expected

    asyncio.run(story())


def test_who_no_longer_waits_harms_nobody(place: Place) -> None:
    async def story() -> None:
        numbers = count(1)
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            appended = [store.append(header(1), next(numbers), [line(1)], False) for _ in range(9)]
            appended[4].cancel()
            await asyncio.gather(*appended, return_exceptions=True)
            await store.append(header(1), next(numbers), [line(2)], False)
            assert len(await lines_in(store, header(1))) == 11

    asyncio.run(story())


def test_of_those_who_are_written_together_only_who_came_too_late_loses(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            tables = [header(number) for number in range(1, 6)]
            for table in tables:
                await store.open(table, [Line(1, OPENED)])
            writes = [store.append(table, 1, [line(1)], False) for table in tables]
            writes.insert(3, store.append(header(2), 1, [line(7), line(8)], True))
            writes.insert(1, store.open(header(9), [Line(1, OPENED)]))
            writes.append(store.open(header(9), [Line(2, OPENED)]))
            results = await asyncio.gather(*writes, return_exceptions=True)
            failed = {number: type(result) for number, result in enumerate(results) if result}
            assert failed == {4: SequenceTaken, 7: CodeTaken}
            for table in tables:
                assert await lines_in(store, table) == (Line(1, OPENED), line(1))
            assert await lines_in(store, header(9)) == (Line(1, OPENED),)

    asyncio.run(story())


def test_a_stale_writer_with_more_lines_than_the_ledger_leaves_none_of_them(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED), line(2)])
            stale = replace(header(1), state="match", listed=True)
            with pytest.raises(SequenceTaken):
                await store.append(stale, 1, [line(n) for n in range(10, 20)], True)
            beside = [
                store.append(stale, 1, [line(n) for n in range(10, 20)], True),
                store.append(header(1), 2, [line(3)], False),
            ]
            late, done = await asyncio.gather(*beside, return_exceptions=True)
            assert (type(late), done) == (SequenceTaken, None)
            assert await lines_in(store, header(1)) == (Line(1, OPENED), line(2), line(3))

    asyncio.run(story())


def test_a_header_that_is_refused_leaves_no_lines(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            refused = replace(header(2), code=header(1).code)
            with pytest.raises(CodeTaken):
                await store.open(refused, [Line(1, OPENED), line(2)])
            assert await store.tail(refused.id, 0) == ()
            assert await store.lengths([refused.id]) == {}
            await store.open(header(2), [Line(3, OPENED)])
            assert await lines_in(store, header(2)) == (Line(3, OPENED),)

    asyncio.run(story())


def test_a_table_that_is_opened_and_changed_in_one_batch_is_as_it_was_last(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            now = [replace(header(1), state=f"state{n}", listed=n % 2 == 1) for n in range(4)]
            writes = [store.open(now[0], [Line(1, OPENED)])]
            writes += [store.append(now[n], n, [line(n)], True) for n in range(1, 4)]
            await asyncio.gather(*writes)
            assert await lines_in(store, now[3]) == (Line(1, OPENED), line(1), line(2), line(3))

    asyncio.run(story())


def test_a_line_for_a_table_that_is_gone_is_taken_for_too_late(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            gone, done = await asyncio.gather(
                store.append(header(2), 3, [line(1)], True),
                store.append(header(1), 1, [line(1)], False),
                return_exceptions=True,
            )
            assert (type(gone), done) == (SequenceTaken, None)
            assert await store.lengths([header(1).id, header(2).id]) == {header(1).id: 2}

    asyncio.run(story())


def test_trying_leaves_nothing_behind(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await store.open(header(1), [Line(1, OPENED)])
            await asyncio.gather(*(store.try_writing() for _ in range(3)))
            assert await lines_in(store, header(1)) == (Line(1, OPENED),)
            await store.try_writing()

    asyncio.run(story())


def test_the_key_is_made_once(place: Place) -> None:
    async def key() -> bytes:
        async with opened(place) as store:
            return store.key

    first = asyncio.run(key())
    assert len(first) == 32
    assert asyncio.run(key()) == first
