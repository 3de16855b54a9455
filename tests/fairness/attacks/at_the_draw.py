"""Lies about the draw: what it says, when it comes, and whether it is the only one."""

import json
from typing import Any

from tests.fairness.attacks.attack import (
    Attack,
    attack,
    play_on,
    rewritten,
    with_options,
    with_seats,
)
from tests.fairness.lying import LyingServer
from tests.fairness.window import Window
from tests.server.tables.story import ANA, BEN, CLEO, number_of
from toril import SixNimmt
from toril.engine.fairness.hashes import seal, secret_seal

OTHER_TABLE = "5a" * 16


@attack("place", why=("refused",), refusal="other_table", backed=("place", "own_number"))
def the_draw_is_for_another_table(server: LyingServer) -> None:
    """The review's a: the id of the table was free to be chosen."""
    server.welcome()
    server.draw(lambda text: _for_table(server, text))
    play_on(server)


@attack(
    "place",
    why=("refused",),
    refusal="other_table",
    backed=("place", "own_number"),
    page=("refused",),
)
def the_table_is_another_from_the_draw_on(server: LyingServer) -> None:
    server.welcome()
    server.change(id=OTHER_TABLE)
    server.draw(lambda text: _for_table(server, text))
    play_on(server)


def _for_table(server: LyingServer, text: str) -> str:
    """Make a draw for another table: all seals but the honest one can be made anew."""
    table = bytes.fromhex(OTHER_TABLE)

    def sealed(seats: list[dict[str, Any]]) -> None:
        for seat, person in ((2, BEN), (3, CLEO)):
            seats[seat]["number"] = seal(table, bytes.fromhex(number_of(person)))

    secret = secret_seal(table, bytes.fromhex(server.drawn.secret))
    return rewritten(with_seats(text, sealed), table=OTHER_TABLE, secret=secret)


def _not_canonical(name: str, old: str, new: str) -> Attack:
    def run(server: LyingServer) -> None:
        def lie(message: dict[str, Any]) -> dict[str, Any]:
            if message.get("table") and message["table"]["state"] == "draw":
                fairness = message["table"]["fairness"]
                assert old in fairness["draw"]
                fairness["draw"] = fairness["draw"].replace(old, new, 1)
            return message

        server.lies.append(lie)
        server.welcome()
        server.draw()
        play_on(server)

    run.__name__ = f"the text of the draw has {name}"
    return attack(
        "draw",
        why=("not_there",),
        refusal="not_canonical",
        backed=("draw", "own_number", "all_numbers"),
    )(run)


TEXTS = [
    _not_canonical("a space", ",", ", "),
    _not_canonical("a line after it", "}", "}\n"),
    _not_canonical("a field twice", '"match":1', '"match":1,"match":1'),
    _not_canonical("an option twice", '"hand_size":', '"hand_size":1,"hand_size":'),
    _not_canonical("a field too many", '"round":1', '"round":1,"more":1'),
    _not_canonical("its fields in another order", '"match":1,"round":1', '"round":1,"match":1'),
    _not_canonical("a fraction", '"match":1', '"match":1.0'),
    _not_canonical("a power", '"match":1', '"match":1e0'),
    _not_canonical("a text for a number", '"match":1', '"match":"1"'),
    _not_canonical("match 0", '"match":1', '"match":0'),
    _not_canonical("no match", '"match":1', '"match":null'),
    _not_canonical("another protocol", "toril-fair-2", "toril-fair-1"),
    _not_canonical("an escape that is not needed", '"Ana"', '"\\u0041na"'),
    _not_canonical("a bot with a number", '"bot":"random"', '"bot":"random","number":null'),
    _not_canonical("an empty number", '"number":"', '"number":"","number":"'),
    _not_canonical("rules that only a newer server knows", '"rules_version":', '"rules_version":9'),
]


@attack("rules", why=("refused",), refusal="other_seats", backed=("rules", "own_number"))
def a_bot_is_listed_as_a_person(server: LyingServer) -> None:
    """The review's b: a bot's number was free to be chosen."""
    server.welcome()
    number = {"number": seal(bytes.fromhex(server.story.table.id), bytes(32))}
    server.draw(lambda text: with_seats(text, lambda all_: _exchange(all_[1], number)))
    server.begin([None, bytes(32).hex(), *server.given()[2:]])
    server.play()
    server.give_record()


@attack("rules", why=("refused",), refusal="other_seats", backed=("rules",))
def a_person_is_listed_as_a_bot(server: LyingServer) -> None:
    server.welcome()
    bot = {"bot": "random"}
    server.draw(lambda text: with_seats(text, lambda all_: _exchange(all_[2], bot)))
    play_on(server)


def _exchange(seat: dict[str, Any], what: dict[str, str]) -> None:
    name = seat["name"]
    seat.clear()
    seat.update({"name": name, **what})


@attack("rules", why=("refused",), refusal="other_seats", backed=("rules",))
def others_sit_in_another_order_than_is_shown(server: LyingServer) -> None:
    def swap(seats: list[dict[str, Any]]) -> None:
        seats[2]["name"], seats[3]["name"] = seats[3]["name"], seats[2]["name"]

    server.welcome()
    server.draw(lambda text: with_seats(text, swap))
    play_on(server)


@attack("rules", why=("refused",), refusal="other_rules", backed=("rules",))
def other_rules_are_drawn_than_are_shown(server: LyingServer) -> None:
    def lie(message: dict[str, Any]) -> dict[str, Any]:
        if message.get("table") and message["table"]["state"] == "draw":
            message["table"]["rules"] = shown
        return message

    server.welcome()
    shown = server.steps[0]["hear"]["table"]["rules"]
    server.lies.append(lie)
    rules = server.story.table.rules
    changed = {"row_length": 4} if isinstance(rules, SixNimmt) else {"reach": 9}
    server.change(rules=with_options(rules, **changed))
    server.draw()
    play_on(server)


@attack(why=("refused",), refusal="used", backed=("own_number",))
def a_number_of_an_earlier_match_is_listed_and_counted_again(server: LyingServer) -> None:
    server.welcome()
    used = server.seals[ANA]
    server.whole_match()
    server.seals[ANA] = used
    server.draw()
    play_on(server)


@attack(why=("other_window",), refusal="other_window", backed=("own_number",))
def a_seal_from_before_a_reload_is_listed(server: LyingServer) -> None:
    server.welcome()
    first = server.seals[ANA]
    server.windows.append(Window("reloaded", server.window.notes))
    server.welcome()
    server.seals[ANA] = first
    server.draw()
    play_on(server)


@attack(why=("other_window",), refusal="other_window", backed=("own_number",))
def a_seal_of_the_servers_own_stands_at_the_own_seat(server: LyingServer) -> None:
    server.welcome()
    server.seals[ANA] = seal(bytes.fromhex(server.story.table.id), bytes(32))
    server.numbers.append(bytes(32).hex())
    server.draw()
    play_on(server)


@attack(why=("absent",), refusal="absent", backed=("own_number",))
def the_draw_says_that_the_device_is_absent(server: LyingServer) -> None:
    server.welcome()
    del server.seals[ANA]
    server.draw()
    play_on(server)


@attack(why=("not_there",))
def the_draw_is_told_when_the_match_has_begun(server: LyingServer) -> None:
    """The review's e: what fixes the deal was noted after the number had gone."""
    server.welcome()
    version = server.story.table.public_version
    server.draw(told=False)
    server.change(public_version=version)  # as if nothing had happened
    play_on(server)


@attack(why=("not_there",))
def no_draw_is_told_at_all(server: LyingServer) -> None:
    def lie(message: dict[str, Any]) -> dict[str, Any]:
        if message.get("table"):
            message["table"]["fairness"] = None
        return message

    server.lies.append(lie)
    server.welcome()
    server.draw()
    play_on(server)


def options_in_another_order(text: str) -> str:
    """Return a text that says the same and is another one: it is fixed as it stands, too."""
    options = json.loads(text)["options"]
    return rewritten(text, options=dict(reversed(options.items())))


ATTACKS = [
    the_draw_is_for_another_table,
    the_table_is_another_from_the_draw_on,
    *TEXTS,
    a_bot_is_listed_as_a_person,
    a_person_is_listed_as_a_bot,
    others_sit_in_another_order_than_is_shown,
    other_rules_are_drawn_than_are_shown,
    a_number_of_an_earlier_match_is_listed_and_counted_again,
    a_seal_from_before_a_reload_is_listed,
    a_seal_of_the_servers_own_stands_at_the_own_seat,
    the_draw_says_that_the_device_is_absent,
    the_draw_is_told_when_the_match_has_begun,
    no_draw_is_told_at_all,
]
