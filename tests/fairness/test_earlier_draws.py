"""What was drawn before, and what cannot be shown any more: no alarm without need."""

from dataclasses import replace

from tests.fairness.honest import HonestTable
from toril import SixNimmt
from toril.engine.names import NOBODY
from toril.fairness.check import check
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


def test_a_table_whose_names_were_deleted_is_no_alarm_and_no_proof() -> None:
    table = HonestTable(RULES, ("answers", "bot", "answers"), 5)
    record, _ = table.play()
    notes = table.viewers[0].notes
    bare = replace(record, fairness=None)
    assert verdict(bare, check(bare, notes, 1)).name == "differs"
    nameless = replace(bare, names=(NOBODY, record.names[1], NOBODY))
    assert verdict(nameless, check(nameless, notes, 1)).reasons == ("no_draw",)
