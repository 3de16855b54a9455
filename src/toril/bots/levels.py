"""The levels that a table offers, easiest first. `levels.json` is the one place that defines them.

The page reads the same file. A level is a spec for each game, in samples and memory and never in
milliseconds: on a slow machine it thinks longer and plays as well. What the specs mean is read
once, when `toril.bots.register` is loaded.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from toril.engine.games import GAMES

DATA: Mapping[str, Any] = json.loads(
    Path(__file__).with_name("levels.json").read_text(encoding="utf-8")
)

LEVEL_SPECS: Mapping[str, Mapping[str, str]] = {
    name: {game: by_game[game]["spec"] for game in GAMES}
    for name, by_game in DATA["levels"].items()
}
"""By level, easiest first, and by game the text that says which bot plays it."""

DEFAULT_BOTS: tuple[str, ...] = tuple(DATA["default_bots"])
"""The bots that sit down, in turn, where nobody chooses: in the terminal and on the page."""

DEFAULT_LEVEL: str = DEFAULT_BOTS[0]
"""The one to offer where there is room for one."""
