"""The levels that a table offers, easiest first. `levels.json` is the one place that defines them.

The page reads the same file. A level is a spec for each game, in samples and memory and never in
milliseconds: on a slow machine it thinks longer and plays as well.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from toril.engine.value import value

DATA: Mapping[str, Any] = json.loads(
    Path(__file__).with_name("levels.json").read_text(encoding="utf-8")
)


@value
class Level:
    """One level: its name, and the spec of the bot that plays it, by game."""

    name: str
    specs: Mapping[str, str]


LEVELS: dict[str, Level] = {
    entry["name"]: Level(
        entry["name"],
        {game: entry[game]["spec"] for game in ("six_nimmt", "eleven_nimmt")},
    )
    for entry in DATA["levels"]
}
"""The levels by name, easiest first."""

COMPANY: tuple[str, ...] = tuple(DATA["company"])
"""Who plays, in turn, where nobody has said anything: in the terminal and on the page."""

DEFAULT_LEVEL: str = COMPANY[0]
"""The one to offer where there is room for one."""
