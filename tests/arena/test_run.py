"""A run from Python: it stores as it goes, loses nothing when it is left, and goes on."""

import json
import multiprocessing
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.arena.contests import six, timeless, without_times
from toril import ElevenNimmt, SixNimmt, TorilError, __version__
from toril.arena.contest import Contest
from toril.arena.results_file import ResultsFile
from toril.arena.run import Run
from toril.arena.unit_result import UnitResult
from toril.engine.deal import seed_from_text

CONTEST = six("cautious", "random", "random")
KEPT = Path(__file__).parent / "kept"


def played(path: Path, wanted: int, contest: Contest = CONTEST) -> list[UnitResult]:
    """Return the results of a run that is not interrupted."""
    with Run(contest, path) as run:
        for _ in run.play(wanted, jobs=1):
            pass
        return run.results


def stored(path: Path) -> list[dict[str, Any]]:
    """Return the results that a file holds, without their times."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [{**line, "ms": None, "slowest_ms": None} for line in lines]


def test_a_batch_is_on_disk_before_it_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with Run(CONTEST, path) as run:
        for batch in run.play(12, jobs=2):
            numbers = [line["number"] for line in stored(path)]
            assert numbers == [each.number for each in run.results] == list(range(len(numbers)))
            assert batch == run.results[-len(batch) :]
        assert len(run.results) == 12
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("leave", [GeneratorExit, KeyboardInterrupt, ZeroDivisionError])
def test_a_loop_may_be_left_at_any_time_and_goes_on(
    tmp_path: Path, leave: type[BaseException]
) -> None:
    path = tmp_path / "arena.jsonl"

    def left_early(batches: Iterator[list[UnitResult]]) -> None:
        for _ in batches:
            if leave is GeneratorExit:
                break
            raise leave

    with Run(CONTEST, path) as run:
        with suppress(leave):
            left_early(run.play(100_000, jobs=2))
        assert multiprocessing.active_children() == []
        first = len(run.results)
        assert 0 < first < 10_000
        for _ in run.play(first + 3, jobs=1):  # in the same process
            pass
    with Run(CONTEST, path) as run:  # and in another one
        assert len(run.results) == first + 3
        for _ in run.play(first + 5, jobs=1):
            pass
        assert timeless(run.results) == timeless(played(tmp_path / "whole.jsonl", first + 5))


@pytest.mark.parametrize("half", [True, False], ids=["half a batch", "a batch"])
def test_an_interruption_while_it_stores_loses_and_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half: bool
) -> None:
    """Ctrl-C may come after the file has a batch, or half of it, and before the list has."""
    path, add = tmp_path / "arena.jsonl", ResultsFile.add

    def interrupted(file: ResultsFile, results: list[UnitResult]) -> None:
        add(file, results)
        if half:
            with path.open("r+b") as again:
                again.truncate(path.stat().st_size - 10)
        raise KeyboardInterrupt

    with Run(CONTEST, path) as run:
        monkeypatch.setattr(ResultsFile, "add", interrupted)
        with pytest.raises(KeyboardInterrupt):
            list(run.play(5, jobs=1))
        monkeypatch.undo()
        list(run.play(5, jobs=1))
        assert timeless(run.results) == timeless(played(tmp_path / "whole.jsonl", 5))
    assert [line["number"] for line in stored(path)] == list(range(5))


def test_a_run_that_is_asked_to_stop_stops(tmp_path: Path) -> None:
    with Run(CONTEST, tmp_path / "arena.jsonl") as run:
        for _ in run.play(100_000, jobs=2, stopped=lambda: len(run.results) >= 10):
            pass
        data = run.report(100_000)
    assert 10 <= data["deals"] < 10_000
    assert data["complete"] is False
    assert data["jobs"] == 2
    assert data["per_second"] == pytest.approx(data["deals"] / data["seconds"], rel=0.1)


def test_a_run_may_be_played_in_a_thread(tmp_path: Path) -> None:
    thread = Thread(target=played, args=(tmp_path / "arena.jsonl", 4))
    thread.start()
    thread.join()
    assert len(stored(tmp_path / "arena.jsonl")) == 4


def test_what_cannot_be_played_is_refused_before_a_file_is_made(tmp_path: Path) -> None:
    for name in ("nobody", "exec:there-is-no-such-program"):
        with pytest.raises(TorilError):
            Run(six("random", name), tmp_path / "arena.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_another_contest_is_refused_and_the_file_let_go(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    played(path, 2)
    with pytest.raises(TorilError) as caught:
        Run(six("random", "random"), path)
    assert caught.value.code == "other_arena"
    assert len(played(path, 3)) == 3


def test_a_file_may_be_continued_with_its_own_seed(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    played(path, 1)
    other = Contest(CONTEST.rules, CONTEST.entrants, "deal", b"another sixteen!", 1000)
    with Run(other, path, any_seed=True) as run:
        assert run.contest == CONTEST


@pytest.mark.parametrize(
    ("name", "contest"),
    [
        ("six-deals", Contest(SixNimmt(seats=3), ("cautious", "random", "chaos"), "deal", b"", 1)),
        (
            "eleven-matches",
            Contest(ElevenNimmt(seats=2, rounds=2), ("cautious", "random"), "match", b"", 1),
        ),
    ],
)
def test_a_file_of_an_older_commit_is_continued(
    tmp_path: Path, name: str, contest: Contest
) -> None:
    """`kept` was made by commit d456a07, with `--seed kept --limit-ms 1000`.

    A run goes on with a file of its own version only, so the version is put in.
    """
    text = (
        (KEPT / f"{name}.jsonl").read_text().replace('"toril":"0.1.0"', f'"toril":"{__version__}"')
    )
    whole, path = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    whole.write_text(text)
    path.write_text("".join(text.splitlines(keepends=True)[:2]) + '{"number":1,"bul')
    fields = (contest.rules, contest.entrants, contest.unit, seed_from_text("kept"), 1000)
    count = len(stored(whole))
    results = played(path, count, Contest(*fields))
    assert stored(path) == stored(whole)
    assert path.read_text().splitlines()[:2] == text.splitlines()[:2]
    with Run(Contest(*fields), whole) as run:
        assert timeless(run.results) == timeless(results)
        if name == "six-deals":
            before = json.loads((KEPT / "six-deals.report.json").read_text())
            del before["caveat"]
            data = json.dumps(without_times(run.report(count)))
            assert data == json.dumps(without_times(before))
