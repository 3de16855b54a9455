"""The records in `tests/golden` replay to the end that was kept beside them, byte for byte."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests import golden
from tests.differential import do_eleven
from tests.golden import STARTER, STEAL, VARIANTS
from tests.reference import eleven as naive_eleven
from tests.reference import six as naive_six
from toril.engine.cards import BULLHEAD_TABLES
from toril.engine.eleven_nimmt import Decline, ElevenNimmt, Rob
from toril.engine.games import format_position, parse_position
from toril.engine.record import Record
from toril.engine.six_nimmt import ChooseRow, Commit, Draft, SixNimmt

FILES = golden.files()
ENDS: dict[str, dict[str, Any]] = json.loads((golden.FOLDER / golden.EXPECTED).read_text("utf-8"))

by_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@by_file
def test_a_golden_record_replays_to_the_end_that_was_kept(path: Path) -> None:
    end = ENDS[path.stem]
    match = Record.loads(path.read_bytes()).replay()
    assert match.outcome is not None
    assert list(match.outcome.totals) == list(match.totals) == end["totals"]
    assert list(match.outcome.winners) == end["winners"]
    assert match.outcome.termination == end["termination"]
    assert format_position(match.round) == end["position"]
    assert parse_position(end["position"]) == match.round


@by_file
def test_a_golden_record_is_written_again_byte_for_byte_or_as_the_newest(path: Path) -> None:
    text = path.read_bytes()
    record = Record.loads(text)
    if json.loads(text)["rules_version"] == record.rules.version:
        assert record.dumps().encode() == text
    assert Record.loads(record.dumps().encode()) == record
    assert record.to_json()["rules_version"] == record.rules.version


@by_file
def test_a_golden_record_that_is_replayed_and_recorded_is_the_same_record(path: Path) -> None:
    record = Record.loads(path.read_bytes())
    assert Record.of(record.replay(), record.names) == record


@by_file
def test_the_reference_comes_to_the_end_that_was_kept_of_a_golden_record(path: Path) -> None:
    record = Record.loads(path.read_bytes())
    naive = reference_replay(record)
    assert naive.over
    assert naive.totals == ENDS[path.stem]["totals"]
    assert naive.winners == ENDS[path.stem]["winners"]
    assert naive.reason == ENDS[path.stem]["termination"]


def reference_replay(record: Record) -> naive_six.Match | naive_eleven.Match:
    rules = record.rules
    if isinstance(rules, SixNimmt):
        six = naive_six.Match(rules.seats, record.seed, rules.variant, rules.limit, rules.rounds)
        for seat, move in record.moves:
            match move:
                case Draft(card):
                    six.do(seat, ("draft", card))
                case Commit(card):
                    six.do(seat, ("commit", card))
                case ChooseRow(row):
                    six.do(seat, ("choose", row))
                case _:
                    raise AssertionError(move)
        return six
    assert isinstance(rules, ElevenNimmt)
    eleven = naive_eleven.Match(
        rules.seats,
        record.seed,
        list(rules.bullhead_table),
        rules.rounds,
        rules.steal,
        rules.starter,
        rob=rules.rob,
    )
    dealt = None
    for seat, move in record.moves:
        if eleven.round is not dealt:  # the reference deals with ten bull cards
            dealt = eleven.round
            dealt.supply = rules.supply
        do_eleven(eleven, seat, move)
    return eleven


@by_file
def test_a_golden_record_answers_to_its_name(path: Path) -> None:
    assert path.stem in golden.covered(Record.loads(path.read_bytes()))


def test_every_golden_record_has_its_end_and_every_end_its_record() -> None:
    assert sorted(ENDS) == [path.stem for path in FILES]


def test_there_is_a_golden_record_for_every_game_and_variant() -> None:
    records = [Record.loads(path.read_bytes()) for path in FILES]
    assert golden.missing(records) == [], "run: python -m tests.golden"


def test_the_required_golden_records_are_all_that_the_rules_offer() -> None:
    names = list(golden.required())
    assert len(set(names)) == len(names)
    tables = len(BULLHEAD_TABLES) + 1  # and a list of one's own
    assert len(names) == len(VARIANTS) + tables * len(STEAL) * len(STARTER) + 2 * len(STEAL)
    assert golden.missing([]) == names


@pytest.mark.parametrize("steal", STEAL)
def test_e10_a_golden_record_shows_a_victim_being_chosen(steal: str) -> None:
    path = golden.FOLDER / f"eleven_nimmt-rob-{steal}.json"
    record = Record.loads(path.read_bytes())
    assert any(isinstance(move, Rob) for _, move in record.moves)


@pytest.mark.parametrize("steal", STEAL)
def test_e10_a_golden_record_shows_a_taker_who_declines_and_one_who_does_not(steal: str) -> None:
    data = (golden.FOLDER / f"eleven_nimmt-may-{steal}.json").read_bytes()
    assert json.loads(data)["rules_version"] == 2  # the first that can say so
    assert {Rob, Decline} <= {type(move) for _, move in Record.loads(data).moves}


def test_a_missing_golden_record_is_added_and_the_others_are_left_alone(tmp_path: Path) -> None:
    for path in golden.FOLDER.glob("*.json"):
        shutil.copy(path, tmp_path)
    lost = tmp_path / "six_nimmt-tactics.json"
    lost.unlink()
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert golden.write_missing(tmp_path) == ["six_nimmt-tactics"]
    # The end that was kept of the lost record stays, too: it is for a person to decide.
    assert {path: path.read_bytes() for path in before} == before
    assert set(tmp_path.iterdir()) == {*before, lost}
    assert Record.loads(lost.read_bytes()).replay().outcome is not None
    assert golden.write_missing(tmp_path) == []


def test_a_file_that_answers_to_another_name_is_not_written_over(tmp_path: Path) -> None:
    draft = (golden.FOLDER / "six_nimmt-draft.json").read_bytes()
    wrong = tmp_path / "six_nimmt-standard.json"
    wrong.write_bytes(draft)
    with pytest.raises(FileExistsError):
        golden.write_missing(tmp_path)
    assert wrong.read_bytes() == draft
