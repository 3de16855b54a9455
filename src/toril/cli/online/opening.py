"""The questions of whoever opens a table without saying how: each is asked until it is clear."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

from rich.text import Text

from toril.cli.join import Wishes, read_bots
from toril.cli.online.lines import Lines
from toril.cli.setup import make_rules
from toril.cli.typed import Unclear, not_understood
from toril.engine.errors import TorilError
from toril.text import Catalogue

Ask: TypeAlias = Callable[[str], Awaitable[str]]

NUMBERS = {"six": ("6", "six", "seis"), "eleven": ("11", "eleven", "once")}
"""What people call the games, the number on the box first."""

_GAMES = {word: game for game, words in NUMBERS.items() for word in words}
_NO_BOTS = ("no", "none", "ninguno")


async def decide(usual: Wishes, ask: Ask, lines: Lines, words: Catalogue) -> Wishes:
    """Return how the new table shall be; Enter leaves anything as `usual`."""

    async def until_clear(question: str, read: Callable[[str], Wishes]) -> Wishes:
        while True:
            try:
                return read(await ask(question))
            except Unclear as answer:
                lines.print(Text(str(answer)))
            except TorilError as error:
                lines.print(Text(words.refusal(error)))

    say = words.say
    wishes = await until_clear(
        say("join-game", game=NUMBERS[usual.game][0]),
        lambda typed: _with_game(usual, typed, words),
    )
    wishes = await until_clear(
        say("join-seats", seats=usual.seats), lambda typed: _with_seats(wishes, typed, words)
    )
    return await until_clear(say("join-bots"), lambda typed: _with_bots(wishes, typed))


def _with_game(wishes: Wishes, typed: str, words: Catalogue) -> Wishes:
    game = _GAMES.get(typed.lower().removesuffix("nimmt!").removesuffix("nimmt").strip())
    if typed and game is None:
        raise not_understood(typed, words)
    return replace(wishes, game=game or wishes.game)


def _with_seats(wishes: Wishes, typed: str, words: Catalogue) -> Wishes:
    if typed and not (typed.isascii() and typed.isdecimal()):
        raise not_understood(typed, words)
    seats = int(typed[:4]) if typed else wishes.seats
    make_rules(wishes.game, {"seats": seats}, ())  # refuses a number that cannot play it
    return replace(wishes, seats=seats)


def _with_bots(wishes: Wishes, typed: str) -> Wishes:
    bots = () if typed.lower() in _NO_BOTS else read_bots(typed.lower())
    wishes = replace(wishes, bots=bots)
    wishes.request()  # refuses bots that there are not, or no room for
    return wishes
