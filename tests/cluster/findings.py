"""What is found in the ledgers and the logs when all is over, and what must not be."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.cluster.deeds_once import check_bots, check_clocks, check_draws
from tests.cluster.guests import Guest
from tests.people.ledger_checks import (
    check_commands,
    check_played,
    rescued,
)
from tests.people.persistent import Evening
from toril.server.tables.entries import Line

EXPECTED = {
    *("bus_down", "bus_up", "database_lost", "database_back", "leases_lost", "leases_back"),
    *(
        "workers_deaf",
        "workers_hear",
        "worker_gone",
        "not_stored",
        "not_read",
        "snapshot_not_kept",
        "said_again",
    ),
}
"""What workers may say of disasters; whatever else they log is a fault."""


@dataclass
class Findings:
    """How often what was found."""

    figures: dict[str, int] = field(default_factory=dict)
    disasters: dict[str, int] = field(default_factory=dict)
    logged: Counter[str] = field(default_factory=Counter)
    faults: list[dict[str, Any]] = field(default_factory=list)
    seconds: float = 0.0

    def count_disasters(self, kills: int, others: Mapping[str, int], seconds: float) -> None:
        """Note what happened, and in how long."""
        self.disasters = {"worker killed": kills, **others}
        self.seconds = seconds

    def read_logs(self, folder: Path) -> None:
        """Note what the workers said; `faults` is what they should not have."""
        for file in sorted(folder.glob("worker-*/stderr")):
            for text in file.read_text(encoding="utf-8").splitlines():
                line = _read(text)
                self.logged[line["event"]] += 1
                if line["event"] not in EXPECTED or "exception" in line:
                    self.faults.append(line)


def _read(text: str) -> dict[str, Any]:
    try:
        line: dict[str, Any] = json.loads(text)
        return line
    except ValueError:  # not even of the log
        return {"event": text}


def check_all(
    evenings: Sequence[Evening], passing: Sequence[Evening], found: Mapping[str, tuple[Line, ...]]
) -> Findings:
    """Hold the ledgers against what everybody was told; raise AssertionError, or count."""
    assert len(found) == len(evenings) + len(passing)
    draws = clocks = moves = 0
    for evening in (*evenings, *passing):
        lines = found[evening.code]
        check_commands(evening, lines)
        draws += check_draws(lines)
    for evening in evenings:
        lines = found[evening.code]
        check_played(evening, lines)
        clocks += check_clocks(lines)
        moves += check_bots(lines)
    people = [person for evening in evenings for person in evening.people]
    devices = [person for person in people if isinstance(person, Guest) and person.numbers]
    return Findings(
        {
            "tables": len(found),
            "matches played to their end": sum(evening.matches for evening in evenings),
            "lines in the ledgers": sum(map(len, found.values())),
            "commands acknowledged": sum(len(person.done) for person in people)
            + sum(len(evening.answered) for evening in (*evenings, *passing)),
            "of them written before an answer was lost": rescued(evenings, found),
            "draws": draws,
            "numbers given to them": sum(len(person.numbers) - 1 for person in devices),
            "clocks that ran out": clocks,
            "moves by bots": moves,
            "welcomes": sum(_welcomes(person.heard) for person in people),
        }
    )


def _welcomes(heard: list[dict[str, Any]]) -> int:
    return sum(message["kind"] == "welcome" for message in heard)
