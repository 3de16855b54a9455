"""Honest matches never raise an alarm, whoever was away, asleep or late."""

from dataclasses import replace

import pytest

from tests.fairness.__main__ import prove
from tests.fairness.honest import HonestTable
from tests.fairness.viewers import Kind
from toril import ElevenNimmt, SixNimmt
from toril.fairness.check import check
from toril.fairness.points import POINTS
from toril.fairness.verdict import possible_deals, verdict


def test_honest_records_of_every_kind_give_no_alarm() -> None:
    found = prove(60, seed=5)
    assert found.keys() == {"proven", "choice", "not_proven", "came later"}


@pytest.mark.parametrize("kinds", [("answers", "bot"), ("answers", "absent")])
def test_with_one_listed_number_there_is_no_choice_at_all(kinds: tuple[Kind, ...]) -> None:
    table = HonestTable(SixNimmt(seats=2, rounds=1), kinds, 1)
    record, _ = table.play()
    says = verdict(record, check(record, table.viewers[0].notes))
    assert (says.name, says.deals, says.listed) == ("proven", 1, 1)


def test_each_missing_number_is_a_choice() -> None:
    table = HonestTable(ElevenNimmt(seats=4, rounds=1), ("answers", "sleeps", "late", "answers"), 1)
    record, _ = table.play()
    says = verdict(record, check(record, table.viewers[0].notes))
    assert (says.name, says.missing, says.deals) == ("choice", ("Bo", "Zoë"), 1 + 3 + 3)
    assert [possible_deals(10, w) for w in (0, 1, 9)] == [1, 10, 512]


def test_without_notes_a_record_only_agrees_with_itself() -> None:
    table = HonestTable(SixNimmt(seats=3, rounds=1), ("answers", "answers", "bot"), 2)
    record, _ = table.play()
    found = check(record)
    assert verdict(record, found).reasons == ("no_notes",)
    fitting = {finding.point for finding in found if finding.state == "fits"}
    assert fitting == {"record", "numbers", "secret", "seed"}
    assert tuple(finding.point for finding in found) == POINTS


def test_a_record_of_another_match_than_was_asked_for_differs() -> None:
    table = HonestTable(SixNimmt(seats=2, rounds=1), ("answers", "answers"), 3)
    first, _ = table.play()
    table.play()
    found = check(first, table.viewers[0].notes, match=2)
    assert next(f.point for f in found if f.state == "differs") == "place"
    assert verdict(first, check(first, table.viewers[0].notes)).name == "proven"


def test_who_came_after_the_draw_may_find_a_bot_where_a_person_sat() -> None:
    table = HonestTable(SixNimmt(seats=2, rounds=1), ("answers", "misses"), 4)
    record, _ = table.play()
    notes = table.viewers[0].notes
    seen = notes.matches[0]
    gone = replace(seen.shown.seats[1], bot="cautious")
    shown = replace(seen.shown, seats=(seen.shown.seats[0], gone))
    late = replace(notes, draws=(), matches=(replace(seen, shown=shown),))
    assert verdict(record, check(record, late)).reasons == ("not_there",)
    saw_it = replace(late, draws=notes.draws)
    assert verdict(record, check(record, saw_it)).name == "differs"
