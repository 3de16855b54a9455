"""Whatever is wrong with a file or a stream: one clear line, exit code 2, never a traceback."""

import json
import random
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import refused, toril, toril_process
from toril import ElevenNimmt, Match, Record, SixNimmt
from toril.engine.record_json import digest


def some_record(rules: Any = None, moves: int = 25) -> Record:
    rng = random.Random(4)
    match: Match[Any] = Match.start(rules or SixNimmt(seats=3), "hola")
    for _ in range(moves):
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(rng))
    return Record.of(match, ("ana", "bo", "cruz"))


def write(path: Path, data: dict[str, Any], *, sealed: bool = True) -> str:
    """Write changed data, with a digest that fits unless told otherwise."""
    if sealed:
        data = {**data, "digest": digest({k: v for k, v in data.items() if k != "digest"})}
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


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


def test_replay_beyond_the_end(tmp_path: Path) -> None:
    file = write(tmp_path / "r.json", some_record().to_json())
    assert "0 to 25" in refused(toril("replay", file, "--at", "26"))
    assert "0 to 25" in refused(toril("replay", file, "--at", "-1", "--json"))


def test_a_refusal_comes_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    assert "asientos" not in refused(toril("play", "--seats", "11", "--lang", "en"))
    assert "debe ser" in refused(toril("play", "--seats", "11", "--lang", "es"))
    assert "de 2 a 10" in refused(toril("play", "--seats", "11", "--lang", "es"))
    data = some_record().to_json()
    data["moves"][0][1] = "104"
    tampered = write(tmp_path / "r.json", data)
    assert "no está en tu mano" in refused(toril("verify", tampered, "--lang", "es"))
    assert "No se puede leer" in refused(toril("verify", str(tmp_path / "x"), "--lang=es"))


def test_escape_sequences_in_a_file_never_reach_the_terminal(tmp_path: Path) -> None:
    data = {**some_record().to_json(), "\x1b]0;pwned\x07": 1}
    line = refused(toril("verify", write(tmp_path / "r.json", data)))
    assert "\x1b" not in line
    assert "\x07" not in line


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">/dev/full"])
def test_a_closed_or_full_stream_is_no_traceback(tmp_path: Path, closed: str) -> None:
    errors = tmp_path / "errors"
    words = [sys.executable, "-m", "toril", "play", "--record", str(tmp_path / "r.json")]
    command = f"{shlex.join(words)} 2>{shlex.quote(str(errors))} {closed}"
    done = subprocess.run(["/bin/sh", "-c", command], input=b"q\n", check=False, timeout=60)
    assert done.returncode in (0, 2)
    assert "Traceback" not in errors.read_text()


def test_a_process_of_its_own_refuses_in_the_same_way(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(bytes(range(256)))
    refused(toril_process("verify", str(binary)))
    refused(toril_process("play", "--seats", "99"))
    refused(toril_process("play", "--nonsense"))


def test_typed_bytes_that_are_no_text_do_not_end_a_match(tmp_path: Path) -> None:
    played = toril_process(
        "play", "--seed", "hola", typed=b"\xff\xfe\x00\n71\n\nq\n", home=tmp_path
    )
    assert (played.code, played.err) == (0, "")
    assert "You: 71" in played.out
