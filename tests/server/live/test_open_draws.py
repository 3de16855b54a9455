"""An open draw: nobody learns whose number came, whichever way they ask; there is only one."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.drawer import Drawer, drawers
from tests.people.listener import tell
from tests.people.requests import ask
from tests.people.stories import at_server
from toril.client import RawClient
from toril.server.store import SequenceTaken, SqliteStore, TableHeader
from toril.server.tables.entries import Drawn, Line


def test_every_way_to_ask_has_the_same_answer_before_and_after_a_number(tmp_path: Path) -> None:
    async def story(server: Running) -> None:
        ana, ben = await drawers(server.base, 2)
        await ana.client.post("start")
        for person in (ana, ben):
            await person.until_state("draw")
        room = await server.hall.room(ana.client.code or "")
        before = await asked(server, ana)
        with capture_logs() as logs:
            assert (await ben.give())["kind"] == "ack"
        assert room.table.draw is not None
        assert room.table.draw.numbers == (None, ben.number)  # on disk, and told to nobody
        after = await asked(server, ana)
        assert before == after
        told = repr([after, ana.heard, logs])
        for secret in (ben.number, room.table.draw.secret):
            assert secret not in told
        assert after["record"].startswith("404")

    with running(settings(tmp_path)) as server:
        tell(story(server))


async def asked(server: Running, person: Drawer) -> dict[str, str]:
    """Return what a stranger, a spectator and another window are told now, but for the time."""
    code = person.client.code
    answers = {}
    for name, path in (("look", f"/{code}"), ("list", ""), ("record", f"/{code}/record")):
        answer = await asyncio.to_thread(ask, server.base, "GET", f"/api/tables{path}")
        answers[name] = f"{answer.status} {answer.body!r}"
    for token in (None, person.client.token):
        window = Drawer(RawClient(server.base, code, token))
        welcome = await window.connect()
        answers[f"welcome {token}"] = repr(welcome | {"now": 0})
        await window.client.close()
    await person.until(lambda heard: heard.presence["spectators"] == 0)
    return answers


def test_a_draw_that_is_on_disk_though_its_writer_failed_is_the_one_that_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = SqliteStore.append
    failed: list[str] = []

    def lost(
        store: SqliteStore, header: TableHeader, at: int, lines: Sequence[Line], *rest: Any
    ) -> asyncio.Future[None]:
        appended = append(store, header, at, lines, *rest)

        async def fail_once() -> None:
            await appended
            if not failed and isinstance(lines[0].entry, Drawn):
                failed.append(lines[0].entry.text)
                raise SequenceTaken("as if another worker had written it")

        return asyncio.ensure_future(fail_once())

    monkeypatch.setattr(SqliteStore, "append", lost)

    async def story(base: str) -> None:
        ana, ben = await drawers(base, 2)
        assert (await ana.client.post("start"))["state"] == "draw"
        for person in (ana, ben):
            await person.until_state("draw")
            assert [person.draw.text] == failed
        await asyncio.gather(ana.give(), ben.give())
        await ana.until_state("match")
        assert ana.numbers == [ana.number, ben.number]

    at_server(tmp_path, story)
