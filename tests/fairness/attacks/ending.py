"""Lies about a match that is ended for everybody: its deals may have been the reason."""

from dataclasses import replace

from tests.fairness.attacks.attack import attack, play_on
from tests.fairness.lying import LyingServer


def _begin(server: LyingServer, steps: int = 0) -> None:
    server.welcome()
    server.draw()
    server.begin()
    for _ in range(steps):
        server.step()


@attack(why=("ended_for_all",))
def the_host_ends_a_match_whose_deals_are_not_liked(server: LyingServer) -> None:
    _begin(server)
    server.end()
    server.give_record()
    server.draw()
    play_on(server)


@attack(why=("ended_for_all",))
def a_match_is_ended_in_its_middle_while_the_device_is_away(server: LyingServer) -> None:
    _begin(server, steps=3)
    server.end(told=False)
    server.welcome()
    server.give_record()
    server.draw()
    play_on(server)


@attack("record", "scores")
def the_record_does_not_say_that_the_match_was_ended(server: LyingServer) -> None:
    _begin(server, steps=3)
    server.end()
    server.give_record(replace(server.story.table.record(), ended_by=None).to_json())


@attack("record", more=True)
def the_record_says_that_a_finished_match_was_ended(server: LyingServer) -> None:
    _begin(server)
    server.play()
    server.give_record(replace(server.story.table.record(), ended_by="host").to_json())


@attack("plays", "scores")
def a_finished_match_is_cut_and_said_to_have_been_ended(server: LyingServer) -> None:
    _begin(server)
    server.play()
    record = server.story.table.record()
    whole = 4 if record.rules.game == "six_nimmt" else 5  # a trick of four
    server.give_record(replace(record, moves=record.moves[:whole], ended_by="host").to_json())


@attack("plays")
def a_play_that_was_seen_before_the_end_is_cut_off(server: LyingServer) -> None:
    _begin(server, steps=4)
    server.end()
    record = server.story.table.record()
    assert record.moves
    server.give_record(replace(record, moves=()).to_json())


ATTACKS = [
    the_host_ends_a_match_whose_deals_are_not_liked,
    a_match_is_ended_in_its_middle_while_the_device_is_away,
    the_record_does_not_say_that_the_match_was_ended,
    the_record_says_that_a_finished_match_was_ended,
    a_finished_match_is_cut_and_said_to_have_been_ended,
    a_play_that_was_seen_before_the_end_is_cut_off,
]
