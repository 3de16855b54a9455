"""Golden records: one finished match for every game and variant, and what came out of it.

A record in this folder says for ever what the rules meant when it was written: it is never
written again. `python -m tests.golden` adds those that are missing, after a new option or game.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from toril.engine.cards import BULLHEAD_TABLES, bullheads_name
from toril.engine.eleven_nimmt import Decline, ElevenNimmt, Rob
from toril.engine.errors import BadRecord
from toril.engine.game import Rules
from toril.engine.games import ELEVEN, SIX, format_position
from toril.engine.match import Match
from toril.engine.record import Record
from toril.engine.six_nimmt import SixNimmt

VARIANTS = SIX.options["variant"].choices
STEAL = ELEVEN.options["steal"].choices
STARTER = ELEVEN.options["starter"].choices
FOLDER = Path(__file__).parent
EXPECTED = "expected.json"
NAMES = ("ana", "bo", "cy", "dee", "eli")
OWN = tuple(1 + card * card % 7 for card in range(1, 101))
"""Bullheads of somebody's own deck (E1)."""


def required() -> Iterator[str]:
    """Yield the name of every record that there must be, by what the rules offer."""
    for variant in VARIANTS:
        yield f"six_nimmt-{variant}"
    for options in product((*BULLHEAD_TABLES, "own"), STEAL, STARTER):
        yield "-".join(["eleven_nimmt", *options])
    for steal in STEAL:
        yield f"eleven_nimmt-rob-{steal}"
    for steal in STEAL:
        yield f"eleven_nimmt-may-{steal}"


def covered(record: Record) -> Iterator[str]:
    """Yield the names that a record answers to, whatever its file is called.

    A record answers for E12's `starter`, and for E10's `steal`, if another choice shows in it, and
    for E10's `rob` if somebody robs in it and somebody declines.
    """
    rules = record.rules
    if isinstance(rules, SixNimmt):
        yield f"{rules.game}-{rules.variant}"
    elif isinstance(rules, ElevenNimmt) and rules.rob == "may":
        kinds = {type(move) for _, move in record.moves}
        if {Rob, Decline} <= kinds and all(
            _shows(record, steal=other) for other in STEAL if other != rules.steal
        ):
            yield f"{rules.game}-may-{rules.steal}"
    elif isinstance(rules, ElevenNimmt):
        if all(_shows(record, starter=other) for other in STARTER if other != rules.starter):
            table = bullheads_name(rules.bullhead_table) or "own"
            yield "-".join([rules.game, table, rules.steal, rules.starter])
        if any(isinstance(move, Rob) for _, move in record.moves) and all(
            _shows(record, steal=other) for other in STEAL if other != rules.steal
        ):
            yield f"{rules.game}-rob-{rules.steal}"


def _shows(record: Record, **options: str) -> bool:
    """Return whether the match would have gone differently with other options."""
    rules: Any = record.rules
    twin = Record(replace(rules, **options), record.names, record.seed, record.moves)
    try:
        return any(
            match.starter != other.starter or match.round.bull_cards != other.round.bull_cards
            for (match, _), (other, _) in zip(record.steps(), twin.steps(), strict=True)
        )
    except BadRecord:  # a move that was legal is not
        return True


def files(folder: Path = FOLDER) -> list[Path]:
    """Return the records of a folder."""
    return sorted(path for path in folder.glob("*.json") if path.name != EXPECTED)


def missing(records: Iterable[Record]) -> list[str]:
    """Return the required names that none of `records` answers to."""
    found = {name for record in records for name in covered(record)}
    return [name for name in required() if name not in found]


def expected(record: Record) -> dict[str, Any]:
    """Return what is kept of a record's end beside it."""
    match = record.replay()
    assert match.outcome is not None
    return {
        "totals": list(match.outcome.totals),
        "winners": list(match.outcome.winners),
        "termination": match.outcome.termination,
        "position": format_position(match.round),
    }


def write_missing(folder: Path = FOLDER) -> list[str]:
    """Write the records that are missing and what to expect of them; return their names."""
    names = missing(Record.loads(path.read_bytes()) for path in files(folder))
    sidecar = folder / EXPECTED
    ends = json.loads(sidecar.read_text("utf-8")) if sidecar.exists() else {}
    for name in names:
        record = make(name)
        with (folder / f"{name}.json").open("x", encoding="utf-8", newline="\n") as file:
            file.write(record.dumps())
        ends.setdefault(name, expected(record))
    if names:
        text = json.dumps(ends, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        sidecar.write_text(text, "utf-8", newline="\n")
    return names


def make(name: str) -> Record:
    """Play a match at random that answers to `name`: among so many there is one."""
    for attempt in range(1000):
        record = _play(_rules(name), f"{name} {attempt}")
        if name in covered(record):
            return record
    raise AssertionError(name)


def _play(rules: Rules, seed: str) -> Record:
    rng = Random(seed)
    match: Match[Any] = Match.start(rules, seed)
    while match.outcome is None:
        seat = rng.choice(match.to_act)
        match, _ = match.play(seat, match.legal(seat).pick(rng))
    return Record.of(match, NAMES[: rules.seats])


def _rules(name: str) -> Rules:
    game, *words = name.split("-")
    options: list[Any] = [*words]  # the rules values check them
    seats = 3 + list(required()).index(name) % 3  # with two, E12's `starter` has nothing to decide
    if game == SixNimmt.game:
        return SixNimmt(seats=seats, variant=options[0])
    if options[0] == "rob":
        # Three bull cards: one seat can hold two and another one, where E10's readings part.
        return ElevenNimmt(seats=seats, supply=3, steal=options[1])
    if options[0] == "may":
        return ElevenNimmt(seats=seats, supply=3, steal=options[1], rob="may")
    table, steal, starter = options
    return ElevenNimmt(
        seats=seats,
        bullheads=OWN if table == "own" else table,
        steal=steal,
        starter=starter,
    )
