"""Matches in which somebody takes over a bot's seat."""

from random import Random

from tests.server.tables.drawing import awake, draw_of
from tests.server.tables.story import (
    ANA,
    Story,
    number_of,
    playing,
    rules_for,
)
from toril import ElevenNimmt
from toril.engine.games import AnyRules
from toril.server.tables import commands

SHORT = rules_for(3, rounds=3)
ELEVEN = ElevenNimmt(seats=3, rounds=3, hand_size=4, top_card=30)


def offered(people: int = 1, rules: AnyRules = SHORT) -> Story:
    """Return a match in which the host offers the last seat, a bot's."""
    story = playing(people, rules)
    story.do(commands.host.offer, ANA, 2, offered=True)
    return story


def waiting(people: int = 1, rules: AnyRules = SHORT) -> Story:
    """Return such a match in which the next person has come and waits."""
    story = offered(people, rules)
    story.sit(people + 1)
    return story


def play_round(story: Story) -> None:
    """Play this round to its end, and not the next."""
    rng, match = Random(1), story.table.match
    while match and story.table.match and story.table.match.round_number == match.round_number:
        if story.table.state != "match":
            return
        story.step(rng)


def between(*listed: int, people: int = 1, rules: AnyRules = SHORT) -> Story:
    """Return such a match whose first round is over: numbers of these are waited for."""
    story = waiting(people, rules)
    awake(story, *listed)
    play_round(story)
    return story


def give(story: Story, person: int, number: str | None = None) -> None:
    drawn = draw_of(story)
    given = number or number_of(person)
    story.do(commands.people.give_number, person, drawn.match, given, drawn.round)


def deadline(story: Story) -> int:
    return story.table.deadline or 0
