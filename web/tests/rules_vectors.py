"""Write rules-vectors.json: every class of values of every option, as the terminal tells it.

Run as `PYTHONPATH=. python web/tests/rules_vectors.py`. The page fills the same sentences with the
same facts, or its test fails; only whose seat it is it says by name.
"""

import json
from pathlib import Path
from typing import Any

from tests.value_classes import value_classes

from toril import to_json
from toril.cli.talk.rules_told import facts_told
from toril.engine.games import GAMES
from toril.text import LANGUAGES, catalogue


def vectors() -> list[dict[str, Any]]:
    """Return the usual rules of each game, and all that differ by one option."""
    words = catalogue(LANGUAGES[0])
    found = []
    for game in GAMES.values():
        rules = [("", None, game.rules(), game.rules())]
        rules += [
            (each.option, each.given, each.rules, each.usual) for each in value_classes(game)
        ]
        for option, given, changed, usual in rules:
            facts = facts_told(changed, words)
            facts.pop("name", None)
            found.append(
                {
                    "game": game.name,
                    "option": option,
                    "given": given if isinstance(given, int | str) else None,
                    "rules": to_json(changed),
                    "usual": to_json(usual),
                    "facts": facts,
                }
            )
    return found


if __name__ == "__main__":
    file = Path(__file__).with_name("rules-vectors.json")
    file.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n")
