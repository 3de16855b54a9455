"""Who may take over a bot's seat, and what becomes of those who wait for it."""

from tests.server.tables.drawing import awake, draw_of
from tests.server.tables.late import SHORT, deadline, give, offered, play_round, waiting
from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    DORA,
    newcomer,
    playing,
    refusal,
    rules_for,
    seating,
    token_of,
)
from toril.server.live.shown import table_info
from toril.server.tables import commands
from toril.server.tables.senders import digest, sender_of


def test_nobody_comes_back_who_has_had_a_seat_in_this_match() -> None:
    story = offered(2)
    story.do(commands.host.kick, ANA, BEN)
    story.do(commands.host.offer, ANA, 1, offered=True)
    sender = sender_of(story.table, digest(token_of(BEN)))
    assert sender == BEN
    again = newcomer(CLEO)
    assert refusal(story, commands.people.sit, sender, "Ben", 1, **again) == "has_played"
    story.do(commands.people.sit, None, "Cleo", 1, **again)
    story.play_out()
    assert seating(story)[1] == CLEO


def test_who_only_waited_may_come_again() -> None:
    story = waiting()
    story.do(commands.people.leave, BEN)
    sender = sender_of(story.table, digest(token_of(BEN)))
    story.do(commands.people.sit, sender, "Ben", 2, **newcomer(CLEO))
    assert table_info(story.table)["seats"][2]["heir"]["name"] == "Ben"


def test_a_newcomer_is_called_otherwise_than_who_went() -> None:
    story = offered(2)
    story.do(commands.host.kick, ANA, BEN)
    story.do(commands.people.sit, None, "ben", 2, **newcomer(CLEO))
    assert table_info(story.table)["seats"][2]["heir"]["name"] == "ben 2"


def test_only_a_bots_seat_can_be_offered() -> None:
    story = playing(2, SHORT)
    assert refusal(story, commands.host.offer, ANA, 1, offered=True) == "seat_taken"
    assert refusal(story, commands.host.offer, ANA, 3, offered=True) == "no_such_seat"
    story.do(commands.people.leave, BEN)
    assert refusal(story, commands.host.offer, ANA, 1, offered=True) == "seat_taken"


def test_who_waits_cannot_move() -> None:
    story = waiting()
    move = next(iter(story.table.match.legal(2))) if story.table.match else None
    assert refusal(story, commands.people.move, BEN, 1, 0, move) == "not_seated"


def test_a_lost_answer_to_sitting_down_is_given_again() -> None:
    story = offered()
    story.do(commands.people.sit, None, "Ben", None, **newcomer(BEN), command="sitting-down")
    again = newcomer(BEN) | {"token": "another"}
    person = story.do(commands.people.sit, None, "Ben", None, **again, command="sitting-down")
    assert (person, story.written) == (BEN, ["TokenChanged"])


def test_two_friends_share_one_draw_and_a_third_has_another() -> None:
    story = waiting()
    story.do(commands.host.offer, ANA, 1, offered=True)
    story.sit(CLEO)
    play_round(story)
    assert seating(story) == [ANA, CLEO, BEN]
    story.do(commands.host.kick, ANA, CLEO)
    story.do(commands.host.offer, ANA, 1, offered=True)
    story.sit(DORA)
    story.play_out()
    record = story.table.record()
    assert [each.names for each in record.later] == [("Ana", "Cleo", "Ben"), ("Ana", "Dora", "Ben")]
    assert record.replay() == story.table.match


def test_who_still_waits_at_the_end_has_the_seat_in_the_next_match() -> None:
    story = waiting(rules=rules_for(3))
    story.play_out()
    assert table_info(story.table)["seats"][2]["heir"]["person"] == BEN
    assert story.table.record().later == ()
    story.do(commands.host.rematch, ANA, None, start=True)
    assert seating(story) == [BEN, ANA, "random"]


def test_a_match_that_the_host_ends_while_somebody_waits_draws_nothing() -> None:
    story = waiting()
    story.do(commands.host.end_match, ANA)
    assert story.table.state == "result"
    story.do(commands.people.leave, BEN)
    assert story.written == ["Left"]


def test_everybody_has_the_whole_time_after_the_draw() -> None:
    story = playing(1, SHORT, clock="quick")
    story.do(commands.host.offer, ANA, 2, offered=True)
    story.sit(BEN)
    awake(story, ANA, BEN)
    story.play_out()
    assert table_info(story.table)["state"] == "draw"
    assert deadline(story) == 0
    story.now += 1_500
    give(story, ANA)
    give(story, BEN)
    assert deadline(story) > story.now + 15_000


def test_who_gave_up_is_not_waited_for() -> None:
    story = waiting(2)
    story.do(commands.people.resign, BEN)
    awake(story, ANA, BEN, CLEO)
    story.play_out()
    assert draw_of(story).listed == (0, 2)


def test_a_bot_that_stands_in_is_known_after_the_draw_without_its_old_cards() -> None:
    story = waiting(2)
    story.do(commands.people.leave, BEN)
    play_round(story)
    work = story.table.chairs[1].work
    assert (work.count > 0, work.moves) == (True, ())
