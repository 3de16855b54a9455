"""A table is loaded as it was left, after any command; every entry is read as it was written."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from tests.server.store.walk import NUMBER, SHORT, Walk
from toril.client import new_id
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.errors import TorilError
from toril.engine.fairness.hashes import seal
from toril.engine.games import EVERY_MOVE, EVERY_RULES
from toril.server.live.hall import Hall
from toril.server.live.presence import LivePresence
from toril.server.live.room import Room
from toril.server.store import SqliteStore, TableHeader
from toril.server.store.rows import line_data, read_line
from toril.server.tables import commands, entries
from toril.server.tables.entries import Entry, Line
from toril.server.tables.setup import Setup
from toril.wire import table_events
from toril.wire.literals import DecidedBy, StandInReason

RULES = (
    six_nimmt.SixNimmt(seats=3, variant="draft", limit=66),
    eleven_nimmt.ElevenNimmt(seats=2),
)
MOVES = (
    six_nimmt.Draft(7),
    six_nimmt.Commit(104),
    six_nimmt.ChooseRow(0),
    eleven_nimmt.Play.of({33: [34, 36], 50: [51]}),
    eleven_nimmt.Take(12),
    eleven_nimmt.Rob(1),
    eleven_nimmt.Decline(),
)
SAMPLES: tuple[Entry, ...] = (
    *(entries.Opened("0" * 32, "ABCDEF", rules, "quick", True, "1" * 64, True) for rules in RULES),
    entries.Sat(1, 0, "Ana María 🐂", "2" * 64, "3" * 32),
    entries.Sat(1, 0, "Ana", "2" * 64, None, "3" * 64),
    table_events.BotSeated(1, "cautious"),
    table_events.BotSeated(1, None),
    table_events.Left(2),
    table_events.Kicked(2),
    table_events.Resigned(1),
    table_events.HostPassed(3),
    table_events.HostPassed(None),
    *(
        table_events.Configured(rules, "relaxed", False, (2, "random", None), True)
        for rules in RULES
    ),
    entries.DayDealt("2026-11-19", "6" * 64, "ox", 1_700_000_000_000),
    entries.Drawn("{}", "6" * 64),
    entries.Drawn("{}", "6" * 64, "9" * 64),
    entries.NumberGiven(1, "7" * 64),
    table_events.Started(12),
    *(entries.Moved(2, move, by) for move in MOVES for by in get_args(DecidedBy)),
    *(table_events.StoodIn(0, why) for why in get_args(StandInReason)),
    table_events.GaveBack(0),
    table_events.Paused(),
    table_events.Resumed(),
    entries.EndedByHost(),
    table_events.SeatOffered(2, offered=True),
    table_events.WentOn(3),
    table_events.ClockSet(1_700_000_000_000),
    table_events.ClockSet(None),
    entries.LinkIssued(1, "4" * 64, 1_700_000_000_000, 2),
    entries.TokenChanged(1, "5" * 64, "c0mmand-id"),
)


@pytest.mark.parametrize("entry", SAMPLES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    line = Line(17, entry, 2, "a-command")
    assert read_line(**json.loads(json.dumps(line_data(line)))) == line


@pytest.mark.parametrize("kind", [entries.Opened, table_events.Configured])
def test_an_entry_from_before_there_were_card_counters_is_read(kind: type[Entry]) -> None:
    new: Any = next(entry for entry in SAMPLES if type(entry) is kind)
    data = line_data(Line(17, new))
    assert isinstance(data["entry"], dict)
    del data["entry"]["counter"]
    assert read_line(**json.loads(json.dumps(data))).entry == replace(new, counter=False)


def test_every_kind_of_entry_has_a_sample() -> None:
    assert {type(entry) for entry in SAMPLES} == set(get_args(Entry))
    assert {type(move) for move in MOVES} == set(get_args(EVERY_MOVE))
    assert {type(rules) for rules in RULES} == set(get_args(EVERY_RULES))


def test_a_table_that_is_loaded_is_the_one_that_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed = seal(bytes(16), bytes.fromhex(NUMBER))  # all devices have drawn the same number
    monkeypatch.setattr(LivePresence, "seals", lambda *_: dict.fromkeys(range(1, 9), sealed))
    written: set[type] = set()

    async def story(seed: int, rng: Random) -> None:
        store = SqliteStore(tmp_path / f"{seed}.db", snapshot_every=seed % 4)
        entry = entries.Opened("0" * 32, "ABCDEF", SHORT[0], "quick", False)
        header = TableHeader(entry.id, entry.code, "request", "lobby", False)
        await store.open(header, [Line(0, entry)])
        now = count(1_700_000_000_000, 900).__next__
        hall = Hall(store, now=now)
        room = await hall.room(header.code)
        walk = Walk(room, rng)
        for number in range(130):
            try:
                await walk.step(f"command-{number}")
            except TorilError:
                continue
            loaded = await Hall(store, now=now).room(header.code)
            assert loaded.table == room.table
        found = await store.ledger(header.code)
        assert found is not None
        written.update(type(line.entry) for line in found[1])
        await hall.close()

    for seed in range(16):
        asyncio.run(story(seed, Random(seed)))
    assert written == set(get_args(Entry)) - {entries.DayDealt}  # no step leads to a try


class Hesitant(SqliteStore):
    """What it has written is there for others a moment before it says so."""

    def open(self, header: TableHeader, lines: Sequence[Line]) -> asyncio.Future[None]:
        opened = super().open(header, lines)

        async def hesitate() -> None:
            await opened
            await asyncio.sleep(0.1)

        return asyncio.ensure_future(hesitate())


def test_a_request_that_comes_again_before_it_is_answered_finds_the_one_table(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        store = Hesitant(tmp_path / "t.db")
        hall, later = Hall(store), count()

        async def open_it() -> tuple[Room, int]:
            await asyncio.sleep(next(later) / 200)
            return await hall.open(
                Setup(SHORT[0], "off", listed=False),
                commands.people.sit("Ana", None, token=new_id(), claim="0" * 32),
                command="the-command",
                request="the-request",
            )

        answers = await asyncio.gather(*(open_it() for _ in range(20)))
        assert len({id(room) for room, _ in answers}) == 1
        assert {person for _, person in answers} == {1}
        room = answers[0][0]
        assert (await Hall(store).room(room.table.code)).table == room.table
        assert len(room.table.people) == 1
        await hall.close()

    asyncio.run(story())
