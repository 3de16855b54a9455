"""What was played is kept, whatever happens to whoever writes it."""

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


def test_two_arenas_do_not_write_to_one_ledger(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    ledger = Ledger(path)
    assert refusal(path) == "ledger_in_use"
    ledger.close()


def test_a_folder_is_no_ledger(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "cannot_write"


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
