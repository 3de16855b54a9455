"""A result that everybody has left: its people see it again, and newcomers open the table."""

from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    Story,
    newcomer,
    playing,
    refusal,
    rules_for,
    seating,
    token_of,
)
from toril.server.tables import commands
from toril.server.tables.reopening import is_abandoned
from toril.server.tables.senders import digest, holder_of


def abandoned() -> Story:
    """Ben leaves during the match, Ana after it."""
    story = playing(2, rules_for(3))
    story.do(commands.people.leave, BEN)
    story.play_out()
    assert not is_abandoned(story.table)
    story.do(commands.people.leave, ANA)
    return story


def test_who_left_during_the_match_comes_back_to_the_result_and_plays_again() -> None:
    story = abandoned()
    assert (story.table.state, story.host()) == ("result", None)
    assert is_abandoned(story.table)
    story.act(commands.server.come_in(BEN, rested=True))
    assert story.host() == BEN
    assert not is_abandoned(story.table)
    assert refusal(story, commands.people.sit, None, "Cleo", None, **newcomer(CLEO)) == "not_now"
    story.do(commands.host.rematch, BEN, None, start=True)
    assert (story.table.state, story.table.match_number) == ("match", 2)


def test_a_newcomer_opens_an_abandoned_table_again() -> None:
    story = abandoned()
    rules = story.table.rules
    story.sit(CLEO)
    assert story.written == ["Configured", "Sat", "HostPassed"]
    assert (story.table.state, story.host(), seating(story)) == ("lobby", CLEO, [CLEO, None, None])
    assert story.table.rules == rules
    assert holder_of(story.table, digest(token_of(BEN))) is None  # who can sit down like anybody
    story.sit(4)
    assert seating(story) == [CLEO, 4, None]
    assert story.read_again() == story.table


def test_a_newcomer_who_is_refused_leaves_the_result_as_it_is() -> None:
    story = abandoned()
    assert refusal(story, commands.people.sit, None, "Cleo", 9, **newcomer(CLEO)) == "no_such_seat"
    assert story.table.state == "result"


def test_a_resent_request_to_sit_down_there_is_known() -> None:
    story = abandoned()
    sat = story.sit(CLEO, command="sit-1")
    again = story.sit(CLEO, command="sit-1", token=token_of(9))
    assert again == sat
    assert story.written == ["TokenChanged"]
    assert len(story.table.seated) == 1


def test_a_host_who_left_alone_is_no_host_when_others_open_the_table() -> None:
    story = playing(1, rules_for(2))
    story.do(commands.people.leave, ANA)
    story.play_out()  # by a bot that had begun to think
    assert (story.table.state, story.host()) == ("result", ANA)
    story.sit(BEN)
    assert (story.host(), seating(story)) == (BEN, [BEN, None])


def test_nobody_sits_down_at_a_result_that_somebody_looks_at() -> None:
    story = playing(2, rules_for(2))
    story.act(commands.server.stand_in([0, 1], "clock"))
    story.play_out()
    assert not is_abandoned(story.table)
    assert refusal(story, commands.people.sit, None, "Cleo", None, **newcomer(CLEO)) == "not_now"
