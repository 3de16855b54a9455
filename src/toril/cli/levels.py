"""The levels by the names that people give them: each language has its own, and all are understood.

A record and a server know a level by its plain name; only what is shown and typed differs.
"""

from toril.bots import LEVELS
from toril.text import LANGUAGES, Catalogue, catalogue


def called(bot: str, words: Catalogue) -> str:
    """Return what a bot at a table is called in a language, with the number that it may have.

    >>> called("ox-2", catalogue("es")), called("random", catalogue("es"))
    ('novillo-2', 'random')
    """
    name, dash, number = bot.partition("-")
    return words.say("level", kind=name) + dash + number if name in LEVELS else bot


def bot_meant(typed: str) -> str:
    """Return the bot that somebody means, who may call a level as any language does.

    >>> bot_meant("toro"), bot_meant("Bull"), bot_meant("montecarlo:samples=64")
    ('bull', 'bull', 'montecarlo:samples=64')
    """
    levels = {
        catalogue(language).say("level", kind=name): name
        for language in LANGUAGES
        for name in LEVELS
    }
    return levels.get(typed.casefold(), typed)
