"""Tables whose draw is open, and what devices do there."""

from tests.server.tables.story import ANA, Story, lobby, number_of, rules_for, seal_of
from toril.engine.fairness.draw import Draw
from toril.server.tables import commands
from toril.server.tables.presence import FixedPresence
from toril.wire.literals import PersonId


def awake(story: Story, *people: PersonId) -> None:
    """Let the devices of some people be awake, each with the seal of its number."""
    story.presence = FixedPresence(people, {}, {each: seal_of(each) for each in people})


def drawing(*listed: PersonId, people: int = 2, seats: int | None = None) -> Story:
    """Return a table whose draw is open and lists the numbers of these people."""
    story = lobby(people, rules_for(seats or people))
    for seat, chair in enumerate(story.table.chairs):
        if chair.is_free:
            story.do(commands.host.seat_bot, ANA, seat, "random")
    awake(story, *listed)
    story.do(commands.host.start, ANA)
    return story


def give(story: Story, person: PersonId, number: str | None = None) -> None:
    match = story.table.match_number + 1
    story.do(commands.people.give_number, person, match, number or number_of(person))


def draw_of(story: Story) -> Draw:
    assert story.table.draw is not None
    return story.table.draw.draw


def numbers(story: Story) -> tuple[str | None, ...]:
    assert story.table.draw is not None
    return story.table.draw.numbers
