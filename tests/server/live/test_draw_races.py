"""Draws in which everything happens at once: one draw, one number for each seat, never stuck."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.nowhere import Nowhere
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from tests.people.drawer import Drawer, drawers
from tests.people.listener import tell
from tests.people.requests import refused
from tests.people.stories import at_server
from tests.server.tables.story import ANA, lobby
from toril.client import RawClient, new_id
from toril.engine.errors import TorilError
from toril.server.live import window
from toril.server.live.connection import Connection
from toril.server.live.presence import LivePresence
from toril.server.tables.entries import Drawn, NumberGiven
from toril.server.tables.senders import digest
from toril.wire.closing import Closing
from toril.wire.table_events import Started


async def outcome(command: Any) -> str:
    """Return the state that a command leads to, or why it is refused."""
    try:
        return str((await command)["state"])
    except TorilError as error:
        return error.code


async def entries(server: Running, code: str | None) -> list[Any]:
    found = await server.store.ledger(code or "")
    assert found is not None
    return [line.entry for line in found[1]]


def test_of_two_starts_at_once_one_draws_and_a_resent_one_is_answered(tmp_path: Path) -> None:
    async def story(server: Running) -> None:
        ana, ben = await drawers(server.base, 2)
        same = new_id()
        starts = [same, same, same, new_id(), new_id()]
        results = await asyncio.gather(
            *(outcome(ana.client.post("start", id=command)) for command in starts)
        )
        assert set(results) <= {"draw", "not_now"}
        assert results.count("draw") in (1, 3)
        for person in (ana, ben):
            await person.until_state("draw")
            await person.give()
        await ana.until_state("match")
        written = await entries(server, ana.client.code)
        assert sum(isinstance(entry, Drawn) for entry in written) == 1
        assert sum(isinstance(entry, Started) for entry in written) == 1

    with running(settings(tmp_path)) as server:
        tell(story(server))


def test_numbers_at_once_wrong_ones_and_repeated_ones_count_once(tmp_path: Path) -> None:
    async def story(server: Running) -> None:
        ana, ben = await drawers(server.base, 2)
        twin = Drawer(RawClient(server.base, ben.client.code, ben.client.token))
        await twin.connect()  # shows no seal: the other window's counts
        await ana.client.post("start")
        for person in (ana, ben, twin):
            await person.until_state("draw")
        assert (await ben.give("00" * 32))["code"] == "wrong_number"
        assert (await ben.give(match=2**63))["code"] == "draw_over"
        first, second, wrong = await asyncio.gather(
            ben.give(), twin.give(ben.number), ana.give("11" * 32)
        )
        assert (first["kind"], second["kind"], wrong["code"]) == ("ack", "ack", "wrong_number")
        assert (await ben.give())["kind"] == "ack"
        await ana.give()
        await ana.until_state("match")
        assert ana.numbers == [ana.number, ben.number]
        written = await entries(server, ana.client.code)
        assert sum(isinstance(entry, NumberGiven) for entry in written) == 2

    with running(settings(tmp_path)) as server:
        tell(story(server))


def test_commands_with_the_same_id_after_a_restart_are_not_done_twice(tmp_path: Path) -> None:
    with Restarting(settings(tmp_path)) as server:

        async def story() -> None:
            ana, ben = await drawers(server.base, 2)
            start, number = new_id(), new_id()
            await ana.client.post("start", id=start)
            await ben.until_state("draw")
            before = ben.draw
            given: dict[str, Any] = {"kind": "number", "id": number, "match": 1}
            given |= {"number": ben.number, "seal": ben.sealed}
            await ben.answer(await ben.client.send(**given))
            await server.restart()
            assert (await ana.client.post("start", id=start))["state"] == "draw"
            await ben.connect()
            assert (await ben.answer(await ben.client.send(**given)))["kind"] == "ack"
            await ana.connect()
            assert ana.draw == before
            await ana.give()
            await ana.until_state("match")
            assert ana.numbers == [ana.number, ben.number]
            assert (await ana.client.post("start", id=start))["state"] == "match"
            for person in (ana, ben):
                await person.client.post("resign")
            await ana.until_state("result")
            again = new_id()
            await ana.client.post("rematch", id=again)
            drawn = (await ana.client.look())["fairness"]["draw"]
            await server.restart()
            assert (await ana.client.post("rematch", id=again))["fairness"]["draw"] == drawn

        tell(story())


def test_the_host_leaves_and_another_is_sent_away_in_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "ANSWER_WITHIN", 300)

    async def story(base: str) -> None:
        ana, ben, cleo = await drawers(base, 3)
        await ana.client.post("start")
        await ben.until_state("draw")
        await ana.client.post("kick", person=cleo.client.person)
        await ana.client.post("leave")
        assert await refused(RawClient(base, ana.client.code).sit("Eva")) == "not_now"
        await ben.give()
        await ben.until_state("match")
        assert ben.numbers == [None, ben.number, None]
        assert ben.table["names"] == ["Ana", "Person 2", "Person 3"]
        assert ben.table["host"] == ben.client.person

    at_server(tmp_path, story)


def test_a_seal_does_not_outlive_its_place_at_the_table() -> None:
    table = lobby().table
    presence, nowhere = LivePresence(most_spectators=0), Nowhere()
    old = Connection(nowhere, ANA, digest("old"))
    old.take_seal("aa" * 32)
    presence.enter(old, table, 0)
    assert presence.seals(0) == {ANA: "aa" * 32}
    old.close(Closing.ELSEWHERE)  # a link was used; its socket may take seconds to close
    assert nowhere.closed == Closing.ELSEWHERE
    assert presence.seals(0) == {}
