"""What was drawn before, and what cannot be shown any more: no alarm without need."""

from dataclasses import replace

from tests.fairness.honest import HonestTable
from toril import SixNimmt
from toril.engine.names import NOBODY
from toril.fairness.check import check, with_ended
from toril.fairness.verdict import verdict

RULES = SixNimmt(seats=3, rounds=1)


def test_what_was_called_off_spoils_the_next_match_and_none_after_it() -> None:
    table = HonestTable(RULES, ("answers", "bot", "answers"), 5)
    _, spoilt, clean = (table.play()[0] for _ in range(3))
    honest = table.viewers[0].notes
    draws = tuple(replace(draw, ended=draw.match != 1) for draw in honest.draws)
    notes = replace(honest, draws=draws)
    assert verdict(spoilt, check(spoilt, notes)).reasons == ("called_off",)
    assert verdict(clean, check(clean, notes)).name == "proven"


def test_a_draw_has_ended_only_with_a_record_in_which_nothing_differs() -> None:
    table = HonestTable(RULES, ("answers", "bot", "answers"), 5)
    record, _ = table.play()
    honest = table.viewers[0].notes
    notes = replace(honest, draws=tuple(replace(draw, ended=False) for draw in honest.draws))
    seen = notes.matches[0]
    first = seen.rounds[0].plays[0]
    assert first is not None
    other = replace(first, move="104" if first.move != "104" else "103")
    written = replace(seen.rounds[0], plays=(other, *seen.rounds[0].plays[1:]))
    lied_to = notes.with_match(seen.with_round(written))
    unseen = notes.with_match(replace(seen, rounds=(), outcome=None))
    for each, ended in ((notes, True), (lied_to, False), (unseen, False)):
        after = with_ended(each, record, check(record, each))
        assert [draw.ended for draw in after.draws] == [ended]


def test_a_table_whose_names_were_deleted_is_no_alarm_and_no_proof() -> None:
    table = HonestTable(RULES, ("answers", "bot", "answers"), 5)
    record, _ = table.play()
    notes = table.viewers[0].notes
    bare = replace(record, fairness=None)
    assert verdict(bare, check(bare, notes, 1)).name == "differs"
    nameless = replace(bare, names=(NOBODY, record.names[1], NOBODY))
    assert verdict(nameless, check(nameless, notes, 1)).reasons == ("names_deleted",)
