"""Lies about the numbers and the secret, once everything is known."""

from collections.abc import Callable
from typing import Any

from tests.fairness.attacks.attack import CHOSEN, attack
from tests.fairness.lying import LyingServer, Numbers
from tests.server.tables.story import CLEO
from toril.engine.match import Match


def _at(seat: int, number: str | None) -> Callable[[Numbers], Numbers]:
    return lambda numbers: [*numbers[:seat], number, *numbers[seat + 1 :]]


def _same(numbers: Numbers) -> Numbers:
    return numbers


def _numbers(
    server: LyingServer,
    dealt: Callable[[Numbers], Numbers] = _same,
    told: Callable[[Numbers], Any] | None = None,
) -> None:
    """Deal with some numbers and tell others."""
    server.welcome()
    server.draw()
    numbers = server.given()

    def lie(message: dict[str, Any]) -> dict[str, Any]:
        if told is not None and message.get("table"):
            message["table"]["fairness"]["numbers"] = told(numbers)
        return message

    server.lies.append(lie)
    server.begin(dealt(numbers))
    server.play()
    server.give_record()


@attack(why=("left_out",))
def the_own_number_is_left_out(server: LyingServer) -> None:
    _numbers(server, _at(0, None))


@attack("all_numbers", why=("left_out",))
def the_own_number_is_told_as_counted_and_left_out(server: LyingServer) -> None:
    _numbers(server, _at(0, None), _same)


@attack("all_numbers")
def the_own_number_is_told_as_left_out_and_counted(server: LyingServer) -> None:
    _numbers(server, told=_at(0, None))


@attack("own_number", "numbers")
def the_own_number_is_exchanged(server: LyingServer) -> None:
    _numbers(server, _at(0, CHOSEN))


@attack("own_number", "numbers", "all_numbers")
def the_own_number_is_exchanged_and_told_as_it_was(server: LyingServer) -> None:
    _numbers(server, _at(0, CHOSEN), _same)


@attack("numbers")
def anothers_number_is_chosen_when_all_are_known(server: LyingServer) -> None:
    _numbers(server, _at(2, CHOSEN))


@attack("numbers", "all_numbers")
def anothers_number_is_chosen_and_told_as_it_was(server: LyingServer) -> None:
    _numbers(server, _at(2, CHOSEN), _same)


@attack("all_numbers")
def anothers_number_is_dropped_and_told_as_counted(server: LyingServer) -> None:
    _numbers(server, _at(2, None), _same)


@attack("all_numbers")
def anothers_number_is_told_as_missing_and_comes_late(server: LyingServer) -> None:
    _numbers(server, told=_at(2, None))


@attack("numbers")
def a_number_stands_at_a_bots_seat(server: LyingServer) -> None:
    """The review's b: a bot's number was free to be chosen."""
    _numbers(server, _at(1, CHOSEN))


@attack("numbers")
def a_number_stands_where_nobody_was_there(server: LyingServer) -> None:
    del server.seals[CLEO]
    _numbers(server, _at(3, CHOSEN))


@attack("numbers")
def two_others_exchange_their_numbers(server: LyingServer) -> None:
    _numbers(server, lambda all_: [all_[0], all_[1], all_[3], all_[2]])


@attack("all_numbers")
def a_number_too_many_is_told(server: LyingServer) -> None:
    _numbers(server, told=lambda numbers: [*numbers, CHOSEN])


@attack(why=("not_there",))
def the_numbers_are_not_told(server: LyingServer) -> None:
    _numbers(server, told=lambda _: None)


@attack(why=("not_there",))
def the_numbers_are_told_in_capitals(server: LyingServer) -> None:
    _numbers(server, told=lambda numbers: [each and each.upper() for each in numbers])


@attack("secret")
def the_secret_is_chosen_when_all_numbers_are_known(server: LyingServer) -> None:
    """The review's c: a thousand secrets fitted."""
    server.welcome()
    server.draw()
    server.put(secret=CHOSEN)
    server.begin()
    server.play()
    server.give_record()


@attack("seed")
def the_match_is_dealt_from_any_seed(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.begin(told=False)
    server.change(match=Match.start(server.story.table.rules, bytes.fromhex(CHOSEN)))
    server.update()
    server.play()
    server.give_record()


ATTACKS = [
    the_own_number_is_left_out,
    the_own_number_is_told_as_counted_and_left_out,
    the_own_number_is_told_as_left_out_and_counted,
    the_own_number_is_exchanged,
    the_own_number_is_exchanged_and_told_as_it_was,
    anothers_number_is_chosen_when_all_are_known,
    anothers_number_is_chosen_and_told_as_it_was,
    anothers_number_is_dropped_and_told_as_counted,
    anothers_number_is_told_as_missing_and_comes_late,
    a_number_stands_at_a_bots_seat,
    a_number_stands_where_nobody_was_there,
    two_others_exchange_their_numbers,
    a_number_too_many_is_told,
    the_numbers_are_not_told,
    the_numbers_are_told_in_capitals,
    the_secret_is_chosen_when_all_numbers_are_known,
    the_match_is_dealt_from_any_seed,
]
