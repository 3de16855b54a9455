"""Whether what an older version stored still means what it meant.

Options may have been added since, and notation may be written in another way: compared is what
the older version knew, and positions are read and not written.
"""

import asyncio
from pathlib import Path
from typing import Any

from toril.engine.codec import to_json
from toril.engine.fairness.older import published, secret_of
from toril.engine.games import AnyRules, parse_position
from toril.engine.match import Match
from toril.engine.record import Record
from toril.server.store import SqliteStore, TableHeader
from toril.server.tables.entries import Line
from toril.server.tables.evolve import fold, fold_until
from toril.server.tables.senders import holder_of, sender_digest
from toril.server.tables.table import Table

Ledger = tuple[TableHeader, tuple[Line, ...]]


def ledgers(database: Path, codes: list[str]) -> dict[str, Ledger]:
    """Open a database as a server does and return what it holds of these tables."""

    async def load() -> dict[str, Ledger]:
        store = SqliteStore(database)
        try:
            found = {code: await store.ledger(code) for code in codes}
        finally:
            await store.close()
        return {code: ledger for code, ledger in found.items() if ledger is not None}

    return asyncio.run(load())


def check_rules(rules: AnyRules, kept: dict[str, Any]) -> None:
    """Compare the game and every option that there was."""
    assert rules.game == kept["game"]
    assert {name: to_json(getattr(rules, name)) for name in kept["options"]} == kept["options"]


def check_match(match: Match[Any], kept: dict[str, Any]) -> None:
    """Compare how a match stands or ended."""
    assert list(match.totals) == kept["totals"]
    assert match.round == parse_position(kept["position"])


def check_end(match: Match[Any], kept: dict[str, Any]) -> None:
    """Compare how a match stands, who has won, and why it ended if it did."""
    check_match(match, kept)
    if kept["termination"] is None:
        assert match.outcome is None
    else:
        assert match.outcome is not None
        assert match.outcome.termination == kept["termination"]
        assert list(match.outcome.winners) == kept["winners"]


def check_record(record: Record, kept: dict[str, Any]) -> None:
    """Compare a record and what replaying it leads to."""
    check_rules(record.rules, kept)
    assert list(record.names) == kept["names"]
    assert len(record.moves) == kept["moves"]
    assert (record.fairness is not None) == kept["fairness"]
    match = record.replay()
    check_end(match, kept)
    assert ([] if match.outcome else list(match.to_act)) == kept["to_act"]


def check_ledger(ledger: Ledger, kept: dict[str, Any]) -> None:
    """Compare a table with what was kept of it: now, and after each of its matches."""
    header, lines = ledger
    table = fold(lines)
    assert (header.state, header.listed, len(lines)) == (
        kept["state"],
        kept["listed"],
        kept["lines"],
    )
    check_table(table, kept)
    for end in kept["ended"]:
        then = fold_until(lines, end["number"])
        assert then is not None
        assert then.match is not None
        check_rules(then.match.rules, end)
        assert list(then.names) == end["names"]
        check_end(then.match, end)


def check_table(table: Table, kept: dict[str, Any]) -> None:
    """Compare a table with what was kept of it."""
    check_rules(table.rules, kept)
    for name in ("state", "clock", "listed", "counter", "host"):
        assert getattr(table, name) == kept[name], name
    assert table.match_number == kept["number"]
    assert table.root is not None
    playing = table.match_number + (table.state == "lobby")
    assert published(secret_of(bytes.fromhex(table.root), playing)) == kept["hash"]
    assert list(table.waits_for) == kept["waits_for"]
    assert [_chair(table, seat) for seat in range(table.rules.seats)] == [
        chair and {name: chair[name] for name in chair if name != "token"}
        for chair in kept["chairs"]
    ]
    if table.match is not None:
        assert table.turn == kept["turn"]
        check_match(table.match, kept)
        assert [seat for seat, _ in table.match.round.pending] == kept["pending"]
    if table.state == "match":
        assert (table.paused, list(table.exchanges)) == (kept["paused"], kept["replaced"])


def check_tokens(table: Table, kept: dict[str, Any]) -> None:
    """Check who is let in: those who sit there, nobody whose token was taken away."""
    for chair in people(kept):
        assert holder_of(table, sender_digest(chair["token"])) == chair["person"]
    for token in kept["dead_tokens"]:
        assert holder_of(table, sender_digest(token)) is None


def people(kept: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the chairs on which people sit."""
    return [chair for chair in kept["chairs"] if chair and "person" in chair]


def _chair(table: Table, seat: int) -> dict[str, Any] | None:
    chair = table.chairs[seat]
    if chair.person is None:
        return {"bot": chair.bot} if chair.bot else None
    name = table.person(chair.person).name
    how = {"stand_in": chair.stand_in, "resigned": chair.resigned}
    return {"person": chair.person, "name": name, **how}
