"""Lies in the record that is told at the end."""

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.fairness.attacks.attack import (
    CHOSEN,
    Attack,
    attack,
    rewritten,
    with_options,
    with_seats,
)
from tests.fairness.lying import LyingServer
from tests.fairness.tampering import sealed
from tests.fairness.window import Data
from tests.server.tables.story import BEN, CLEO
from toril.engine.fairness.draw import OpenedDraw, read_draw, write_draw
from toril.engine.fairness.hashes import secret_seal
from toril.engine.fairness.older import ChainedSeed
from toril.engine.match import Match
from toril.engine.record import Record


def _changed(name: str, change: Callable[[Data], Any]) -> Attack:
    """Make a record that cannot even be read."""

    def run(server: LyingServer) -> None:
        server.welcome()
        server.draw()
        server.begin()
        server.play()
        record = copy.deepcopy(server.story.table.record().to_json())
        change(record)
        server.give_record(record if name.startswith("another digest") else sealed(record))

    run.__name__ = f"the record has {name}"
    return attack("record", more=True)(run)


def _draw(record: Data) -> Data:
    drawn: Data = record["fairness"]["draws"][0]
    return drawn


def _texts(record: Data, old: str, new: str) -> None:
    _draw(record)["text"] = _draw(record)["text"].replace(old, new, 1)


UNREADABLE = [
    _changed("an empty secret", lambda r: _draw(r).update(secret="")),
    _changed("no secret", lambda r: _draw(r).update(secret=None)),
    _changed("a secret in capitals", lambda r: _draw(r).update(secret="AB" * 32)),
    _changed("no numbers", lambda r: _draw(r).update(numbers=None)),
    _changed("an empty list of numbers", lambda r: _draw(r).update(numbers=[])),
    _changed("an empty number", lambda r: _draw(r)["numbers"].__setitem__(0, "")),
    _changed("a number too few", lambda r: _draw(r)["numbers"].pop()),
    _changed("a space in the draw", lambda r: _texts(r, ",", ", ")),
    _changed("a line after the draw", lambda r: _texts(r, "]", "]\n")),
    _changed("no text of the draw", lambda r: _draw(r).update(text="")),
    _changed("no draws", lambda r: r["fairness"].update(draws=[])),
    _changed("a draw that is null", lambda r: r["fairness"].update(draws=[None])),
    _changed("a fairness that is null", lambda r: r.update(fairness=None)),
    _changed("a move too few", lambda r: r["moves"].pop()),
    _changed("no moves", lambda r: r["moves"].clear()),
    _changed("another digest", lambda r: r.update(digest=CHOSEN)),
    _changed("a field too many", lambda r: r.update(more=1)),
]


def _published(server: LyingServer, make: Callable[[OpenedDraw], OpenedDraw]) -> None:
    """Tell and play one draw, and publish a record of another."""
    server.welcome()
    server.draw()
    server.begin()
    server.play()
    server.give_record(server.secretly_played(make(server.drawn)))


@attack("draw", more=True)
def everything_is_drawn_again_after_the_match(server: LyingServer) -> None:
    def again(opened: OpenedDraw) -> OpenedDraw:
        drawn, secret = opened.draw, bytes.fromhex(CHOSEN)
        sealed_secret = secret_seal(bytes.fromhex(drawn.table), secret)
        text = write_draw(drawn.table, drawn.match, 1, drawn.rules, drawn.seats, sealed_secret)
        return OpenedDraw(text, opened.numbers, CHOSEN)

    _published(server, again)


def _published_text(server: LyingServer, change: Callable[[str], str], **more: Any) -> None:
    """Deal from another draw than was told: the rest of the match is the published one."""
    server.welcome()
    server.draw()
    told, numbers = server.text, server.given()

    def lie(message: Data) -> Data:
        if message.get("table") and message["table"]["fairness"]:
            message["table"]["fairness"]["draw"] = told
        return message

    server.lies.append(lie)
    server.put(text=change(told))
    server.begin(more.get("numbers", numbers))
    server.play()
    server.give_record()


@attack("draw", why=("not_there",))
def a_seat_is_called_absent_so_that_its_missing_number_is_no_choice(server: LyingServer) -> None:
    def absent(seats: list[Data]) -> None:
        seats[2]["number"] = None

    server.seals[BEN] = CHOSEN  # nobody can open it
    _published_text(server, lambda text: with_seats(text, absent))


@attack("draw", why=("not_there",))
def the_draw_says_the_same_in_another_order(server: LyingServer) -> None:
    def reversed_(text: str) -> str:
        options = json.loads(text)["options"]
        return rewritten(text, options=dict(reversed(options.items())))

    _published_text(server, reversed_)


@attack("draw", why=("not_there",))
def the_secrets_seal_is_chosen_when_all_numbers_are_known(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    told, numbers = server.text, server.given()
    chosen = secret_seal(bytes.fromhex(server.drawn.draw.table), bytes.fromhex(CHOSEN))

    def lie(message: Data) -> Data:
        if message.get("table") and message["table"]["fairness"]:
            message["table"]["fairness"]["draw"] = told
        return message

    server.lies.append(lie)
    server.put(text=rewritten(told, secret=chosen), secret=CHOSEN)
    server.begin(numbers)
    server.play()
    server.give_record()


@attack("draw", "place", why=("not_there", "called_off"))
def the_draw_of_another_match_is_published(server: LyingServer) -> None:
    _published_text(server, lambda text: rewritten(text, match=2))


@attack("place", more=True)
def the_draw_stands_twice_in_the_record(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.begin()
    server.play()
    record = server.story.table.record()
    assert isinstance(record.fairness, tuple)
    server.give_record(replace(record, fairness=record.fairness * 2).to_json())


@attack("rules")
def names_are_exchanged_in_the_record(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.begin()
    server.play()
    record = server.story.table.record()
    one, bot, two, three = record.names
    server.give_record(replace(record, names=(one, bot, three, two)).to_json())


@attack("draw", more=True, why=("no_draw",))
def the_record_says_nothing_about_a_draw(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.begin(told=False)
    server.change(match=Match.start(server.story.table.rules, b"chosen" * 5))
    server.update()
    server.play()
    server.give_record(replace(server.story.table.record(), fairness=None).to_json())


@attack("draw", more=True, why=("older",))
def the_record_says_that_the_server_was_an_older_one(server: LyingServer) -> None:
    older = ChainedSeed(server.story.table.id, CHOSEN, ("ab" * 16, None, "cd" * 16, "ef" * 16))
    server.welcome()
    server.draw()
    server.begin(told=False)
    server.change(match=Match.start(server.story.table.rules, older.seed))
    server.update()
    server.play()
    server.give_record(replace(server.story.table.record(), fairness=older).to_json())


@attack("draw", more=True, honest=CLEO)
def the_record_has_fewer_seats_than_were_shown(server: LyingServer) -> None:
    """The own seat is none of them: nothing may break on that."""

    rules = with_options(server.story.table.rules, seats=3)

    def fewer(opened: OpenedDraw) -> OpenedDraw:
        drawn = read_draw(opened.text)
        text = write_draw(drawn.table, 1, 1, rules, drawn.seats[:3], drawn.secret)
        return OpenedDraw(text, opened.numbers[:3], opened.secret)

    _published(server, fewer)


def other_table(server: LyingServer) -> Record:
    """Return a record that another table of the same people proves."""
    other = LyingServer(server.story.table.rules)
    other.change(id="77" * 16)
    other.welcome()
    for person in (BEN, CLEO):
        del other.seals[person]
    other.draw()
    other.begin()
    other.play()
    return other.story.table.record()


@attack("draw", more=True)
def the_record_is_of_another_table(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.begin()
    server.play()
    server.give_record(other_table(server).to_json())


ATTACKS = [
    *UNREADABLE,
    everything_is_drawn_again_after_the_match,
    a_seat_is_called_absent_so_that_its_missing_number_is_no_choice,
    the_draw_says_the_same_in_another_order,
    the_secrets_seal_is_chosen_when_all_numbers_are_known,
    the_draw_of_another_match_is_published,
    the_draw_stands_twice_in_the_record,
    names_are_exchanged_in_the_record,
    the_record_says_nothing_about_a_draw,
    the_record_says_that_the_server_was_an_older_one,
    the_record_has_fewer_seats_than_were_shown,
    the_record_is_of_another_table,
]
