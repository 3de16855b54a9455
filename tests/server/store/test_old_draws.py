"""Draws that stay open for long: at a table that is full, and at one whose names are pruned."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.harness.ledgers import forget_names
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from tests.people.drawer import drawers
from tests.people.listener import tell
from tests.people.requests import ask, refused
from tests.people.stories import at_server
from toril.client import RawClient
from toril.server.live import window
from toril.server.tables import capacity


def test_a_draw_whose_names_were_pruned_is_played_when_somebody_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "ANSWER_WITHIN", 300)

    with Restarting(settings(tmp_path)) as server:

        async def story() -> None:
            ana, ben = await drawers(server.base, 2)
            await ana.client.post("start")
            await ben.until_state("draw")
            given: dict[str, Any] = {"number": ben.number, "seal": ben.sealed}
            for person in (ana, ben):
                await person.client.close()
            await server.restart(lambda: forget_names(tmp_path))
            welcome = await ben.connect()
            assert (welcome["table"]["state"], welcome["table"]["fairness"]) == ("draw", None)
            answer = await ben.answer(await ben.client.send(kind="number", match=1, **given))
            assert answer["kind"] == "ack"
            await ben.until_state("match")
            assert ben.table["fairness"] is None
            assert ben.table["names"] == ["—", "—"]
            await ben.client.post("resign")
            await ana.connect()
            await ana.client.post("resign")
            await ben.until_state("result")
            path = f"/api/tables/{ben.client.code}/record"
            record = (await asyncio.to_thread(ask, server.base, "GET", path)).json
            assert "fairness" not in record

        tell(story())


def test_a_draw_at_a_worn_table_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        await ana.client.post("start")
        await ben.until_state("draw")
        await ana.until_state("draw")
        monkeypatch.setattr(capacity, "MOST_LINES", 1)
        await ana.give()
        assert await refused(RawClient(base, ana.client.code).sit("Eva")) == "not_now"
        assert await refused(ana.client.post("kick", person=ben.client.person)) == "table_worn"
        await ben.client.post("leave")
        await ben.connect()
        await ben.give()
        await ana.until_state("match")
        assert ana.numbers == [ana.number, ben.number]

    at_server(tmp_path, story)
