"""`toril arena` in the terminal: what it says, what it refuses, how it is stopped and goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.contests import without_times
from tests.arena.programs.example_programs import command, written
from tests.cli.terminal import refused, toril
from toril.arena.signals import Stop
from toril.bots import substitutes

CONTEST = ("six", "cautious", "random", "random")


def arena(home: Path, *arguments: str) -> Any:
    """Return the report of a run, as data."""
    result = toril("arena", *CONTEST, *arguments, "--json", "--jobs", "1", home=home)
    assert result.code == 0, result.err
    return json.loads(result.out)


def test_a_report_has_what_programs_ask_for(tmp_path: Path) -> None:
    data = arena(tmp_path, "--deals", "6", "--seed", "a")
    assert [entrant["name"] for entrant in data["entrants"]] == list(CONTEST[1:])
    for entrant in data["entrants"]:
        low, high = entrant["ci95"]
        assert low < entrant["mean_bullheads"] < high
        assert 0 <= entrant["win_share"] <= 1
        assert entrant["ms_per_move"] > 0
        assert entrant["faults"] == {}
    assert sum(entrant["win_share"] for entrant in data["entrants"]) == pytest.approx(1, abs=1e-3)
    assert (data["game"], data["deals"], data["complete"]) == ("six_nimmt", 6, True)
    assert data["options"]["seats"] == 3
    assert len(Path(data["kept_in"]).read_text().splitlines()) == 7
    assert {"python", "numba", "numpy"} <= set(data["machine"])


def test_people_read_a_table(tmp_path: Path) -> None:
    result = toril(
        "arena", *CONTEST, "--deals", "3", "--jobs", "1", "-o", "hand_size=4", home=tmp_path
    )
    assert result.code == 0
    assert result.err == ""  # no terminal, no bar
    assert "six_nimmt, 3 seats: 3 deals, each in all rotations" in result.out
    assert "options  hand_size=4" in result.out
    assert "random × 2" in result.out
    assert "cautious − random" in result.out
    assert " deals a second; kept in " in result.out
    again = toril("arena", *CONTEST, "--deals", "3", "-o", "hand_size=4", "--resume", home=tmp_path)
    assert "\nNothing new was played; kept in " in again.out


def test_whole_matches_are_played_to_their_end(tmp_path: Path) -> None:
    data = arena(tmp_path, "--matches", "2", "--rounds", "2", "--seed", "a")
    assert (data["per"], data["matches"], data["rounds"]) == ("match", 2, 2 * 3 * 2)
    one = data["entrants"][0]
    assert one["mean_bullheads"] == pytest.approx(2 * one["bullheads_per_round"], abs=1e-3)


def test_eleven_has_an_arena_too(tmp_path: Path) -> None:
    arguments = ("eleven", "cautious", "random", "--deals", "2", "--jobs", "1", "--json")
    result = toril("arena", *arguments, "--steal", "leader", home=tmp_path)
    data = json.loads(result.out)
    assert (data["game"], data["options"]["steal"]) == ("eleven_nimmt", "leader")


def test_going_on_gives_the_report_of_a_run_in_one_go(tmp_path: Path) -> None:
    whole = arena(tmp_path, "--deals", "9", "--seed", "a")
    out = str(tmp_path / "kept" / "arena.jsonl")
    arena(tmp_path, "--deals", "4", "--seed", "a", "--out", out)
    with Path(out).open("a") as file:
        file.write('{"number":4,"bull')  # a process was killed here
    rest = arena(tmp_path, "--deals", "9", "--out", out, "--resume")
    assert json.dumps(without_times(rest)) == json.dumps(without_times(whole))
    again = arena(tmp_path, "--deals", "9", "--out", out, "--resume")
    assert json.dumps(without_times(again)) == json.dumps(without_times(whole))
    fewer = arena(tmp_path, "--deals", "4", "--out", out, "--resume")
    assert fewer["deals"] == 4


def test_the_same_command_goes_on_where_it_was_kept(tmp_path: Path) -> None:
    first = arena(tmp_path, "--deals", "2")
    other = toril("arena", "six", "random", "random", "--deals", "1", "--jobs", "1", home=tmp_path)
    assert other.code == 0
    second = arena(tmp_path, "--deals", "3", "--resume")
    assert second["kept_in"] == first["kept_in"]
    assert second["seed"] == first["seed"]
    begun = toril("arena", *CONTEST, "--seed", "new", "--deals", "1", "--resume", home=tmp_path)
    assert begun.code == 0
    assert "Nothing of this was played before" in begun.err


def test_a_program_that_crashes_does_not_take_the_arena_down(tmp_path: Path) -> None:
    program = "exec:" + command(written(tmp_path, "hello()\nanswer(question())\nsys.exit(1)"))
    arguments = ("six", program, "random", "--deals", "2", "--jobs", "1", "--json")
    result = toril("arena", *arguments, home=tmp_path)
    assert result.code == 0
    data = json.loads(result.out)
    one, other = data["entrants"]
    assert (one["name"], data["complete"]) == (program, True)
    assert 0 < one["faults"]["crash"] < one["moves"]
    assert other["faults"] == {}


@pytest.mark.parametrize(
    "kind", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=["ctrl-c", "end", "no terminal"]
)
def test_a_stopped_run_reports_what_was_played(tmp_path: Path, kind: signal.Signals) -> None:
    """A terminal sends the signal to all of its processes, workers too."""
    out = tmp_path / "arena.jsonl"
    words = [sys.executable, "-m", "toril", "arena", *CONTEST, "--deals", "1000000", "--json"]
    process = subprocess.Popen(
        [*words, "--seed", "a", "--jobs", "2", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 60
        while not (out.exists() and out.read_bytes().count(b"\n") > 5):
            assert time.monotonic() < until
            time.sleep(0.05)
        os.killpg(process.pid, kind)
        printed, errors = process.communicate(timeout=60)
    finally:
        if process.poll() is None:  # it does not stop: its workers would play on for hours
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130, errors
    assert errors == ""
    data = json.loads(printed)
    assert data["complete"] is False
    assert data["deals"] == len(out.read_text().splitlines()) - 1 >= 5
    assert data["entrants"][0]["mean_bullheads"] > 0


def test_a_report_of_half_a_run_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stop, "__call__", lambda _: True)
    result = toril("arena", *CONTEST, "--deals", "9", "--jobs", "1", home=tmp_path)
    assert result.code == 130
    assert "0 of 9 deals" in result.out
    assert result.out.endswith("\nThe same command with --resume goes on.\n")


def test_bad_input_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    def said(*arguments: str) -> str:
        return refused(toril("arena", *arguments, home=tmp_path))

    assert "seats must be a whole number, 2 to 10, not 11." in said("six", *["random"] * 11)
    assert "2 to 6, not 7" in said("six", *["random"] * 7, "--variant", "draft")
    each = "Name an entrant for each seat: toril arena eleven bull random."
    assert each in said("eleven", "bull")
    assert "There is no bot 'nobody'" in said("six", "random", "nobody")
    assert "not both" in said(*CONTEST, "--deals", "1", "--matches", "1")
    assert "--steal is not an option of six" in said(*CONTEST, "--steal", "leader")
    assert "greater than or equal to 1" in said(*CONTEST, "--deals", "0")
    assert "less than or equal to" in said(*CONTEST, "--deals", "9" * 30)
    assert "there-is-no-such-program" in said("six", "random", "exec:there-is-no-such-program")
    assert not list(tmp_path.rglob("*.jsonl"))


def test_what_is_kept_is_never_written_over_nor_mixed(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    arena(tmp_path, "--deals", "1", "--seed", "a", "--out", str(out))
    before = out.read_bytes()

    def said(*arguments: str) -> str:
        return refused(toril("arena", *arguments, "--out", str(out), home=tmp_path))

    assert "already exists: --resume continues it." in said(*CONTEST)
    assert "differs in entrants" in said("six", "random", "random", "--resume")
    assert "differs in seed" in said(*CONTEST, "--seed", "b", "--resume")
    assert "differs in options" in said(*CONTEST, "-o", "hand_size=5", "--resume")
    assert "differs in per: there it is 'deal'" in said(*CONTEST, "--matches", "1", "--resume")
    assert out.read_bytes() == before
    out.write_text("a letter")
    assert "is not a results file of the arena: see line 1." in said(*CONTEST, "--resume")
    assert out.read_text() == "a letter"


def test_by_rules_that_a_bot_does_not_know_the_report_names_who_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(substitutes, "supports", lambda _: False)
    common = ["--deals", "1", "--jobs", "1", "--out", str(tmp_path / "kept.jsonl"), "--json"]
    result = toril("arena", "six", "bull", "bull", "random", *common)
    sentence = "bull does not know these rules: cautious plays for it."
    assert json.loads(result.out)["caveat"] == sentence
    assert result.err.count(sentence) == 1
    assert "kernels" not in result.err
