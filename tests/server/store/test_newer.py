"""Tables that a newer Toril has played at: refused without a word of what is in them."""

import asyncio
import io
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.harness.in_thread import running
from tests.harness.log import log_lines, logged
from tests.harness.settings import settings
from tests.people.playing import table_of
from tests.people.requests import ask, is_refusal
from tests.people.sockets import close_code
from tests.people.steps import started_match
from tests.server.store.newer_lines import NEWER
from toril.client import RawClient, ServerRefused
from toril.wire.closing import FINAL, Closing


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    with logged() as written:
        yield written


def write_line(database: Path, code: str, entry: dict[str, Any]) -> tuple[str, int]:
    """Add a line as another server would; return the table's id and the line's number."""
    with sqlite3.connect(database) as link:
        (table,) = link.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
        (number,) = link.execute(
            "SELECT max(sequence) + 1 FROM entries WHERE table_id = ?", (table,)
        ).fetchone()
        row = (table, number, 1, None, None, json.dumps(entry))
        link.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
    return table, number


async def begun(base: str) -> tuple[str, str]:
    """Return the codes of two tables at which a match has begun."""
    codes = []
    for _ in range(2):
        everybody = await started_match(base, 2, game="six_nimmt", seats=2)
        codes.append(everybody[0].client.code or "")
        for listener in everybody:
            await listener.client.close()
    return codes[0], codes[1]


@pytest.mark.parametrize("newer", NEWER)
def test_a_table_of_a_newer_toril_is_refused_without_its_data_and_logged_once(
    newer: str, tmp_path: Path, log: io.StringIO
) -> None:
    entry, why = NEWER[newer]
    with running(settings(tmp_path)) as server:
        code, other = asyncio.run(begun(server.base))
    table, number = write_line(tmp_path / "toril.db", code, entry)

    async def visit(base: str) -> None:
        client = RawClient(base, code)
        for _ in range(2):
            with pytest.raises(ServerRefused) as refused:
                await client.look()
            told = f"{refused.value.sentence} {refused.value.facts}"
            assert refused.value.code == "table_newer"
            assert "newer Toril" in told
            assert "42" not in told
            with pytest.raises(ConnectionClosed) as closed:
                await client.connect()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == Closing.TABLE_NEWER
            assert closed.value.rcvd.code in FINAL
        # All the other tables go on.
        client.code = other
        welcome = await client.connect()
        assert welcome["table"]["state"] == "match"
        await client.close()

    with running(settings(tmp_path)) as server:
        asyncio.run(visit(server.base))
    (said,) = [line for line in log_lines(log) if line["event"] == "table_newer"]
    assert said == {
        "event": "table_newer",
        "level": "error",
        "table": table[:8],
        "sequence": number,
        "why": why,
        "timestamp": said["timestamp"],
    }


def test_over_http_it_is_a_conflict(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        (host,) = asyncio.run(table_of(server.base, 1, game="six_nimmt", seats=2))
    write_line(tmp_path / "toril.db", host.code or "", NEWER["a kind of entry"][0])
    with running(settings(tmp_path)) as server:
        answer = ask(server.base, "GET", f"/api/tables/{host.code}")
    assert is_refusal(answer, 409, "table_newer")


@pytest.mark.parametrize("newer", ["a kind of entry", "a move that only a newer one allows"])
def test_who_sits_there_when_a_newer_worker_writes_is_sent_off_for_good(
    newer: str, tmp_path: Path
) -> None:
    async def sent_off(base: str) -> None:
        host, guest = await started_match(base, 2, game="six_nimmt", seats=2)
        write_line(tmp_path / "toril.db", host.client.code or "", NEWER[newer][0])
        with pytest.raises(ServerRefused) as refused:
            await host.client.post("pause")
        assert refused.value.code == "table_newer"
        for listener in (host, guest):
            assert listener.client.socket is not None
            assert await close_code(listener.client.socket) == Closing.TABLE_NEWER

    with running(settings(tmp_path)) as server:
        asyncio.run(sent_off(server.base))
