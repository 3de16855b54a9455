"""Lies about what is shown of a match: cards, plays, scores, and who sits where."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.fairness.attacks.attack import attack
from tests.fairness.lying import LyingServer
from tests.fairness.window import Data
from tests.server.tables.story import ANA, BEN
from toril.engine.game import Move
from toril.engine.match import Match

PLAYS = ("six.revealed", "eleven.played", "eleven.pile_taken")


def _shown_otherwise(server: LyingServer, lie: Callable[[Data], Any]) -> None:
    """Play a match of which something is told otherwise, once it has begun."""

    def changed(message: Data) -> Data:
        lie(message)
        return message

    server.welcome()
    server.draw()
    server.lies.append(changed)
    server.begin()
    server.play()
    server.give_record()


def _another(cards: list[int], top: int = 30) -> None:
    cards[-1] = next(card for card in range(top, 0, -1) if card not in cards)
    cards.sort()


@attack("deals")
def a_hand_is_shown_that_was_not_dealt(server: LyingServer) -> None:
    def lie(message: Data) -> None:
        if any(event["kind"] == "table.started" for event in message.get("events", ())):
            _another(message["play"]["view"]["round"]["hand"])

    _shown_otherwise(server, lie)


@attack("deals")
def opening_cards_are_shown_that_were_not_dealt(server: LyingServer) -> None:
    def lie(message: Data) -> None:
        if any(event["kind"] == "table.started" for event in message.get("events", ())):
            seen = message["play"]["view"]["round"]
            cards = seen["tops"] if "tops" in seen else seen["rows"][0]
            _another(cards)

    _shown_otherwise(server, lie)


@attack("deals", more=True)
def another_match_is_published_than_was_played(server: LyingServer) -> None:
    """The review's d: what was seen was not compared with the record."""
    server.welcome()
    server.draw()
    server.begin(told=False)
    fair = server.drawn
    server.change(match=Match.start(server.story.table.rules, b"chosen" * 5))
    server.update()
    server.play()
    server.give_record(server.secretly_played(fair))


@attack("plays", more=True)
def other_plays_are_published_in_the_same_deals(server: LyingServer) -> None:
    server.welcome()
    server.draw()
    server.begin()
    server.play()
    server.rng.seed(7)
    server.give_record(server.secretly_played(server.drawn))


@attack("plays", more=True)
def a_play_is_kept_from_the_device(server: LyingServer) -> None:
    hidden: list[Data] = []

    def lie(message: Data) -> None:
        for event in message.get("events", ()):
            if event["kind"] in PLAYS and not hidden:
                hidden.append(dict(event))
                event.clear()
                event.update(kind="table.resumed")

    _shown_otherwise(server, lie)


@attack("plays", more=True)
def the_last_play_of_a_round_is_kept_from_the_device(server: LyingServer) -> None:
    def lie(message: Data) -> None:
        events = message.get("events", ())
        if any(event["kind"] == "match.round_scored" for event in events):
            for event in events:
                if event["kind"] in PLAYS:
                    event.clear()
                    event.update(kind="table.resumed")

    _shown_otherwise(server, lie)


@attack(why=("elsewhere",))
def another_move_is_made_than_the_device_sent(server: LyingServer) -> None:
    def other(match: Match[Any], move: Move) -> Move:
        legal = match.legal(server.seat)
        picked = (legal.pick(server.rng) for _ in range(100))
        return next((each for each in picked if each != move), move)

    server.welcome()
    server.draw()
    server.begin()
    server.play(other)
    server.give_record()


@attack("scores")
def other_penalties_are_shown(server: LyingServer) -> None:
    def lie(message: Data) -> None:
        for event in message.get("events", ()):
            if event["kind"] == "match.round_scored":
                event["penalties"][0] += 1
        if message["kind"] != "news" and message["play"]["view"]["scores"]:
            message["play"]["view"]["scores"][0][0] += 1

    _shown_otherwise(server, lie)


@attack("scores")
def other_winners_are_shown(server: LyingServer) -> None:
    def lie(message: Data) -> None:
        views = () if message["kind"] == "news" else (message["play"]["view"],)
        for shown in (*message.get("events", ()), *views):
            if outcome := shown.get("outcome"):
                outcome["winners"] = [seat for seat in range(4) if seat not in outcome["winners"]]

    _shown_otherwise(server, lie)


@attack("rules")
def others_have_changed_places_when_the_match_begins(server: LyingServer) -> None:
    """Once the deal is known, the better hand would go to a friend."""

    def lie(message: Data) -> None:
        if table := message.get("table"):
            for each in (table["names"], table["seats"]):
                each[2], each[3] = each[3], each[2]

    _shown_otherwise(server, lie)


@attack("rules")
def others_change_places_in_the_middle_of_a_match(server: LyingServer) -> None:
    def lie(message: Data) -> Data:
        if message["kind"] == "welcome":
            for each in (message["table"]["names"], message["table"]["seats"]):
                each[2], each[3] = each[3], each[2]
        return message

    server.welcome()
    server.draw()
    server.begin()
    server.step()
    server.lies.append(lie)
    server.welcome()
    server.play()
    server.give_record()


@attack("rules")
def other_rules_are_shown_when_the_match_begins(server: LyingServer) -> None:
    def lie(message: Data) -> None:
        if table := message.get("table"):
            changed = {"six.rules": ("row_length", 4), "eleven.rules": ("reach", 9)}
            option, value = changed[table["rules"]["kind"]]
            table["rules"][option] = value

    _shown_otherwise(server, lie)


@attack("deals", more=True)
def the_own_seat_is_another_when_the_match_begins(server: LyingServer) -> None:
    """Once the deal is known, the own hand would be the worse one."""
    server.welcome()
    server.draw()
    server.begin(told=False)
    table = server.story.table
    chairs = (table.chairs[2], table.chairs[1], table.chairs[0], table.chairs[3])
    seats = {ANA: 2, BEN: 0}
    people = tuple(replace(each, seat=seats.get(each.id, each.seat)) for each in table.people)
    server.change(chairs=chairs, people=people)
    server.update()
    server.play()
    server.give_record()


ATTACKS = [
    a_hand_is_shown_that_was_not_dealt,
    opening_cards_are_shown_that_were_not_dealt,
    another_match_is_published_than_was_played,
    other_plays_are_published_in_the_same_deals,
    a_play_is_kept_from_the_device,
    the_last_play_of_a_round_is_kept_from_the_device,
    another_move_is_made_than_the_device_sent,
    other_penalties_are_shown,
    other_winners_are_shown,
    others_have_changed_places_when_the_match_begins,
    others_change_places_in_the_middle_of_a_match,
    other_rules_are_shown_when_the_match_begins,
    the_own_seat_is_another_when_the_match_begins,
]
