"""Every command in every state of a table, from everybody: what is written, what is refused."""

from inspect import signature

import pytest

from tests.server.tables.state_matrix import ARGUMENTS, COMMANDS, MATRIX, STATES, move_of
from tests.server.tables.story import ANA, BEN, refusal
from toril.server.tables import commands
from toril.server.tables.command import Declared

NOT_A_PERSONS = {"redeem", "sit_first", "begin_day"}
"""What a link does for its holder, and sitting down at a table that is being opened."""


def test_every_command_says_who_gives_it() -> None:
    for name, command in COMMANDS.items():
        assert isinstance(command, Declared), name
    assert {name for name, command in COMMANDS.items() if command.by == "anybody"} == {
        *("sit", "sit_first", "redeem", "begin_day")
    }


def test_every_command_is_in_the_matrix() -> None:
    of_people = {name for name, command in COMMANDS.items() if command.by != "server"}
    assert set(MATRIX) | NOT_A_PERSONS == of_people
    assert all(set(states) == set(STATES) for states in MATRIX.values())


@pytest.mark.parametrize("name", [name for name in COMMANDS if COMMANDS[name].by == "server"])
def test_what_the_server_does_by_itself_nobody_can_tell_it_to(name: str) -> None:
    some = dict.fromkeys(list(signature(COMMANDS[name]).parameters)[1:])
    for sender in (BEN, ANA):
        with pytest.raises(AssertionError, match="nobody else gives it"):
            STATES["match"]().do(COMMANDS[name], sender, **some)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("name", MATRIX)
def test_a_command_does_what_its_state_and_sender_allow(name: str, state: str) -> None:
    for sender, expected in zip((None, BEN, ANA), MATRIX[name][state], strict=True):
        story = STATES[state]()
        call = move_of(story, sender) if name == "move" else (COMMANDS[name], sender)
        named = ARGUMENTS.get(name, {})
        if expected[:1].islower():
            assert refusal(story, *call, **named) == expected, sender
        else:
            story.do(*call, **named)
            assert story.written == expected.split(), sender
            assert story.read_again() == story.table


@pytest.mark.parametrize(
    ("name", "state"),
    [
        (name, state)
        for name in sorted(MATRIX.keys() - {"sit", "issue_link"})  # they have their own tests
        for state in STATES
        if MATRIX[name][state][2][:1].isupper()
    ],
)
def test_a_command_that_comes_twice_is_done_once(name: str, state: str) -> None:
    story = STATES[state]()
    what, sender, *args = move_of(story, ANA) if name == "move" else (COMMANDS[name], ANA)
    named = ARGUMENTS.get(name, {}) | {"command": "the-command"}
    story.do(what, sender, *args, **named)
    assert story.written
    after = story.table
    story.do(what, sender, *args, **named)
    assert story.written == []
    assert story.table == after


@pytest.mark.parametrize("state", STATES)
def test_somebody_who_was_sent_away_is_a_stranger_in_every_state(state: str) -> None:
    story = STATES[state]()
    story.do(commands.host.kick, ANA, BEN)
    for name in sorted(MATRIX.keys() - {"sit", "move"}):
        assert refusal(story, COMMANDS[name], BEN, **ARGUMENTS.get(name, {})) == "not_seated", name
    assert refusal(story, *move_of(story, BEN)) == "not_seated"
