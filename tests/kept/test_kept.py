"""What older versions stored is read, means the same, and goes on."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.harness.in_thread import Running
from tests.kept import EVERY_RECORD, EVERY_TABLE, KEPT
from tests.kept.checks import Ledger, check_ledger, check_record, check_tokens, people
from tests.kept.going_on import host_of, host_of_full, play_on, record_of, tables_where
from tests.people.playing import random_move
from toril.bots import TABLE_BOTS, parse_bot
from toril.client import RawClient, answer_to
from toril.engine.record import Record
from toril.server.tables.evolve import fold


def _quick(commit: str, code: str) -> bool:
    """Return whether nobody at a table must wait for kernels."""
    kept = KEPT[commit].tables[code]
    bots = [chair["bot"] for chair in kept["chairs"] if chair and "bot" in chair]
    return all(parse_bot(bot).needs(kept["game"]) == "nothing" for bot in bots)


by_table = pytest.mark.parametrize(("commit", "code"), EVERY_TABLE)
by_record = pytest.mark.parametrize(("commit", "name"), EVERY_RECORD)
PLAYED_ON = (
    "6 nimmt! standard: cards lie face down, one was replaced",
    "6 nimmt! draft: the draft is over, cards lie face down",
    "6 nimmt! tactics: cards lie face down",
    "6 nimmt! finished, then 11 nimmt! under way",
    "11 nimmt! with a deck of its own: finished, and the second match under way",
)
"""Tables whose matches are played to their ends: short ones, of each game and variant."""

WITH_RESULTS = [at for at in EVERY_TABLE if at not in tables_where(ended=[])]
UNDER_WAY = [at for at in tables_where(state="match") if _quick(*at)]
TO_THE_END = [at for about in PLAYED_ON for at in tables_where(about=about)]
ONE_MOVE = [at for at in UNDER_WAY if at not in TO_THE_END]


def test_there_is_nothing_kept_that_is_not_looked_at() -> None:
    assert KEPT
    assert len(TO_THE_END) == len(PLAYED_ON)
    for kept in KEPT.values():
        assert kept.record_files() == sorted(kept.records)


@by_table
def test_a_kept_table_is_read_as_it_was(
    commit: str, code: str, stored: dict[str, dict[str, Ledger]]
) -> None:
    check_ledger(stored[commit][code], KEPT[commit].tables[code])


@by_table
def test_kept_tokens_open_what_they_opened(
    commit: str, code: str, stored: dict[str, dict[str, Ledger]]
) -> None:
    _, lines = stored[commit][code]
    check_tokens(fold(lines), KEPT[commit].tables[code])


@by_table
def test_the_bots_of_a_kept_table_are_known(commit: str, code: str) -> None:
    chairs = KEPT[commit].tables[code]["chairs"]
    assert {chair["bot"] for chair in chairs if chair and "bot" in chair} <= set(TABLE_BOTS)


@by_record
def test_a_kept_record_replays_to_what_it_was(commit: str, name: str) -> None:
    kept = KEPT[commit]
    check_record(Record.loads(kept.record(name)), kept.records[name])


@by_record
def test_a_kept_record_that_is_written_again_is_the_same_record(commit: str, name: str) -> None:
    record = Record.loads(KEPT[commit].record(name))
    assert Record.loads(record.dumps().encode()) == record


@pytest.mark.parametrize(("commit", "code"), WITH_RESULTS)
def test_a_kept_table_gives_out_the_records_that_it_gave_out(
    commit: str, code: str, servers: dict[str, Running]
) -> None:
    kept = KEPT[commit]
    for end, name in zip(kept.tables[code]["ended"], kept.tables[code]["records"], strict=False):
        answer = asyncio.run(record_of(servers[commit], code, end["number"]))
        assert answer == Record.loads(kept.record(name))


@pytest.mark.parametrize(("commit", "code"), ONE_MOVE)
def test_somebody_at_a_kept_table_moves(
    commit: str, code: str, servers: dict[str, Running]
) -> None:
    asyncio.run(_one_move(servers[commit], code, KEPT[commit].tables[code]))


async def _one_move(server: Running, code: str, kept: dict[str, Any]) -> None:
    if kept["paused"]:
        await host_of(server, code, kept).post("resume")
    async with asyncio.timeout(10):
        client, play = await _whose_turn(server, code, kept)
        command = await client.move(play, random_move(play, Random(1)))
        answer = await client.receive()
        while answer_to(answer) != command:
            answer = await client.receive()
        await client.close()
    assert answer["kind"] != "refused", answer


async def _whose_turn(
    server: Running, code: str, kept: dict[str, Any]
) -> tuple[RawClient, dict[str, Any]]:
    """Return somebody that the table waits for, connected; bots may have to move before."""
    while True:
        for chair in people(kept):
            client = RawClient(server.base, code, chair["token"])
            play = (await client.connect())["play"]
            assert play["match"] == kept["number"]
            assert play["turn"] >= kept["turn"]
            if not chair["resigned"] and play["view"]["round"]["seat"] in play["to_act"]:
                return client, play
            await client.close()


@pytest.mark.parametrize(("commit", "code"), TO_THE_END)
def test_a_kept_match_is_played_to_its_end(
    commit: str, code: str, servers: dict[str, Running]
) -> None:
    kept, server = KEPT[commit], servers[commit]
    table = kept.tables[code]
    begun = Record.loads(kept.record(table["records"][-1]))

    clients = [RawClient(server.base, code, chair["token"]) for chair in people(table)]
    heard = asyncio.run(play_on(clients, table["number"]))
    ends = [message["play"]["view"]["outcome"] for message in heard]
    record = asyncio.run(record_of(server, code, table["number"]))
    outcome = record.replay().outcome
    assert outcome is not None
    assert all(end["totals"] == list(outcome.totals) for end in ends)
    assert (record.seed, record.rules, record.fairness) == (begun.seed, begun.rules, begun.fairness)
    settled = len(begun.moves) - len(table["pending"])  # what lies face down may be exchanged
    assert record.moves[:settled] == begun.moves[:settled]


@pytest.mark.parametrize(("commit", "code"), tables_where(state="lobby"))
def test_a_kept_lobby_fills_and_starts(commit: str, code: str, servers: dict[str, Running]) -> None:
    asyncio.run(_start(servers[commit], code, KEPT[commit].tables[code]))


async def _start(server: Running, code: str, kept: dict[str, Any]) -> None:
    host = await host_of_full(server, code, kept)
    assert (await host.post("start"))["state"] == "match"


@pytest.mark.parametrize(("commit", "code"), tables_where(state="result"))
def test_people_at_a_kept_result_play_again(
    commit: str, code: str, servers: dict[str, Running]
) -> None:
    host = host_of(servers[commit], code, KEPT[commit].tables[code])
    assert asyncio.run(host.post("rematch"))["state"] == "match"
