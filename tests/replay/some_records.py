"""Records of random matches: every variant and number of seats, late seats, matches ended early."""

from random import Random
from typing import Any, get_args

from tests.fairness.honest import HonestTable
from tests.fairness.tables import every_rules
from tests.fairness.viewers import Kind
from toril import ElevenNimmt, Match
from toril.engine.record import Record

EVERY_RULES = every_rules()


def some_record(number: int, late: float = 0.5, ended_after: int | None = None) -> Record:
    """Return the record of a random match, the same for the same number.

    `late` is how probable it is before a round that somebody takes over a bot's seat; the host ends
    the match after so many moves.
    """
    rules, rng = EVERY_RULES[number % len(EVERY_RULES)], Random(number)
    kinds = rng.choices(get_args(Kind), [8, 1, 1, 1, 1, 1, 3], k=rules.seats)
    table = HonestTable(rules, kinds, number, watchers=0, late=late)
    return table.play(ended_after)[0]


def long_record(moves: int) -> Record:
    """Return the record of a random match of 11 nimmt! that the host ended after so many moves."""
    rng = Random(moves)
    match: Match[Any] = Match.start(ElevenNimmt(seats=7, rounds=1000), bytes(16))
    while len(match.moves) < moves:
        (seat,) = match.to_act
        match, _ = match.play(seat, match.legal(seat).pick(rng))
    return Record.of(match.end_for_all()[0])
