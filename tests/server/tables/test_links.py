"""One-time links to the same seat from another device."""

import json
from collections.abc import Callable, Collection

import pytest

from tests.server.tables.story import (
    ANA,
    BEN,
    Story,
    finished,
    lobby,
    playing,
    refusal,
    rules_for,
    token_of,
)
from toril.engine.errors import TorilError
from toril.server.store.rows import line_data
from toril.server.tables import commands
from toril.server.tables.commands import links
from toril.server.tables.commands.links import LINK_LIFE
from toril.server.tables.due import HOST_AWAY
from toril.server.tables.presence import FixedPresence
from toril.server.tables.senders import digest, holder_of
from toril.server.tables.setup import Setup
from toril.wire.table_events import LinkGiven


def issue(story: Story, link: str, sender: int = BEN, person: int | None = None) -> None:
    story.do(links.issue_link, sender, person, link=link)


def long_gone(story: Story, *people: int) -> None:
    story.presence = FixedPresence((), dict.fromkeys(people, story.now - HOST_AWAY))


def redeem(
    story: Story,
    link: str,
    device: str = "new",
    command: str | None = None,
    present: Collection[int] = (),
) -> str | int:
    """Return the person whose seat it is now, or the code of the refusal."""
    before = story.table
    story.presence = FixedPresence(present, {})
    try:
        return story.act(links.redeem(link, token=device), command=command)
    except TorilError as error:
        assert story.table == before
        return error.code


@pytest.mark.parametrize("make", [lobby, playing, finished])
def test_a_link_moves_the_seat_to_another_device(make: Callable[[int], Story]) -> None:
    story = make(2)
    issue(story, "blue")
    assert redeem(story, "blue") == BEN
    assert story.written == ["TokenChanged"]
    assert holder_of(story.table, digest("new")) == BEN
    assert holder_of(story.table, digest(token_of(BEN))) is None
    assert story.read_again() == story.table


def test_issuing_a_link_alone_changes_no_token() -> None:
    story = playing(2)
    issue(story, "blue")
    assert holder_of(story.table, digest(token_of(BEN))) == BEN


def test_a_link_works_once() -> None:
    story = playing(2)
    issue(story, "blue")
    assert redeem(story, "blue") == BEN
    assert redeem(story, "blue", "thief") == "bad_link"
    assert holder_of(story.table, digest("new")) == BEN


def test_a_link_works_for_a_quarter_of_an_hour() -> None:
    for late, expected in ((0, BEN), (1, "bad_link")):
        story = playing(2)
        issue(story, "blue")
        story.now += LINK_LIFE + late
        assert redeem(story, "blue") == expected


def test_a_newer_link_replaces_the_older_one() -> None:
    story = playing(2)
    issue(story, "blue")
    issue(story, "green")
    assert redeem(story, "blue") == "bad_link"
    assert redeem(story, "green") == BEN
    issue(story, "red")
    assert redeem(story, "red", "newer") == BEN


def test_a_link_that_nobody_made_is_refused() -> None:
    story = playing(2)
    assert redeem(story, "blue") == "bad_link"
    issue(story, "blue")
    kept = story.table.person(BEN).link
    assert kept is not None
    assert redeem(story, kept) == "bad_link"  # what is kept opens nothing


def test_a_redemption_whose_answer_got_lost_can_be_sent_again() -> None:
    story = playing(2)
    issue(story, "blue")
    assert redeem(story, "blue", "first", "command-1") == BEN
    assert redeem(story, "blue", "second", "command-1") == BEN
    assert holder_of(story.table, digest("first")) is None
    assert holder_of(story.table, digest("second")) == BEN
    assert redeem(story, "blue", "third", "command-2") == "bad_link"
    story.now += LINK_LIFE + 1
    assert redeem(story, "blue", "fourth", "command-1") == "bad_link"


def test_the_command_of_one_link_does_not_open_another_persons_link() -> None:
    story = playing(2)
    issue(story, "blue", BEN)
    issue(story, "green", ANA)
    assert redeem(story, "blue", "first", "command-1") == BEN
    assert redeem(story, "green", "second", "command-2") == ANA
    assert redeem(story, "green", "third", "command-1") == "bad_link"


def test_the_host_makes_a_link_for_somebody_who_is_not_here_and_everybody_sees_it() -> None:
    story = playing(3)
    long_gone(story, BEN)
    story.do(links.issue_link, ANA, BEN, link="blue")
    assert story.events == [LinkGiven(BEN)]
    assert redeem(story, "blue", present={ANA, BEN}) == "bad_link"  # back: nobody else's seat
    assert redeem(story, "blue", present={ANA}) == BEN


def test_a_link_for_oneself_is_nobody_elses_business() -> None:
    story = playing(2)
    before = [story.table.public_version, *map(story.table.own_version, (None, ANA, BEN))]
    story.do(links.issue_link, ANA, ANA, link="blue")
    assert story.events == []
    after = [story.table.public_version, *map(story.table.own_version, (None, ANA, BEN))]
    assert after == before


def test_nobody_makes_a_link_for_somebody_else_but_the_host_for_who_is_away() -> None:
    story = playing(2, rules_for(3))
    for sender, person, gone, code in (
        (ANA, BEN, set(), "still_here"),
        (BEN, ANA, {ANA}, "not_host"),
        (ANA, 9, {9}, "no_such_person"),
        (BEN, 9, {9}, "no_such_person"),
        (None, None, set(), "not_seated"),
        (None, BEN, {BEN}, "not_seated"),
    ):
        long_gone(story, *gone)
        assert refusal(story, links.issue_link, sender, person, link="blue") == code


def test_links_of_people_who_have_gone_are_dead() -> None:
    story = playing(3)
    issue(story, "blue", BEN)
    story.do(commands.host.kick, ANA, BEN)
    assert redeem(story, "blue") == "bad_link"

    story = finished(2)
    issue(story, "blue", BEN)
    story.do(commands.people.leave, BEN)
    assert redeem(story, "blue") == "bad_link"

    story = playing(3)  # left in the match, so the next one begins without them
    issue(story, "blue", BEN)
    story.do(commands.people.leave, BEN)
    story.play_out()
    story.do(commands.host.rematch, ANA, Setup(story.table.rules, "off", listed=False), start=False)
    assert redeem(story, "blue") == "bad_link"


def test_who_left_during_the_match_comes_back_with_a_link() -> None:
    story = playing(2)
    story.do(commands.people.leave, BEN)
    long_gone(story, BEN)
    story.do(links.issue_link, ANA, BEN, link="blue")
    assert redeem(story, "blue") == BEN
    story.do(commands.people.take_seat_back, BEN)
    assert story.plays(1) is None


def test_only_the_hash_of_a_link_is_kept() -> None:
    story = playing(2)
    issue(story, "a blue link")
    assert "blue" not in json.dumps([line_data(line) for line in story.lines])
