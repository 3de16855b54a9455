"""Whatever is wrong with the input: one clear line on stderr, exit code 2, never a traceback."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.records import some_record, write
from tests.cli.terminal import refused, toril, toril_process


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["play", "seven"], "seven"),
        (["play", "--seats", "11"], "2 to 10"),
        (["play", "--seats", "0"], "2 to 10"),
        (["play", "--seats", "many"], "--seats"),
        (["play", "eleven", "--seats", "8"], "2 to 7"),
        (["play", "--variant", "blitz"], "standard, tactics, draft"),
        (["play", "--variant", "draft", "--seats", "7"], "2 to 6"),
        (["play", "--limit", "lots"], "at-least-66"),
        (["play", "--limit", "0"], "1 to 1000000"),
        (["play", "--rounds", "0"], "1 to 1000"),
        (["play", "--rounds", "1001"], "1 to 1000, not 1001"),
        (["play", "-o", "rows=04"], "rows=04 cannot be read"),
        (["play", "-o", "rounds=1_000"], "rounds=1_000 cannot be read"),
        (["play", "-o", "rows=1e2"], "rows=1e2 cannot be read"),
        (["play", "eleven", "--limit", "66"], "--limit"),
        (["play", "six", "--steal", "leader"], "--steal"),
        (["play", "-o", "wings=2"], "six has no option wings; it has: seats"),
        (["play", "-o", "rows=12345678901"], "rows=12345678901 cannot be read"),
        (["play", "-o", "rows=3", "-o", "rows=4"], "rows cannot be both 3 and 4"),
        (["play", "-o", "seats=3", "--seats", "4"], "seats cannot be both 4 and 3"),
        (["play", "-o", "limit=10", "--limit", "66"], "limit cannot be both 66 and 10"),
        (["join", "localhost:1", "-o", "seats=3"], "seats cannot be both 4 and 3"),
        (["arena", "six", "random", "random", "-o", "seats=3"], "seats cannot be both 2 and 3"),
        (["play", "-o", "rows"], "name=value"),
        (["play", "-o", "rows=four"], "whole number"),
        (["play", "--bots", "deepblue"], "cautious"),
        (["play", "--bots", ""], "cautious"),
        (["play", "--name", ""], "name"),
        (["play", "--name", "random"], "name"),
        (["play", "--nonsense"], "--nonsense"),
        (["play", "--lang", "xx"], "xx"),
        (["dance"], "dance"),
        (["rules", "seven"], "seven"),
        (["bench", "nothing"], "nothing"),
        (["bench", "server", "--load", "nothing"], "There is no load 'nothing'"),
        (["bench", "server", "--runs", "0"], "--runs"),
        (["bench", "server", "--workers", "two"], "from 1 to 16"),
        (["bench", "server", "--workers", "1,2"], "--database postgresql://"),
        (["verify"], "FILE"),
    ],
)
def test_an_unknown_option_or_value(arguments: list[str], word: str, tmp_path: Path) -> None:
    assert word.lower() in refused(toril(*arguments, home=tmp_path)).lower()


def test_a_place_that_cannot_be_written_to_is_said_before_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "Cannot write" in refused(
        toril("play", "--record", str(tmp_path / "file" / "match.json"))
    )


def test_a_seat_is_chosen_only_in_a_match_that_goes_on() -> None:
    assert "--resume" in refused(toril("play", "--seat", "1"))


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


@pytest.mark.parametrize("place", ["/", ".", ""])
def test_a_record_needs_a_name(place: str) -> None:
    refused(toril("play", "--record", place))


def test_any_text_is_a_seed(tmp_path: Path) -> None:
    played = toril_process("play", "--seed", "\udcff", typed=b"q\n", home=tmp_path)
    assert (played.code, played.err) == (0, "")


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
