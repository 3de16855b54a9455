"""Who is the host: the first who sat down, and when the host is gone the next."""

import pytest

from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    DORA,
    Story,
    lobby,
    playing,
    refusal,
    rules_for,
    seating,
)
from toril.server.tables import commands


def test_the_first_who_sits_down_is_the_host_and_after_all_have_left_the_next() -> None:
    story = lobby(2)
    assert story.host() == ANA
    story.do(commands.people.leave, ANA)
    assert story.host() == BEN
    story.do(commands.people.leave, BEN)
    assert story.host() is None
    assert seating(story) == [None, None]
    story.sit(CLEO)
    assert story.host() == CLEO


@pytest.mark.parametrize("state", ["lobby", "match", "result"])
@pytest.mark.parametrize("seat", range(4))
def test_when_the_host_leaves_the_next_person_clockwise_is_host(state: str, seat: int) -> None:
    story = Story(rules_for(4))
    story.sit(ANA, seat)
    for person, where in zip((BEN, CLEO, DORA), {0, 1, 2, 3} - {seat}, strict=True):
        story.sit(person, where)
    if state != "lobby":
        story.do(commands.host.start, ANA)
    if state == "result":
        story.play_out()
    around = seating(story)
    for heir in around[seat + 1 :] + around[:seat]:
        story.do(commands.people.leave, story.host())
        assert story.host() == heir


def test_a_host_without_heirs_stays_host_during_the_match() -> None:
    story = playing(2)
    story.do(commands.people.leave, BEN)
    story.do(commands.people.leave, ANA)
    assert story.host() == ANA
    story.play_out()
    story.do(commands.people.take_seat_back, ANA)
    assert (story.host(), story.table.chairs[0].stand_in) == (ANA, None)


def test_after_the_match_the_first_who_returns_is_host_where_there_is_none() -> None:
    story = playing(3)
    story.do(commands.people.leave, BEN)
    story.do(commands.people.resign, CLEO)
    story.do(commands.people.leave, CLEO)
    story.play_out()
    story.do(commands.people.leave, ANA)
    assert story.host() is None
    story.do(commands.people.take_seat_back, CLEO)
    assert story.written == ["GaveBack", "HostPassed"]
    assert story.host() == CLEO
    story.do(commands.people.take_seat_back, BEN)
    assert story.host() == CLEO


@pytest.mark.parametrize(
    ("present", "host"),
    [({BEN, CLEO}, BEN), ({CLEO}, CLEO), (set(), ANA), ({ANA}, ANA)],
)
def test_an_absent_host_is_followed_by_the_next_who_is_here(present: set[int], host: int) -> None:
    story = playing(3)
    story.act(commands.server.pass_host(lambda person: person.id in present))
    assert story.host() == host


def test_only_the_new_host_may_do_what_the_old_one_could() -> None:
    story = lobby(2, rules_for(3))
    story.act(commands.server.pass_host(lambda _: True))
    assert refusal(story, commands.host.kick, ANA, BEN) == "not_host"
    story.do(commands.host.kick, BEN, ANA)
    assert seating(story) == [None, BEN, None]
