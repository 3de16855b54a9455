"""Write attack-vectors.json: what lying servers tell a device, and what must come of it.

Run as `python web/tests/attack_vectors.py` in the repository's root. Each case is one attack of
`tests.fairness.attacks`, step by step: a message that a window hears with the number that it gives
for it, if it does, a move that it makes, a record that it is given for a match. `windows` are the
numbers of each window, in the order in which it draws them. Whatever stands in several places
stands once, in `pool`, and `{"$": n}` in its places.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.fairness.attacks import in_the_match, later_record, newcomer, with_numbers
from tests.fairness.attacks.attack import Attack, with_options
from tests.fairness.attacks.every import ATTACKS, HARMLESS, RULES
from tests.fairness.lying import LyingServer

from toril import SixNimmt
from toril.engine.games import AnyRules
from toril.server.tables.refusals import Refused

NUMBERS = 4
"""No attack needs more."""

SMALL = SixNimmt(seats=4, rounds=1, hand_size=1, rows=2)
ELEVEN = [
    with_numbers.the_own_number_is_left_out,
    in_the_match.a_hand_is_shown_that_was_not_dealt,
    in_the_match.a_play_is_kept_from_the_device,
    later_record.the_old_deals_go_on_after_a_later_draw,
    newcomer.the_newcomers_number_is_left_out,
]

SHORT = 14
"""So many characters may stand there twice."""


def case(attack: Attack, rules: AnyRules) -> dict[str, Any]:
    """Run an attack against our own device and return what was told, and what it said."""
    server = LyingServer(with_options(rules, rounds=attack.rounds), attack.honest)
    attack.run(server)
    for step in server.steps:
        if play := step.get("hear", {}).get("play"):
            play["legal"] = {"kind": "nothing", "why": ""}  # no device notes it
    verdict, draws = server.verdict, server.window.notes.draws
    reasons = set(verdict.reasons)
    first = next((each.point for each in server.findings if each.state == "differs"), None)
    if attack.page:
        first, reasons = None, set(attack.page)
    return {
        "name": f"{rules.game}: {attack.name}",
        "windows": [_numbers(window.numbers) for window in server.windows],
        "steps": [_short(step) for step in server.steps],
        "verdict": "not_proven" if attack.page else verdict.name,
        "first": first,
        "reasons": [] if first else sorted(reasons),
        "refusal": draws[-1].refused if draws else None,
    }


def _short(step: dict[str, Any]) -> dict[str, Any]:
    """Leave out that it is the first window, and that no number is given."""
    usual = {"window": 0, "number": None}
    return {name: part for name, part in step.items() if name not in usual or part != usual[name]}


def smallest(attack: Attack) -> dict[str, Any]:
    """Return an attack in a match of one card each, if it is the same there."""
    usual = case(attack, RULES["six"])
    try:
        small = case(attack, SMALL)
    except Refused:  # that match is over too soon
        return usual
    said = ("verdict", "first", "reasons")
    return small if all(small[name] == usual[name] for name in said) else usual


def _numbers(name: str) -> list[str]:
    rng = Random(name)
    return [rng.randbytes(32).hex() for _ in range(NUMBERS)]


class Pool:
    """What stands in several places."""

    def __init__(self) -> None:
        self._counted: dict[str, int] = {}
        self._at: dict[str, int] = {}
        self.items: list[Any] = []

    def count(self, data: Any) -> None:
        """Count how often everything in `data` is there."""
        for part in _parts(data):
            text = json.dumps(part)
            if len(text) > SHORT:
                self._counted[text] = self._counted.get(text, 0) + 1
                if self._counted[text] > 1:
                    continue
            self.count(part)

    def pack(self, data: Any) -> Any:
        """Return `data` with places in the pool for what is there more than once."""
        text = json.dumps(data)
        if self._counted.get(text, 0) < 2:
            return self._within(data)
        if text not in self._at:
            packed = self._within(data)
            self._at[text] = len(self.items)
            self.items.append(packed)
        return {"$": self._at[text]}

    def _within(self, data: Any) -> Any:
        if isinstance(data, dict):
            return {name: self.pack(part) for name, part in data.items()}
        return [self.pack(part) for part in data] if isinstance(data, list) else data


def _parts(data: Any) -> list[Any]:
    if isinstance(data, dict):
        return list(data.values())
    return data if isinstance(data, list) else []


def vectors() -> dict[str, Any]:
    """Return every attack on 6 nimmt!, and some on 11 nimmt!."""
    six = [smallest(attack) for attack in (*ATTACKS, *HARMLESS)]
    eleven = [case(attack, RULES["eleven"]) for attack in ELEVEN]
    pool, cases = Pool(), json.loads(json.dumps([*six, *eleven]))
    pool.count(cases)
    packed = [pool.pack(each) for each in cases]
    return {"pool": pool.items, "cases": packed}


if __name__ == "__main__":
    file = Path(__file__).with_name("attack-vectors.json")
    file.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n")
