"""Many processes play what one would have played."""

import json
import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.contests import six, timeless
from tests.arena.programs.example_programs import LONG, command, written
from toril import TorilError
from toril.arena.entrants import make_tables
from toril.arena.play import play_unit
from toril.arena.pool import play_all
from toril.arena.processes import Processes
from toril.arena.unit_result import UnitResult

CONTEST = six("cautious", "random", "random")


def never() -> bool:
    return False


def flat(batches: Iterator[list[UnitResult]]) -> list[UnitResult]:
    return [each for batch in batches for each in batch]


@pytest.mark.parametrize("jobs", [1, 3])
def test_the_number_of_processes_changes_nothing(jobs: int) -> None:
    tables = make_tables(CONTEST)
    alone = [play_unit(CONTEST, number, tables) for number in range(5, 25)]
    assert timeless(flat(play_all(Processes(jobs), CONTEST, range(5, 25), never))) == timeless(
        alone
    )
    assert multiprocessing.active_children() == []


def test_nothing_to_play_starts_nobody() -> None:
    assert flat(play_all(Processes(2), CONTEST, range(7, 7), never)) == []


def test_a_run_that_is_stopped_has_played_the_first_so_many() -> None:
    results: list[UnitResult] = []

    def enough() -> bool:
        return len(results) >= 10

    for batch in play_all(Processes(2), CONTEST, range(100_000), enough):
        results.extend(batch)
    assert [each.number for each in results] == list(range(len(results)))
    assert 10 <= len(results) < 10_000
    assert multiprocessing.active_children() == []


def play_and_kill(batches: Iterator[list[UnitResult]], results: list[UnitResult]) -> None:
    for batch in batches:
        results.extend(batch)
        for child in multiprocessing.active_children()[:1]:
            child.kill()


def test_a_process_that_dies_is_an_error_and_what_was_played_stays() -> None:
    results: list[UnitResult] = []
    with pytest.raises(TorilError) as caught:
        play_and_kill(play_all(Processes(2), CONTEST, range(100_000), never), results)
    assert caught.value.code == "arena_worker_died"
    assert [each.number for each in results] == list(range(len(results)))
    assert multiprocessing.active_children() == []


def test_no_process_of_a_program_sees_the_same_cards_twice(tmp_path: Path) -> None:
    """All rotations share their cards: one that remembers would know every hand in the next."""
    source = """
hello()
while True:
    message = hear()
    if message["kind"] == "begin":
        begun = True
    if message["kind"] == "choose":
        if begun:
            rows = message["view"]["round"]["table"]["rows"]
            with open(__file__ + ".rows", "a") as seen:
                seen.write(json.dumps([os.getpid(), rows]) + "\\n")
        begun = False
        say(kind="error")
"""
    contest = six("exec:" + command(written(tmp_path, source)), "random", "random")
    assert len(flat(play_all(Processes(1), replace(contest, limit_ms=LONG), range(4), never))) == 4
    seen = (tmp_path / "bot.py.rows").read_text().splitlines()
    assert len(seen) == len(set(seen)) == 4 * 3
    assert len({json.dumps(json.loads(line)[1]) for line in seen}) == 4
    assert len({json.loads(line)[0] for line in seen}) == 3
