"""The draw of a match at a table: what it lists, which numbers count, and that there is no way back
(docs/fairness.md)."""

import hashlib
import hmac
import json

import pytest

from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    SECRET,
    TABLE,
    Story,
    finished,
    lobby,
    newcomer,
    number_of,
    playing,
    refusal,
    rules_for,
    seal_of,
)
from toril.engine.fairness.draw import Draw
from toril.engine.record import Record
from toril.server.live import messages
from toril.server.tables import commands
from toril.server.tables.chairs import SUCCESSOR
from toril.server.tables.presence import FixedPresence
from toril.server.tables.setup import Setup
from toril.wire.literals import PersonId
from toril.wire.table_events import DrawOpened, Started


def awake(story: Story, *people: PersonId) -> None:
    """Let the devices of some people be awake, each with the seal of its number."""
    story.presence = FixedPresence(people, {}, {each: seal_of(each) for each in people})


def drawing(*listed: PersonId, people: int = 2, seats: int | None = None) -> Story:
    """Return a table whose draw is open and lists the numbers of these people."""
    story = lobby(people, rules_for(seats or people))
    for seat, chair in enumerate(story.table.chairs):
        if chair.is_free:
            story.do(commands.host.seat_bot, ANA, seat, "random")
    awake(story, *listed)
    story.do(commands.host.start, ANA)
    return story


def give(story: Story, person: PersonId, number: str | None = None) -> None:
    match = story.table.match_number + 1
    story.do(commands.people.give_number, person, match, number or number_of(person))


def draw_of(story: Story) -> Draw:
    assert story.table.draw is not None
    return story.table.draw.draw


def numbers(story: Story) -> tuple[str | None, ...]:
    assert story.table.draw is not None
    return story.table.draw.numbers


def hashed(label: str, *parts: bytes) -> bytes:
    return hashlib.sha256(b"toril-fair-2 " + label.encode() + b"\0" + b"".join(parts)).digest()


def test_a_start_writes_down_the_whole_draw_before_any_number_is_known() -> None:
    story = drawing(ANA, BEN, people=3, seats=4)
    assert (story.table.state, story.written) == ("draw", ["Drawn"])
    assert story.events == [DrawOpened(1)]
    said = json.loads(draw_of(story).text)
    assert said["seats"] == [
        {"name": "Ana", "number": seal_of(ANA)},
        {"name": "Ben", "number": seal_of(BEN)},
        {"name": "Cleo", "number": None},  # her device was not heard
        {"name": "random", "bot": "random"},
    ]
    assert (said["table"], said["match"], said["round"]) == (TABLE, 1, 1)
    table = bytes.fromhex(TABLE)
    assert said["secret"] == hashed("secret", table, bytes.fromhex(SECRET)).hex()
    assert seal_of(ANA) == hashed("number", table, bytes.fromhex(number_of(ANA))).hex()


def test_the_match_begins_with_the_last_number_and_its_seed_follows_from_all() -> None:
    story = drawing(ANA, BEN, seats=3)
    give(story, BEN)
    assert (story.table.state, story.written) == ("draw", ["NumberGiven"])
    assert story.events == []  # nobody is told whose number came
    give(story, ANA)
    assert story.table.state == "match"
    assert story.written == ["NumberGiven", "Started"]
    assert story.events == [Started(1)]
    draw = hashed("draw", draw_of(story).text.encode())
    given = b"".join(b"\x01" + bytes.fromhex(number_of(person)) for person in (ANA, BEN))
    every = hashed("numbers", draw, given, bytes(33))
    assert story.table.match is not None
    assert story.table.match.seed == hashed("seed", every, bytes.fromhex(SECRET))


def test_the_deal_follows_from_the_seed() -> None:
    story = playing(2)
    assert story.table.match is not None
    seed = story.table.match.seed

    def place(card: int) -> bytes:
        return hmac.new(seed, b"1:%d" % card, hashlib.sha256).digest()

    order = sorted(range(1, 105), key=place)
    assert story.hand(0) == tuple(sorted(order[:2]))
    assert story.hand(1) == tuple(sorted(order[2:4]))


def test_where_no_number_is_listed_the_match_begins_at_once() -> None:
    story = drawing()
    assert story.written == ["Drawn", "Started"]
    assert numbers(story) == (None, None)


def test_after_a_while_it_begins_without_what_is_missing() -> None:
    story = drawing(ANA, BEN)
    give(story, ANA)
    story.act(commands.server.begin(1))
    assert story.table.state == "match"
    assert numbers(story) == (number_of(ANA), None)
    assert refusal(story, commands.people.give_number, BEN, 1, number_of(BEN)) == "draw_over"
    story.act(commands.server.begin(1))  # a timer that comes too late
    assert story.written == []


@pytest.mark.parametrize("number", ["0" * 64, number_of(ANA)])
def test_a_number_that_does_not_open_the_seal_counts_as_missing(number: str) -> None:
    story = drawing(ANA, BEN)
    assert refusal(story, commands.people.give_number, BEN, 1, number) == "wrong_number"
    assert numbers(story) == (None, None)


def test_a_number_that_the_draw_does_not_list_is_refused() -> None:
    story = drawing(ANA)
    assert refusal(story, commands.people.give_number, BEN, 1, number_of(BEN)) == "wrong_number"
    assert refusal(story, commands.people.give_number, None, 1, number_of(ANA)) == "not_seated"
    assert refusal(story, commands.people.give_number, ANA, 2, number_of(ANA)) == "draw_over"


def test_a_number_that_comes_twice_changes_nothing() -> None:
    story = drawing(ANA, BEN)
    give(story, ANA)
    give(story, ANA)
    assert story.written == []


def test_while_the_draw_is_open_nothing_about_the_table_changes() -> None:
    story = drawing(ANA, BEN, people=2, seats=3)
    setup = Setup(rules_for(2), "quick", listed=True)
    sit = refusal(story, commands.people.sit, None, "Cleo", None, **newcomer(CLEO))
    assert sit == "not_now"
    assert refusal(story, commands.host.seat_bot, ANA, 2, "cautious") == "not_now"
    assert refusal(story, commands.host.configure, ANA, setup) == "not_now"
    assert refusal(story, commands.host.start, ANA) == "not_now"
    assert refusal(story, commands.host.rematch, ANA, None, start=True) == "not_now"


@pytest.mark.parametrize("number_first", [True, False])
def test_who_leaves_or_is_sent_away_in_the_window_changes_nothing_in_the_draw(
    number_first: bool,
) -> None:
    story = drawing(ANA, BEN, CLEO, people=3)
    before = draw_of(story)
    if number_first:
        give(story, BEN)
        give(story, CLEO)
    story.do(commands.host.kick, ANA, BEN)
    story.do(commands.people.leave, CLEO)
    assert (story.table.state, draw_of(story)) == ("draw", before)
    give(story, ANA)
    story.act(commands.server.begin(1))
    given = (number_of(BEN), number_of(CLEO)) if number_first else (None, None)
    assert numbers(story) == (number_of(ANA), *given)
    assert story.table.names == ("Ana", "Ben", "Cleo")
    assert [story.plays(seat) for seat in range(3)] == [None, SUCCESSOR, story.plays(2)]
    assert story.table.chairs[2].stand_in == "left"  # Cleo may come back


def test_a_draw_that_everybody_has_left_is_played_at_once() -> None:
    story = drawing(ANA, BEN)
    give(story, ANA)
    story.do(commands.people.leave, ANA)
    assert "Started" not in story.written
    story.do(commands.people.leave, BEN)
    assert "Started" in story.written
    assert numbers(story) == (number_of(ANA), None)


def test_in_the_window_the_names_are_those_of_the_draw() -> None:
    story = drawing(ANA, BEN)
    story.do(commands.host.kick, ANA, BEN)
    assert messages.table_info(story.table)["names"] == ["Ana", "Ben"]


def test_neither_the_secret_nor_a_number_is_shown_by_a_repr() -> None:
    story = drawing(ANA, BEN)
    give(story, ANA)
    shown = repr(story.lines) + repr(story.table)
    assert SECRET not in shown
    assert number_of(ANA) not in shown


def test_a_kill_at_any_step_finds_the_same_draw_and_the_same_numbers() -> None:
    story = drawing(ANA, BEN)
    steps = [story.table]
    for person in (ANA, BEN):
        assert story.read_again() == story.table
        give(story, person)
        steps.append(story.table)
    assert story.read_again() == story.table
    assert len({table.draw.text for table in steps if table.draw}) == 1


def test_a_rematch_by_one_tap_is_a_draw_of_its_own_with_the_seats_turned() -> None:
    story = finished(2, rules_for(3))
    awake(story, ANA, BEN)
    setup = Setup(story.table.rules, "off", listed=False)
    story.do(commands.host.rematch, ANA, setup, start=True, secret="77" * 32)
    draw = draw_of(story)
    assert (story.table.state, draw.match) == ("draw", 2)
    assert [seat.name for seat in draw.seats] == ["random", "Ana", "Ben"]
    assert draw.listed == (1, 2)
    give(story, ANA)
    give(story, BEN)
    assert numbers(story) == (None, number_of(ANA), number_of(BEN))


def test_numbers_are_told_when_the_match_begins_and_the_secret_when_it_has_ended() -> None:
    story = drawing(ANA, BEN)
    told = [messages.table_info(story.table)["fairness"]]
    give(story, ANA)
    told.append(messages.table_info(story.table)["fairness"])
    give(story, BEN)
    told.append(messages.table_info(story.table)["fairness"])
    story.play_out()
    told.append(messages.table_info(story.table)["fairness"])
    both = [number_of(ANA), number_of(BEN)]
    text = draw_of(story).text
    assert told == [
        {"draw": text, "numbers": None, "secret": None},
        {"draw": text, "numbers": None, "secret": None},
        {"draw": text, "numbers": both, "secret": None},
        {"draw": text, "numbers": both, "secret": SECRET},
    ]


def test_in_a_lobby_there_is_no_draw() -> None:
    story = finished(2)
    story.do(commands.host.rematch, ANA, None, start=False)
    assert messages.table_info(story.table)["fairness"] is None


def test_the_record_carries_the_draw_and_the_names_of_who_sat_there() -> None:
    story = drawing(ANA, BEN, seats=3)
    give(story, ANA)
    give(story, BEN)
    story.do(commands.host.kick, ANA, BEN)  # whoever goes later sat there all the same
    story.play_out()
    record = Record.loads(story.table.record().dumps().encode())
    assert record.names == ("Ana", "Ben", "random")
    assert record.fairness == (story.table.draw,)
    assert record.seed == story.table.draw.seed if story.table.draw else False
    assert story.table.match is not None
    assert record.replay().outcome == story.table.match.outcome
