"""Bots by the names that people give them: each language has its own, and all are understood.

A record and a server know a level by its plain name; only what is shown and typed differs.
"""

import re
from collections.abc import Sequence
from itertools import cycle, islice

from toril.bots import DEFAULT_BOTS, LEVELS, BotSpec, parse_bot
from toril.cli.talk.vocabulary import words_for
from toril.engine.errors import TorilError
from toril.text import Catalogue


def called(bot: str, words: Catalogue) -> str:
    """Return what a bot at a table is called in a language, with the number that it may have.

    >>> from toril.text import catalogue
    >>> called("ox-2", catalogue("es")), called("random", catalogue("es"))
    ('novillo-2', 'random')
    """
    name, dash, number = bot.partition("-")
    return words.say("level", kind=name) + dash + number if name in LEVELS else bot


def bot_meant(typed: str) -> str:
    """Return the bot that is meant; a level may be called as in any language.

    >>> bot_meant("toro"), bot_meant("Faerse"), bot_meant("montecarlo:samples=64")
    ('bull', 'heifer', 'montecarlo:samples=64')
    """
    levels = {word: level for level in LEVELS for word in words_for(level)}
    return levels.get(typed.casefold(), typed)


def read_bot_list(text: str) -> tuple[str, ...]:
    """Return the bots of a list with commas, which may also stand between a bot's options.

    >>> read_bot_list("toro, montecarlo:samples=64,memory=table")
    ('bull', 'montecarlo:samples=64,memory=table')
    """
    return tuple(bot_meant(part.strip()) for part in re.split(r",(?!\s*\w+=)", text))


def read_bots(text: str) -> tuple[str, ...]:
    """Return the bots of a list, or so many of the usual ones where a number is given.

    >>> read_bots("bull, calf")
    ('bull', 'calf')
    >>> read_bots("2")
    ('ox', 'heifer')
    """
    if re.fullmatch("[0-9]{1,2}", text.strip()):
        return tuple(islice(cycle(DEFAULT_BOTS), int(text)))
    return tuple(bot for bot in read_bot_list(text) if bot)


def check_bots_fit(bots: Sequence[str], others: int) -> None:
    """Refuse more bots than there are seats for `others`."""
    if len(bots) > others:
        raise TorilError(
            "too_many_bots", f"More bots than seats: there is room for {others}.", most=others
        )


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names at a table so that no two are the same: cautious, cautious-2.

    >>> told_apart(["Ana", "cautious", "cautious"])
    ('Ana', 'cautious', 'cautious-2')
    """
    before = [names[:seat].count(name) for seat, name in enumerate(names)]
    return tuple(
        f"{name}-{again + 1}" if again else name for name, again in zip(names, before, strict=True)
    )


def bot_of(name: str) -> BotSpec | None:
    """Return the bot that a seat's name stands for.

    >>> bot_of("ox-2"), bot_of("montecarlo:samples=64-2"), bot_of("Ana")
    (parse_bot('ox'), parse_bot('montecarlo:samples=64'), None)
    """
    try:
        return parse_bot(re.sub("-[0-9]+$", "", name))
    except TorilError:
        return None
