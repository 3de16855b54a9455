"""Lies about a draw for a later round: what it says, when it comes, and whether it is kept."""

from dataclasses import replace

from tests.fairness.attacks.attack import (
    CHOSEN,
    attack,
    play_on,
    rewritten,
    with_options,
    with_seats,
)
from tests.fairness.lying import LyingServer
from tests.fairness.lying_later import (
    comes_late,
    draw_later,
    goes_back,
    goes_on,
    in_between,
    later_round,
    match_of,
    play_out,
    seal_of_secret,
)
from tests.fairness.window import Data
from tests.server.tables.story import ANA
from toril.engine.rules_json import write_rules


@attack("draw", more=True, rounds=2)
def a_later_draw_is_called_off_and_the_old_deals_go_on(server: LyingServer) -> None:
    """They were known when it was asked for, and the new ones when all numbers had come."""
    in_between(server)
    goes_on(server)
    play_out(server)


@attack(
    "draw", more=True, why=("refused",), refusal="other_seats", backed=("draw", "rules"), rounds=3
)
def a_later_draw_is_called_off_and_made_for_the_round_after(server: LyingServer) -> None:
    in_between(server)
    goes_on(server)
    draw_later(server)
    play_on(server)


@attack(
    why=("refused", "drawn_twice"), refusal="not_above", backed=("own_number", "earlier"), rounds=2
)
def a_later_draw_is_called_off_and_made_again(server: LyingServer) -> None:
    in_between(server)
    server.put(secret=CHOSEN, text=rewritten(server.text, secret=seal_of_secret(server, CHOSEN)))
    server.welcome()
    play_on(server)


@attack(why=("called_off",), rounds=2)
def a_later_draw_is_called_off_and_the_next_match_drawn(server: LyingServer) -> None:
    """Of two matches the later one is drawn, whatever the round: they are no single number."""
    in_between(server)
    server.call_off()
    chairs = server.story.table.chairs
    server.change(
        chairs=tuple(replace(each, bot=None) if each.has_heir else each for each in chairs)
    )
    server.draw()
    play_on(server)


@attack(why=("ended_for_all",), rounds=2)
def a_match_is_ended_when_a_later_draw_has_dealt(server: LyingServer) -> None:
    later_round(server)
    server.end()
    server.give_record()
    server.draw()
    play_on(server)


@attack("place", why=("refused",), refusal="not_due", backed=("place",), rounds=3)
def a_later_draw_is_for_another_round(server: LyingServer) -> None:
    in_between(server, lambda text: rewritten(text, round=3))
    server.begin()
    play_out(server)


@attack("deals", more=True, why=("refused",), refusal="not_due", backed=("deals",), rounds=2)
def a_round_is_drawn_anew_when_its_cards_were_shown(server: LyingServer) -> None:
    match_of(server)
    while server.story.table.match and server.story.table.match.round_number == 1:
        server.step()
    comes_late(server)
    goes_back(server)
    play_on(server)


@attack(
    "place",
    more=True,
    why=("refused", "drawn_twice"),
    refusal="not_above",
    backed=("place", "rules", "seed", "earlier"),
    rounds=2,
)
def a_later_draw_is_for_the_first_round_again(server: LyingServer) -> None:
    in_between(server, lambda text: rewritten(text, round=1))
    server.begin()
    play_out(server)


@attack(why=("refused",), refusal="used", backed=("own_number",), rounds=2)
def the_number_of_the_first_round_is_listed_again(server: LyingServer) -> None:
    server.welcome()
    used = server.seals[ANA]
    server.draw()
    server.begin()
    comes_late(server)
    server.seals[ANA] = used
    draw_later(server)
    play_on(server)


@attack(why=("absent",), refusal="absent", backed=("own_number",), rounds=2)
def a_later_draw_says_that_the_device_is_absent(server: LyingServer) -> None:
    def absent(seats: list[Data]) -> None:
        seats[0]["number"] = None

    in_between(server, lambda text: with_seats(text, absent))
    play_on(server)


@attack("rules", why=("refused",), refusal="other_rules", backed=("rules",), rounds=2)
def other_rules_are_drawn_for_the_later_rounds(server: LyingServer) -> None:
    def other(text: str) -> str:
        rules = with_options(server.story.table.rules, rounds=3)
        return rewritten(text, **write_rules(rules))

    in_between(server, other)
    play_on(server)


@attack(why=("not_there",), rounds=2)
def a_later_draw_is_told_when_it_has_dealt(server: LyingServer) -> None:
    def lie(message: Data) -> Data:
        table = message.get("table")
        if table and table["state"] == "draw":
            events = [each for each in message["events"] if each["kind"] != "table.draw_opened"]
            return message | {"table": None, "events": events}
        return message

    match_of(server)
    comes_late(server)
    server.lies.append(lie)
    draw_later(server)
    play_on(server)


@attack("rules", why=("not_there",), rounds=2)
def a_later_draw_is_never_told(server: LyingServer) -> None:
    """Nobody is said to have come, and the deals are others than those that were fixed."""
    first: list[Data] = []

    def lie(message: Data) -> Data | None:
        table = message.get("table")
        if table and table["state"] == "draw":
            return None
        if table and table["state"] != "lobby":
            first.append(table)
            for name in ("seats", "names"):
                table[name] = first[0][name]
            table["fairness"]["draw"] = first[0]["fairness"]["draw"]
            table["fairness"]["numbers"] = first[0]["fairness"]["numbers"]
        return message

    server.welcome()
    server.draw()
    server.lies.append(lie)
    server.begin()
    comes_late(server)
    draw_later(server)
    server.begin()
    play_out(server)


@attack(why=("left_out",), rounds=2)
def the_own_number_is_left_out_of_a_later_draw(server: LyingServer) -> None:
    in_between(server)
    server.begin([None, *server.given()[1:]])
    play_out(server)


@attack("all_numbers", rounds=2)
def anothers_number_is_dropped_from_a_later_draw_and_told_as_counted(server: LyingServer) -> None:
    in_between(server)
    numbers = server.given()

    def lie(message: Data) -> Data:
        if message.get("table"):
            message["table"]["fairness"]["numbers"] = numbers
        return message

    server.lies.append(lie)
    server.begin([*numbers[:2], None, numbers[3]])
    play_out(server)


@attack("numbers", rounds=2)
def anothers_number_is_chosen_in_a_later_draw(server: LyingServer) -> None:
    in_between(server)
    server.begin([*server.given()[:2], CHOSEN, server.given()[3]])
    play_out(server)


@attack("secret", rounds=2)
def the_secret_of_a_later_draw_is_chosen_when_all_numbers_are_known(server: LyingServer) -> None:
    in_between(server)
    server.put(secret=CHOSEN)
    server.begin()
    play_out(server)


ATTACKS = [
    a_later_draw_is_called_off_and_the_old_deals_go_on,
    a_later_draw_is_called_off_and_made_for_the_round_after,
    a_later_draw_is_called_off_and_made_again,
    a_later_draw_is_called_off_and_the_next_match_drawn,
    a_match_is_ended_when_a_later_draw_has_dealt,
    a_later_draw_is_for_another_round,
    a_round_is_drawn_anew_when_its_cards_were_shown,
    a_later_draw_is_for_the_first_round_again,
    the_number_of_the_first_round_is_listed_again,
    a_later_draw_says_that_the_device_is_absent,
    other_rules_are_drawn_for_the_later_rounds,
    a_later_draw_is_told_when_it_has_dealt,
    a_later_draw_is_never_told,
    the_own_number_is_left_out_of_a_later_draw,
    anothers_number_is_dropped_from_a_later_draw_and_told_as_counted,
    anothers_number_is_chosen_in_a_later_draw,
    the_secret_of_a_later_draw_is_chosen_when_all_numbers_are_known,
]
