"""What bots chose before: `choices.json` holds it, so that a change of the search shows.

Every spec plays the same positions of each table, one bot after the other with the luck that it was
given at the beginning, so what it draws on the way is compared too. A choice that changes on
purpose is recorded anew: `python -m tests.bots.recorded`.
"""

import json
import random
from pathlib import Path
from typing import Any

from tests.bots.decisions import decisions
from toril import ElevenNimmt, SixNimmt
from toril.bots import make_bot
from toril.engine.games import game_of

FILE = Path(__file__).with_name("choices.json")

TABLES: dict[str, Any] = {
    "six, four seats": SixNimmt(seats=4),
    "six, a limit that is near": SixNimmt(seats=2, limit=20),
    "six, ten seats, the last round": SixNimmt(seats=10, rounds=1),
    "six, draft": SixNimmt(seats=3, variant="draft", rounds=1, hand_size=5),
    "eleven, four seats": ElevenNimmt(seats=4),
    "eleven, the last round": ElevenNimmt(seats=2, rounds=1),
    "eleven, many bull cards": ElevenNimmt(seats=5, supply=2, bull_card_from=1),
}

BOTS: tuple[tuple[str, float], ...] = (
    ("calf", 1.0),
    ("heifer", 1.0),
    ("ox", 1.0),
    ("bull", 1.0),
    ("bull", 0.1),
    ("cautious", 1.0),
    ("novice:noise=2,slip=0.1", 1.0),
    ("montecarlo", 0.5),
    ("montecarlo:samples=200,stop=no", 1.0),
    ("montecarlo:match=no,memory=some,policy=mixed,samples=100", 1.0),
)
"""The bots with the effort that each is given."""

DECISIONS, EVERY = 120, 9
"""Of so many decisions of a match that `cautious` plays, each ninth."""


def chosen(table: str, bot: str, effort: float) -> list[str]:
    """Return the moves of a bot at the positions of a table, in notation."""
    rules = TABLES[table]
    decides = make_bot(bot, random.Random("olé"), effort)
    views = [*decisions(rules, "grabado", DECISIONS, bot="cautious")][::EVERY]
    return [game_of(rules).format_move(decides.choose(view)) for view in views]


def everything() -> dict[str, dict[str, list[str]]]:
    """Return what every bot chooses at every table."""
    return {
        table: {f"{bot} × {effort}": chosen(table, bot, effort) for bot, effort in BOTS}
        for table in TABLES
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(everything(), ensure_ascii=False, indent=1) + "\n", "utf-8")
