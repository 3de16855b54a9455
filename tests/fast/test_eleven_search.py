"""Sampled worlds of 11 nimmt!: consistent with the view, the same however they are asked for."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tests.differential import ELEVEN
from tests.fast.eleven_masks import cards_in
from toril import ElevenNimmt, parse_position
from toril.engine.eleven_nimmt import (
    ChoosingVictim,
    Decline,
    ElevenMove,
    ElevenRound,
    Play,
    RecallView,
    Rob,
    RoundOver,
    Take,
)
from toril.engine.games import sample
from toril.fast import eleven
from toril.fast.dice import make_dice, seeded
from toril.fast.eleven.layout import DECK, DRAWABLE, FACTS, Ints, hand_line, pile_line
from toril.fast.eleven.masks import Masks
from toril.fast.eleven.opponents import shown_shares
from toril.fast.eleven.policies import shares_of
from toril.fast.eleven.worlds import draw_world

GOING_OUT = (
    "eleven_nimmt seats=3; piles 31 36/60/80; hands 37 61/2 40/3 33 95; deck 23 88 ...; bulls 2 0 1"
)
LAST_TAKE = (
    "eleven_nimmt seats=2 top_card=8 hand_size=2 reach=2; piles 1 2 4/7; hands 8/3 5; deck 6"
)


def positions(rules: ElevenNimmt, number: int) -> Iterator[ElevenRound]:
    """Yield the rounds in which somebody decides, of one random deal."""
    rng = Random(number)
    state = ElevenRound.deal(rules, rng.sample(rules.deck, len(rules.deck)), 0)
    while not isinstance(state.phase, RoundOver):
        yield state
        seat = state.to_act[0]
        state, _ = state.apply(seat, state.legal(seat).pick(rng))


def view_of(state: ElevenRound) -> RecallView:
    return state.recall_view(state.to_act[0])


def some_views() -> Iterator[RecallView]:
    """Yield views of all seat counts and options, victims to choose among them."""
    for number, rules in enumerate(ELEVEN):
        states = list(positions(rules, number))
        yield view_of(states[len(states) * 2 // 3])
        yield from [view_of(s) for s in states if isinstance(s.phase, ChoosingVictim)][:1]


def forgetful(view: RecallView) -> RecallView:
    """Return the view of somebody who remembers the table only."""
    tops = tuple((top,) for top in view.table.tops)
    return replace(view, piles=tops, known=((),) * view.table.rules.seats)


def drawn_world(packed: eleven.PackedView, seed: int, number: int) -> tuple[Ints, Masks]:
    dice, s, m = make_dice(), packed.known.copy(), packed.masks.copy()
    with np.errstate(over="ignore"):  # the dice's numbers wrap around
        seeded(dice, seed, number)
        draw_world(s, m, packed.unseen.copy(), packed.wanted, dice)
    return s, m


def check_world(view: RecallView, number: int) -> None:
    """Draw one world; every hand and the draw deck get what is theirs, each card one place."""
    table, rules = view.table, view.table.rules
    s, m = drawn_world(eleven.pack(view), 7, number)
    hands = [cards_in(m[hand_line(s, seat)], rules) for seat in range(rules.seats)]
    assert [len(hand) for hand in hands] == list(table.hand_sizes)
    assert hands[table.seat or 0] == set(table.hand or ())
    for hand, known in zip(hands, view.known, strict=True):
        assert hand >= set(known)
    deck = s[DECK, : s[FACTS, DRAWABLE]].tolist()
    assert len(set(deck)) == len(deck) == table.draw_deck_size
    assert set(deck) <= set(view.unseen)
    piles = [cards_in(m[pile_line(s, at)], rules) for at in range(len(view.piles))]
    assert piles == [set(pile) for pile in view.piles]
    places = [*hands, set(deck), *piles]
    assert len(set().union(*places)) == sum(map(len, places))


def test_e14_a_world_gives_every_hand_and_the_deck_what_the_view_does_not_know() -> None:
    for number, view in enumerate(some_views()):
        check_world(view, number)
        check_world(forgetful(view), number)


def test_e14_somebody_forgetful_can_be_sampled_by_the_engine_too() -> None:
    for view in some_views():
        drawn = sample(forgetful(view), Random(1))
        assert len(drawn.draw_deck) == view.table.draw_deck_size
        assert tuple(map(len, drawn.hands)) == view.table.hand_sizes


def test_unknown_cards_are_anywhere_with_the_same_chance() -> None:
    view = view_of(parse_position(GOING_OUT))
    packed = eleven.pack(view)
    assert packed.wanted.tolist() == [0, 2, 3]
    drawn = np.zeros(101, np.int64)
    for number in range(2000):
        s, m = drawn_world(packed, 3, number)
        drawn[list(cards_in(m[hand_line(s, 2)], view.table.rules))] += 1
    expected = 2000 * 3 / len(view.unseen)
    assert abs(drawn[list(view.unseen)] - expected).max() < 5 * expected**0.5


def test_a_world_depends_on_seed_and_number_and_not_on_what_else_is_asked() -> None:
    for view in some_views():
        packed = eleven.pack(view)
        moves = [view.legal.pick(Random(number)) for number in range(4)]
        whole = eleven.evaluate(packed, moves, range(10), 5, "watchful")
        assert whole.shape == (10, 4, view.table.rules.seats)
        parts = [eleven.evaluate(packed, moves, part, 5, "watchful") for part in cut(10, 3)]
        assert np.array_equal(np.concatenate(parts), whole)
        for at, move in enumerate(moves):
            alone = eleven.evaluate(packed, [move], range(10), 5, "watchful")
            assert np.array_equal(alone[:, 0], whole[:, at])
    assert not np.array_equal(eleven.evaluate(packed, moves, range(10), 6, "watchful"), whole)


def cut(count: int, size: int) -> Iterator[range]:
    return (range(begin, min(begin + size, count)) for begin in range(0, count, size))


@pytest.mark.parametrize(
    ("line", "move"),
    [(GOING_OUT, Play.of({36: [37], 60: [61]})), (LAST_TAKE, Take(4)), (LAST_TAKE, Take(7))],
)
def test_e11_a_move_that_ends_the_round_costs_what_the_engine_says(
    line: str, move: ElevenMove
) -> None:
    state: ElevenRound = parse_position(line)
    results = eleven.evaluate(eleven.pack(view_of(state)), [move], range(20), 1, "random")
    over, _ = state.apply(0, move)
    assert over.penalties is not None
    assert (results[:, 0, 0] == over.penalties[0]).all()


def test_e10_whom_to_rob_is_evaluated() -> None:
    view = next(v for v in some_views() if isinstance(v.table.phase, ChoosingVictim))
    assert isinstance(view.table.phase, ChoosingVictim)
    moves = [Rob(seat) for seat in view.table.phase.victims]
    results = eleven.evaluate(eleven.pack(view), moves, range(200), 1, "watchful")
    assert len(np.unique(results.reshape(-1))) > 1


def test_e10_to_decline_is_evaluated_and_costs_more_than_a_bull_card_is_worth() -> None:
    """A hand that one bull card lets go at once, and nobody else is near the end."""
    line = (
        "eleven_nimmt seats=3 supply=1 rob=may; piles 30/60; hands 31 32 33 34/1 2 3 4 5/90 91 92 "
        "93 94; deck 95 96 97 ...; bulls 0 1 0; victim 0 of 34 from 1"
    )
    state: ElevenRound = parse_position(line)
    moves = list(state.legal(0))
    assert moves == [Rob(1), Decline()]
    results = eleven.evaluate(eleven.pack(view_of(state)), moves, range(300), 1, "watchful")
    robbed, declined = results[:, :, 0].mean(axis=0)
    assert robbed < declined


@pytest.mark.parametrize("policy", eleven.POLICIES)
def test_every_policy_plays_rounds_to_their_end(policy: str) -> None:
    penalties = eleven.play_rounds(ElevenNimmt(seats=3), range(100), 1, policy)
    assert penalties.shape == (100, 3)
    assert (penalties.min(axis=1) == 0).mean() > 0.5
    again = eleven.play_rounds(ElevenNimmt(seats=3), range(50, 100), 1, policy)
    assert np.array_equal(again, penalties[50:])


def test_who_has_bull_cards_is_expected_to_look_for_more() -> None:
    fresh = view_of(next(positions(ElevenNimmt(seats=4), 1)))
    (unknown,) = set(shown_shares(fresh))
    later = replace(fresh, table=replace(fresh.table, draw_deck_size=40, bull_cards=(0, 0, 1, 3)))
    _, none, one, three = shown = shown_shares(later)
    assert none < unknown < one < three < 256
    assert shares_of("watchful", shown).tolist() == shown
    assert set(shares_of("mixed", shown).tolist()) == {128}


PLAIN = """
import json, sys
sys.modules["numba"] = None
import tests.fast.test_eleven_search as here
from toril.fast.compiling.jit import COMPILED
assert not COMPILED
print(json.dumps(here.figures()))
"""


def figures() -> list[object]:
    """Return results that must not depend on whether kernels are compiled."""
    view = view_of(list(positions(ElevenNimmt(seats=4), 3))[12])
    moves = [view.legal.pick(Random(number)) for number in range(2)]
    packed = eleven.pack(view)
    found: list[object] = [
        eleven.evaluate(packed, moves, range(2), 5, policy).tolist() for policy in eleven.POLICIES
    ]
    found.append(eleven.play_rounds(ElevenNimmt(seats=5), range(2), 1).tolist())
    return found


def test_without_numba_the_same_numbers_come_out() -> None:
    said = subprocess.run(
        [sys.executable, "-c", PLAIN], capture_output=True, text=True, check=True, timeout=120
    )
    assert json.loads(said.stdout) == figures()
