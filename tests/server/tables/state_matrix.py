"""What may be done in which state of a table, and by whom: a table in every state, and the matrix.

A word with a capital is an entry that is written; one without is the code of the refusal; an
empty text means that there was nothing to do.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    DORA,
    Story,
    finished,
    lobby,
    newcomer,
    number_of,
    playing,
    rules_for,
    seal_of,
)
from toril.engine.six_nimmt import Commit
from toril.server.tables import commands
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


def _offered() -> Story:
    story = playing(2, rules_for(3, rounds=2))
    story.do(commands.host.offer, ANA, 2, offered=True)
    return story


def _heir() -> Story:
    story = _offered()
    story.sit(CLEO)
    return story


def _between() -> Story:
    story = _heir()
    story.presence = FixedPresence((), {}, {each: seal_of(each) for each in (ANA, BEN, CLEO)})
    story.play_out()
    return story


STATES: dict[str, Callable[[], Story]] = {
    "lobby": _lobby,
    "full": _full,
    "draw": _draw,
    "match": _match,
    "paused": _paused,
    "result": _result,
    "offered": _offered,
    "heir": _heir,
    "between": _between,
}


def move_of(story: Story, sender: PersonId | None) -> tuple[Any, ...]:
    seat = 0 if sender is None else story.table.person(sender).seat or 0
    card = story.hand(seat)[0] if story.table.state == "match" else 1
    return commands.people.move, sender, story.table.match_number, story.table.turn, Commit(card)


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
"""Every command there is, by name."""

ARGUMENTS: dict[str, dict[str, Any]] = {
    "sit": {"name": "Dora", "seat": None, **newcomer(DORA)},
    "change_seat": {"seat": 2},
    "seat_bot": {"seat": 2, "bot": "random"},
    "offer": {"seat": 2, "offered": True},
    "kick": {"person": BEN},
    "configure": {"setup": Setup(RULES, "off", listed=True)},
    "rematch": {"setup": Setup(RULES, "off", listed=False), "start": True},
    "give_number": {"match_number": 1, "number": number_of(BEN)},
    "issue_link": {"person": None, "link": "a link"},
}

# By command and state: a stranger, a guest, the host.
ONLY_HOST = ("not_seated", "not_host")
TOO_LATE = (*ONLY_HOST, "not_now")
ROWS: dict[str, dict[str, tuple[str, str, str]]] = {
    "sit": {
        "offered": ("Sat", "already_seated", "already_seated"),
        "lobby": ("Sat", "already_seated", "already_seated"),
        "full": ("table_full", "already_seated", "already_seated"),
        "draw": ("not_now", "not_now", "not_now"),
        "match": ("not_now", "not_now", "not_now"),
        "paused": ("not_now", "not_now", "not_now"),
        "result": ("not_now", "not_now", "not_now"),
    },
    "change_seat": {
        "lobby": ("not_seated", "Configured", "Configured"),
        "full": ("not_seated", "seat_taken", "seat_taken"),
        "draw": ("not_seated", "not_now", "not_now"),
        "match": ("not_seated", "not_now", "not_now"),
        "paused": ("not_seated", "not_now", "not_now"),
        "result": ("not_seated", "not_now", "not_now"),
    },
    "seat_bot": {
        "lobby": (*ONLY_HOST, "BotSeated"),
        "full": (*ONLY_HOST, "BotSeated"),
        "draw": TOO_LATE,
        "match": TOO_LATE,
        "paused": TOO_LATE,
        "result": TOO_LATE,
    },
    "offer": {
        **dict.fromkeys(STATES, TOO_LATE),
        **dict.fromkeys(("match", "paused"), (*ONLY_HOST, "SeatOffered")),
        "offered": (*ONLY_HOST, ""),
        "heir": (*ONLY_HOST, "seat_taken"),
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
    "end_match": {
        **dict.fromkeys(STATES, TOO_LATE),
        **dict.fromkeys(("match", "paused", "offered", "heir"), (*ONLY_HOST, "EndedByHost")),
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
MATRIX = {
    name: {"offered": row["match"], "heir": row["match"], "between": row["draw"], **row}
    for name, row in ROWS.items()
}
"""What is not said of a match in which somebody waits for a seat, or draws anew, is as ever."""
