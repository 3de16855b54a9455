"""Results stay on disk, whatever happens to the process that writes them."""

import errno
import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.arena.contests import results_of, six
from toril import TorilError
from toril.arena.results_file import ResultsFile, differs, newest

CONTEST = six("cautious", "random")
RESULTS = results_of([[1, 2], [3, 4]], [[5, 6], [7, 8]])


def kept(path: Path) -> Path:
    with closing(ResultsFile(path)) as file:
        file.begin(CONTEST)
        file.add(RESULTS)
    return path


def edited(path: Path, line: int, **changes: object) -> None:
    """Change a line of a file as a person with an editor would."""
    lines = [json.loads(each) for each in kept(path).read_text().splitlines()]
    lines[line] |= changes
    path.write_text("".join(json.dumps(each) + "\n" for each in lines))


def refusal(path: Path) -> str:
    with pytest.raises(TorilError) as caught, closing(ResultsFile(path)) as file:
        file.read()
    return caught.value.code


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    with closing(ResultsFile(kept(tmp_path / "arena.jsonl"))) as file:
        assert file.read() == (CONTEST.to_json(), RESULTS)


def test_half_a_line_at_the_end_is_cut_off(tmp_path: Path) -> None:
    path = kept(tmp_path / "arena.jsonl")
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    with closing(ResultsFile(path)) as file:
        assert file.read()[1] == RESULTS[:1]
        file.add(RESULTS[1:])
    assert path.read_bytes() == whole


def test_a_results_file_may_be_cut_anywhere(tmp_path: Path) -> None:
    whole = kept(tmp_path / "arena.jsonl").read_bytes()
    for at in range(0, len(whole), 7):
        path = tmp_path / "cut.jsonl"
        path.write_bytes(whole[:at])
        with closing(ResultsFile(path)) as file:
            head, results = file.read()
        assert results == RESULTS[: len(results)]
        assert (head is None) == (at <= whole.index(b"\n"))


def test_a_line_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    path = kept(tmp_path / "arena.jsonl")
    head, first, second = path.read_bytes().splitlines(keepends=True)
    for lines in (
        [first, second],
        [head, second],
        [head, b"{}\n"],
        [head, b"nonsense\n", second],
        [b"[]\n"],
        [b"\xff\n"],
    ):
        path.write_bytes(b"".join(lines))
        assert refusal(path) == "bad_ledger"


@pytest.mark.parametrize("text", ["my notes", "one line\nand half of another", '{"schema":"x'])
def test_a_file_that_is_no_results_file_is_refused_and_left_as_it_is(
    tmp_path: Path, text: str
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    assert refusal(path) == "bad_ledger"
    assert path.read_text() == text


@pytest.mark.parametrize(
    "changes",
    [
        {"number": 1},
        {"bullheads": "many"},
        {"bullheads": []},
        {"bullheads": [[1], [2]]},
        {"bullheads": [[1, 2], [3, None]]},
        {"bullheads": [[1, 2], [3, float("inf")]]},
        {"bullheads": [[1, 2], [3, float("nan")]]},
        {"bullheads": [[1, 2], [3, True]]},
        {"rounds": [1]},
        {"moves": [0, 0]},
        {"ms": [None, 1]},
        {"slowest_ms": [-1, 1]},
        {"faults": [{"crash": "often"}, {}]},
        {"faults": [7, {}]},
        {"more": 1},
    ],
    ids=str,
)
def test_an_edited_line_is_refused(tmp_path: Path, changes: dict[str, object]) -> None:
    edited(tmp_path / "arena.jsonl", 1, **changes)
    assert refusal(tmp_path / "arena.jsonl") == "bad_ledger"


@pytest.mark.parametrize("changes", [{"seed": "xyz"}, {"seed": 7}, {"entrants": 2}], ids=str)
def test_an_edited_head_is_refused(tmp_path: Path, changes: dict[str, object]) -> None:
    edited(tmp_path / "arena.jsonl", 0, **changes)
    assert refusal(tmp_path / "arena.jsonl") == "bad_ledger"


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    """The lock lies on the file itself: another name of it helps nobody, and no file is left."""
    path, other_name = tmp_path / "arena.jsonl", tmp_path / "other.jsonl"
    with closing(ResultsFile(path)):
        other_name.hardlink_to(path)
        assert refusal(path) == refusal(other_name) == "ledger_in_use"
    assert {each.name for each in tmp_path.iterdir()} == {"arena.jsonl", "other.jsonl"}
    ResultsFile(path).close()


def test_a_run_that_is_killed_leaves_no_lock(tmp_path: Path) -> None:
    path = kept(tmp_path / "arena.jsonl")
    code = f"""
import time
from pathlib import Path
from toril.arena.results_file import ResultsFile
file = ResultsFile(Path({str(path)!r}))
print("locked", flush=True)
time.sleep(1000)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"locked\n"
        assert refusal(path) == "ledger_in_use"
        process.send_signal(signal.SIGKILL)
    with closing(ResultsFile(path)) as file:
        assert file.read()[1] == RESULTS


def test_a_disk_without_locks_can_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_: int, **_options: bool) -> bool:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("filelock.lock_descriptor", unknown)
    with closing(ResultsFile(tmp_path / "arena.jsonl")) as file:
        file.begin(CONTEST)
        ResultsFile(tmp_path / "arena.jsonl").close()


def test_a_folder_a_pipe_and_a_device_are_no_results_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/null")):
        assert refusal(path) == "cannot_write"


def test_another_contest_is_told_by_what_differs() -> None:
    head = CONTEST.to_json()
    assert differs(head, CONTEST, any_seed=False) is None
    assert differs(head, six("random", "random"), any_seed=False) == "entrants"
    assert differs(head, six("cautious", "random", unit="match"), any_seed=False) == "per"
    other = head | {"seed": "00"}
    assert differs(other, CONTEST, any_seed=False) == "seed"
    assert differs(other, CONTEST, any_seed=True) is None


def test_the_newest_file_of_the_same_contest_is_found(tmp_path: Path) -> None:
    for name in ("six-1", "six-2"):
        kept(tmp_path / f"{name}.jsonl")
    (tmp_path / "six-3.jsonl").write_text("{}\n")
    (tmp_path / "six-4.jsonl").write_text("no results\n")
    (tmp_path / "six-5.jsonl").write_text("[]\n")
    assert newest(tmp_path, CONTEST, any_seed=True) == tmp_path / "six-2.jsonl"
    assert newest(tmp_path, six("random", "random"), any_seed=True) is None
    assert newest(tmp_path / "nowhere", CONTEST, any_seed=True) is None
