"""Random commands from anybody: the table stands it, and a restart finds it as it was.

Whatever is refused is refused with a reason and writes nothing; what every viewer has counted is
what that viewer was shown (`chaos` checks both after every command); and all that the lines say
survives the store's JSON.
"""

from collections import Counter
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from tests.server.tables.chaos import Chaos, run
from toril.engine.record import Record
from toril.server.tables.entries import Entry


@given(choices=st.integers(0, 2**32), length=st.integers(0, 150))
def test_a_restart_finds_the_table_as_it_was_whatever_people_did(choices: int, length: int) -> None:
    story = run(choices, length).story
    assert story.read_again() == story.table


@given(choices=st.integers(0, 2**32))
def test_the_record_of_a_finished_match_verifies_whatever_people_did(choices: int) -> None:
    chaos = Chaos(choices)
    matches = 0
    for _ in range(60):
        chaos.happen()
        table = chaos.table
        if table.state != "result" or table.match_number == matches:
            continue
        matches = table.match_number
        assert table.match is not None
        record = Record.loads(table.record().dumps().encode())
        assert record.replay() == table.match
        assert isinstance(record.fairness, tuple)
        seats = [(1, record.seed, record.names)]
        seats += [(each.round, each.seed, each.names) for each in record.later]
        for opened, drawn in zip(record.fairness, seats, strict=True):
            names = tuple(seat.name for seat in opened.draw.seats)
            assert (opened.draw.round, opened.seed, names) == drawn
            assert (opened.draw.match, opened.draw.rules) == (matches, record.rules)


def test_random_commands_reach_everything() -> None:
    written: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    matches = 0
    for choices in range(250):
        chaos = run(choices)
        written += chaos.written
        refused += chaos.refused
        matches += chaos.table.match_number
    rare = {entry for entry in get_args(Entry) if written[entry.__name__] < 20}
    assert {entry.__name__ for entry in rare} == {"Opened", "DayDealt"}
    assert matches > 100
    assert set(refused) >= {
        "already_seated",
        "bad_link",
        "bad_nickname",
        "draw_over",
        "no_such_seat",
        "no_such_person",
        "not_host",
        "not_now",
        "not_seated",
        "not_your_card",
        "not_your_turn",
        "not_yourself",
        "paused",
        "resigned",
        "seat_taken",
        "seats_free",
        "stale_turn",
        "still_here",
        "table_full",
        "too_few_seats",
        "wrong_kind",
        "wrong_number",
    }
