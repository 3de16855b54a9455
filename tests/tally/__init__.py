"""Which rules a random match has exercised, by their ids in `docs/rules.md`.

A property that holds on matches in which nothing happens says nothing. So the random matches are
counted: `exercised` names what a step put to the test, and one test asserts that every name in
`EDGES` came up. The conditions are written from the rules, not from the engine's functions.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.strategies import Step
from tests.tally.edges import EDGES
from tests.tally.eleven import exercised_in_eleven
from tests.tally.six import exercised_in_six
from toril.engine.six_nimmt import SixRound

__all__ = ["COUNTS", "EDGES", "counted", "exercised"]

COUNTS: Counter[str] = Counter()
"""How often each was found in this run."""


def counted(steps: Iterable[Step]) -> Iterator[Step]:
    """Yield the steps, counting what they exercise."""
    for step in steps:
        COUNTS.update(exercised(step))
        yield step


def exercised(step: Step) -> set[str]:
    """Return which rules and edges of them the step put to the test."""
    in_six = isinstance(step.before.round, SixRound)
    return {*(exercised_in_six(step) if in_six else exercised_in_eleven(step))}
