"""Somebody takes over a bot's seat between two rounds, by a draw of its own."""

import pytest

from tests.server.tables.drawing import draw_of, numbers
from tests.server.tables.late import ELEVEN, SHORT, between, give, waiting
from tests.server.tables.story import (
    ANA,
    BEN,
    SECRET,
    STAND_IN,
    newcomer,
    number_of,
    playing,
    refusal,
    seating,
)
from toril.engine.games import AnyRules
from toril.engine.match_events import RoundScored, RoundStarted
from toril.server.live.shown import Shown, table_info
from toril.server.tables import commands
from toril.server.tables.table_data import table_from_data, table_to_data
from toril.wire.table_events import DrawOpened, Seated, WentOn


def test_a_friend_waits_while_the_bot_plays_on_and_sees_what_spectators_see() -> None:
    story = waiting()
    assert story.events == [Seated(BEN, 2, "Ben")]
    assert (story.plays(2), story.table.seat_of(BEN)) == ("random", None)
    shown = Shown(story.table)
    assert shown.play(BEN) is shown.play(None)
    chair = table_info(story.table)["seats"][2]
    assert (chair["person"], chair["bot"]) == (None, "random")
    assert chair["heir"] == {"person": BEN, "name": "Ben"}


def test_the_move_that_ends_the_round_opens_the_draw_and_nothing_is_dealt() -> None:
    story = between(ANA, BEN)
    assert story.written[-1] == "Drawn"
    assert [type(each) for each in story.events[-2:]] == [RoundScored, DrawOpened]
    assert (story.table.state, story.table.waits_for) == ("draw", ())
    drawn = draw_of(story)
    assert (drawn.match, drawn.round, drawn.listed) == (1, 2, (0, 2))
    assert [(seat.name, seat.bot) for seat in drawn.seats] == [
        ("Ana", None),
        ("random", "random"),
        ("Ben", None),
    ]


@pytest.mark.parametrize("rules", [SHORT, ELEVEN], ids=["six", "eleven"])
def test_until_the_draw_has_dealt_the_friend_sees_no_hand(rules: AnyRules) -> None:
    story = between(ANA, BEN, rules=rules)
    shown = Shown(story.table)
    assert shown.play(BEN) is shown.play(None)
    give(story, ANA)
    give(story, BEN)
    play = Shown(story.table).play(BEN)
    assert play is not None
    assert play["view"]["round"]["hand"] == list(story.hand(2))


def test_with_the_last_number_the_round_is_dealt_from_the_new_seed() -> None:
    story = between(ANA, BEN)
    give(story, BEN)
    assert story.table.state == "draw"
    give(story, ANA)
    assert [type(each) for each in story.events] == [WentOn, RoundStarted]
    assert seating(story) == [ANA, "random", BEN]
    assert story.table.match is not None
    assert story.table.draw is not None
    assert story.table.match.later == ((2, story.table.draw.seed),)
    assert story.table.match.seed != story.table.draw.seed
    assert story.read_again() == story.table
    assert table_from_data(table_to_data(story.table)) == story.table


def test_where_no_device_is_awake_it_goes_on_at_once() -> None:
    story = between()
    assert [type(each) for each in story.events[-3:]] == [DrawOpened, WentOn, RoundStarted]


def test_what_is_missing_stays_missing_and_a_second_worker_comes_too_late() -> None:
    story = between(ANA, BEN)
    give(story, ANA)
    for late in ((1, 1), (2, 1), (1, 3)):
        story.act(commands.server.begin(*late))
        assert story.written == []
    story.act(commands.server.begin(1, 2))
    assert story.table.state == "match"
    assert numbers(story) == (number_of(ANA), None, None)
    story.act(commands.server.begin(1, 2))
    assert story.written == []
    assert refusal(story, commands.people.give_number, BEN, 1, number_of(BEN), 2) == "draw_over"


def test_a_number_for_another_round_or_that_opens_nothing_is_refused() -> None:
    story = between(ANA, BEN)
    assert refusal(story, commands.people.give_number, BEN, 1, number_of(BEN), 1) == "draw_over"
    assert refusal(story, commands.people.give_number, BEN, 1, number_of(ANA), 2) == "wrong_number"


def test_the_record_keeps_the_old_name_and_has_both_draws() -> None:
    story = between(ANA, BEN)
    give(story, ANA)
    give(story, BEN)
    earlier = [{"until": 1, "names": ["Ana", None, None]}]
    assert table_info(story.table)["earlier"] == earlier
    story.play_out()
    assert table_info(story.table)["earlier"] == earlier
    record = story.table.record()
    assert record.names == ("Ana", "random", "random")
    assert [(each.round, each.names) for each in record.later] == [(2, ("Ana", "random", "Ben"))]
    assert isinstance(record.fairness, tuple)
    assert [each.draw.round for each in record.fairness] == [1, 2]
    assert [each.secret for each in record.fairness] == [SECRET, SECRET]
    assert record.replay() == story.table.match


def test_no_record_is_to_be_had_between_two_rounds() -> None:
    story = between(ANA, BEN)
    assert story.table.is_running
    fairness = table_info(story.table)["fairness"]
    assert (fairness["numbers"], fairness["secret"]) == (None, None)


def test_a_friend_who_goes_before_the_draw_leaves_the_deals_as_they_were() -> None:
    plain, story = playing(1, SHORT), waiting()
    story.do(commands.people.leave, BEN)
    assert story.written == ["Left"]
    assert story.table.chairs[2].offered
    plain.play_out()
    story.play_out()
    assert story.table.record() == plain.table.record()


def test_a_friend_who_is_sent_away_has_no_seat_and_the_seat_is_offered_no_more() -> None:
    story = waiting()
    story.do(commands.host.kick, ANA, BEN)
    assert seating(story) == [ANA, "random", "random"]
    assert not story.table.chairs[2].offered
    assert refusal(story, commands.people.sit, None, "Ben", 2, **newcomer(BEN)) == "not_now"


def test_what_is_drawn_is_played_whoever_goes() -> None:
    story = between(ANA, BEN, people=1)
    story.do(commands.people.leave, BEN)
    assert story.written == ["StoodIn"]
    story.do(commands.people.leave, ANA)
    assert story.table.state == "match"
    assert story.plays(2) == STAND_IN
    story.do(commands.people.take_seat_back, BEN)
    assert story.plays(2) is None


def test_a_friend_who_is_sent_away_in_the_draw_is_played_for_by_the_bot() -> None:
    story = between(ANA, BEN)
    story.do(commands.host.kick, ANA, BEN)
    give(story, ANA)
    story.act(commands.server.begin(1, 2))
    assert seating(story) == [ANA, "random", "random"]
    assert table_info(story.table)["names"][2] == "Ben"
