"""`toril verify`: what it says and how it ends, for records with notes, without, and older ones."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.records import some_record
from tests.cli.terminal import Result, refused, toril
from tests.fairness.honest import HonestTable
from tests.fairness.viewers import Kind
from toril import Match, Record, SixNimmt
from toril.engine.fairness.day import DayDeal
from toril.engine.fairness.older import ChainedSeed
from toril.fairness.notes_json import dumps

NONCE, OTHER_NONCE = "ab" * 16, "cd" * 16


def played(folder: Path, *kinds: Kind, seat: int = 0) -> tuple[Record, list[str]]:
    """Play a match at an honest table; return its record, and the arguments that check it."""
    table = HonestTable(SixNimmt(seats=len(kinds), rounds=1), kinds, 1)
    record, _ = table.play()
    notes = next(viewer.notes for viewer in table.viewers if viewer.seat == seat)
    (folder / "record.json").write_text(record.dumps(), encoding="utf-8")
    (folder / "notes.json").write_text(dumps(notes), encoding="utf-8")
    return record, [str(folder / "record.json"), "--notes", str(folder / "notes.json")]


def last(result: Result) -> str:
    return " ".join(result.out.split())[-300:]


def test_a_proven_match_ends_with_0_and_names_every_point(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "answers", "bot")
    result = toril("verify", *files)
    assert result.code == 0
    lines = [line for line in result.out.splitlines() if " · " in line]
    assert [line.split()[:2] for line in lines] == [[str(n), "fits"] for n in range(1, 14)]
    assert "The deals are proven: they come from the numbers of 2 devices" in last(result)
    assert "están demostrados" in last(toril("verify", *files, "--lang", "es"))


def test_a_missing_number_is_a_choice_that_is_counted_and_ends_with_0(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "sleeps", "answers")
    result = toril("verify", *files)
    assert result.code == 0
    assert "the number of Bo is missing" in last(result)
    assert "at most 3 deals, by holding back this number, another one instead, or none." in last(
        result
    )
    _, two = played(tmp_path, "answers", "sleeps")
    assert "at most 2 deals, by holding back this number or not." in last(toril("verify", *two))


def test_a_number_that_was_left_out_is_not_proven_and_ends_with_3(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "late", seat=1)
    result = toril("verify", *files)
    assert (result.code, "it wasn’t counted" in last(result)) == (3, True)


def test_without_notes_a_drawn_record_only_agrees_with_itself(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "answers")
    result = toril("verify", files[0])
    assert result.code == 3
    assert "The record agrees with itself" in last(result)
    assert "there are no notes" in last(result)


def test_what_does_not_fit_is_named_by_its_first_point_and_ends_with_2(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "answers")
    notes = json.loads((tmp_path / "notes.json").read_text())
    notes["matches"][0]["rounds"][0]["opening"][0] += 1
    (tmp_path / "notes.json").write_text(json.dumps(notes))
    result = toril("verify", *files)
    assert result.code == 2
    assert "point 10, hands and opening cards, as far as they were seen (round 1)" in last(result)


def test_a_record_from_which_the_draw_was_taken_does_not_fit_what_was_seen(tmp_path: Path) -> None:
    record, files = played(tmp_path, "answers", "answers")
    (tmp_path / "record.json").write_text(replace(record, fairness=None).dumps(), encoding="utf-8")
    result = toril("verify", *files)
    assert (result.code, "point 2" in last(result)) == (2, True)


def test_notes_of_nothing_are_refused(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "answers")
    result = toril("verify", files[0], "--notes", "")
    assert (result.code, "--notes" in result.err) == (2, True)


def test_a_wrong_digest_and_an_illegal_move_are_point_1(tmp_path: Path) -> None:
    record, files = played(tmp_path, "answers", "answers")
    torn = record.to_json() | {"digest": "0" * 64}
    (tmp_path / "record.json").write_text(json.dumps(torn))
    result = toril("verify", *files)
    assert "digest" in refused(result)
    assert result.out.startswith(" 1 DOES NOT FIT")
    first, *others = record.moves
    wrong = replace(record, moves=((1 - first[0], first[1]), *others))
    (tmp_path / "record.json").write_text(wrong.dumps())
    result = toril("verify", *files)
    assert "Move 1 of the record is refused" in refused(result)
    assert "It doesn’t fit: point 1" in last(result)


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"schema": "toril-record-1"}'])
def test_notes_that_are_none_are_refused(tmp_path: Path, content: str) -> None:
    _, files = played(tmp_path, "answers", "answers")
    (tmp_path / "notes.json").write_text(content)
    assert "not a device's notes" in refused(toril("verify", *files))
    assert "nowhere" in refused(toril("verify", files[0], "--notes", str(tmp_path / "nowhere")))


def test_a_match_that_no_server_dealt_proves_nothing_about_its_deals(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "answers")
    record = some_record(SixNimmt(seats=3, rounds=1), moves=0)
    finished = _to_the_end(Match.start(record.rules, record.seed))
    (tmp_path / "record.json").write_text(Record.of(finished).dumps())
    alone = toril("verify", files[0])
    assert (alone.code, "nothing to prove" in alone.out) == (0, True)
    assert toril("verify", *files).code == 3


def older(folder: Path) -> str:
    fairness = ChainedSeed("11" * 16, "22" * 32, (NONCE, OTHER_NONCE))
    match = _to_the_end(Match.start(SixNimmt(seats=2, rounds=1), fairness.seed))
    record = replace(Record.of(match, ("Ana", "Bo")), fairness=fairness)
    (folder / "older.json").write_text(record.dumps())
    return str(folder / "older.json")


def test_a_record_of_an_older_server_verifies_as_before_and_is_told_to_prove_less(
    tmp_path: Path,
) -> None:
    file = older(tmp_path)
    shown = ChainedSeed("11" * 16, "22" * 32, ()).hash
    plain = toril("verify", file)
    assert (plain.code, "proves less" in " ".join(plain.out.split())) == (0, True)
    fine = toril("verify", file, "--hash", shown.upper(), "--nonce", OTHER_NONCE)
    assert fine.code == 0
    assert "the secret is the one that the hash promised" in fine.out
    assert "the nonce is at seat 1, Bo" in fine.out
    assert "promised" in refused(toril("verify", file, "--hash", "0" * 64))
    assert "nonce" in refused(toril("verify", file, "--nonce", "0" * 32))


def test_a_nonce_is_looked_for_at_ones_own_seat(tmp_path: Path) -> None:
    file = older(tmp_path)
    assert toril("verify", file, "--nonce", NONCE, "--seat", "0").code == 0
    assert "at that seat" in refused(toril("verify", file, "--nonce", NONCE, "--seat", "1"))
    assert "--nonce" in refused(toril("verify", file, "--seat", "1"))


def of_the_day(folder: Path) -> str:
    day = DayDeal("2026-11-19", "33" * 32)
    match = _to_the_end(Match.start(SixNimmt(seats=4, rounds=1), day.seed))
    record = replace(Record.of(match, ("Ana", "ox", "ox", "ox")), fairness=day)
    (folder / "day.json").write_text(record.dumps())
    return str(folder / "day.json")


def test_a_deal_of_the_day_is_the_same_for_all_and_never_proven(tmp_path: Path) -> None:
    file, shown = of_the_day(tmp_path), DayDeal("2026-11-19", "33" * 32).hash("six_nimmt")
    plain = toril("verify", file)
    said = " ".join(plain.out.split())
    assert (plain.code, "the same for all at that server" in said, shown in said) == (3, True, True)
    noted = toril("verify", file, "--hash", shown)
    assert (noted.code, "hasn’t changed it since" in " ".join(noted.out.split())) == (3, True)
    assert "promised" in refused(toril("verify", file, "--hash", "0" * 64))
    assert "--notes" in refused(toril("verify", file, "--hash", shown, "--nonce", NONCE))


def test_notes_prove_nothing_about_a_deal_of_the_day(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "answers")
    told = toril("verify", of_the_day(tmp_path), *files[1:])
    assert told.code == 3
    assert "the server chose it" in " ".join(told.out.split())


@pytest.mark.parametrize("flag", ["--hash", "--nonce"])
@pytest.mark.parametrize("empty", ["", " ", "0", "zz"])
def test_an_empty_value_turns_no_comparison_off(tmp_path: Path, flag: str, empty: str) -> None:
    assert flag in refused(toril("verify", older(tmp_path), flag, empty))


def test_what_was_noted_for_older_servers_says_nothing_about_a_draw(tmp_path: Path) -> None:
    _, files = played(tmp_path, "answers", "answers")
    assert "--notes" in refused(toril("verify", files[0], "--nonce", NONCE))


def _to_the_end(match: Match[Any]) -> Match[Any]:
    rng = Random(1)
    while match.outcome is None:
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(rng))
    return match
