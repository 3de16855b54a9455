"""Every class of values that a game's description allows an option.

A choice is a class of its own. A number is the least, the greatest that a table of strangers
offers, one that has a name or a word of its own, or one beside the usual.
"""

from collections.abc import Iterator
from typing import Any

from toril.engine.errors import TorilError
from toril.engine.games import Game
from toril.engine.options import Option, options_of
from toril.engine.value import value


@value
class ValueClass:
    """Rules in which an option has that value, and the same rules with the usual one."""

    option: str
    given: Any
    rules: Any
    usual: Any

    def __str__(self) -> str:
        given = self.given if not isinstance(self.given, tuple) else "list"
        return f"{self.rules.game}-{self.option}-{given}"


BESIDE: tuple[dict[str, Any], ...] = (
    {},
    {"top_card": 200},
    {"hand_size": 4},
    {"hand_size": 2, "seats": 2},
    {"hand_size": 1, "seats": 2, "rows": 1},
    {"hand_size": 1, "seats": 2, "reach": 2},
    {"hand_size": 1, "seats": 2, "reach": 1},
    {"hand_size": 1, "seats": 2, "variant": "tactics"},
)
"""What may have to be different beside a value: a small deck needs small hands."""


def value_classes(game: Game) -> Iterator[ValueClass]:
    """Yield all of them, each with the rules that are nearest to the usual ones."""
    for name, option in options_of(game.rules).items():
        for given in _values(name, option, game.rules()):
            yield from _nearest(game, name, given)
    if "limit" in options_of(game.rules):
        both, one = {"limit": 50, "rounds": 3}, {"limit": 50}
        yield ValueClass("rounds", 3, game.rules(**both), game.rules(**one))


def _values(name: str, option: Option, usual: Any) -> Iterator[Any]:
    if option.choices:
        yield from (each for each in option.choices if each != option.default)
        if option.lists:
            cards = usual.top_card
            yield (4,) * cards
            yield (1,) * cards
            yield tuple(1 + card % 9 for card in range(cards))
        return
    known = getattr(usual, name)
    highest = min(option.high, option.house or option.high)
    near = {option.low, option.low + 1, option.low + 2, highest, *option.words.values()}
    if known is not None:
        near |= {known - 1, known + 1}
    yield from sorted(each for each in near - {known} if option.low <= each <= highest)


def _nearest(game: Game, name: str, given: Any) -> Iterator[ValueClass]:
    """Yield one; none where nothing can be dealt from so few cards."""
    known = options_of(game.rules)
    for beside in BESIDE:
        if name in beside or not beside.keys() <= known.keys():
            continue
        try:
            rules = game.rules(**{name: given, **beside})
        except TorilError:
            continue
        yield ValueClass(name, given, rules, _usual(game, beside))
        return


def _usual(game: Game, beside: dict[str, Any]) -> Any:
    """Return the rules beside which the value is unusual; a tiny deck has no usual number."""
    try:
        return game.rules(**beside)
    except TorilError:
        return game.rules()
