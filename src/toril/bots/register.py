"""The one register of bots: which there are, how each is made, and everything else about them.

>>> parse_bot("montecarlo:samples=64,memory=table")
parse_bot('montecarlo:memory=table,samples=64')
>>> str(parse_bot("cautious"))
'cautious'
"""

import copyreg
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from toril.bots.bot import Bot
from toril.bots.cautious import Cautious
from toril.bots.chaos import Chaos
from toril.bots.levels import LEVEL_SPECS
from toril.bots.memory import MEMORIES
from toril.bots.montecarlo import MonteCarlo
from toril.bots.montecarlo.options import read_policy, scaled
from toril.bots.novice import Novice
from toril.bots.options import OptionValue, decimal, whole, word
from toril.bots.random_bot import RandomBot
from toril.bots.spec import BotSpec, BotType, Level
from toril.engine.errors import TorilError
from toril.engine.quoting import short

LONGEST = 200
"""No spec has more characters: it stands in reports and in records as a name."""

BOT_TYPES = (
    BotType("random", RandomBot, {}, offered_at_tables=True),
    BotType("cautious", Cautious, {}, offered_at_tables=True),
    BotType("chaos", Chaos, {}, offered_at_tables=True),
    BotType("novice", Novice, {"slip": decimal(0, 1), "noise": decimal(0, 100)}),
    BotType(
        "montecarlo",
        MonteCarlo,
        {
            "samples": whole(1, 1_000_000),
            "ms": whole(1, 600_000),
            "memory": word(*MEMORIES),
            "policy": read_policy,
            "match": word("yes", "no"),
            "stop": word("yes", "no"),
        },
        needs="kernels",
        scale=scaled,
    ),
)
"""The types of bots that there are: a new one is entered here."""


def parse_among(text: str, types: Mapping[str, BotType | Level]) -> BotSpec:
    """Return the bot that `text` asks for; refuse one that is not among `types`, or bad options."""
    name, colon, rest = text.partition(":")
    bot_type = types.get(name)
    if bot_type is None or len(text) > LONGEST:
        raise unknown_bot(text, types)
    if isinstance(bot_type, Level):
        if colon:
            raise unknown_bot(text, types)
        return BotSpec(bot_type)
    options: dict[str, OptionValue] = {}
    for part in rest.split(",") if colon else ():
        name, _, written = part.partition("=")
        read = bot_type.options.get(name)
        given = read(written) if read and name not in options else None
        if given is None:
            raise _bad_option(bot_type, part)
        options[name] = given
    return BotSpec(bot_type, tuple(sorted(options.items())))


def unknown_bot(name: Any, known: Iterable[str]) -> TorilError:
    """Refuse a name that no bot has."""
    names = ", ".join(known)
    given = short(name)
    return TorilError(
        "unknown_bot", f"There is no bot {given}: choose among {names}.", bot=given, bots=names
    )


def _bad_option(bot_type: BotType, part: str) -> TorilError:
    names = ", ".join(bot_type.options) or "-"
    given = short(part)
    return TorilError(
        "bad_bot_option",
        f"{bot_type.name} has no option {given}, or not with that value, or has it twice: "
        f"its options are {names}, written name=value and separated by commas.",
        kind=bot_type.name,
        given=given,
        options=names,
    )


def _levels(types: Mapping[str, BotType]) -> dict[str, Level]:
    return {
        name: Level(name, {game: parse_among(text, types) for game, text in specs.items()})
        for name, specs in LEVEL_SPECS.items()
    }


LEVELS: dict[str, Level] = _levels({own.name: own for own in BOT_TYPES})
"""The levels by name, easiest first."""

REGISTER: dict[str, BotType | Level] = {**LEVELS, **{own.name: own for own in BOT_TYPES}}
"""Types and levels by name, in the order in which people are offered bots."""

TABLE_BOTS: tuple[str, ...] = tuple(
    name for name, each in REGISTER.items() if isinstance(each, Level) or each.offered_at_tables
)
"""The names of the bots that may sit at a table, in the order in which they are offered."""


def parse_bot(text: str) -> BotSpec:
    """Return the bot that a name, perhaps with options, asks for; refuse one that is not there."""
    return parse_among(text, REGISTER)


def make_bot(text: str, rng: Random, effort: float = 1.0) -> Bot:
    """Return the bot that `text` asks for, made at once: `parse_bot(text).make(rng, effort)`."""
    return parse_bot(text).make(rng, effort)


def _pickled(bot: BotSpec) -> tuple[Callable[[str], BotSpec], tuple[str]]:
    return parse_bot, (str(bot),)


# Another process looks the type up in its own register, so nothing of ours has to travel.
copyreg.pickle(BotSpec, _pickled)
