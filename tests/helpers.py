"""What the tests share: turns written as text, and matches that stand where a test needs them."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest

from toril import IllegalMove, Match
from toril.engine.eleven_nimmt import ElevenRound
from toril.engine.game import Event
from toril.engine.games import game_of
from toril.engine.six_nimmt import SixRound

R = TypeVar("R", SixRound, ElevenRound)

SEED = bytes(range(16))


def play(state: R, *turns: str) -> tuple[R, tuple[Event, ...]]:
    """Play turns written as "seat: move"; return the round after them and all that happened."""
    events: tuple[Event, ...] = ()
    for turn in turns:
        seat, _, move = turn.partition(": ")
        state, happened = state.apply(int(seat), game_of(state.rules).parse_move(move))
        events += happened
    return state, events


def after(state: R, *turns: str) -> R:
    """Return the round after turns written as "seat: move"."""
    return play(state, *turns)[0]


def refused(state: R, turn: str) -> str:
    """Return the code with which a turn, written as "seat: move", is refused."""
    with pytest.raises(IllegalMove) as caught:
        play(state, turn)
    return caught.value.code


def match_in(state: R, scores: Sequence[tuple[int, ...]] = ()) -> Match[R]:
    """Return a match whose finished rounds had these `scores` and that is now in `state`."""
    seats = range(state.rules.seats)
    totals = tuple(sum(penalties[seat] for penalties in scores) for seat in seats)
    return Match(state.rules, SEED, len(scores) + 1, 0, state, totals, tuple(scores))


def until_scored(match: Match[R], rounds: int) -> tuple[Match[R], tuple[Event, ...]]:
    """Play legal moves until so many rounds are scored; return all that happened on the way."""
    rng = Random(0)
    events: tuple[Event, ...] = ()
    while len(match.scores) < rounds:
        seat = match.to_act[0]
        match, happened = match.play(seat, match.legal(seat).pick(rng))
        events += happened
    return match, events
