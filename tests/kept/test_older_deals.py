"""Where old deals and new ones meet: a table that was there before draws goes on at a new server.

What had begun ends by its old seed and is told to prove less; whatever begins now is drawn.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import toril
from tests.harness.in_thread import Running
from tests.kept import EVERY_TABLE, KEPT
from tests.kept.checks import Ledger, people
from tests.kept.going_on import host_of, host_of_full, play_on, record_of, tables_where
from tests.people.drawer import Drawer
from tests.people.listener import tell
from tests.people.noting_player import Player, welcomed
from toril.client import Client, RawClient, ServerRefused
from toril.engine.fairness.older import ChainedSeed, secret_of
from toril.engine.record import Record
from toril.server.live.shown import table_info
from toril.server.tables.entries import Line, Sat
from toril.server.tables.evolve import fold

Stored = dict[str, dict[str, Ledger]]

UNDER_WAY = (
    "6 nimmt! standard in the second round: cards lie face down, one was replaced twice",
    "6 nimmt! draft: the draft of the second round is over, cards lie face down",
    "6 nimmt! under way: the names were pruned",
    "11 nimmt! with unusual numbers: the second round is under way, the leader is robbed",
    "6 nimmt! draft finished, then 11 nimmt! under way, then a link used",
)
"""Matches that are played to their ends, and then another one."""

NOTED = (
    "11 nimmt!: somebody must choose a victim",
    "11 nimmt! finished twice, the third match is of 6 nimmt! tactics: cards lie face down",
)
"""The same, by devices that take notes."""


def tables_about(sentences: Sequence[str]) -> list[tuple[str, str]]:
    """Return the tables of which this is told."""
    found = [at for about in sentences for at in tables_where(about=about)]
    assert len(found) == len(sentences)
    return found


def root_of(ledger: Ledger) -> bytes:
    """Return the end of the table's chain of secrets."""
    root = fold(ledger[1]).root
    assert root is not None
    return bytes.fromhex(root)


def proves_less(folder: Path, record: Record, shown: str) -> bool:
    """Return whether `toril verify` finds a record right and says how little that proves."""
    file = folder / "record.json"
    file.write_text(record.dumps(), encoding="utf-8")
    checked = toril("verify", str(file), "--hash", shown)
    assert checked.code == 0, checked.err
    return "proves less" in " ".join(checked.out.split())


@pytest.mark.parametrize(("commit", "code"), EVERY_TABLE)
def test_of_a_kept_table_nobody_is_told_a_draw(commit: str, code: str, stored: Stored) -> None:
    _, lines = stored[commit][code]
    assert table_info(fold(lines))["fairness"] is None


@pytest.mark.parametrize("commit", KEPT)
def test_kept_records_of_tables_are_told_to_prove_less(commit: str, tmp_path: Path) -> None:
    for name, kept in KEPT[commit].records.items():
        if kept["fairness"] and kept["termination"]:
            record = Record.loads(KEPT[commit].record(name))
            assert isinstance(record.fairness, ChainedSeed)
            assert proves_less(tmp_path, record, record.fairness.hash), name


@pytest.mark.parametrize(("commit", "code"), tables_about(UNDER_WAY))
def test_what_had_begun_ends_by_its_old_seed_and_the_next_match_is_drawn(
    commit: str, code: str, stored: Stored, servers: dict[str, Running], tmp_path: Path
) -> None:
    kept, server = KEPT[commit].tables[code], servers[commit]
    begun = Record.loads(KEPT[commit].record(kept["records"][-1]))
    root, number = root_of(stored[commit][code]), kept["number"]
    told: list[dict[str, Any]] = []

    async def story() -> tuple[Record, Record, Record]:
        clients = [RawClient(server.base, code, chair["token"]) for chair in people(kept)]
        for message in await play_on(clients, number, told.append):
            assert message["table"]["state"] == "result"
        assert (await clients[0].look())["fairness"] is None
        older = await record_of(server, code, number)
        await _draw_another([Drawer(client) for client in clients])
        await play_on(clients, number + 1)
        again = await record_of(server, code, number)
        return older, await record_of(server, code, number + 1), again

    older, newer, again = tell(story())
    assert {message["table"]["fairness"] for message in told if message.get("table")} == {None}
    assert (older.seed, older.fairness, again) == (begun.seed, begun.fairness, older)
    assert isinstance(older.fairness, ChainedSeed)
    assert older.fairness.secret == secret_of(root, number).hex()
    assert older.fairness.seed == older.seed
    assert older.replay().outcome is not None
    assert proves_less(tmp_path, older, kept["hash"])
    assert toril("verify", str(tmp_path / "record.json"), "--hash", "0" * 64).code == 2
    _check_drawn(newer, number + 1, len(people(kept)))
    assert newer.replay().outcome is not None


def _check_drawn(record: Record, number: int, devices: int) -> None:
    """Check that a match was drawn, with the numbers of so many devices."""
    assert isinstance(record.fairness, tuple)
    (opened,) = record.fairness
    assert (opened.draw.match, opened.draw.round) == (number, 1)
    assert (opened.seed, opened.draw.rules) == (record.seed, record.rules)
    assert tuple(seat.name for seat in opened.draw.seats) == record.names
    sealed = [seat.seal is not None for seat in opened.draw.seats]
    assert sealed == [given is not None for given in opened.numbers]
    assert sum(sealed) == devices


async def _draw_another(devices: list[Drawer]) -> None:
    """Let the host begin another match, and every device give its number."""
    for device in devices:
        await device.connect()
        await device.seal()
    host = next(device for device in devices if device.table["host"] == device.heard[0]["person"])
    assert (await host.client.post("rematch"))["state"] == "draw"
    for device in devices:
        await device.until_state("draw")
        assert (await device.give())["kind"] != "refused"
    for device in devices:
        await device.until_state("match")


@pytest.mark.parametrize(("commit", "code"), tables_about(NOTED))
def test_a_device_says_that_the_old_match_is_not_proven_and_that_the_next_one_is(
    commit: str, code: str, servers: dict[str, Running]
) -> None:
    kept, server = KEPT[commit].tables[code], servers[commit]

    async def story() -> None:
        players = [
            Player(Client(server.base, code, chair["token"]), chair["person"])
            for chair in people(kept)
        ]
        await welcomed(*players)
        for player in players:
            verdict = await player.verdict(kept["number"])
            assert (verdict.name, verdict.reasons) == ("not_proven", ("older",))
            player.ended.clear()
        await host_of(server, code, kept).post("rematch")
        for player in players:
            assert (await player.verdict(kept["number"] + 1)).name == "proven"
            await player.leave()

    tell(story())


@pytest.mark.parametrize(("commit", "code"), tables_where(state="lobby"))
def test_a_lobby_that_was_open_starts_with_a_draw(
    commit: str, code: str, servers: dict[str, Running]
) -> None:
    kept, server = KEPT[commit].tables[code], servers[commit]

    async def story() -> None:
        host = Drawer(await host_of_full(server, code, kept))
        welcome = await host.connect()
        assert welcome["table"]["fairness"] is None
        await host.seal()
        assert (await host.client.post("start"))["state"] == "draw"
        await host.until_state("draw")
        assert (host.draw.table, host.draw.match) == (host.table["id"], kept["number"] + 1)
        people_at = [seat["person"] for seat in host.table["seats"]]
        seals = {seat.seal for seat in host.draw.seats}
        assert seals == {None, host.sealed}
        assert host.draw.seats[people_at.index(welcome["person"])].seal == host.sealed
        assert (await host.give())["kind"] != "refused"
        await host.until_state("match")
        assert set(host.numbers) == {None, host.number}
        table = (await server.hall.room(code)).table
        assert (table.match_number, table.older_seed) == (kept["number"] + 1, None)
        assert table.match is not None
        assert table.draw is not None
        assert table.match.seed == table.draw.seed

    tell(story())


@pytest.mark.parametrize(("commit", "code"), [at for at in EVERY_TABLE if at[0] == "00fc2cd"])
def test_a_seat_from_before_there_were_claims_cannot_be_claimed(
    commit: str, code: str, stored: Stored, servers: dict[str, Running]
) -> None:
    base, (_, lines) = servers[commit].base, stored[commit][code]
    tokens = {chair["person"]: chair["token"] for chair in people(KEPT[commit].tables[code])}
    sat = {line.entry.person: line for line in lines if isinstance(line.entry, Sat)}

    async def story() -> None:
        for person, token in tokens.items():
            assert await _claimed(base, code, sat[person]) not in tokens
            client = RawClient(base, code, token)
            assert (await client.connect())["person"] == person
            await client.close()

    asyncio.run(story())


async def _claimed(base: str, code: str, line: Line) -> int | None:
    """Send again what was once answered with a seat; return whose seat at the table one gets.

    The nonce was what claimed it. Whoever had opened the table had sat down with that command.
    """
    assert isinstance(line.entry, Sat)
    given: dict[str, Any] = {"id": line.command, "claim": line.entry.nonce, "name": "Eve"}
    eve = RawClient(base, code)
    try:
        if line.entry.person == 1:
            await eve.open(game="six_nimmt", seats=2, **given)
        else:
            await eve.sit(**given)
    except ServerRefused:
        return None
    return eve.person if eve.code == code else None
