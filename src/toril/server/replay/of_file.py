"""The replay of a record file that somebody sends: read as strictly as files are, kept nowhere.

A file is refused for one of five reasons, which people can do something about; which field it was
is for `toril replay` to say.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from toril.engine.errors import BadRecord, TorilError
from toril.engine.record import Record
from toril.server.replay.of_record import tell_record
from toril.server.replay.pace import Pace
from toril.server.replay.packing import packed, record_too_large

MOST_BYTES = 256 * 1024
"""Thirty times the largest of two hundred random matches."""

MOST_MOVES = 6000

TORN = ("not_json", "not_a_record", "repeated_field")
NEWER = ("unknown_version", "unknown_game")
LARGE = ("too_large", "too_many_moves")
ILLEGAL = ("illegal_move_in_record", "not_in_order", "ended_twice", "bad_later")


def read_file(body: bytes) -> Record:
    """Return the record that a file holds."""
    if len(body) > MOST_BYTES:
        raise record_too_large()
    try:
        record = Record.loads(body, _paced)
    except TorilError as error:
        newer = error.code == "not_a_record" and _is_of_another_schema(body)
        raise refusal_of("unknown_version" if newer else error.code) from None
    if len(record.moves) > MOST_MOVES:
        raise record_too_large()
    return record


def _paced(moves: Iterable[Any]) -> Iterator[Any]:
    pace = Pace()
    for move in moves:
        yield move
        pace.step()


def packed_record(record: Record) -> bytes:
    """Return the replay of a record as it is sent."""
    try:
        return packed(lambda add: tell_record(record, add))
    except TorilError as error:
        raise refusal_of(error.code) from None


def refusal_of(code: str) -> TorilError:
    """Return in what way a record is none, by the code of what was found first."""
    if code in NEWER:
        return BadRecord("record_newer", "A newer Toril has written this record.")
    if code in TORN:
        return BadRecord("record_torn", "This is no record, or only a part of one.")
    if code in ILLEGAL:
        return BadRecord("record_illegal", "What this record tells breaks the rules.")
    if code in LARGE or code == "record_too_large":
        return record_too_large()
    return BadRecord("record_edited", "This record was changed after it was written.")


def _is_of_another_schema(body: bytes) -> bool:
    """Return whether it names a schema of records that we do not know."""
    data = json.loads(body)  # it was JSON a moment ago
    schema = data.get("schema") if isinstance(data, dict) else None
    return isinstance(schema, str) and schema.startswith("toril-record-")
