"""Records that the tests write, and tamper with."""

import json
import random
from pathlib import Path
from typing import Any

from toril import Match, Record, SixNimmt
from toril.engine.record_json import digest


def some_record(rules: Any = None, moves: int = 25) -> Record:
    rng = random.Random(4)
    match: Match[Any] = Match.start(rules or SixNimmt(seats=3), "hola")
    for _ in range(moves):
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(rng))
    return Record.of(match, ("ana", "bo", "cruz"))


def write(path: Path, data: dict[str, Any], *, sealed: bool = True) -> str:
    """Write changed data, with a digest that fits unless told otherwise."""
    if sealed:
        data = {**data, "digest": digest({k: v for k, v in data.items() if k != "digest"})}
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)
