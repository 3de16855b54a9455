"""The turns of 11 nimmt! that a search looks at: legal, few, and the obvious ones among them."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.differential import ELEVEN
from toril import ElevenNimmt, parse_position
from toril.bots.montecarlo.eleven_candidates import MOST, eleven_candidates
from toril.engine.eleven_nimmt import Decline, ElevenRound, Play, RecallView, Rob, RoundOver, Take
from toril.engine.eleven_nimmt.legal import LegalTurn, LegalVictims


def views(rules: ElevenNimmt, number: int) -> Iterator[RecallView]:
    """Yield what the seats see that decide in a random deal."""
    rng = Random(number)
    state = ElevenRound.deal(rules, rng.sample(rules.deck, len(rules.deck)), 0)
    while not isinstance(state.phase, RoundOver):
        seat = state.to_act[0]
        view = state.recall_view(seat)
        yield view
        sensible = rng.random() < 0.7
        moves = eleven_candidates(view)
        state, _ = state.apply(seat, moves[0] if sensible else state.legal(seat).pick(rng))


def test_candidates_are_legal_few_and_different() -> None:
    seen = 0
    for rules in ELEVEN:
        for number in range(4):
            for view in views(rules, number):
                moves = eleven_candidates(view)
                assert 1 <= len(moves) <= MOST
                assert len(set(moves)) == len(moves)
                assert all(move in view.legal for move in moves), (view, moves)
                seen += 1
    assert seen > 3000


def test_e5_without_a_bull_card_every_card_that_fits_somewhere_is_tried() -> None:
    for view in views(ElevenNimmt(seats=4), 1):
        legal = view.legal
        if isinstance(legal, LegalTurn) and not legal.bull_cards and legal.plays().count() < 18:
            assert set(legal.plays()) <= set(eleven_candidates(view))


def test_e7_with_bull_cards_the_runs_that_shed_most_come_first() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 10/30/60/90; hands 11 13 15 31 40 61 99/1; deck ...; bulls 2 0"
    )
    moves = eleven_candidates(state.recall_view(0))
    assert moves[0] == Play.of({10: [11, 13, 15], 30: [31, 40]})
    for wanted in (
        Play.of({10: [11, 13, 15]}),
        Play.of({30: [31, 40]}),
        Play.of({60: [61]}),
        Play.of({10: [11, 13], 30: [31, 40]}),
        Play.of({10: [11]}),
        Take(60),
    ):
        assert wanted in moves


def test_e7_cards_that_fit_two_piles_are_shared_out_either_way() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 10/14; hands 11 16 18 24 70/1; deck ...; bulls 2 0"
    )
    moves = eleven_candidates(state.recall_view(0))
    assert Play.of({10: [11], 14: [16, 18, 24]}) in moves
    assert Play.of({10: [11, 16, 18], 14: [24]}) in moves


def test_e7_what_one_pile_could_shed_alone_is_shared_with_one_that_reaches_the_same() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 10/14/60; hands 16 18 20 61 90/1; deck ...; bulls 2 0"
    )
    moves = eleven_candidates(state.recall_view(0))
    for near, far in ((10, 14), (14, 10)):
        assert Play.of({near: [16], far: [18, 20]}) in moves
        assert Play.of({near: [16, 18], far: [20]}) in moves


@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ("11 24", {10: [11], 14: [24]}),
        # The pile that sheds most, 14, is of no use to somebody who wants to go out.
        ("11 16 18 19 27", {10: [11, 16, 18, 19], 20: [27]}),
        ("3 92 99", {89: [92, 99], 97: [3]}),
    ],
)
def test_e11_whoever_can_play_the_whole_hand_looks_at_that_first(
    hand: str, play: dict[int, list[int]]
) -> None:
    state: ElevenRound = parse_position(
        f"eleven_nimmt seats=2; piles 10/14/20/89/97; hands {hand}/1; deck ...; bulls 2 0"
    )
    moves = eleven_candidates(state.recall_view(0))
    assert moves[0] in state.legal(0)
    assert isinstance(moves[0], Play)
    played = {card for _, cards in moves[0].groups for card in cards}
    assert played == set(state.hands[0]) == {card for cards in play.values() for card in cards}
    assert Play.of(play) in state.legal(0)


def test_e8_takes_are_tried_the_cheap_and_the_useful_ones_first() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 55/10 20 30/1 2 3 4; hands 60 80/5; deck ..."
    )
    moves = eleven_candidates(state.recall_view(0))
    assert [move for move in moves if isinstance(move, Take)] == [Take(4), Take(30), Take(55)]


def test_e10_every_victim_is_tried() -> None:
    rules = ElevenNimmt(seats=5, supply=3, bull_card_from=1, hand_size=3, top_card=50)
    choices = [view for number in range(20) for view in views(rules, number)]
    robbing = [view for view in choices if not isinstance(view.legal, LegalTurn)]
    assert robbing
    for view in robbing:
        assert eleven_candidates(view) == list(view.legal)
        assert all(isinstance(move, Rob) for move in eleven_candidates(view))


def test_e10_to_decline_is_tried_last_where_one_may() -> None:
    rules = ElevenNimmt(seats=3, supply=2, bull_card_from=1, hand_size=3, top_card=40, rob="may")
    choices = [view for number in range(20) for view in views(rules, number)]
    asked = [view for view in choices if isinstance(view.legal, LegalVictims)]
    assert {len(eleven_candidates(view)) for view in asked} == {2, 3}
    assert all(eleven_candidates(view)[-1] == Decline() for view in asked)
