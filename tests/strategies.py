"""Random matches of both games, for Hypothesis to draw.

A `Script` is all that a random match needs: rules, seed, and one number from which every choice
is made. A falsifying example is therefore one short line, and it plays the same match again.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Literal

from hypothesis import strategies as st

from toril import ElevenNimmt, Match, SixNimmt
from toril.engine.eleven_nimmt import Play, Take
from toril.engine.eleven_nimmt.legal import LegalTurn
from toril.engine.game import Card, Event, Move, Seat
from toril.engine.value import value


@value
class Step:
    """One move of a match, with the match on either side of it."""

    before: Match[Any]
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    after: Match[Any]

    @property
    def round_after(self) -> Any:
        """The round that the move led to, also where the match has dealt the next one since."""
        return self.before.round.apply(self.seat, self.move)[0]


@value
class Script:
    """Rules, seed, and the number that decides every choice."""

    rules: SixNimmt | ElevenNimmt
    seed: bytes
    choices: int

    def start(self) -> Match[Any]:
        return Match.start(self.rules, self.seed)

    def steps(self) -> Iterator[Step]:
        return steps_from(self.start(), Random(self.choices))


MOST_MOVES = 5000
"""Ten times what any of the matches here takes: a broken engine must not hang the tests."""


def steps_from(match: Match[Any], rng: Random) -> Iterator[Step]:
    """Yield the moves of a match that is played to its end."""
    habits = Habits(rng)
    moves = 0
    while match.outcome is None:
        moves += 1
        assert moves < MOST_MOVES, "the match does not end"
        seat, move = habits.choose(match)
        after, events = match.play(seat, move)
        yield Step(match, seat, move, events, after)
        match = after


class Habits:
    """How the seats of one match choose: uniform moves alone would hardly ever take a pile,
    lay many cards at once or change their minds, so each match leans another way.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.takes = rng.choice((0.05, 0.3, 0.8))
        self.greed = rng.choice((0.2, 0.9))
        self.replaces = rng.choice((0.0, 0.2, 0.5))

    def choose(self, match: Match[Any]) -> tuple[Seat, Move]:
        rng, committed = self.rng, [seat for seat, _ in match.round.pending]
        if committed and rng.random() < self.replaces:
            seat = rng.choice(committed)
        else:
            seat = rng.choice(match.to_act)
        legal = match.legal(seat)
        if isinstance(legal, LegalTurn):
            if rng.random() < self.takes:
                return seat, Take(rng.choice(legal.tops))
            if rng.random() < self.greed and (reach := legal.reach()):
                return seat, greedy_play(legal, reach, rng)
        return seat, legal.pick(rng)


def greedy_play(legal: LegalTurn, reach: dict[Card, tuple[Card, ...]], rng: Random) -> Play:
    """Lay as many cards as the bull cards allow, on piles in a random order."""
    tops = rng.sample(list(reach), len(reach))
    if not legal.bull_cards:
        return Play.of({tops[0]: [rng.choice(reach[tops[0]])]})
    groups: dict[Card, list[Card]] = {}
    laid: set[Card] = set()
    for top in tops:
        fitting = [card for card in reach[top] if card not in laid]
        if fitting and len(groups) < legal.piles:
            groups[top] = fitting
            laid.update(fitting)
    return Play.of(groups)


def some(steps: Iterable[Step], rng: Random, most: int) -> list[Step]:
    """Return at most so many of the steps, in order: what costs much is checked at some points."""
    whole = list(steps)
    kept = sorted(rng.sample(range(len(whole)), min(most, len(whole))))
    return [whole[index] for index in kept]


VARIANTS: tuple[Literal["standard", "tactics", "draft"], ...] = ("standard", "tactics", "draft")
STEALS: tuple[Literal["others", "leader"], ...] = ("others", "leader")
ROBS: tuple[Literal["must", "may"], ...] = ("must", "may")
STARTERS: tuple[Literal["round", "total"], ...] = ("round", "total")
TABLES: tuple[Literal["six", "reported"], ...] = ("six", "reported")


def ordinary_six(rng: Random) -> SixNimmt:
    variant = rng.choice(VARIANTS)
    seats = rng.randint(2, 10 if variant == "standard" else 6)
    limit, rounds = rng.choice([(None, 1), (None, 2), (20, None), (67, 2)])
    return SixNimmt(seats, variant, limit, rounds)


def small_six(rng: Random) -> SixNimmt:
    """Few cards and short rows: rows are taken all the time, ties and limits are common."""
    variant = rng.choice(VARIANTS)
    seats, hand_size, rows = rng.randint(2, 4), rng.randint(1, 4), rng.randint(1, 4)
    left_over = rng.randint(0, 6) if variant == "standard" else 0
    limit, rounds = rng.choice([(rng.randint(1, 12), None), (None, rng.randint(1, 3)), (9, 2)])
    return SixNimmt(
        seats=seats,
        variant=variant,
        limit=limit,
        rounds=rounds,
        hand_size=hand_size,
        rows=rows,
        row_length=rng.randint(1, 3),
        top_card=seats * hand_size + rows + left_over,
    )


def ordinary_eleven(rng: Random) -> ElevenNimmt:
    seats = rng.randint(2, 7)
    return ElevenNimmt(
        seats=seats,
        bullheads=rng.choice(TABLES),
        steal=rng.choice(STEALS),
        starter=rng.choice(STARTERS),
        rounds=rng.randint(1, 2),
        first_starter=rng.randrange(seats),
        rob=rng.choice(ROBS),
    )


def small_eleven(rng: Random) -> ElevenNimmt:
    """A short circle, easy bull cards and few of them: the deck runs out, seats rob each other."""
    seats, hand_size = rng.randint(2, 4), rng.randint(1, 5)
    top_card = seats * hand_size + 2 + rng.randint(0, rng.choice((10, 60)))
    step = rng.randint(1, 7)
    own = tuple(1 + card * step % 7 for card in range(top_card))
    return ElevenNimmt(
        seats=seats,
        bullheads=rng.choice([*TABLES, own]),
        steal=rng.choice(STEALS),
        starter=rng.choice(STARTERS),
        rounds=rng.randint(1, 3),
        first_starter=rng.randrange(seats),
        hand_size=hand_size,
        top_card=top_card,
        reach=rng.randint(1, min(rng.choice((3, 20)), top_card - 1)),
        supply=rng.choice((0, 1, 2, 3, 6)),
        bull_card_from=rng.randint(1, 3),
        new_piles=rng.randint(1, 3),
        rob=rng.choice(ROBS),
    )


def small_script(rng: Random) -> Script:
    """Return a script of either game, for batches that must be the same every time."""
    rules = rng.choice((small_six, small_eleven))(rng)
    return Script(rules, rng.randbytes(16), rng.getrandbits(32))


# Hypothesis decides what these draw, so that a failing rules value shrinks; the moves of a match
# are far too many for that and come from one number.
drawn = st.randoms(use_true_random=False)
seeds = st.binary(min_size=16, max_size=32)
choices = st.integers(0, 2**32 - 1)

six_rules = drawn.map(small_six) | drawn.map(ordinary_six)
eleven_rules = drawn.map(small_eleven) | drawn.map(ordinary_eleven)
six_scripts = st.builds(Script, six_rules, seeds, choices)
eleven_scripts = st.builds(Script, eleven_rules, seeds, choices)
all_scripts = six_scripts | eleven_scripts
