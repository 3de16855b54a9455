"""Write coach-vectors.json, first matches as somebody at seat 0 decides in them, with the engine.

Run as `python web/tests/coach_vectors.py`. Each decision has what the page knows then, and the
hints whose moment has come with it for the first time. Seat 0 moves by lot, the others are
cautious.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from toril import ElevenNimmt, Match, SixNimmt, to_json
from toril.bots import make_bot

ME = 0
MATCHES = 20
FEW = 3
FULL = SixNimmt(seats=4).row_length
SEEN = ("hand", "hand_sizes", "rows", "bull_cards")


def decisions(rules: Any, rng: Random) -> Iterator[tuple[Match[Any], dict[str, Any]]]:
    """Yield the match at each of my decisions, with what I may do."""
    match: Match[Any] = Match.start(rules, rng.randbytes(32))
    bots = [make_bot("cautious", Random(rng.random())) for _ in range(rules.seats)]
    while match.outcome is None:
        seat = match.to_act[-1]  # people are slower than bots: in a trick seat 0 is the last
        legal = match.legal(seat)
        if seat == ME:
            yield match, legal.factored()
            move = legal.pick(rng)
        else:
            move = bots[seat].choose(match.recall_view(seat))
        match, _ = match.play(seat, move)


def six_due(match: Match[Any], legal: dict[str, Any]) -> Iterator[str]:
    """Yield the hints of 6 nimmt! that matter now."""
    if legal["kind"] == "choose_row":
        yield "six-row"
        return
    yield from ("six-choice", "six-preview")
    if FULL in map(len, match.round.rows):
        yield "six-full"
    if match.scores:
        yield "six-scored"


def eleven_due(match: Match[Any], legal: dict[str, Any]) -> Iterator[str]:
    """Yield the hints of 11 nimmt! that matter now."""
    if legal["kind"] != "turn":
        return
    yield "eleven-turn"
    if not any(legal["reach"].values()):
        yield "eleven-none"
    bull_cards = to_json(match.table_view(ME).round)["bull_cards"][ME]
    yield from ["eleven-bull", "eleven-bulls"][:bull_cards]
    if min(map(len, match.round.hands)) <= FEW:
        yield "eleven-few"


Due = Callable[[Match[Any], dict[str, Any]], Iterator[str]]


def told(rules: Any, due: Due, rng: Random) -> Iterator[dict[str, Any]]:
    """Yield what the page knows at each decision of a match."""
    known: set[str] = set()
    for match, legal in decisions(rules, rng):
        new = [hint for hint in due(match, legal) if hint not in known]
        known.update(new)
        seen = to_json(match.table_view(ME).round)
        view = {name: seen[name] for name in SEEN if name in seen}
        yield {"round": match.round_number, "view": view, "legal": legal, "due": new}


def vectors() -> list[dict[str, Any]]:
    """Return all matches."""
    rng = Random(21)
    kinds: list[tuple[Any, Due]] = [
        (SixNimmt(seats=4), six_due),
        (ElevenNimmt(seats=4), eleven_due),
    ]
    return [
        {"rules": to_json(rules), "told": list(told(rules, due, rng))}
        for rules, due in kinds
        for _ in range(MATCHES)
    ]


if __name__ == "__main__":
    file = Path(__file__).with_name("coach-vectors.json")
    file.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n")
