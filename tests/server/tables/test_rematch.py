"""Playing again: the same people, one seat further."""

from dataclasses import replace

import pytest

from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    DORA,
    FILLER,
    Story,
    finished,
    playing,
    refusal,
    rules_for,
    seating,
    token_of,
)
from toril import ElevenNimmt
from toril.engine.games import AnyRules
from toril.server.tables import commands
from toril.server.tables.capacity import MOST_MATCHES
from toril.server.tables.chairs import SUCCESSOR
from toril.server.tables.senders import digest, holder_of
from toril.server.tables.setup import Setup


def again(story: Story, rules: AnyRules | None = None, *, start: bool = True) -> None:
    story.do(
        commands.host.rematch,
        ANA,
        Setup(rules or story.table.rules, "off", listed=False),
        start=start,
    )


def test_everybody_sits_one_seat_further_bots_too() -> None:
    story = finished(3, rules_for(4))
    assert seating(story) == [ANA, BEN, CLEO, "random"]
    again(story)
    assert seating(story) == ["random", ANA, BEN, CLEO]
    assert (story.table.state, story.table.match_number, story.table.host) == ("match", 2, ANA)
    assert story.table.names == ("random", "Ana", "Ben", "Cleo")
    assert [story.table.seat_of(person) for person in (ANA, BEN, CLEO)] == [1, 2, 3]


def test_after_as_many_matches_as_seats_everybody_sat_everywhere() -> None:
    story = finished(3)
    seats = {person: {story.table.seat_of(person)} for person in (ANA, BEN, CLEO)}
    for _ in range(2):
        again(story)
        for person, sat in seats.items():
            sat.add(story.table.seat_of(person))
        story.play_out()
    assert all(sat == {0, 1, 2} for sat in seats.values())


def test_the_next_match_begins_with_nothing_of_the_last_one() -> None:
    story = playing(2, rules_for(2, hand_size=3), clock="quick")
    story.play_out()
    again(story)
    table = story.table
    assert (table.turn, table.exchanges, table.paused) == (0, (0, 0), False)
    assert table.match is not None
    assert (table.match.moves, table.match.totals) == ((), (0, 0))


def test_who_left_is_dropped_and_a_bot_has_the_place() -> None:
    story = playing(3)
    story.do(commands.people.leave, BEN)
    story.play_out()
    again(story)
    assert seating(story) == [CLEO, ANA, SUCCESSOR]
    assert holder_of(story.table, digest(token_of(BEN))) is None


def test_who_left_and_returned_plays_again() -> None:
    story = playing(3)
    story.do(commands.people.leave, BEN)
    story.play_out()
    story.do(commands.people.take_seat_back, BEN)
    again(story)
    assert seating(story) == [CLEO, ANA, BEN]


@pytest.mark.parametrize("why", ["clock", "away"])
def test_who_was_only_late_or_lost_plays_again(why: str) -> None:
    story = playing(2)
    story.act(commands.server.stand_in([1], "clock" if why == "clock" else "away"))
    story.play_out()
    again(story)
    assert seating(story) == [BEN, ANA]
    assert [chair.by for chair in story.table.chairs] == ["person", "person"]


def test_who_gave_up_plays_again_even_after_leaving_and_returning() -> None:
    story = playing(3)
    story.do(commands.people.resign, BEN)
    story.do(commands.people.resign, CLEO)
    story.do(commands.people.leave, CLEO)
    story.play_out()
    story.do(commands.people.take_seat_back, CLEO)
    again(story)
    assert seating(story) == [CLEO, ANA, BEN]
    assert not any(chair.resigned for chair in story.table.chairs)
    assert story.table.seat_of(BEN) == 2


def test_a_host_who_asks_for_another_match_has_not_left() -> None:
    story = playing(2)
    story.do(commands.people.leave, BEN)
    story.do(commands.people.leave, ANA)  # nobody to pass the table on to
    story.play_out()
    again(story)
    assert seating(story) == [SUCCESSOR, ANA]
    assert story.table.host == ANA
    assert story.plays(1) is None


def test_options_game_and_clock_may_change() -> None:
    story = finished(2)
    rules = ElevenNimmt(seats=2, rounds=1)
    story.do(commands.host.rematch, ANA, Setup(rules, "quick", listed=True), start=True)
    table = story.table
    assert table.match is not None
    assert (table.match.rules, table.clock, table.listed) == (rules, "quick", True)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, [ANA, BEN]),
        (3, ["random", ANA, BEN]),
        (5, ["random", ANA, BEN, "random", FILLER]),
    ],
)
def test_bots_fill_what_is_missing_and_give_way_when_seats_go(
    seats: int, expected: list[int | str]
) -> None:
    story = playing(2, rules_for(4))
    story.play_out()
    assert seating(story) == [ANA, BEN, "random", "random"]
    again(story, rules_for(seats))
    assert seating(story) == expected
    assert story.table.state == "match"


def test_more_people_than_seats_are_refused() -> None:
    story = finished(3)
    setup = Setup(rules_for(2), "off", listed=False)
    assert refusal(story, commands.host.rematch, ANA, setup, start=True) == "too_few_seats"
    assert story.table.state == "result"


def test_without_a_start_it_is_a_lobby_again_where_others_can_join() -> None:
    story = finished(2)
    again(story, rules_for(4), start=False)
    assert (story.table.state, story.table.match_number) == ("lobby", 1)
    assert seating(story) == [BEN, ANA, None, None]
    assert refusal(story, commands.host.start, ANA) == "seats_free"
    story.sit(CLEO)
    story.sit(DORA)
    story.do(commands.host.start, ANA)
    assert (story.table.state, story.table.match_number) == ("match", 2)


def test_who_was_kicked_after_the_match_does_not_play_again() -> None:
    story = finished(2)
    story.do(commands.host.kick, ANA, BEN)
    again(story)
    assert seating(story) == [SUCCESSOR, ANA]


@pytest.mark.parametrize("start", [True, False])
def test_a_table_that_has_played_a_thousand_matches_plays_no_more(start: bool) -> None:
    story = finished(2)
    story.table = replace(story.table, match_number=MOST_MATCHES - 1)
    again(story)
    story.play_out()
    assert refusal(story, commands.host.rematch, ANA, None, start=start) == "table_worn"
