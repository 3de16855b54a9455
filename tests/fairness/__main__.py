"""The longer proof: `python -m tests.fairness --records 700` checks honest records with notes."""

import argparse
import sys
from collections import Counter
from random import Random
from typing import get_args

from tests.fairness.honest import HonestTable
from tests.fairness.tables import every_rules
from tests.fairness.viewers import Kind
from toril.fairness.check import check
from toril.fairness.notes_json import dumps, loads
from toril.fairness.verdict import verdict


def prove(records: int, seed: int = 1) -> Counter[str]:
    """Check so many honest records, each with the notes of everybody; count the verdicts."""
    rng, rules, found = Random(seed), every_rules(), Counter[str]()
    done = 0
    while done < records:
        played = rules[done % len(rules)]
        weights = [8, 1, 1, 1, 1, 1, 3]
        kinds = rng.choices(get_args(Kind), weights, k=played.seats)
        away = rng.choice((0.0, 0.0, 0.02, 0.1))
        late = rng.choice((0.0, 0.0, 0.5, 1.0))
        table = HonestTable(played, kinds, rng.randrange(2**32), away, late=late)
        for _ in range(rng.choice((1, 1, 2))):
            record, _ = table.play()
            done += 1
            for viewer in table.viewers:
                notes = loads(dumps(viewer.notes).encode())
                findings = check(record, notes, table.number)
                says = verdict(record, findings)
                if viewer.gone:
                    assert says.name == "not_proven", says
                    continue
                wanted, reasons = table.expected(viewer, len(record.replay().scores))
                assert (says.name, set(says.reasons)) == (wanted, reasons), (says, viewer.drawn)
                assert says.since == (viewer.came if viewer.seat is not None else 1), says
                found[says.name] += 1
                found["came later"] += "came_later" in reasons
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--records", type=int, default=700)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.stdout.write(f"{asked.records} honest records: {dict(prove(asked.records, asked.seed))}\n")
