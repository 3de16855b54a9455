"""`toril replay`, `verify`, `rules`, `bench` and what is said when nothing is asked for."""

import json
import os
import random
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import toril as package
from tests.cli.terminal import toril, toril_process
from tests.pictures.inert import active, texts
from toril import ElevenNimmt, Match, Record, SixNimmt, parse_position
from toril.cli.flags import RuleFlags


def finished(path: Path, rules: Any) -> Record:
    rng = random.Random(8)
    match: Match[Any] = Match.start(rules, "hola")
    while not match.outcome:
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(rng))
    record = Record.of(match, ("Ana", "Bo", "Çruz [red]"))
    path.write_text(record.dumps(), encoding="utf-8")
    return record


@pytest.fixture(params=[SixNimmt(seats=3), ElevenNimmt(seats=3, supply=1)], ids=["six", "eleven"])
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    path = tmp_path / "match.json"
    finished(path, request.param)
    return path


def test_replay_tells_the_whole_match(file: Path) -> None:
    told = toril("replay", str(file), "--lang", "en")
    assert told.code == 0
    assert "Match over." in told.out
    assert "Çruz [red]" in told.out.replace("\n", " ")
    assert max(map(len, told.out.splitlines())) <= 80


def test_replay_at_a_move_shows_the_position_in_one_line_that_parses_back(file: Path) -> None:
    record = Record.loads(file.read_bytes())
    for at in (0, 17, len(record.moves)):
        shown = toril("replay", str(file), "--at", str(at))
        assert shown.code == 0
        assert parse_position(shown.out.splitlines()[-1]) == record.replay(at).round


def test_replay_as_a_picture(file: Path, tmp_path: Path) -> None:
    result, position = tmp_path / "result.svg", tmp_path / "position.svg"
    shown = toril("replay", str(file), "--svg", str(result), "--lang", "de")
    assert (shown.code, shown.out) == (0, "")
    assert {"Gewonnen hat", "Ana", "Bo", "Çruz [red]"} <= {*texts(result.read_text("utf-8"))}
    assert toril("replay", str(file), "--at", "5", "--svg", str(position)).code == 0
    assert [*active(position.read_text("utf-8"))] == []
    nowhere = toril("replay", str(file), "--svg", str(tmp_path / "no" / "folder.svg"))
    assert nowhere.code == 2


def test_replay_as_json(file: Path) -> None:
    record = Record.loads(file.read_bytes())
    data = json.loads(toril("replay", str(file), "--json").out)
    assert len(data["steps"]) == len(record.moves)
    assert data["totals"] == list(record.replay().totals)
    assert data["outcome"]["kind"] == "match.outcome"
    at = json.loads(toril("replay", str(file), "--json", "--at", "5").out)
    assert (at["at"], at["moves"], at["outcome"]) == (5, len(record.moves), None)
    assert parse_position(at["position"]) == record.replay(5).round


def test_verify_says_what_it_found(file: Path) -> None:
    record = Record.loads(file.read_bytes())
    found = toril("verify", str(file), "--lang", "en")
    assert found.code == 0
    assert found.out.startswith("Valid: ")
    assert record.seed.hex() in found.out.replace("\n", "")
    assert "Deal of round 2: " in found.out


def test_verify_of_a_match_that_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record = Record.of(Match.start(SixNimmt(seats=2), "hola"))
    path.write_text(record.dumps(), encoding="utf-8")
    assert "hasn’t ended" in toril("verify", str(path)).out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["six", "--lang", "es"], "sexta"),
        (["six", "--lang", "en"], "sixth"),
        (["eleven", "--lang", "es"], "carta de toro"),
        (["eleven", "--lang", "en"], "bull card"),
    ],
)
def test_rules_explain_each_game_in_each_language(arguments: list[str], word: str) -> None:
    told = toril("rules", *arguments)
    assert word in told.out
    assert max(map(len, told.out.splitlines())) <= 80


def test_the_version_and_the_help() -> None:
    assert toril("--version").out == f"toril {package.__version__}\n"
    assert "Commands:" in toril().out
    assert toril("play", "--help").code == 0


@pytest.mark.parametrize("command", ["play", "join", "arena", "rules"])
def test_commands_with_rules_have_the_same_flags(command: str) -> None:
    shown = toril(command, "--help").out
    for flag in fields(RuleFlags):
        assert f"--{flag.name}" in shown


HEAVY = {
    *("numba", "numpy", "prompt_toolkit", "platformdirs", "fastapi", "sqlalchemy"),
    *("websockets", "toril.server", "toril.bench", "toril.client"),
}


@pytest.mark.parametrize(
    "arguments", [["--help"], ["rules"], ["join", "no//link"], ["play", "--bots", "cautious"]]
)
def test_a_command_starts_without_what_it_does_not_need(
    arguments: list[str], tmp_path: Path
) -> None:
    code = (
        "import sys; from toril.cli import run; "
        f"run({arguments}); print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=b"q\n",
        capture_output=True,
        check=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert HEAVY & set(done.stderr.decode().split()) == set()


def test_bench_measures_and_names_the_machine() -> None:
    data = json.loads(toril_process("bench", "engine", "--json").out)
    assert {"machine", "rounds_per_second", "deals_per_second", "import_ms"} == set(data)
    assert data["rounds_per_second"] > 0
    assert data["machine"]["cpu"]


def test_a_reader_who_has_seen_enough_is_no_error(file: Path) -> None:
    command = [sys.executable, "-m", "toril", "replay", str(file), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(50)
        process.stdout.close()
        assert process.stderr.read() == b""
