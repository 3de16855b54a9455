"""Every command in every state of a table, from everybody: what is written, what is refused.

A word with a capital is an entry that is written; one without is the code of the refusal; an
empty text means that there was nothing to do.
"""

from collections.abc import Callable
from importlib import import_module
from inspect import signature
from pkgutil import iter_modules
from typing import Any

import pytest

from tests.server.tables.story import (
    ANA,
    BEN,
    DORA,
    Story,
    finished,
    lobby,
    newcomer,
    number_of,
    playing,
    refusal,
    rules_for,
    seal_of,
)
from toril.engine.six_nimmt import Commit
from toril.server.tables import commands
from toril.server.tables.command import Declared
from toril.server.tables.presence import FixedPresence
from toril.server.tables.setup import Setup
from toril.wire.literals import PersonId

RULES = rules_for(3)


def _lobby() -> Story:
    return lobby(2, RULES)


def _full() -> Story:
    story = _lobby()
    story.do(commands.host.seat_bot, ANA, 2, "cautious")
    return story


def _draw() -> Story:
    story = _full()
    story.presence = FixedPresence((), {}, {each: seal_of(each) for each in (ANA, BEN)})
    story.do(commands.host.start, ANA)
    return story


def _match() -> Story:
    return playing(2, RULES)


def _paused() -> Story:
    story = _match()
    story.do(commands.host.pause, ANA)
    return story


def _result() -> Story:
    return finished(2, RULES)


STATES: dict[str, Callable[[], Story]] = {
    "lobby": _lobby,
    "full": _full,
    "draw": _draw,
    "match": _match,
    "paused": _paused,
    "result": _result,
}


def _move(story: Story, sender: PersonId | None) -> tuple[Any, ...]:
    seat = 0 if sender is None else story.table.person(sender).seat or 0
    card = story.hand(seat)[0] if story.table.state == "match" else 1
    return commands.people.move, sender, story.table.match_number, story.table.turn, Commit(card)


ARGUMENTS: dict[str, dict[str, Any]] = {
    "sit": {"name": "Dora", "seat": None, **newcomer(DORA)},
    "seat_bot": {"seat": 2, "bot": "random"},
    "kick": {"person": BEN},
    "configure": {"setup": Setup(RULES, "off", listed=True)},
    "rematch": {"setup": Setup(RULES, "off", listed=False), "start": True},
    "give_number": {"match_number": 1, "number": number_of(BEN)},
    "issue_link": {"person": None, "link": "a link"},
}

# By command and state: a stranger, a guest, the host.
ONLY_HOST = ("not_seated", "not_host")
TOO_LATE = (*ONLY_HOST, "not_now")
MATRIX: dict[str, dict[str, tuple[str, str, str]]] = {
    "sit": {
        "lobby": ("Sat", "already_seated", "already_seated"),
        "full": ("table_full", "already_seated", "already_seated"),
        "draw": ("not_now", "not_now", "not_now"),
        "match": ("not_now", "not_now", "not_now"),
        "paused": ("not_now", "not_now", "not_now"),
        "result": ("not_now", "not_now", "not_now"),
    },
    "seat_bot": {
        "lobby": (*ONLY_HOST, "BotSeated"),
        "full": (*ONLY_HOST, "BotSeated"),
        "draw": TOO_LATE,
        "match": TOO_LATE,
        "paused": TOO_LATE,
        "result": TOO_LATE,
    },
    "kick": dict.fromkeys(STATES, (*ONLY_HOST, "Kicked")),
    "leave": {
        "lobby": ("not_seated", "Left", "Left HostPassed"),
        "full": ("not_seated", "Left", "Left HostPassed"),
        "draw": ("not_seated", "StoodIn", "StoodIn HostPassed"),
        "match": ("not_seated", "StoodIn", "StoodIn HostPassed"),
        "paused": ("not_seated", "StoodIn", "StoodIn HostPassed"),
        "result": ("not_seated", "Left", "Left HostPassed"),
    },
    "resign": {
        "lobby": ("not_seated", "not_now", "not_now"),
        "full": ("not_seated", "not_now", "not_now"),
        "draw": ("not_seated", "not_now", "not_now"),
        "match": ("not_seated", "Resigned", "Resigned"),
        "paused": ("not_seated", "Resigned", "Resigned"),
        "result": ("not_seated", "not_now", "not_now"),
    },
    "configure": {
        "lobby": (*ONLY_HOST, "Configured"),
        "full": (*ONLY_HOST, "Configured"),
        "draw": TOO_LATE,
        "match": TOO_LATE,
        "paused": TOO_LATE,
        "result": TOO_LATE,
    },
    "start": {
        "lobby": (*ONLY_HOST, "seats_free"),
        "full": (*ONLY_HOST, "Drawn Started"),
        "draw": TOO_LATE,
        "match": TOO_LATE,
        "paused": TOO_LATE,
        "result": TOO_LATE,
    },
    "rematch": {
        "lobby": TOO_LATE,
        "full": TOO_LATE,
        "draw": TOO_LATE,
        "match": TOO_LATE,
        "paused": TOO_LATE,
        "result": (*ONLY_HOST, "Configured Drawn Started"),
    },
    "pause": {
        "lobby": TOO_LATE,
        "full": TOO_LATE,
        "draw": TOO_LATE,
        "match": (*ONLY_HOST, "Paused"),
        "paused": (*ONLY_HOST, ""),
        "result": TOO_LATE,
    },
    "resume": {
        "lobby": TOO_LATE,
        "full": TOO_LATE,
        "draw": TOO_LATE,
        "match": (*ONLY_HOST, ""),
        "paused": (*ONLY_HOST, "Resumed"),
        "result": TOO_LATE,
    },
    "move": {
        "lobby": ("not_seated", "not_now", "not_now"),
        "full": ("not_seated", "not_now", "not_now"),
        "draw": ("not_seated", "not_now", "not_now"),
        "match": ("not_seated", "Moved", "Moved"),
        "paused": ("not_seated", "paused", "paused"),
        "result": ("not_seated", "not_now", "not_now"),
    },
    "give_number": {
        **dict.fromkeys(STATES, ("not_seated", "draw_over", "draw_over")),
        "draw": ("not_seated", "NumberGiven", "wrong_number"),
    },
    "take_seat_back": dict.fromkeys(STATES, ("not_seated", "", "")),
    "issue_link": dict.fromkeys(STATES, ("not_seated", "LinkIssued", "LinkIssued")),
}

NOT_A_PERSONS = {"redeem", "sit_first"}
"""What a link does for its holder, and sitting down at a table that is being opened."""


def _public() -> dict[str, object]:
    """Return whatever can be called in the modules of commands, by name."""
    modules = [
        import_module(f"{commands.__name__}.{found.name}")
        for found in iter_modules(commands.__path__)
    ]
    return {
        name: found
        for module in modules
        for name, found in vars(module).items()
        if callable(found)
        and not name.startswith("_")
        and getattr(found, "__module__", "") == module.__name__
    }


COMMANDS: dict[str, Any] = _public()


def test_every_command_says_who_gives_it() -> None:
    for name, command in COMMANDS.items():
        assert isinstance(command, Declared), name
    assert {name for name, command in COMMANDS.items() if command.by == "anybody"} == {
        *("sit", "sit_first", "redeem")
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
            _match().do(COMMANDS[name], sender, **some)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("name", MATRIX)
def test_a_command_does_what_its_state_and_sender_allow(name: str, state: str) -> None:
    for sender, expected in zip((None, BEN, ANA), MATRIX[name][state], strict=True):
        story = STATES[state]()
        call = _move(story, sender) if name == "move" else (COMMANDS[name], sender)
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
    what, sender, *args = _move(story, ANA) if name == "move" else (COMMANDS[name], ANA)
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
    assert refusal(story, *_move(story, BEN)) == "not_seated"
