"""Whatever is wrong with a record: one clear line on stderr, exit code 2, never a traceback."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.records import some_record, write
from tests.cli.terminal import refused, toril
from toril import ElevenNimmt


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe binary \x80",
        b"{",
        b"[]",
        b"null",
        b'"record"',
        b"[" * 100_000,
        b'{"schema": "toril-record-9"}',
        b"1" * 5000,
        b'{"a": NaN}',
        '{"schema": "toril-record-1"}'.encode("utf-16"),
    ],
)
@pytest.mark.parametrize(
    "command", [["verify"], ["replay"], ["replay", "--json"], ["play", "--resume"]]
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, command: list[str]) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    refused(toril(*command, str(file)))


def test_a_file_that_is_not_there_or_cannot_be_read(tmp_path: Path) -> None:
    assert "nowhere.json" in refused(toril("verify", str(tmp_path / "nowhere.json")))
    assert "directory" in refused(toril("verify", str(tmp_path)))


def test_a_torn_record(tmp_path: Path) -> None:
    whole = some_record().dumps().encode()
    for cut in (1, 50, len(whole) // 2, len(whole) - 3):
        file = tmp_path / "torn.json"
        file.write_bytes(whole[:cut])
        refused(toril("verify", str(file)))


def test_a_huge_file(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    file.write_bytes(b" " * (5 * 1024 * 1024))
    assert "at most" in refused(toril("verify", str(file), "--lang", "en"))


def test_a_changed_move_breaks_the_digest(tmp_path: Path) -> None:
    data = some_record().to_json()
    data["moves"][0], data["moves"][1] = data["moves"][1], data["moves"][0]
    assert "digest" in refused(toril("verify", write(tmp_path / "r.json", data, sealed=False)))


MOVES = {
    "an unknown card": [0, "300"],
    "card zero": [0, "0"],
    "no move at all": [0, "castle"],
    "a seat that is not there": [9, "1"],
    "a negative seat": [-1, "1"],
    "a row instead of a card": [0, "row 1"],
    "a move of the other game": [0, "take 33"],
    "a number instead of text": [0, 12],
    "a truth instead of a seat": [True, "12"],
    "a lone word": "12",
    "three words": [0, "1", "2"],
    "a huge number": [0, "9" * 5000],
}


@pytest.mark.parametrize("name", MOVES)
def test_a_tampered_record_with_a_digest_that_fits(tmp_path: Path, name: str) -> None:
    data = some_record().to_json()
    data["moves"][0] = MOVES[name]
    file = write(tmp_path / "r.json", data)
    for command in (["verify"], ["replay", "--json"], ["play", "--resume"]):
        refused(toril(*command, file))


def test_someone_elses_card_and_a_move_out_of_turn(tmp_path: Path) -> None:
    data = some_record().to_json()
    data["moves"][0][1], data["moves"][1][1] = data["moves"][1][1], data["moves"][0][1]
    assert "not in that hand" in refused(toril("verify", write(tmp_path / "r.json", data)))
    eleven = some_record(ElevenNimmt(seats=3), moves=6).to_json()
    eleven["moves"][0][0] = 1
    assert "turn" in refused(toril("verify", write(tmp_path / "e.json", eleven)))


@pytest.mark.parametrize("how", [["--at", "3"], [], ["--json"], ["--at", "3", "--json"]])
def test_replay_tells_nothing_of_a_record_that_verify_refuses(
    tmp_path: Path, how: list[str]
) -> None:
    data = some_record().to_json()
    data["moves"][0], data["moves"][1] = data["moves"][1], data["moves"][0]
    file = write(tmp_path / "r.json", data)
    assert "order of the seats" in refused(toril("verify", file))
    told = toril("replay", file, *how)
    assert "order of the seats" in refused(told)
    assert told.out == ""


FIELDS: dict[str, dict[str, Any]] = {
    "an unknown game": {"game": "seven_nimmt"},
    "a game that is no word": {"game": ["six_nimmt"]},
    "a version of the future": {"rules_version": 99},
    "a version that is a truth": {"rules_version": True},
    "a short seed": {"seed": "00ff"},
    "a seed that is a number": {"seed": 5},
    "an odd seed": {"seed": "zz" * 16},
    "no seats": {"seats": []},
    "one seat": {"seats": ["ana"]},
    "an empty name": {"seats": ["", "b", "c"]},
    "a name of two lines": {"seats": ["a\nb", "b", "c"]},
    "half a character for a name": {"seats": ["\ud800", "b", "c"]},
    "a name that is a number": {"seats": [1, "b", "c"]},
    "seats that are no list": {"seats": "abc"},
    "moves that are no list": {"moves": {}},
    "options that are no object": {"options": []},
    "one option only": {"options": {"rows": 4}},
    "a field too many": {"comment": "hi"},
}


@pytest.mark.parametrize("name", FIELDS)
def test_a_record_with_an_odd_field(tmp_path: Path, name: str) -> None:
    file = write(tmp_path / "r.json", {**some_record().to_json(), **FIELDS[name]})
    for language in ("es", "en"):
        refused(toril("verify", file, "--lang", language))


OPTIONS: dict[str, Any] = {
    "variant": "blitz",
    "limit": 0,
    "rounds": -1,
    "hand_size": 10**9,
    "rows": "4",
    "row_length": True,
    "top_card": 10**12,
}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_record_with_an_odd_option(tmp_path: Path, name: str) -> None:
    data = some_record().to_json()
    data["options"][name] = OPTIONS[name]
    refused(toril("verify", write(tmp_path / "r.json", data)))


def test_a_record_with_an_option_left_open(tmp_path: Path) -> None:
    data = some_record().to_json()
    data["options"]["limit"] = None
    assert "resolved" in refused(toril("verify", write(tmp_path / "r.json", data)))
