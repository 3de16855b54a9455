"""A table for a try at the deal of the day: alone, and with nothing to arrange."""

from typing import TYPE_CHECKING

import pytest
from pydantic_core import from_json, to_json

from tests.harness.ledgers import history
from tests.server.tables.state_matrix import ARGUMENTS, COMMANDS
from tests.server.tables.story import ANA, BEN, Story, newcomer, refusal
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.fairness.day import DayDeal
from toril.engine.six_nimmt import SixNimmt
from toril.server.tables import commands
from toril.server.tables.entries import DayDealt
from toril.server.tables.refusals import Refused
from toril.server.tables.table_data import table_from_data, table_to_data
from toril.server.tables.tries import is_withheld, may_see

if TYPE_CHECKING:
    from toril.wire.literals import PersonId

SECRET, OUT = "5e" * 32, 2_000_000
DEALT = DayDealt("2026-11-19", SECRET, "ox", out=OUT)
BOTS = ("ox",) * 3
NOTHING_TO_ARRANGE = {
    *("seat_bot", "kick", "configure", "start", "rematch", "pause", "resume", "offer"),
    *("end_match", "issue_link", "sit", "change_seat"),
}


def begun(rules: SixNimmt | ElevenNimmt) -> Story:
    story = Story(rules)
    story.do(commands.days.begin_day, None, DEALT, "Ana", BOTS, **newcomer(ANA))
    return story


SIX = SixNimmt(seats=4, rounds=1, hand_size=2)


@pytest.mark.parametrize("rules", [SIX, ElevenNimmt(seats=4, rounds=1)])
def test_a_try_begins_at_once_and_is_dealt_by_the_days_secret(
    rules: SixNimmt | ElevenNimmt,
) -> None:
    story = begun(rules)
    table = story.table
    assert table.state == "match"
    assert [chair.bot for chair in table.chairs] == [None, *BOTS]
    assert table.match is not None
    assert table.match.seed == DayDeal("2026-11-19", SECRET).seed
    assert (table.host, table.draws) == (None, ())
    assert story.read_again() == table


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("name", sorted(NOTHING_TO_ARRANGE))
def test_nothing_is_arranged_there_by_anybody(name: str, ended: bool) -> None:
    story = begun(SIX)
    if ended:
        story.play_out()
    for sender in (None, ANA):
        assert refusal(story, COMMANDS[name], sender, **ARGUMENTS.get(name, {}))


def test_nobody_sits_down_where_the_player_has_left() -> None:
    story = begun(SIX)
    story.play_out()
    story.do(commands.people.leave, ANA)
    assert refusal(story, COMMANDS["sit"], None, **ARGUMENTS["sit"]) == "day_alone"


def test_a_second_try_at_the_table_is_refused_and_a_resent_one_answered() -> None:
    def begin(story: Story, person: "PersonId") -> None:
        token, claim = newcomer(person).values()
        what = commands.days.begin_day(DEALT, "Ana", BOTS, token=token, claim=claim)
        story.act(what, None, "the-command")

    story = begun(SIX)
    with pytest.raises(Refused) as caught:
        begin(story, BEN)
    assert caught.value.code == "day_tried"
    story = Story(SIX)
    begin(story, ANA)
    begin(story, ANA)
    assert story.written == ["TokenChanged"]


def test_only_the_player_sees_it_until_the_secret_is_out() -> None:
    table = begun(SIX).table
    assert [may_see(table, ANA, now) for now in (0, OUT - 1, OUT)] == [True] * 3
    assert [may_see(table, None, now) for now in (0, OUT - 1, OUT)] == [False, False, True]
    assert [is_withheld(table, now) for now in (0, OUT - 1, OUT)] == [True, True, False]


def test_a_try_counts_when_every_decision_was_made_by_whom_it_should() -> None:
    story = begun(SIX)
    story.play_out()
    assert story.table.day is not None
    assert story.table.day.why_not is None


def test_a_try_does_not_count_where_another_bot_has_decided() -> None:
    story = begun(SIX)
    table, match = story.table, story.table.match
    assert match is not None
    moves = {2: next(iter(match.legal(2)))}
    story.act(commands.server.bots_move(table.match_number, table.turn, moves, substituted=[2]))
    story.play_out()
    assert story.table.day is not None
    assert story.table.day.why_not == "bot"
    assert story.read_again() == story.table


def test_a_try_does_not_count_where_a_bot_has_moved_for_the_person() -> None:
    story = begun(SIX)
    story.do(commands.people.resign, ANA)
    story.play_out()
    assert story.table.day is not None
    assert story.table.day.why_not == "stood_in"


def test_a_try_does_not_count_that_ends_when_the_secret_is_out() -> None:
    story = begun(SIX)
    story.now = OUT
    story.play_out()
    assert story.table.day is not None
    assert story.table.day.why_not == "late"


def test_a_snapshot_holds_all_of_a_try() -> None:
    story = begun(SIX)
    story.do(commands.people.resign, ANA)
    story.play_out()
    for table in history(story.lines):
        assert table_from_data(from_json(to_json(table_to_data(table)))) == table


def test_the_record_says_what_its_seed_was_made_from() -> None:
    story = begun(SIX)
    story.play_out()
    record = story.table.record()
    assert record.fairness == DayDeal("2026-11-19", SECRET)
    assert record.replay().outcome
