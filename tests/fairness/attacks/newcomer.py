"""Lies to somebody who takes over a bot's seat in a match."""

import json
from dataclasses import replace

from tests.fairness.attacks.attack import CHOSEN, attack, play_on, rewritten, with_seats
from tests.fairness.attacks.later_seats import DORAS, play_on_as_it_is, seated_without_a_draw
from tests.fairness.lying import LyingServer
from tests.fairness.lying_later import (
    goes_on,
    in_between,
    later_round,
    match_of,
    record_of,
    seal_of_secret,
)
from tests.fairness.window import Data
from tests.server.tables.story import DORA
from toril.engine.fairness.draw import OpenedDraw


@attack(why=("came_later", "left_out"), honest=DORA, rounds=2)
def the_newcomers_number_is_left_out(server: LyingServer) -> None:
    in_between(server)
    numbers = server.given()
    server.begin([numbers[0], None, *numbers[2:]])
    play_on_as_it_is(server)


@attack("own_number", "numbers", why=("came_later",), honest=DORA, rounds=2)
def the_newcomers_number_is_exchanged(server: LyingServer) -> None:
    in_between(server)
    numbers = server.given()
    server.begin([numbers[0], CHOSEN, *numbers[2:]])
    play_on_as_it_is(server)


@attack(
    why=("came_later", "refused", "drawn_twice"),
    refusal="not_above",
    backed=("draw", "own_number", "all_numbers", "earlier"),
    honest=DORA,
    rounds=2,
)
def the_newcomers_draw_is_made_again(server: LyingServer) -> None:
    in_between(server)
    server.put(secret=CHOSEN, text=rewritten(server.text, secret=seal_of_secret(server, CHOSEN)))
    server.welcome()
    play_on(server)


@attack("draw", more=True, honest=DORA, rounds=2)
def the_newcomers_draw_is_called_off(server: LyingServer) -> None:
    in_between(server)
    goes_on(server)
    play_on_as_it_is(server)


@attack("rules", more=True, honest=DORA, rounds=2)
def the_newcomer_is_seated_without_a_draw(server: LyingServer) -> None:
    match_of(server)
    seated_without_a_draw(server)
    play_on_as_it_is(server)


@attack("deals", why=("came_later",), honest=DORA, rounds=2)
def the_newcomer_is_shown_a_hand_that_was_not_dealt(server: LyingServer) -> None:
    def lie(message: Data) -> Data:
        if any(event["kind"] == "table.went_on" for event in message.get("events", ())):
            hand = message["play"]["view"]["round"]["hand"]
            hand[-1] = next(card for card in range(30, 0, -1) if card not in hand)
            hand.sort()
        return message

    server.lies.append(lie)
    later_round(server)
    play_on_as_it_is(server)


@attack("rules", more=True, honest=DORA, rounds=2)
def the_record_says_that_the_newcomer_was_there_from_the_start(server: LyingServer) -> None:
    def there(seats: list[Data]) -> None:
        seats[DORAS] = {"name": "Dora", "number": None}

    later_round(server)
    server.play()
    record = record_of(server)
    assert isinstance(record.fairness, tuple)
    first, second = record.fairness
    forged = OpenedDraw(with_seats(first.text, there), first.numbers, first.secret)
    names = tuple(seat["name"] for seat in json.loads(forged.text)["seats"])
    server.give_record(replace(record, names=names, fairness=(forged, second)).to_json())


ATTACKS = [
    the_newcomers_number_is_left_out,
    the_newcomers_number_is_exchanged,
    the_newcomers_draw_is_made_again,
    the_newcomers_draw_is_called_off,
    the_newcomer_is_seated_without_a_draw,
    the_newcomer_is_shown_a_hand_that_was_not_dealt,
    the_record_says_that_the_newcomer_was_there_from_the_start,
]
