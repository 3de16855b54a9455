"""One attacker as a process: `python -m tests.attack.attacker NAME TARGET`, TARGET in JSON.

It stops by itself when its time is up and says what it did.
"""

import json
import sys
from collections.abc import Callable

from tests.attack.crowds import CROWDS
from tests.attack.floods import FLOODS
from tests.attack.requests import REQUESTS
from tests.attack.target import Tally, Target


def spin(target: Target, _: Tally) -> None:
    """Take as much of the core as one gets, and connect to nothing."""
    while not target.over:
        pass


PROGRAMS: dict[str, Callable[[Target, Tally], None]] = {
    "spin": spin,
    **FLOODS,
    **REQUESTS,
    **CROWDS,
}
"""Every kind of attacker by name."""

TOGETHER = {"three": ("pings", "bad-json", "handshakes")}
"""Attacks by several at once, each from an address of its own."""

SEPARATE = ("churn",)
"""Run only when asked for: it takes ten minutes to prove something."""

ATTACKS = (*(name for name in PROGRAMS if name not in SEPARATE), *TOGETHER)
"""What is run unless something else is asked for; the control first."""


def programs(attack: str) -> tuple[str, ...]:
    """Return who takes part in an attack."""
    return TOGETHER.get(attack, (attack,))


def is_flood(attack: str) -> bool:
    """Return whether somebody in this attack must be cut."""
    return any(name in FLOODS for name in programs(attack))


def main(name: str, target: str) -> None:
    """Attack, then print the tally."""
    tally = Tally()
    PROGRAMS[name](Target(**json.loads(target)), tally)
    sys.stdout.write(tally.text() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
