"""The house's limits: how far the options of a public table go.

The engine plays any numbers; a server that strangers use does not. Beyond these a match would not
end in an evening, or a bot's turn would take seconds to count.
"""

from typing import Any

from toril.engine.games import GAMES, AnyRules
from toril.engine.options import one_of, whole


def rules_within_limits(game: str, seats: int, options: dict[str, Any]) -> AnyRules:
    """Return the rules that a table asks for; refuse what is not offered, saying what is."""
    one_of("game", game, tuple(GAMES))
    known = GAMES[game].options
    for name, given in options.items():
        one_of("option", name, tuple(known))
        if isinstance(given, str) and known[name].words:
            one_of(name, given, tuple(known[name].words))
            options = options | {name: known[name].words[given]}
    rules: AnyRules = GAMES[game].rules(seats=seats, **options)
    for name, each in known.items():
        number = getattr(rules, name)
        if not each.choices and number is not None:
            whole(name, number, each.low, each.most_in_house(rules))
    return rules
