"""What is legal works, everything else is refused: at every point of random matches."""

import json
from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given

from tests.strategies import Script, all_scripts, choices, some
from tests.tally import counted
from toril import IllegalMove, Match, to_json
from toril.engine.eleven_nimmt import Decline, Play, Rob, Take
from toril.engine.game import Move, Seat
from toril.engine.six_nimmt import ChooseRow, Commit, Draft, Replaced

CODES = {
    "card_twice",
    "empty_play",
    "match_over",
    "no_such_pile",
    "no_such_row",
    "no_such_seat",
    "not_a_victim",
    "not_in_pool",
    "not_your_card",
    "not_your_turn",
    "one_card_only",
    "out_of_reach",
    "pile_twice",
    "round_over",
    "too_many_piles",
    "wrong_kind",
}
"""The refusals of a move. Pages and bots look these up, so a code is never renamed."""


@given(script=all_scripts, order=choices)
def test_what_is_legal_works_and_everything_else_is_refused(script: Script, order: int) -> None:
    rng = Random(order)
    steps = some(counted(script.steps()), rng, 6)
    for match in [*(step.before for step in steps), steps[-1].after]:
        snapshot = _snapshot(match)
        outcomes = {agree(match, seat, move) for seat, move in attempts(match, rng)}
        assert _snapshot(match) == snapshot
        assert outcomes == ({True, False} if match.outcome is None else {False})


def agree(match: Match[Any], seat: Any, move: Any) -> bool:
    """Check that membership, the reason and `play` say the same; return whether it is legal."""
    legal = match.legal(seat)
    reason = legal.why_not(move)
    assert (move in legal) is (reason is None)
    if reason is None:
        assert type(seat) is int
        assert only_whole_numbers(move)
        after, events = match.play(seat, move)
        assert events
        assert after != match or isinstance(events[0], Replaced)  # by the same card
    else:
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, move)
        again = legal.why_not(move)
        assert again is not None
        assert refused.value.code == reason.code == again.code
        assert reason.code in CODES
        assert reason.sentence.strip()
    return reason is None


def only_whole_numbers(move: Move) -> bool:
    """Return whether nothing in a move only passes for a number: no 3.0, no True, no "3"."""
    groups = move.groups if isinstance(move, Play) else ()
    cards = [number for top, laid in groups for number in (top, *laid)]
    values = cards if groups else [getattr(move, field.name) for field in fields(cast("Any", move))]
    return all(type(value) is int for value in values)


def _snapshot(match: Match[Any]) -> str:
    return json.dumps([to_json(match.round), match.scores, repr(match.moves), repr(match.outcome)])


def attempts(match: Match[Any], rng: Random) -> Iterator[tuple[Any, Any]]:
    """Yield legal moves and others that are nearly so, for seats at and off the table."""
    seats, waiting = range(match.rules.seats), match.to_act
    for seat in waiting:
        legal = match.legal(seat)
        picked = [legal.pick(rng) for _ in range(3)]
        for move in (*islice(legal, 5), *picked, *mutants(match, seat, picked[0], rng)):
            yield seat, move
    sample = match.legal(waiting[0]).pick(rng) if waiting else Commit(1)
    for seat in (*seats, -1, len(seats), None, True, False, 0.0, "0"):
        for move in (
            sample,
            Commit(1),
            Draft(1),
            ChooseRow(0),
            Take(1),
            Rob(0),
            Decline(),
            Play(((1, (2,)),)),
        ):
            yield seat, move
        for thing in (42, "42", None, object(), Move()):
            yield seat, thing


def mutants(match: Match[Any], seat: Seat, move: Move, rng: Random) -> Iterator[Move]:
    """Yield moves that differ from `move` in one thing, some of which are legal too."""
    deck, hands = match.rules.deck, match.round.hands
    other = rng.choice([card for hand in hands for card in hand] or [1])

    def near(card: int) -> tuple[Any, ...]:
        return card + 1, card - 1, other, 0, -1, deck[-1] + 1, *not_cards(card)

    match move:
        case Commit(card):
            yield from (Commit(wrong) for wrong in near(card))
            yield Draft(card)
        case Draft(card):
            yield from (Draft(wrong) for wrong in near(card))
            yield Commit(card)
        case ChooseRow(row):
            yield from (ChooseRow(wrong) for wrong in near(row))
        case Take(top):
            yield from (Take(wrong) for wrong in near(top))
        case Rob(victim):
            yield from (Rob(wrong) for wrong in near(victim))
        case Decline():
            yield from (Rob(wrong) for wrong in (-1, seat, match.rules.seats))
        case Play(groups):
            (top, cards), *rest = groups
            tops, hand = match.round.tops, hands[seat]
            for wrong in near(cards[0]):
                yield Play(((top, (wrong,)), *rest))
            for wrong in near(top):
                yield Play(((wrong, cards),))
            yield Play(())
            yield Play(((top, ()), *rest))
            yield Play((*groups, (top, cards)))
            yield Play((*groups, (rng.choice(tops), (rng.choice(hand),))))
            yield Play(((top, (*cards, rng.choice(hand))), *rest))
            yield Play(((top, (*cards, cards[0])), *rest))
            yield Play(tuple((top, (card,)) for top, card in zip(tops, hand, strict=False)))
        case _:
            raise AssertionError(move)


def not_cards(card: int) -> tuple[Any, ...]:
    """Return what equals a card, or looks like one, and is none."""
    return float(card), str(card), True, None, (card,)


@given(script=all_scripts, order=choices)
def test_legal_moves_are_counted_and_listed_once_each(script: Script, order: int) -> None:
    rng = Random(order)
    for step in some(counted(script.steps()), rng, 8):
        for seat in range(step.before.rules.seats):
            legal = step.before.legal(seat)
            waited_for = seat in step.before.to_act or bool(step.before.round.pending)
            assert bool(legal) is waited_for is (legal.count() > 0)
            if legal.count() <= 200:
                listed = list(legal)
                assert len(listed) == len(set(listed)) == legal.count()
                assert all(move in legal for move in listed)
