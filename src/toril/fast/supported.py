"""Which rules the kernels know: asked before anything is searched, without NumPy and Numba.

Kernels have the rules in their own words, so a rule that is new to the engine is unknown to them,
and they would go on playing the old game, and nobody would notice. Therefore each game's kernels
name every option that they know, and what of it they can hold. Any other option must be what the
game was like before there was one.
"""

from collections.abc import Container, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any

from toril.engine.errors import TorilError
from toril.engine.game import Rules
from toril.engine.older_data import BEFORE, field_names
from toril.engine.options import MOST, stored_rules
from toril.engine.quoting import short


class Supported:
    """The rules that one game's kernels know."""

    def __init__(self, game: str, options: Mapping[str, Container[Any]]) -> None:
        """Know these `options` of `game`, each with the values that can be played."""
        self.game = game
        self._options = options
        self._looked = lru_cache(maxsize=256)(self._look)

    def supports(self, rules: Rules) -> bool:
        """Return whether these kernels play by these very rules."""
        return not self._unknown(rules)

    def check(self, rules: Rules) -> None:
        """Refuse rules by which these kernels cannot play."""
        if unknown := self._unknown(rules):
            raise TorilError(
                "unsupported_rules",
                f"The kernels of {self.game} do not know these rules: {unknown}.",
                game=self.game,
                options=unknown,
            )

    def _unknown(self, rules: Any) -> str:
        return self._looked(rules)

    def _look(self, rules: Any) -> str:
        """Return what is unknown in these rules, as it can stand in a sentence."""
        if rules.game != self.game:
            return f"game={rules.game}"
        before = self._before(rules)
        unknown = {
            name: getattr(rules, name)
            for name in field_names(type(rules))
            if getattr(rules, name) not in self._options.get(name, (getattr(before, name),))
        }
        return ", ".join(f"{name}={short(given)}" for name, given in unknown.items())

    def _before(self, rules: Any) -> Any:
        """Return these rules as they were before there were the options that are unknown here."""
        was = {
            option.name: option.metadata.get(BEFORE, option.default)
            for option in fields(rules)
            if option.name not in self._options
        }
        given = {name: getattr(rules, name) for name in field_names(type(rules))}
        return stored_rules(type(rules), {**given, **was})


class Anything:
    """Every value: of an option that a kernel never looks at, or can hold whatever it is."""

    def __contains__(self, given: object) -> bool:
        return True


NUMBERS = range(MOST + 1)
"""What the arrays have room for: cards, rows, lengths."""

SIX = Supported(
    "six_nimmt",
    {
        "seats": range(2, 17),  # a card and its seat share a number: `fast.six.layout.SEAT_BITS`
        "variant": ("standard", "tactics", "draft"),
        "limit": Anything(),
        "rounds": Anything(),
        "hand_size": NUMBERS,
        "rows": NUMBERS,
        "row_length": NUMBERS,
        "top_card": NUMBERS,
    },
)
"""What the kernels in `toril.fast.six` know."""

ELEVEN = Supported(
    "eleven_nimmt",
    {
        "seats": NUMBERS,  # a line each
        "bullheads": Anything(),
        "steal": ("others", "leader"),
        "rob": ("must", "may"),
        "starter": Anything(),
        "rounds": Anything(),
        "first_starter": Anything(),
        "hand_size": NUMBERS,
        "top_card": NUMBERS,
        "reach": range(65),  # what is in reach of a top is one word: `fast.eleven.masks`
        "supply": NUMBERS,
        "bull_card_from": NUMBERS,
        "new_piles": NUMBERS,
    },
)
"""What the kernels in `toril.fast.eleven` know."""

SUPPORTED: Mapping[str, Supported] = {each.game: each for each in (SIX, ELEVEN)}
"""The same, by game."""


def supports(rules: Rules) -> bool:
    """Return whether there are kernels that play by these very rules."""
    known = SUPPORTED.get(rules.game)
    return known is not None and known.supports(rules)
