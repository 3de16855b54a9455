"""Lies about who takes over a seat in a match, and with which cards."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.fairness.attacks.attack import attack, play_on, with_seats
from tests.fairness.lying import LyingServer
from tests.fairness.lying_later import (
    comes_late,
    draw_later,
    in_between,
    later_round,
    match_of,
    record_of,
)
from tests.fairness.window import Data
from tests.server.tables.story import ANA, BEN, DORA
from toril.server.tables import commands

DORAS = 1


def _shown(server: LyingServer, change: Callable[[list[Any]], None]) -> None:
    """Show other seats from now on."""

    def lie(message: Data) -> Data:
        if table := message.get("table"):
            change(table["seats"])
            change(table["names"])
        return message

    server.lies.append(lie)


def _swap(seats: list[Any]) -> None:
    seats[2], seats[3] = seats[3], seats[2]


def seated_without_a_draw(server: LyingServer) -> None:
    """Let Dora have the seat for the second round, whose cards are known and good there."""
    comes_late(server)
    table = server.story.table
    chair = replace(table.chairs[DORAS], bot=None, offered=False)
    while table.match and table.match.round_number == 1:
        server.change(
            chairs=(
                *table.chairs[:DORAS],
                replace(chair, person=None, bot="random"),
                *table.chairs[DORAS + 1 :],
            )
        )
        server.step()
        table = server.story.table
    server.change(chairs=(*table.chairs[:DORAS], chair, *table.chairs[DORAS + 1 :]))

    def lie(message: Data) -> Data:
        if message.get("table"):
            message["table"]["names"][DORAS] = "Dora"
        return message

    server.lies.append(lie)
    server.welcome()


@attack("rules", rounds=2)
def a_friend_is_seated_where_the_coming_cards_are_good(server: LyingServer) -> None:
    match_of(server)
    seated_without_a_draw(server)
    play_on_as_it_is(server)


def play_on_as_it_is(server: LyingServer) -> None:
    server.play()
    server.give_record()


@attack("rules", rounds=2)
def a_friend_is_seated_without_a_draw_and_the_record_says_so(server: LyingServer) -> None:
    match_of(server)
    seated_without_a_draw(server)
    server.play()
    record = server.story.table.record()
    names = (record.names[0], "Dora", *record.names[2:])
    server.give_record(replace(record, names=names).to_json())


@attack("rules", why=("refused",), refusal="other_seats", backed=("rules",), rounds=2)
def who_stays_is_drawn_at_another_seat(server: LyingServer) -> None:
    """It is shown like that, too: their coming cards would be others."""
    match_of(server)
    comes_late(server)

    def swapped(text: str) -> str:
        _shown(server, _swap)
        return with_seats(text, _swap)

    draw_later(server, swapped)
    server.begin()
    server.play()
    server.give_record(record_of(server).to_json())


@attack("rules", why=("refused",), refusal="other_seats", backed=("rules",), rounds=2)
def a_round_is_drawn_anew_though_nobody_has_come(server: LyingServer) -> None:
    def as_before(seats: list[Data]) -> None:
        seats[DORAS] = {"name": "random", "bot": "random"}

    def lie(message: Data) -> Data:
        if (table := message.get("table")) and table["state"] != "lobby":
            table["seats"][DORAS].update(person=None, name=None, bot="random", heir=None)
        return message

    server.lies.append(lie)
    in_between(server, lambda text: with_seats(text, as_before))
    play_on(server)


@attack("rules", why=("refused",), refusal="other_seats", backed=("rules",), rounds=2)
def somebody_comes_back_at_another_seat(server: LyingServer) -> None:
    match_of(server)
    server.story.do(commands.host.kick, ANA, BEN)
    server.update()
    comes_late(server)
    dora = server.story.table.person(DORA)
    people = (*server.story.table.people[: DORA - 1], replace(dora, name="Ben"))
    server.change(people=people)
    draw_later(server)
    play_on(server)


@attack("rules", rounds=2)
def others_have_changed_places_when_a_later_round_begins(server: LyingServer) -> None:
    in_between(server)
    _shown(server, _swap)
    play_on(server)


@attack("rules", rounds=2)
def later_names_are_exchanged_in_the_record(server: LyingServer) -> None:
    later_round(server)
    server.play()
    record = record_of(server)
    (later,) = record.later
    one, two, three, four = later.names
    names = (one, two, four, three)
    server.give_record(replace(record, later=(replace(later, names=names),)).to_json())


ATTACKS = [
    a_friend_is_seated_where_the_coming_cards_are_good,
    a_friend_is_seated_without_a_draw_and_the_record_says_so,
    who_stays_is_drawn_at_another_seat,
    a_round_is_drawn_anew_though_nobody_has_come,
    somebody_comes_back_at_another_seat,
    others_have_changed_places_when_a_later_round_begins,
    later_names_are_exchanged_in_the_record,
]
