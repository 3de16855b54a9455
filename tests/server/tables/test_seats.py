"""Sitting down, leaving, being sent away, giving up, and who is the host then."""

import json

import pytest

from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    DORA,
    STAND_IN,
    Story,
    finished,
    lobby,
    newcomer,
    playing,
    refusal,
    rules_for,
    seating,
    token_of,
)
from toril import ElevenNimmt
from toril.engine.six_nimmt import Commit
from toril.server.store.rows import line_data
from toril.server.tables import commands
from toril.server.tables.capacity import MOST_PEOPLE
from toril.server.tables.chairs import SUCCESSOR
from toril.server.tables.senders import digest, holder_of, sender_digest
from toril.server.tables.setup import Setup


def test_who_sits_down_gets_the_first_free_seat_or_the_one_that_was_named() -> None:
    story = Story(rules_for(3))
    story.sit(ANA, 1)
    story.sit(BEN)
    assert seating(story) == [BEN, ANA, None]
    for seat, code in ((1, "seat_taken"), (9, "no_such_seat")):
        assert refusal(story, commands.people.sit, None, "Cleo", seat, **newcomer(CLEO)) == code
    story.sit(CLEO, 2)
    assert seating(story) == [BEN, ANA, CLEO]
    assert refusal(story, commands.people.sit, None, "Dora", None, **newcomer(DORA)) == "table_full"


def test_a_token_is_known_again_but_stands_nowhere() -> None:
    story = lobby(2)
    digests = [digest(token_of(person)) for person in (ANA, BEN, CLEO)]
    assert [holder_of(story.table, each) for each in digests] == [ANA, BEN, None]
    assert (
        holder_of(story.table, sender_digest(None))
        is holder_of(story.table, sender_digest(""))
        is None
    )
    kept = json.dumps([line_data(line) for line in story.lines])
    assert token_of(ANA) not in kept
    from_the_database = digest(story.table.person(ANA).token)
    assert holder_of(story.table, from_the_database) is None  # what is kept opens nothing


def test_who_sits_in_the_lobby_moves_to_a_free_seat_and_nothing_else_changes() -> None:
    story = lobby(2, rules_for(4))
    story.do(commands.host.seat_bot, ANA, 3, "random")
    before = story.table
    story.do(commands.people.change_seat, BEN, 2)
    assert seating(story) == [ANA, None, BEN, "random"]
    assert story.table.host == ANA
    assert (story.table.rules, story.table.clock) == (before.rules, before.clock)
    assert holder_of(story.table, digest(token_of(BEN))) == BEN
    story.do(commands.people.change_seat, BEN, 2)
    assert story.written == []
    story.do(commands.people.change_seat, ANA, 1)
    assert seating(story) == [None, ANA, BEN, "random"]


@pytest.mark.parametrize(
    ("seat", "code"), [(0, "seat_taken"), (3, "seat_taken"), (4, "no_such_seat")]
)
def test_nobody_moves_to_a_seat_that_is_not_free(seat: int, code: str) -> None:
    story = lobby(2, rules_for(4))
    story.do(commands.host.seat_bot, ANA, 3, "random")
    assert refusal(story, commands.people.change_seat, BEN, seat) == code


def test_a_table_that_saw_too_many_people_come_and_go_takes_no_more() -> None:
    story = lobby(1, rules_for(2))
    for person in range(BEN, MOST_PEOPLE + 1):
        story.sit(person)
        story.do(commands.people.leave, person)
    assert len(story.table.people) == MOST_PEOPLE
    assert refusal(story, commands.people.sit, None, "Zoe", None, **newcomer(500)) == "table_worn"


def test_the_host_gives_free_seats_to_bots_and_takes_them_back() -> None:
    story = lobby(1, rules_for(3))
    story.do(commands.host.seat_bot, ANA, 1, "random")
    story.do(commands.host.seat_bot, ANA, 1, "cautious")
    assert seating(story) == [ANA, "cautious", None]
    story.do(commands.host.seat_bot, ANA, 1, "cautious")
    assert story.written == []
    story.do(commands.host.seat_bot, ANA, 1, None)
    assert seating(story) == [ANA, None, None]


@pytest.mark.parametrize(
    ("seat", "bot", "code"),
    [
        (0, "random", "seat_taken"),
        (0, None, "seat_taken"),
        (3, "random", "no_such_seat"),
        (-1, "random", "no_such_seat"),
        (2, "oracle", "bad_choice"),
        (2, "montecarlo:samples=1000000", "bad_choice"),
        (2, "exec:true", "bad_choice"),
        (2, "Ana", "bad_choice"),
    ],
)
def test_a_bot_that_cannot_sit_there_is_refused(seat: int, bot: str | None, code: str) -> None:
    assert refusal(lobby(2, rules_for(3)), commands.host.seat_bot, ANA, seat, bot) == code


def test_kicking_frees_a_seat_before_the_match_and_leaves_it_to_a_bot_later() -> None:
    for story, bot in ((lobby(2), None), (playing(2), SUCCESSOR), (finished(2), SUCCESSOR)):
        story.do(commands.host.kick, ANA, BEN)
        assert seating(story) == [ANA, bot]
        assert holder_of(story.table, digest(token_of(BEN))) is None
        assert story.table.seat_of(BEN) is None


@pytest.mark.parametrize(("person", "code"), [(ANA, "not_yourself"), (9, "no_such_person")])
def test_the_host_cannot_kick_herself_or_nobody(person: int, code: str) -> None:
    assert refusal(lobby(2), commands.host.kick, ANA, person) == code


def test_nobody_is_kicked_twice() -> None:
    story = playing(3)
    story.do(commands.host.kick, ANA, BEN)
    assert refusal(story, commands.host.kick, ANA, BEN) == "no_such_person"


def test_somebody_who_was_kicked_from_the_lobby_may_sit_down_again_as_somebody_new() -> None:
    story = lobby(2)
    story.do(commands.host.kick, ANA, BEN)
    assert story.sit(BEN) == CLEO
    assert seating(story) == [ANA, CLEO]


def test_leaving_frees_the_seat_except_during_a_match() -> None:
    for story, bot in ((lobby(2), None), (finished(2), SUCCESSOR)):
        story.do(commands.people.leave, BEN)
        assert seating(story) == [ANA, bot]
        assert holder_of(story.table, digest(token_of(BEN))) is None
    story = playing(2)
    story.do(commands.people.leave, BEN)
    assert seating(story) == [ANA, BEN]
    assert story.table.chairs[1].stand_in == "left"
    assert holder_of(story.table, digest(token_of(BEN))) == BEN
    story.do(commands.people.leave, BEN)
    assert story.written == []


def test_whoever_gave_up_only_looks_on_and_cannot_move_any_more() -> None:
    story = playing(2)
    move = Commit(story.hand(1)[0])
    story.do(commands.people.resign, BEN)
    chair = story.table.chairs[1]
    assert (chair.person, story.plays(1), chair.resigned) == (BEN, STAND_IN, True)
    assert story.table.seat_of(BEN) is None
    assert refusal(story, commands.people.move, BEN, 1, 0, move) == "resigned"
    story.do(commands.people.resign, BEN)
    assert story.written == []
    story.play_out()
    assert story.table.state == "result"


def test_a_commitment_stays_when_its_owner_gives_up_leaves_or_is_kicked() -> None:
    for command, sender, args in (
        (commands.people.resign, BEN, ()),
        (commands.people.leave, BEN, ()),
        (commands.host.kick, ANA, (BEN,)),
    ):
        story = playing(2)
        story.move(BEN, Commit(story.hand(1)[1]))
        story.do(command, sender, *args)
        assert story.table.match is not None
        assert story.table.match.moves == ((1, Commit(story.hand(1)[1])),)
        assert story.table.waits_for == (0,)


def test_fewer_seats_take_free_ones_first_then_bots_and_never_people() -> None:
    story = Story(rules_for(6))
    story.sit(ANA, 1)
    story.sit(BEN, 4)
    for seat, bot in ((0, "random"), (5, "cautious")):
        story.do(commands.host.seat_bot, ANA, seat, bot)
    for seats, expected in (
        (5, ["random", ANA, None, BEN, "cautious"]),
        (4, ["random", ANA, BEN, "cautious"]),
        (3, ["random", ANA, BEN]),
        (2, [ANA, BEN]),
        (4, [ANA, BEN, None, None]),
    ):
        story.do(commands.host.configure, ANA, Setup(rules_for(seats), "off", listed=False))
        assert seating(story) == expected
        assert [story.table.seat_of(person) for person in (ANA, BEN)] == [
            expected.index(person) for person in (ANA, BEN)
        ]
    assert story.host() == ANA


def test_people_never_give_way_to_fewer_seats() -> None:
    story = lobby(3)
    assert refusal(
        story, commands.host.configure, ANA, Setup(rules_for(2), "off", listed=False)
    ) == ("too_few_seats")


def test_configuring_changes_game_clock_and_listing() -> None:
    story = lobby(2)
    story.do(commands.host.configure, ANA, Setup(ElevenNimmt(seats=3), "quick", listed=True))
    table = story.table
    assert (table.rules, table.clock, table.listed) == (ElevenNimmt(seats=3), "quick", True)
    story.sit(CLEO)
    story.do(commands.host.start, ANA)
    assert story.table.match is not None
    assert story.table.match.rules == ElevenNimmt(seats=3)


def test_a_match_needs_every_seat_taken() -> None:
    story = lobby(1, rules_for(3))
    assert refusal(story, commands.host.start, ANA) == "seats_free"
    story.do(commands.host.seat_bot, ANA, 1, "random")
    assert refusal(story, commands.host.start, ANA) == "seats_free"
    story.sit(BEN)
    story.do(commands.host.start, ANA)
    assert story.table.names == ("Ana", "random", "Ben")
