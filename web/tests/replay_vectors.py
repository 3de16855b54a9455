"""Write replay-vectors.json, matches as a server tells them to whoever looks back, with the engine.

Run as `PYTHONPATH=. python web/tests/replay_vectors.py`. They are small ones of both games: every
variant, one in which somebody takes over a bot's seat, and one that the host ended.
"""

import json
from pathlib import Path
from typing import Any

from tests.fairness.honest import HonestTable
from tests.fairness.viewers import Kind

from toril import ElevenNimmt, SixNimmt
from toril.server.replay.of_record import tell_record

SIX: list[Any] = [
    SixNimmt(seats=2, rounds=2, limit=None, hand_size=4, row_length=2),
    SixNimmt(seats=3, rounds=3, limit=None, hand_size=3, rows=2, row_length=2),
    SixNimmt(seats=4, rounds=2, limit=None, hand_size=3, rows=3, row_length=2),
    SixNimmt(seats=3, variant="draft", rounds=2, limit=None, hand_size=3),
    SixNimmt(seats=3, variant="tactics", rounds=2, limit=None, hand_size=4, row_length=2),
]
ELEVEN: list[Any] = [
    ElevenNimmt(seats=2, rounds=2, top_card=30, hand_size=4, supply=2, bull_card_from=2),
    ElevenNimmt(seats=3, rounds=2, top_card=40, hand_size=3, supply=1, bull_card_from=2),
    ElevenNimmt(seats=3, rounds=2, top_card=30, hand_size=3, rob="may", supply=1, bull_card_from=2),
    ElevenNimmt(seats=4, rounds=2, top_card=40, hand_size=3, bull_card_from=2),
    ElevenNimmt(seats=3, rounds=3, top_card=30, hand_size=3, new_piles=3, bull_card_from=2),
]
KINDS: tuple[Kind, ...] = ("answers", "bot", "answers", "bot")
ENDED_AFTER = {4: 9, 14: 13}
"""By number of the match, after how many moves the host ended it."""


def vectors() -> list[dict[str, Any]]:
    """Return twenty replays."""
    found = []
    for number, rules in enumerate((*SIX, *ELEVEN) * 2):
        table = HonestTable(rules, KINDS[: rules.seats], number, watchers=0, late=number % 2)
        record, *_ = table.play(ENDED_AFTER.get(number))
        frames: list[Any] = []
        head = tell_record(record, frames.append)
        found.append({**head, "frames": frames})
    return found


if __name__ == "__main__":
    file = Path(__file__).with_name("replay-vectors.json")
    file.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n")
