"""Notes are written and read exactly; nothing that is missing or empty is taken for a value."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fairness.honest import HonestTable, some_notes
from toril import BadRecord, ElevenNimmt, SixNimmt
from toril.fairness.matching import fits
from toril.fairness.notes import PlayNote
from toril.fairness.notes_json import dumps, loads, write
from toril.fairness.notes_reading import read


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), eleven=st.booleans(), away=st.sampled_from((0.0, 0.1)))
def test_notes_survive_their_file_and_the_same_notes_give_the_same_text(
    seed: int, *, eleven: bool, away: float
) -> None:
    rules: Any = ElevenNimmt(seats=2, rounds=1) if eleven else SixNimmt(seats=2, rounds=1)
    table = HonestTable(rules, ("answers", "late"), seed, away)
    table.play()
    for viewer in table.viewers:
        text = dumps(viewer.notes)
        assert loads(text.encode()) == viewer.notes
        assert dumps(loads(text.encode())) == text


def test_a_field_that_is_missing_or_unknown_is_refused_wherever_it_stands() -> None:
    data = write(some_notes())
    for path in _objects(data):
        for name in list(_at(data, path)):
            less = copy.deepcopy(data)
            del _at(less, path)[name]
            with pytest.raises(BadRecord):
                read(less)
        more = copy.deepcopy(data)
        _at(more, path)["more"] = None
        with pytest.raises(BadRecord):
            read(more)


@pytest.mark.parametrize("wrong", ["", 0, -1, True, [], {}, "00", 1.0])
def test_an_empty_or_odd_value_is_refused_wherever_it_stands(wrong: Any) -> None:
    data = write(some_notes())
    for path in _objects(data):
        for name in ("schema", "table", "hash", "number", "all_numbers", "shown", "options"):
            if name in _at(data, path):
                odd = copy.deepcopy(data)
                _at(odd, path)[name] = wrong
                with pytest.raises(BadRecord):
                    read(odd)


@pytest.mark.parametrize(
    "changes",
    [
        {"match": 0},
        {"match": True},
        {"time": "now"},
        {"seat": -1},
        {"seat": None},
        {"refused": "absent"},
        {"refused": "because"},
        {"number": None},
        {"counted": 1},
        {"counted": None},
        {"all_numbers": None},
        {"ended": 1},
    ],
)
def test_a_draw_that_contradicts_itself_is_refused(changes: dict[str, Any]) -> None:
    data = write(some_notes())
    data["draws"][0].update(changes)
    with pytest.raises(BadRecord, match="not a device's notes"):
        read(data)


@pytest.mark.parametrize(
    "play", [[0, "1"], [1, "1", "mine"], [0, "1", "yours"], [3, "1"], [1, "01"], [1, "take 3"], []]
)
def test_a_play_that_no_record_could_have_is_refused(play: list[Any]) -> None:
    data = write(some_notes())
    data["matches"][0]["rounds"][0]["plays"].append(play)
    with pytest.raises(BadRecord):
        read(data)


@pytest.mark.parametrize(
    "text", [b"", b"{}", b"[]", b"\xff", b'{"schema":"toril-record-1"}', b"{" * 10_000, b"null"]
)
def test_what_are_no_notes_is_refused(text: bytes) -> None:
    with pytest.raises(BadRecord, match="not a device's notes"):
        loads(text)


def test_a_draw_noted_twice_and_a_field_named_twice_are_refused() -> None:
    data = write(some_notes())
    data["draws"] *= 2
    with pytest.raises(BadRecord):
        read(data)
    text = dumps(some_notes()).replace('"table"', '"schema": "x", "table"', 1)
    with pytest.raises(BadRecord, match="twice"):
        loads(text.encode())


@pytest.mark.parametrize(
    ("seen", "whole", "complete", "right"),
    [
        ("", "", True, True),
        ("", "ab", True, False),
        ("", "ab", False, True),
        ("ab", "ab", True, True),
        ("ab", "abc", True, False),
        ("ab", "abc", False, True),
        ("ba", "ab", False, False),
        ("a-c", "abbc", True, True),
        ("a-c", "abcb", True, False),
        ("-b-b", "abab", True, True),
        ("-b-b-b", "abab", True, False),
        ("a-", "abab", True, True),
        ("-", "", True, True),
        ("b-", "abab", True, False),
        ("-ab", "aab", True, True),
        ("ab-ab", "ab", True, False),
    ],
)
def test_plays_with_gaps_are_found_in_order(
    seen: str, whole: str, *, complete: bool, right: bool
) -> None:
    noted = [None if sign == "-" else PlayNote(0, sign) for sign in seen]
    assert fits(noted, [(0, sign) for sign in whole], complete=complete) is right


SEATS = [{"name": name, "bot": None} for name in ("Ana", "Bo", "Cleo")]


@pytest.mark.parametrize(
    "late",
    [
        {"since": 2},
        {"later": [{"round": 2, "seats": SEATS}]},
        {"since": 3, "later": [{"round": 4, "seats": SEATS}, {"round": 9, "seats": SEATS}]},
    ],
)
def test_seats_that_changed_in_a_match_are_read_and_written(late: dict[str, Any]) -> None:
    data = write(some_notes())
    data["matches"][0].update(late)
    assert write(read(data)) == data


@pytest.mark.parametrize(
    "late",
    [
        {"since": 1},
        {"since": None},
        {"since": "2"},
        {"later": []},
        {"later": None},
        {"later": [{"round": 1, "seats": SEATS}]},
        {"later": [{"round": 2, "seats": []}]},
        {"later": [{"round": 2}]},
        {"later": [{"round": 2, "seats": SEATS, "more": 1}]},
        {"later": [{"round": 2, "seats": SEATS}] * 2},
        {"since": 2, "later": [{"round": 2, "seats": SEATS}]},
    ],
)
def test_what_are_no_such_seats_is_refused(late: dict[str, Any]) -> None:
    data = write(some_notes())
    data["matches"][0].update(late)
    with pytest.raises(BadRecord):
        read(data)


def _objects(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if isinstance(data, dict) and "options" not in path else []
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for name, item in inside if isinstance(data, dict | list) else ():
        if isinstance(item, dict | list):
            found += _objects(item, (*path, name))
    return found


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        data = data[name]
    return data
