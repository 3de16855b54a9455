"""The questions about a new table, where no flag says how it shall be: asked until clear."""

from collections.abc import Callable

from rich.text import Text

from toril.cli.join.wishes import Wishes
from toril.cli.match_rules import make_rules
from toril.cli.talk.asking import Ask
from toril.cli.talk.bots import read_bots
from toril.cli.talk.lines import Lines
from toril.cli.talk.read_typed import Unclear, not_understood
from toril.cli.talk.vocabulary import first_word_for, words_for
from toril.engine.errors import TorilError
from toril.engine.games import BY_SHORT
from toril.engine.value import replace
from toril.text import Catalogue


async def ask_wishes(usual: Wishes, ask: Ask, lines: Lines, words: Catalogue) -> Wishes:
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
        say("join-game", game=first_word_for(f"game-{usual.game}", words.language)),
        lambda typed: _with_game(usual, typed, words),
    )
    wishes = await until_clear(
        say("join-seats", seats=usual.seats), lambda typed: _with_seats(wishes, typed, words)
    )
    return await until_clear(say("join-bots"), lambda typed: _with_bots(wishes, typed))


def _with_game(wishes: Wishes, typed: str, words: Catalogue) -> Wishes:
    name = typed.lower().removesuffix("nimmt!").removesuffix("nimmt").strip()
    game = next((short for short in BY_SHORT if name in words_for(f"game-{short}")), None)
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
    bots = () if typed.lower() in words_for("none") else read_bots(typed.lower())
    wishes = replace(wishes, bots=bots)
    wishes.request()  # refuses bots that there are not, or no room for
    return wishes
