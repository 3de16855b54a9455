"""What a process of a cluster does, without a cluster."""

import json
from pathlib import Path

import pytest

import toril
from tests.arena.contests import six, timeless
from toril import ElevenNimmt
from toril.arena.cluster.work import contest_text, our_toril, play_piece
from toril.arena.contest import Contest
from toril.arena.entrants import make_tables
from toril.arena.play import play_unit
from toril.arena.unit_result import UnitResult
from toril.bots.cautious import Cautious

SIX = six("cautious", "random", "random")
ELEVEN = Contest(ElevenNimmt(seats=2, rob="may"), ("cautious", "random"), "match", bytes(16), 1000)


@pytest.mark.parametrize("contest", [SIX, ELEVEN], ids=["six", "eleven"])
def test_a_contest_that_came_as_text_is_the_same_contest(contest: Contest) -> None:
    tables = make_tables(contest)
    alone = [play_unit(contest, number, tables) for number in range(3, 6)]
    answer = json.loads(json.dumps(play_piece(contest_text(contest), 3, 6)))
    assert timeless([UnitResult(**each) for each in answer["results"]]) == timeless(alone)
    assert (answer["said"], answer["caveat"], answer["toril"]) == ("", None, our_toril())
    assert answer["seconds"] > 0


def test_what_a_bot_would_have_told_on_stderr_comes_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Cautious, "choose", lambda *_: 1 // 0)
    answer = play_piece(contest_text(six("cautious", "random")), 0, 2)
    assert answer["said"].startswith("cautious: Traceback")
    assert answer["said"].count("ZeroDivisionError") == 1
    assert capsys.readouterr().err == ""
    assert [each["faults"] for each in answer["results"]] == [
        [{"crash": each["moves"][0]}, {}] for each in answer["results"]
    ]


def test_a_process_with_another_toril_plays_nothing_and_says_so() -> None:
    data = json.loads(contest_text(SIX)) | {"toril": "toril 0.1.0 (12345678)"}
    assert play_piece(json.dumps(data), 0, 2) == {"toril": our_toril()}


def test_a_changed_source_is_another_toril(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots").mkdir()
    monkeypatch.setattr(toril, "__file__", str(tmp_path / "__init__.py"))
    found = []
    for source in (b"a = 1\n", b"a = 1\r\n", b"a = 2\n"):
        (tmp_path / "bots" / "own.py").write_bytes(source)
        found.append(our_toril.__wrapped__())
    assert found[0] == found[1] != found[2]
    assert found[0].startswith(f"toril {toril.__version__} (")
