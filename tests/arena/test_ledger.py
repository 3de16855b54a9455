"""What was played is kept, whatever happens to whoever writes it."""

import json
import os
from pathlib import Path

import pytest

from tests.arena.fields import made, six
from toril import TorilError
from toril.arena.ledger import Ledger, differs, newest

FIELD = six("cautious", "random")
PLAYED = made([[1, 2], [3, 4]], [[5, 6], [7, 8]])


def kept(path: Path) -> Path:
    ledger = Ledger(path)
    ledger.begin(FIELD)
    ledger.add(PLAYED)
    ledger.close()
    return path


def edited(path: Path, line: int, **changes: object) -> None:
    """Change a line of a ledger as somebody with an editor would."""
    lines = [json.loads(each) for each in kept(path).read_text().splitlines()]
    lines[line] |= changes
    path.write_text("".join(json.dumps(each) + "\n" for each in lines))


def refusal(path: Path) -> str:
    with pytest.raises(TorilError) as caught:
        Ledger(path).read()
    return caught.value.code


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    ledger = Ledger(kept(tmp_path / "arena.jsonl"))
    assert ledger.read() == (FIELD.to_json(), PLAYED)
    ledger.close()


def test_half_a_line_at_the_end_is_cut_off(tmp_path: Path) -> None:
    path = kept(tmp_path / "arena.jsonl")
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    ledger = Ledger(path)
    assert ledger.read()[1] == PLAYED[:1]
    ledger.add(PLAYED[1:])
    ledger.close()
    assert path.read_bytes() == whole


def test_a_ledger_may_be_cut_anywhere(tmp_path: Path) -> None:
    whole = kept(tmp_path / "arena.jsonl").read_bytes()
    for at in range(0, len(whole), 7):
        path = tmp_path / "cut.jsonl"
        path.write_bytes(whole[:at])
        ledger = Ledger(path)
        head, played = ledger.read()
        ledger.close()
        assert played == PLAYED[: len(played)]
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
def test_a_file_that_is_no_ledger_is_refused_and_left_as_it_is(tmp_path: Path, text: str) -> None:
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


def test_two_arenas_do_not_write_to_one_ledger(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    ledger = Ledger(path)
    assert refusal(path) == "ledger_in_use"
    ledger.close()


def test_a_folder_a_pipe_and_a_device_are_no_ledgers(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/null")):
        assert refusal(path) == "cannot_write"


def test_another_field_is_told_by_what_differs() -> None:
    head = FIELD.to_json()
    assert differs(head, FIELD, any_seed=False) is None
    assert differs(head, six("random", "random"), any_seed=False) == "entrants"
    assert differs(head, six("cautious", "random", per="match"), any_seed=False) == "per"
    other = head | {"seed": "00"}
    assert differs(other, FIELD, any_seed=False) == "seed"
    assert differs(other, FIELD, any_seed=True) is None


def test_the_newest_ledger_of_the_same_field_is_found(tmp_path: Path) -> None:
    for name in ("six-1", "six-2"):
        kept(tmp_path / f"{name}.jsonl")
    (tmp_path / "six-3.jsonl").write_text("{}\n")
    (tmp_path / "six-4.jsonl").write_text("no ledger\n")
    (tmp_path / "six-5.jsonl").write_text("[]\n")
    assert newest(tmp_path, FIELD, any_seed=True) == tmp_path / "six-2.jsonl"
    assert newest(tmp_path, six("random", "random"), any_seed=True) is None
    assert newest(tmp_path / "nowhere", FIELD, any_seed=True) is None
