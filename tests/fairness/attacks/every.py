"""All attacks, and what looks like one and is none."""

from tests.fairness.attacks import (
    at_the_draw,
    drawing_again,
    ending,
    in_the_match,
    in_the_record,
    later,
    later_record,
    later_seats,
    newcomer,
    with_numbers,
)
from tests.fairness.attacks.attack import attack, play_on, rewritten
from tests.fairness.lying import SIX, LyingServer
from tests.server.tables.story import ANA, BEN
from toril import ElevenNimmt

RULES = {
    "six": SIX,
    "eleven": ElevenNimmt(seats=4, rounds=1, hand_size=2, top_card=30, supply=1),
}

ATTACKS = [
    *at_the_draw.ATTACKS,
    *drawing_again.ATTACKS,
    *ending.ATTACKS,
    *with_numbers.ATTACKS,
    *in_the_match.ATTACKS,
    *in_the_record.ATTACKS,
    *later.ATTACKS,
    *later_record.ATTACKS,
    *later_seats.ATTACKS,
    *newcomer.ATTACKS,
]


@attack()
def a_draw_for_a_far_round_is_called_off(server: LyingServer) -> None:
    """It gets no number, so that nothing was to be seen of it before it was called off."""
    server.welcome()
    assert server.draw(lambda text: rewritten(text, round=1_000_000)) is None
    server.call_off()
    server.change(match_number=1)
    server.draw()
    play_on(server)


@attack()
def the_own_seal_stands_at_another_seat_too(server: LyingServer) -> None:
    """Its number is the same then, and fixed as well."""
    server.welcome()
    server.seals[BEN] = server.seals[ANA]
    server.draw()
    play_on(server)


@attack()
def the_options_are_told_in_another_order(server: LyingServer) -> None:
    server.welcome()
    server.draw(at_the_draw.options_in_another_order)
    play_on(server)


@attack()
def the_same_draw_is_told_again_after_a_lost_connection(server: LyingServer) -> None:
    """The device gives the same number again, for the first may have been lost."""
    server.welcome()
    server.draw()
    server.welcome()
    assert server.numbers[0] == server.numbers[1]
    play_on(server)


@attack()
def the_numbers_are_told_later(server: LyingServer) -> None:
    """The deal was shown already: it cannot be another one any more."""
    begun: list[bool] = []

    def lie(message: dict[str, object]) -> dict[str, object]:
        table = message.get("table")
        if isinstance(table, dict) and table["state"] == "match" and not begun:
            begun.append(True)
            table["fairness"]["numbers"] = None
        return message

    server.welcome()
    server.draw()
    server.lies.append(lie)
    play_on(server)


@attack()
def the_secret_of_the_match_before_is_taken_again(server: LyingServer) -> None:
    """The server knows its secret anyway; the device's number is fresh."""
    server.welcome()
    server.whole_match()
    server.rng.seed(1)
    server.whole_match()


@attack()
def the_host_ends_the_match(server: LyingServer) -> None:
    """What was dealt until then came from the numbers."""
    server.welcome()
    server.draw()
    server.begin()
    for _ in range(3):
        server.step()
    server.end()
    server.give_record()


@attack()
def the_host_ended_a_match_before_the_one_that_was_played(server: LyingServer) -> None:
    """It could choose the next match, and no other."""
    the_host_ends_the_match.run(server)
    server.whole_match()
    server.whole_match()


HARMLESS = [
    a_draw_for_a_far_round_is_called_off,
    the_own_seal_stands_at_another_seat_too,
    the_options_are_told_in_another_order,
    the_same_draw_is_told_again_after_a_lost_connection,
    the_numbers_are_told_later,
    the_secret_of_the_match_before_is_taken_again,
    the_host_ends_the_match,
    the_host_ended_a_match_before_the_one_that_was_played,
]
