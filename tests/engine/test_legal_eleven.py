"""The legal moves of 11 nimmt!: listed as the reference lists them, and picked evenly."""

from random import Random

import pytest

from tests.differential import RandomChooser, deal_eleven, do_eleven, seed_of
from tests.uniform import assert_picks_uniformly
from toril.engine.eleven_nimmt import ElevenNimmt, ElevenRound, Play, Rob, Take
from toril.engine.games import parse_position


@pytest.mark.parametrize("number", range(60))
def test_e7_the_plays_of_eleven_are_those_that_the_reference_lists(number: int) -> None:
    rng = Random(number)
    rules = ElevenNimmt(
        seats=2 + number % 3,
        hand_size=2 + number % 2,
        top_card=12 + number % 9,
        reach=2 + number % 5,
        supply=1 + number % 4,
        bull_card_from=1,
    )
    state, naive = deal_eleven(rules, seed_of(number), 0)
    chooser = RandomChooser(rng)
    while naive.phase != "over":
        legal = state.legal(naive.turn)
        # The reference goes through every way to put every card anywhere: keep that small.
        if naive.phase == "turn" and len(naive.hands[naive.turn]) * len(naive.piles) <= 24:
            moves = list(legal)
            plays = [move for move in moves if isinstance(move, Play)]
            listed = {Play.of(groups) for groups in naive.all_plays(naive.turn)}
            assert set(plays) == listed
            assert len(plays) == len(listed) == legal.count() - len(naive.piles)
            assert set(moves) - listed == {Take(pile[-1]) for pile in naive.piles}
            assert len(moves) == legal.count()
        move = chooser.choose(naive, legal)
        seat = naive.turn
        state, _ = state.apply(seat, move)
        do_eleven(naive, seat, move)


@pytest.mark.parametrize(
    "line",
    [
        "piles 1/5/7/30; hands 2 3 6 8 9 31/50; deck ...; turn 0",
        "piles 1/5/7/30; hands 2 3 6 8 9 31/50; deck ...; bulls 1 0; turn 0",
        "piles 1/5/7/30; hands 2 3 6 8 9 31/50; deck ...; bulls 2 0; turn 0",
        "piles 1/5/7/96; hands 2 8 9 99/50; deck ...; bulls 4 0; turn 0",
        "piles 1/50; hands 30 31/60; deck ...; bulls 3 0; turn 0",
    ],
)
def test_e7_each_legal_move_of_eleven_is_picked_as_often_as_any_other(line: str) -> None:
    state: ElevenRound = parse_position(f"eleven_nimmt seats=2; {line}")
    assert_picks_uniformly(state.legal(0))


def test_e10_each_victim_is_picked_as_often_as_any_other() -> None:
    line = "piles 1/9/20 21 22; hands 3/50/60/70; deck ...; bulls 0 1 1 1; turn 0"
    state: ElevenRound = parse_position(f"eleven_nimmt seats=4 supply=3; {line}")
    choosing, _ = state.apply(0, Take(22))
    assert set(choosing.legal(0)) == {Rob(1), Rob(2), Rob(3)}
    assert_picks_uniformly(choosing.legal(0))


def test_e7_more_plays_than_could_ever_be_listed_are_counted_and_drawn_from() -> None:
    """Twenty piles, forty cards, eight bull cards: 10¹² plays, each decided without the others."""
    tops = range(5, 101, 5)
    hand = [card for card in range(1, 101) if card % 5 in (1, 3)]
    piles, cards = "/".join(map(str, tops)), " ".join(map(str, hand))
    state: ElevenRound = parse_position(
        f"eleven_nimmt seats=2; piles {piles}; hands {cards}/2; deck ...; bulls 8 2; turn 0"
    )
    legal = state.legal(0)
    assert legal.count() > 10**12
    rng = Random(1)
    for _ in range(20):
        assert legal.pick(rng) in legal
