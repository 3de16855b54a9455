"""Lies about how often was drawn: a server that draws until it likes the deal."""

from tests.fairness.attacks.attack import Attack, attack, play_on, rewritten
from tests.fairness.lying import LyingServer
from tests.fairness.window import Data, Window
from tests.server.tables.story import ANA, BEN, CLEO, number_of
from toril.engine.fairness.hashes import seal

OTHER_PERSON = 9
OTHER_TABLE = "5a" * 16


@attack(why=("refused", "drawn_twice"), refusal="not_above", backed=("earlier",))
def the_same_match_is_drawn_again_once_the_number_is_known(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.call_off()
    server.draw()
    play_on(server)


@attack(why=("refused", "drawn_twice"), refusal="not_above", backed=("own_number", "earlier"))
def another_secret_is_put_beside_the_seal_of_the_known_number(server: LyingServer) -> None:
    server.welcome()
    listed = server.seals[ANA]
    server.draw()
    server.call_off()
    server.seals[ANA] = listed
    server.draw()
    play_on(server)


@attack(why=("refused", "drawn_twice"), refusal="not_above", backed=("earlier",))
def the_connection_is_cut_and_the_welcome_has_another_draw(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.call_off()
    server.draw(told=False)
    server.welcome()
    play_on(server)


@attack(why=("refused", "drawn_twice"), refusal="not_above", backed=("earlier",))
def two_draws_are_shown_to_two_windows(server: LyingServer) -> None:
    """The second window knows what the first noted, and gives nothing."""
    server.welcome()
    server.draw()
    server.call_off()
    server.windows.append(Window("second", server.window.notes))
    server.welcome()
    server.draw()
    play_on(server)


@attack(why=("refused", "drawn_twice"), refusal="not_above", backed=("earlier",))
def the_device_is_called_another_person_and_the_match_is_drawn_again(server: LyingServer) -> None:
    """Whoever the server says one is: what was given at a table was given."""

    def lie(message: Data) -> Data:
        if table := message.get("table"):
            for seat in table["seats"]:
                seat["person"] = OTHER_PERSON if seat["person"] == ANA else seat["person"]
        return message | ({"person": OTHER_PERSON} if "person" in message else {})

    server.welcome()
    server.draw()
    server.call_off()
    server.lies.append(lie)
    server.welcome()
    server.draw()
    play_on(server)


def _another_table(name: str, **more: str) -> Attack:
    def run(server: LyingServer) -> None:
        server.welcome()
        server.draw()
        server.call_off()
        server.change(id=OTHER_TABLE, **more)
        for person in (BEN, CLEO):
            number = bytes.fromhex(number_of(person))
            server.seals[person] = seal(bytes.fromhex(OTHER_TABLE), number)
        server.welcome()
        server.draw()
        play_on(server)

    run.__name__ = name
    return attack(
        "place",
        why=("refused", "drawn_twice"),
        refusal="other_table",
        backed=("place", "own_number", "earlier"),
        page=("refused",),
    )(run)


# It would be drawn anew as often as the server likes, and nobody would see a difference.
OTHER_TABLES = [
    _another_table("the table becomes another one under the same code"),
    _another_table("the table becomes another one", code="ZZZZZZ"),
]


@attack(
    "deals",
    more=True,
    why=("refused", "drawn_twice"),
    refusal="not_above",
    backed=("deals", "plays", "scores", "earlier"),
)
def the_number_of_the_match_goes_back(server: LyingServer) -> None:
    server.welcome()
    server.whole_match()
    server.call_off()
    server.whole_match()
    server.call_off()
    server.change(match_number=0)
    server.draw()
    play_on(server)


@attack("place")
def the_draw_is_for_match_7(server: LyingServer) -> None:
    server.welcome()
    server.draw(lambda text: rewritten(text, match=7))
    play_on(server)


@attack("place", why=("refused",), refusal="not_due", backed=("place",))
def the_draw_is_for_round_2(server: LyingServer) -> None:
    server.welcome()
    server.draw(lambda text: rewritten(text, round=2))
    play_on(server)


@attack("draw", more=True, why=("refused",), refusal="not_due", backed=("draw", "place", "rules"))
def after_round_1_the_same_match_is_drawn_for_round_2(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.call_off()
    server.draw(lambda text: rewritten(text, round=2))
    play_on(server)


@attack(why=("called_off",))
def a_draw_is_called_off_and_the_next_match_is_drawn(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.call_off()
    server.change(match_number=1)
    server.draw()
    play_on(server)


@attack(why=("called_off",))
def a_draw_that_was_called_off_gets_a_record_of_a_match_that_nobody_saw(
    server: LyingServer,
) -> None:
    """The server plays it out by itself afterwards, as often as it likes."""
    server.welcome()
    server.draw()
    drawn = server.call_off()
    server.change(match_number=1)
    server.draw()
    server.begin()
    server.play()
    server.give_record(server.secretly_played(drawn), match=1)
    server.give_record()


@attack("place", more=True)
def the_record_of_an_earlier_draw_is_given_for_this_match(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    drawn = server.call_off()
    server.change(match_number=1)
    server.draw()
    server.begin()
    server.play()
    server.give_record(server.secretly_played(drawn), match=2)


@attack("place", more=True)
def the_finished_record_before_is_given_once_more(server: LyingServer) -> None:
    server.welcome()
    server.whole_match()
    before = server.record
    server.draw()
    server.begin()
    server.play()
    server.give_record(before, match=2)


@attack(why=("called_off",))
def no_record_is_given_of_the_match_before(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.begin()
    server.play()
    server.whole_match()


@attack("place", more=True)
def the_draw_before_is_told_again_and_other_numbers_are_missing(server: LyingServer) -> None:
    """The device answers with the number that it gave to that draw, which is known anyway."""
    server.welcome()
    server.whole_match()
    before = server.call_off()
    server.draw(told=False)
    server.put(text=before.text, secret=before.secret)
    assert server.update() in (None, before.numbers[0])
    server.begin([*before.numbers[:3], None])
    server.play()
    server.give_record()


ATTACKS = [
    the_same_match_is_drawn_again_once_the_number_is_known,
    another_secret_is_put_beside_the_seal_of_the_known_number,
    the_connection_is_cut_and_the_welcome_has_another_draw,
    two_draws_are_shown_to_two_windows,
    the_device_is_called_another_person_and_the_match_is_drawn_again,
    *OTHER_TABLES,
    the_number_of_the_match_goes_back,
    the_draw_is_for_match_7,
    the_draw_is_for_round_2,
    after_round_1_the_same_match_is_drawn_for_round_2,
    a_draw_is_called_off_and_the_next_match_is_drawn,
    a_draw_that_was_called_off_gets_a_record_of_a_match_that_nobody_saw,
    the_record_of_an_earlier_draw_is_given_for_this_match,
    the_finished_record_before_is_given_once_more,
    no_record_is_given_of_the_match_before,
    the_draw_before_is_told_again_and_other_numbers_are_missing,
]
