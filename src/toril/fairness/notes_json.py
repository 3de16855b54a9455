"""The JSON of a device's notes, `toril-notes-1`: exact both ways.

How strictly it is read stands in `toril.fairness.notes_reading`.
"""

import json
from typing import Any

from toril.engine.errors import TorilError
from toril.engine.rules_json import write_rules
from toril.fairness.notes import MatchNote, Notes, PlayNote, RoundNote, SeatsFrom, ShownSeat
from toril.fairness.notes_reading import DRAW_FIELDS, SCHEMA, bad, read

MAX_BYTES = 16 * 1024 * 1024
"""A table's thousand matches stay below it."""


def dumps(notes: Notes) -> str:
    """Return notes as the text of a file: the same notes give the same text."""
    return json.dumps(write(notes), ensure_ascii=False, indent=1) + "\n"


def loads(text: bytes) -> Notes:
    """Return the notes that a file holds."""
    if len(text) > MAX_BYTES:
        raise bad(f"they have at most {MAX_BYTES} bytes")
    try:
        return read(json.loads(text.decode(), object_pairs_hook=_without_repeats))
    except TorilError:
        raise
    except (ValueError, RecursionError):
        raise bad("they are not JSON") from None


def write(notes: Notes) -> dict[str, Any]:
    """Return notes as JSON-ready data."""
    return {
        "schema": SCHEMA,
        "table": notes.table,
        "draws": [{name: getattr(draw, name) for name in DRAW_FIELDS} for draw in notes.draws],
        "matches": [_write_match(match) for match in notes.matches],
    }


def _write_match(match: MatchNote) -> dict[str, Any]:
    rules = write_rules(match.shown.rules)
    shown = {name: rules[name] for name in ("game", "rules_version", "options")}
    result, later = match.outcome, match.later
    return {
        "match": match.match,
        "seat": match.seat,
        "shown": {**shown, "seats": _write_seats(match.shown.seats)},
        **({"since": match.since} if match.since != 1 else {}),
        **({"later": [_write_later(each) for each in later]} if later else {}),
        "rounds": [_write_round(seen) for seen in match.rounds],
        "outcome": result and {"totals": list(result.totals), "winners": list(result.winners)},
    }


def _write_later(each: SeatsFrom) -> dict[str, Any]:
    return {"round": each.round, "seats": _write_seats(each.seats)}


def _write_seats(seats: tuple[ShownSeat, ...]) -> list[dict[str, Any]]:
    return [{"name": seat.name, "bot": seat.bot} for seat in seats]


def _write_round(seen: RoundNote) -> dict[str, Any]:
    return {
        "round": seen.round,
        "hand": seen.hand and list(seen.hand),
        "opening": seen.opening and list(seen.opening),
        "plays": [play and _write_play(play) for play in seen.plays],
        "scores": None if seen.scores is None else list(seen.scores),
    }


def _write_play(play: PlayNote) -> list[Any]:
    return [play.seat, play.move] + ([play.by] if play.by else [])


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise bad("a field stands twice")
    return data
