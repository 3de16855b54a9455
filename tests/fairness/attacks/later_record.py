"""Lies about what a later draw has dealt, and in the record of a match that had one."""

from dataclasses import replace

from tests.fairness.attacks.attack import attack
from tests.fairness.lying import LyingServer
from tests.fairness.lying_later import (
    between,
    in_between,
    later_round,
    played_otherwise,
    record_of,
)


@attack("deals", more=True, rounds=2)
def the_old_deals_go_on_after_a_later_draw(server: LyingServer) -> None:
    """Its numbers are told, and the cards that were known are dealt nevertheless."""
    _deal_as_before(server)
    server.give_record(played_otherwise(server, server.drawn))


def _deal_as_before(server: LyingServer) -> None:
    in_between(server)
    old, _ = between(server).go_on()
    server.begin(told=False)
    server.change(match=replace(old, later=((2, old.seed),)))
    server.update()
    server.play()


@attack("seed", rounds=2)
def the_old_deals_go_on_and_the_record_says_so(server: LyingServer) -> None:
    _deal_as_before(server)
    server.give_record(record_of(server).to_json())


@attack("draw", more=True, rounds=2)
def the_record_leaves_the_later_draw_out(server: LyingServer) -> None:
    later_round(server)
    server.play()
    record = record_of(server)
    assert isinstance(record.fairness, tuple)
    server.give_record(replace(record, fairness=record.fairness[:1]).to_json())


@attack("draw", more=True, rounds=2)
def the_record_leaves_the_first_draw_out(server: LyingServer) -> None:
    later_round(server)
    server.play()
    record = record_of(server)
    assert isinstance(record.fairness, tuple)
    server.give_record(replace(record, fairness=record.fairness[1:]).to_json())


@attack("record", more=True, rounds=2)
def the_record_leaves_the_later_seats_out(server: LyingServer) -> None:
    later_round(server)
    server.play()
    server.give_record(replace(record_of(server), later=()).to_json())


@attack("draw", more=True, rounds=2)
def the_match_is_played_again_from_the_first_draw_alone(server: LyingServer) -> None:
    later_round(server)
    server.play()
    server.give_record(server.secretly_played(server.story.table.draws[0]))


ATTACKS = [
    the_old_deals_go_on_after_a_later_draw,
    the_old_deals_go_on_and_the_record_says_so,
    the_record_leaves_the_later_draw_out,
    the_record_leaves_the_first_draw_out,
    the_record_leaves_the_later_seats_out,
    the_match_is_played_again_from_the_first_draw_alone,
]
