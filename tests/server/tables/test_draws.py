"""The draw of a match at a table: what it lists, which numbers count, and that there is no way back
(docs/fairness.md)."""

import hashlib
import hmac
import json

import pytest

from tests.server.tables.drawing import awake, draw_of, drawing, give, numbers
from tests.server.tables.story import (
    ANA,
    BEN,
    SECRET,
    TABLE,
    finished,
    number_of,
    playing,
    refusal,
    rules_for,
    seal_of,
)
from toril.engine.record import Record
from toril.server.live.shown import table_info
from toril.server.tables import commands
from toril.server.tables.setup import Setup
from toril.wire.table_events import DrawOpened, Started


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
    told = [table_info(story.table)["fairness"]]
    give(story, ANA)
    told.append(table_info(story.table)["fairness"])
    give(story, BEN)
    told.append(table_info(story.table)["fairness"])
    story.play_out()
    told.append(table_info(story.table)["fairness"])
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
    assert table_info(story.table)["fairness"] is None


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
