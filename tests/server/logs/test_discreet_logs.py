"""The log tells nothing about people or cards, at any level."""

import asyncio
import io
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from prometheus_client import generate_latest

from tests.harness.in_thread import running
from tests.harness.log import logged
from tests.harness.settings import settings
from tests.people.playing import play_match, table_of
from toril.client import RawClient, ServerRefused
from toril.engine.games import GAMES
from toril.server.metrics import REGISTRY, memory
from toril.server.tables.entries import Entry
from toril.server.tables.table import Table
from toril.wire.table_events import EVERY_WIRE_EVENT


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Log everything, as an operator does who looks for an error."""
    with logged() as written:
        yield written


async def evening(base: str, game: str) -> list[RawClient]:
    """Three people and a bot play, and begin again: one leaves and returns, one is sent away."""
    clients = await table_of(
        base,
        3,
        name="Quirina",
        game=game,
        seats=4,
        bots=[None, None, None, "cautious"],
        options={"rounds": 1, "hand_size": 4},
        clock="quick",
    )
    await play_match(clients)
    await clients[0].post("rematch")
    await clients[1].post("leave")
    await clients[1].connect()
    await clients[1].close()
    await clients[0].post("kick", person=3)
    link = (await clients[0].post("hand-over"))["link"]
    before = RawClient(base, clients[0].code, clients[0].token)
    await clients[0].redeem(link)
    return [*clients, before, RawClient(base, clients[0].code, link)]


def secrets_of(table: Table, clients: list[RawClient]) -> set[str]:
    """Return all that must not be told, the names too."""
    assert table.match is not None
    assert table.draw is not None
    found = {table.code, table.draw.text, table.draw.secret, table.match.seed.hex()}
    found |= {number for number in table.draw.numbers if number is not None}
    found |= {person.claim for person in table.people} | {person.name for person in table.people}
    found |= {person.token for person in table.people} | {client.token or "" for client in clients}
    return found - {""}


async def fail_to_write(client: RawClient, database: Path) -> None:
    """Let a command fail for the disk's sake, with nobody else writing."""
    await client.post("pause")
    with sqlite3.connect(database) as link:
        link.execute("ALTER TABLE entries RENAME TO lost")
    with pytest.raises(ServerRefused, match="cannot save"):
        await client.post("resume")
    with sqlite3.connect(database) as link:
        link.execute("ALTER TABLE lost RENAME TO entries")


def test_logs_and_metrics_tell_no_cards_no_names_and_no_secrets(
    tmp_path: Path, log: io.StringIO
) -> None:
    evenings, secrets = [], set()
    with running(settings(tmp_path)) as server:
        for game in (*GAMES, *GAMES):
            log.seek(0)
            log.truncate()
            clients = asyncio.run(evening(server.base, game))
            asyncio.run(fail_to_write(clients[0], tmp_path / "toril.db"))
            room = asyncio.run(server.hall.room(clients[0].code or ""))
            secrets |= secrets_of(room.table, clients)
            evenings.append(log.getvalue())
        metrics = generate_latest(REGISTRY).decode()
    for told in (*evenings, metrics):
        assert not [secret for secret in secrets if secret in told]
    # Whatever was dealt and played, at whichever game: the log is the same but for time and table.
    first, *others = [[*map(as_everywhere, told.splitlines())] for told in evenings]
    kinds = {"table.opened", "table.started", "match.ended", "table.stood_in", "not_stored"}
    events = {line["event"] for line in first}
    assert kinds <= events
    assert not events & {made.__name__ for made in (*get_args(EVERY_WIRE_EVENT), *get_args(Entry))}
    assert all(other == first for other in others)
    for metric in REGISTRY.collect():
        for sample in metric.samples:
            labels = sample.labels
            assert set(labels) <= {"le", "kind", "answer", "code", "why", "game", "what"}
            assert all(labels[name].isidentifier() for name in ("kind", "answer") if name in labels)


def as_everywhere(line: str) -> dict[str, object]:
    """Return a line of the log without what is different at each table."""
    data: dict[str, object] = json.loads(line)
    return {name: value for name, value in data.items() if name not in ("timestamp", "table")}


def test_the_process_tells_how_much_memory_it_holds() -> None:
    before = memory()
    ballast = bytes(64 * 1024 * 1024).replace(b"\0", b"x")
    assert memory() - before > 48 * 1024 * 1024
    assert REGISTRY.get_sample_value("toril_memory_bytes") == pytest.approx(memory(), rel=0.5)
    assert ballast


def test_where_the_system_does_not_tell_of_memory_it_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(*_: object) -> str:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "read_text", missing)
    assert memory() == 0
