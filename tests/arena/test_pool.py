"""Many processes play what one would have played."""

import multiprocessing
from collections.abc import Iterator

import pytest

from tests.arena.fields import six, timeless
from toril import TorilError
from toril.arena.play import Played, play_number
from toril.arena.players import make_player
from toril.arena.pool import play_all

FIELD = six("cautious", "random", "random")


def never() -> bool:
    return False


def flat(batches: Iterator[list[Played]]) -> list[Played]:
    return [each for batch in batches for each in batch]


@pytest.mark.parametrize("jobs", [1, 3])
def test_the_number_of_processes_changes_nothing(jobs: int) -> None:
    players = [make_player(name, 1000) for name in FIELD.entrants]
    alone = [play_number(FIELD, number, players) for number in range(5, 25)]
    assert timeless(flat(play_all(FIELD, range(5, 25), jobs, never))) == timeless(alone)
    assert multiprocessing.active_children() == []


def test_nothing_to_play_starts_nobody() -> None:
    assert flat(play_all(FIELD, range(7, 7), 2, never)) == []


def test_a_run_that_is_stopped_has_played_the_first_so_many() -> None:
    played: list[Played] = []

    def enough() -> bool:
        return len(played) >= 10

    for batch in play_all(FIELD, range(100_000), 2, enough):
        played.extend(batch)
    assert [each.number for each in played] == list(range(len(played)))
    assert 10 <= len(played) < 10_000
    assert multiprocessing.active_children() == []


def play_and_kill(batches: Iterator[list[Played]], played: list[Played]) -> None:
    for batch in batches:
        played.extend(batch)
        for child in multiprocessing.active_children()[:1]:
            child.kill()


def test_a_process_that_dies_is_told_and_what_was_played_stays() -> None:
    played: list[Played] = []
    with pytest.raises(TorilError) as caught:
        play_and_kill(play_all(FIELD, range(100_000), 2, never), played)
    assert caught.value.code == "arena_worker_died"
    assert [each.number for each in played] == list(range(len(played)))
    assert multiprocessing.active_children() == []
