"""Files of matches that somebody made to break the page: of each record what the engine says."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.my_matches import SCHEMA, kept
from tests.browser.visitor import PHONE, Visit, Visitor
from tests.people.requests import PATIENCE
from tests.replay.hostile import files
from toril.engine.errors import TorilError
from toril.engine.match import Match
from toril.engine.record import Record
from toril.engine.value import value
from toril.fairness.check import check
from toril.server.replay.of_file import MOST_MOVES
from toril.server.replay.packing import record_too_large

MOST_BYTES, MOST, DEEPEST = 4_900_000, 500, 13
"""Of a file of matches; a record in it may be nested so deep."""
TORN = 40
"""So many that are no JSON, or mean two things, are tried; each spoils its file."""


@value
class Item:
    """A match of a file, and what the engine says of its record."""

    text: str
    key: str
    match: Match[Any] | None

    @classmethod
    def of(cls, body: str) -> "Item":
        """Return a record as a file of matches has it, seen from a person's seat."""
        match, key = None, ""
        bots: list[str | None] = [None]
        try:
            record = Record.loads(body.encode())
            replayed = record.replay()
            draws = record.fairness if isinstance(record.fairness, tuple) else ()
            bots = (
                [seat.bot for seat in draws[-1].draw.seats] if draws else [None] * len(record.names)
            )
            key = (
                f"{draws[0].draw.table}-{draws[0].draw.match}"
                if draws
                else json.loads(body)["digest"]
            )
            if len(record.moves) > MOST_MOVES:  # longer than any door takes
                raise record_too_large()
            if replayed.outcome and all(each.state != "differs" for each in check(record)):
                match = replayed
        except TorilError:
            pass
        said = {"ended": 1_790_000_000_000, "seat": bots.index(None), "bots": bots}
        rest = json.dumps({**said, "not_mine": [], "clock": "off", "notes": None})
        return cls(f'{{"record":{body},{rest[1:]}', key, match)


def plain(body: bytes) -> str | None:
    """Return JSON that says one thing, not too deep; None where it would spoil its whole file."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(pairs)) < len(pairs) or any(name == "__proto__" for name, _ in pairs):
            raise ValueError
        return dict(pairs)

    def never(constant: str) -> None:
        raise ValueError(constant)

    try:
        text = body.decode()
        data = json.loads(text, object_pairs_hook=once, parse_constant=never)
        return text if depth(data) <= DEEPEST else None
    except (ValueError, RecursionError):
        return None


def depth(data: Any) -> int:
    """Return how deep JSON is nested."""
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else None
    return 0 if inside is None else 1 + max(map(depth, inside), default=0)


def in_files(items: list[Item]) -> Iterator[list[Item]]:
    """Yield as many at once as a file may hold."""
    put: list[Item] = []
    for item in items:
        if len(put) == MOST or sum(len(each.text) for each in put) + len(item.text) > MOST_BYTES:
            yield put
            put = []
        put.append(item)
    yield put


def take(visitor: Visitor, *matches: bytes) -> str:
    """Add the matches of a file; return what is said of them."""
    whole = b'{"schema":"%s","matches":[%s]}' % (SCHEMA.encode(), b",".join(matches))
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": whole}
    )
    said = visitor.page.get_by_role("status").last
    expect(said).to_have_attribute("aria-busy", "false", timeout=PATIENCE * 1000)
    return said.inner_text()


def test_a_thousand_hostile_records_in_files_bring_what_the_engine_accepts(come: Visit) -> None:
    visitor = come(PHONE, "es").open("/matches")
    bodies = [(body, plain(body)) for body in files()]
    assert len(bodies) > 1000
    items = [Item.of(text) for _, text in bodies if text is not None]
    right = {item.key: item.match for item in items if item.match is not None}
    assert len(right) > 3
    seen: set[str] = set()
    for put in in_files(items):
        found = [item.key for item in put if item.match is not None]
        new = {*found} - seen
        said = [visitor.say("matches-imported", n=len(new))]
        if len(found) > len(new):
            said.append(visitor.say("matches-imported-known", n=len(found) - len(new)))
        said.append(visitor.say("matches-imported-left", n=len(put) - len(found)))
        assert take(visitor, *(item.text.encode() for item in put)) == " ".join(said)
        seen |= new
    entries = {each["key"]: each for each in kept(visitor) if "ended" in each}
    assert entries.keys() == right.keys()
    for key, match in right.items():
        assert match is not None
        assert match.outcome is not None
        assert entries[key]["rounds"] == [[*scores] for scores in match.scores]
        assert entries[key]["winners"] == [*match.outcome.winners]
    torn = [body for body, text in bodies if text is None]
    left = [visitor.say("matches-imported", n=0), visitor.say("matches-imported-left", n=1)]
    nothing = (visitor.say("matches-import-no"), " ".join(left))
    for body in torn[:: len(torn) // TORN]:
        assert take(visitor, b'{"record":%s}' % body) in nothing
    assert len(kept(visitor)) == 2 * len(right)
