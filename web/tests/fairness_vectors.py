"""Write fairness-vectors.json, the known answers of the page's check, with the engine.

Run as `python web/tests/fairness_vectors.py`, or with `--records 700 --to FILE` for many honest
records. Each case is a record (as data), the notes of one device (or null), the number of the match
that was asked for (or null), and what the check must say: the verdict, its reasons, how many deals
could be chosen from, the answer to each of the thirteen points, and the first that differs.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

from tests.fairness.honest import HonestTable
from tests.fairness.tables import every_rules
from tests.fairness.tampering import tampered
from tests.fairness.viewers import Kind

from toril import ElevenNimmt, Match, Record, SixNimmt, to_json
from toril.engine.errors import TorilError
from toril.engine.fairness.older import ChainedSeed, secret_of
from toril.engine.record_json import digest
from toril.fairness.check import check, unreadable
from toril.fairness.notes import Notes
from toril.fairness.notes_json import write
from toril.fairness.notes_reading import read
from toril.fairness.verdict import Verdict, verdict

MAY: Any = {"rob": "may", "supply": 2, "bull_card_from": 1, "new_piles": 1}
TABLES: list[tuple[str, Any, list[Kind], float]] = [
    ("six", SixNimmt(seats=3, rounds=2), ["answers", "bot", "answers"], 0.0),
    ("alone", SixNimmt(seats=2, rounds=1), ["answers", "bot"], 0.0),
    ("choice", SixNimmt(seats=5, rounds=1), ["answers", "sleeps", "late", "absent", "bot"], 0.0),
    ("window", SixNimmt(seats=2, rounds=1), ["answers", "other_window"], 0.0),
    ("missed", SixNimmt(seats=3, rounds=2), ["answers", "misses", "answers"], 0.05),
    ("ten", SixNimmt(seats=10, rounds=1), ["answers"] * 10, 0.0),
    ("tactics", SixNimmt(seats=2, variant="tactics", rounds=2), ["answers", "answers"], 0.02),
    ("draft", SixNimmt(seats=3, variant="draft", rounds=1), ["answers", "answers", "bot"], 0.0),
    ("eleven", ElevenNimmt(seats=3, rounds=2, supply=1), ["answers", "bot", "answers"], 0.0),
    (
        "eleven-may",
        ElevenNimmt(seats=4, rounds=2, **MAY),
        ["answers", "answers", "bot", "late"],
        0.0,
    ),
    ("eleven-gaps", ElevenNimmt(seats=2, rounds=2), ["answers", "sleeps"], 0.02),
]
"""Honest tables by name: rules, what is at each seat, how often devices are away."""


def known_answers() -> Iterator[dict[str, Any]]:
    """Yield honest records with everybody's notes, then records that were tampered with."""
    for number, (name, rules, kinds, away) in enumerate(TABLES):
        table = HonestTable(rules, kinds, number, away)
        for _ in range(2 if name == "six" else 1):
            record, _ = table.play()
        viewers = table.viewers if len(table.viewers) < 8 else table.viewers[:1]
        for viewer in viewers:
            seat = "watching" if viewer.seat is None else f"seat {viewer.seat}"
            yield answer(f"{name}, {seat}", record.to_json(), viewer.notes, table.number)
        if name in ("six", "draft"):
            yield answer(f"{name}, no notes", record.to_json(), None, None)
    yield from late_friends()
    yield from ended_for_all()
    for older in older_records():
        yield answer("older" if older.fairness else "no draw", older.to_json(), None, None)
    small: list[Any] = [SixNimmt(seats=3, rounds=1, hand_size=4)]
    small.append(ElevenNimmt(seats=3, rounds=1, hand_size=3, top_card=30))
    for rules in small:
        for case in tampered(rules):
            said = answer(f"{rules.game}: {case.name}", case.record, read(case.notes), None)
            assert said["first"] == case.first, case.name
            yield said


def late_friends() -> Iterator[dict[str, Any]]:
    """Yield matches in which people go and others take over bots' seats, with everybody's notes."""
    games: list[tuple[str, Any, float]] = [
        ("six", SixNimmt(seats=3, rounds=3, hand_size=2), 0.0),
        ("draft", SixNimmt(seats=3, variant="draft", rounds=2, hand_size=2), 0.0),
        ("eleven", ElevenNimmt(seats=3, rounds=3, hand_size=3, top_card=30), 0.0),
        ("six, with gaps", SixNimmt(seats=4, rounds=4, hand_size=2), 0.05),
    ]
    for number, (name, rules, away) in enumerate(games):
        kinds: tuple[Kind, ...] = (*("answers",) * (rules.seats - 1), "bot")
        table = HonestTable(rules, kinds, number, away, late=1.0)
        record, _ = table.play()
        for at, viewer in enumerate(table.viewers):
            yield answer(f"{name}, late, viewer {at}", record.to_json(), viewer.notes, 1)
        yield answer(f"{name}, late, no notes", record.to_json(), None, None)


def ended_for_all() -> Iterator[dict[str, Any]]:
    """Yield matches that the host ended, in the middle of everything, and the match after."""
    games: list[tuple[str, Any]] = [
        ("six", SixNimmt(seats=3, rounds=2, hand_size=3)),
        ("draft", SixNimmt(seats=2, variant="draft", rounds=1, hand_size=3)),
        ("eleven", ElevenNimmt(seats=3, rounds=2, hand_size=4, top_card=30, supply=1)),
    ]
    for name, rules in games:
        for moves in (0, 1, 4, 8, 11):
            table = HonestTable(rules, ["answers"] * rules.seats, moves)
            record, _ = table.play(moves)
            assert record.ended_by == "host"
            said = f"{name}, ended after {moves}"
            yield answer(f"{said}, seat 0", record.to_json(), table.viewers[0].notes, 1)
            bare = {key: each for key, each in record.to_json().items() if key != "digest"}
            for lie, changes in (
                ("no schema for it", {"schema": "toril-record-1"}),
                ("by somebody", {"ended_by": "guest"}),
                ("a move too many", {"moves": [*bare["moves"], [0, "1"]]}),
            ):
                changed = bare | changes
                signed = changed | {"digest": digest(changed)}
                yield answer(f"{said}, {lie}", signed, table.viewers[0].notes, 1)
        for number, when in ((2, "after one that was ended"), (3, "long after one")):
            played, _ = table.play()
            yield answer(f"{name}, {when}", played.to_json(), table.viewers[0].notes, number)


def older_records() -> Iterator[Record]:
    """Yield a record of the fairness before draws, and one of a match that no server dealt."""
    root = hashlib.sha256(b"older").digest()
    fairness = ChainedSeed(root[:16].hex(), secret_of(root, 3).hex(), ("ab" * 16, None))
    match: Match[Any] = Match.start(SixNimmt(seats=2, rounds=1), fairness.seed)
    rng = Random(1)
    while match.outcome is None:
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(rng))
    record = Record.of(match, names=("Ana", "bot"))
    yield replace(record, fairness=fairness)
    yield record


def many(records: int) -> Iterator[dict[str, Any]]:
    """Yield so many honest records of all kinds, each with the notes of one device."""
    rng, rules = Random(7), every_rules()
    for number in range(records):
        played = rules[number % len(rules)]
        kinds = rng.choices(get_args(Kind), [8, 1, 1, 1, 1, 1, 3], k=played.seats)
        away = rng.choice((0.0, 0.0, 0.02, 0.1))
        table = HonestTable(played, kinds, number, away, late=rng.choice((0.0, 0.5)))
        record, _ = table.play()
        viewer = rng.choice(table.here)
        wanted, _ = table.expected(viewer, len(record.replay().scores))
        said = answer(f"{number}", record.to_json(), viewer.notes, table.number)
        assert said["verdict"] == wanted
        yield said


def answer(name: str, data: dict[str, Any], notes: Notes | None, match: int | None) -> Any:
    """Return a case with what our own check says to it."""
    scores, rules = None, None
    try:
        record = Record.from_json(data)
    except TorilError as error:
        findings, says = unreadable(error), Verdict("differs")
    else:
        findings = check(record, notes, match)
        says, rules = verdict(record, findings), to_json(record.rules)
        if findings[0].state == "fits":
            scores = record.replay().scores
    wrong = [finding.point for finding in findings if finding.state == "differs"]
    return {
        "name": name,
        "match": match,
        "record": data,
        "notes": None if notes is None else write(notes),
        "rules": rules,
        "scores": scores,
        "verdict": says.name,
        "reasons": says.reasons,
        "deals": says.deals,
        "since": says.since,
        "later": says.later,
        "points": [finding.state for finding in findings],
        "first": wrong[0] if wrong else None,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--records", type=int)
    parser.add_argument(
        "--to", type=Path, default=Path(__file__).with_name("fairness-vectors.json")
    )
    asked = parser.parse_args()
    cases = list(known_answers() if asked.records is None else many(asked.records))
    asked.to.write_text(json.dumps(cases, separators=(",", ":")) + "\n")
