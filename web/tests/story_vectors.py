"""Write story-vectors.json, matches as the page is told of them, with the engine.

Run as `python web/tests/story_vectors.py`. Each match has its rules and what the person at seat 0
is told after each move: who moved, the events, how long a page at the usual pace shows them, and in
11 nimmt! the tops that lie there then. Moves are by lot.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from toril import ElevenNimmt, Match, SixNimmt, to_json
from toril.engine.six_nimmt import Committed
from toril.server.live.shown import event_info
from toril.server.tables.showing_times import showing_ms

ME = 0
MATCHES: list[tuple[Any, int]] = [
    (SixNimmt(seats=3, limit=None, rounds=50), 250),
    (SixNimmt(seats=10, limit=None, rounds=50), 50),
    (SixNimmt(seats=4, variant="draft", limit=None, rounds=50), 150),
    (SixNimmt(seats=3, variant="tactics", limit=None, rounds=50, row_length=4), 50),
    (ElevenNimmt(seats=7, rounds=20, supply=3, bull_card_from=2), 250),
    (ElevenNimmt(seats=4, rounds=20, supply=2, rob="may", bull_card_from=2), 250),
]
"""Rules, and how many tricks or turns are played by them."""


def told(rules: Any, stories: int, rng: Random) -> Iterator[dict[str, Any]]:
    """Yield what is told of so many tricks or turns."""
    match: Match[Any] = Match.start(rules, rng.randbytes(32))
    while stories > 0:
        seat = match.to_act[-1]  # people are slower than bots: in a trick seat 0 is the last
        match, happened = match.play(seat, match.legal(seat).pick(rng))
        events = [each for each in happened if not isinstance(each, Committed)]
        if not events:
            continue
        seen = [event_info(each) for event in events if (each := event.seen_by(ME))]
        stories -= any(each["kind"] in OPENS for each in seen)
        update: dict[str, Any] = {"seat": seat, "showing": showing_ms(events), "events": seen}
        if isinstance(rules, ElevenNimmt):
            update["tops"] = match.table_view(ME).round.tops
        yield update


OPENS = ("six.revealed", "eleven.played", "eleven.pile_taken")
"""With these a trick or a turn begins."""


def vectors() -> list[dict[str, Any]]:
    """Return all matches."""
    rng = Random(11)
    return [
        {"rules": to_json(rules), "told": list(told(rules, stories, rng))}
        for rules, stories in MATCHES
    ]


if __name__ == "__main__":
    file = Path(__file__).with_name("story-vectors.json")
    file.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n")
