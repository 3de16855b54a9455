"""Write fairness-vectors.json, the known answers of fairness.test.ts, with the engine."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from toril import ElevenNimmt, Match, Record, SixNimmt, to_json
from toril.engine.fairness import Fairness, published, secret_of

NAMES = ("Ana", "bot", "Eva")
BOT = 1
CASES: list[tuple[str, int, Any]] = [
    ("six", 1, SixNimmt(seats=3, rounds=2)),
    ("tactics", 3, SixNimmt(seats=2, variant="tactics", rounds=1)),
    ("draft", 1, SixNimmt(seats=2, variant="draft", rounds=1)),
    ("eleven", 2, ElevenNimmt(seats=3, rounds=2, supply=2)),
]


def known_answer(name: str, number: int, rules: Any) -> dict[str, Any]:
    """Return a finished match of drawn moves at a made-up table, with what was promised there."""
    root = hashlib.sha256(name.encode()).digest()
    nonces = [hashlib.sha256(f"{name}{seat}".encode()).hexdigest() for seat in range(rules.seats)]
    fairness = Fairness(
        root[:16].hex(),
        secret_of(root, number).hex(),
        tuple(None if seat == BOT else nonce[:32] for seat, nonce in enumerate(nonces)),
    )
    match, draw = Match.start(rules, fairness.seed), Random(1)
    while match.outcome is None:
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(draw))
    record = replace(Record.of(match, names=NAMES[: rules.seats]), fairness=fairness)
    return {
        "name": name,
        "match": number,
        "hash": fairness.hash,
        "first_hash": published(secret_of(root, 1)),
        "rules": to_json(rules),
        "scores": match.scores,
        "record": json.loads(record.dumps()),
    }


if __name__ == "__main__":
    answers = [known_answer(*case) for case in CASES]
    file = Path(__file__).with_name("fairness-vectors.json")
    file.write_text(json.dumps(answers, separators=(",", ":")) + "\n")
