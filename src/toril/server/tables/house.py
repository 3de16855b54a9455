"""House rules: which games a public table offers.

The engine plays any numbers; a server that strangers use does not. Beyond these a match would not
end in an evening, or a bot's turn would take seconds to count.
"""

from dataclasses import fields
from typing import Any

from toril.engine.games import GAMES, AnyRules
from toril.engine.options import one_of, whole
from toril.engine.six_nimmt import LIMITS, SixNimmt

MOST = {
    "six_nimmt": {
        "limit": 500,
        "rounds": 50,
        "hand_size": 20,
        "rows": 8,
        "row_length": 10,
        "top_card": 250,
    },
    "eleven_nimmt": {
        "rounds": 20,
        "hand_size": 20,
        "top_card": 200,
        "reach": 10,
        "supply": 20,
        "bull_card_from": 20,
        "new_piles": 4,
    },
}


def house_rules(game: str, seats: int, options: dict[str, Any]) -> AnyRules:
    """Return the rules that a table asks for; refuse what is not offered, saying what is."""
    one_of("game", game, tuple(GAMES))
    make = GAMES[game].rules
    names = [field.name for field in fields(make) if field.name != "seats"]
    for name in options:
        one_of("option", name, names)
    if isinstance(limit := options.get("limit"), str):
        one_of("limit", limit, tuple(LIMITS))
        options = options | {"limit": LIMITS[limit]}
    rules: AnyRules = make(seats=seats, **options)
    if isinstance(rules, SixNimmt) and rules.limit is not None:  # small hands, many rounds
        whole("limit", rules.limit, 1, max(100, 50 * rules.hand_size))
    for name, most in MOST[game].items():
        if (number := getattr(rules, name)) is not None:
            whole(name, number, 0, most)
    return rules
