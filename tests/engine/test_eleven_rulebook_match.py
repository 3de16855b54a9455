"""11 nimmt!, rule by rule: the end of a round and of a match, E11 to E13."""

from itertools import pairwise
from typing import Literal

import pytest

from tests.helpers import SEED, after, match_in, play, until_scored
from toril import ElevenNimmt, Match, Outcome, parse_position
from toril.engine.eleven_nimmt import (
    BullCardGained,
    ElevenRound,
    PilesOpened,
    PileTaken,
    Play,
    Played,
    RoundEnded,
    RoundOver,
    Take,
    Turn,
)
from toril.engine.game import Event
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted


def scored(options: str, *scores: tuple[int, ...]) -> tuple[Match[ElevenRound], tuple[Event, ...]]:
    """End a round in which three seats score 2, 0 and 3 bullheads, after rounds with `scores`."""
    state: ElevenRound = parse_position(
        f"eleven_nimmt seats=3 {options}; piles 50; hands 1 2/51/3 4 6; deck ...; turn 1"
    )
    return match_in(state, scores).play(1, Play(((50, (51,)),)))


def test_e11_a_play_that_empties_the_hand_ends_the_round_at_once() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=3; piles 50; hands 1 22 55/51/3 30; deck ...; turn 1"
    )
    over, events = play(state, "1: 51>50")
    assert events == (
        Played(1, ((50, (51,)),)),
        RoundEnded(1, ((1, 22, 55), (), (3, 30)), (1 + 5 + 7, 0, 1 + 3)),
    )
    assert over.phase == RoundOver(1)
    assert over.penalties == (13, 0, 4)
    assert over.to_act == ()


def test_e11_all_groups_of_the_last_play_are_laid() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 33/50; hands 34 36 51/55; deck ...; bulls 2 0"
    )
    over = after(state, "0: 34 36>33, 51>50")
    assert over.piles == ((33, 34, 36), (50, 51))
    assert over.phase == RoundOver(0)
    assert over.penalties == (0, 7)


def test_e11_a_play_that_leaves_a_card_does_not_end_the_round() -> None:
    state: ElevenRound = parse_position("eleven_nimmt seats=2; piles 33; hands 34 36/55; deck ...")
    done = after(state, "0: 34>33")
    assert done.phase == Turn(1)
    assert done.penalties is None


LAST_TAKE = (
    "eleven_nimmt seats=2 top_card=22 hand_size=10; piles 11 13 15/16 17 18 19 20 21; "
    "hands 1 2 3 4 5/6 7 8 9 10 12 14; deck 22"
)


def test_e11_the_take_that_empties_the_deck_is_finished_and_then_everybody_scores() -> None:
    over, events = play(parse_position(LAST_TAKE), "0: take 15")
    hands = ((1, 2, 3, 4, 5, 11, 13, 15), (6, 7, 8, 9, 10, 12, 14))
    penalties = (1 + 1 + 1 + 1 + 2 + 5 + 1 + 2, 1 + 1 + 1 + 1 + 3 + 1 + 1)
    assert events == (
        PileTaken(0, 15, (11, 13, 15)),
        BullCardGained(0, "supply"),
        PilesOpened((22,)),
        RoundEnded(None, hands, penalties),
    )
    assert over.phase == RoundOver(None)
    assert over.penalties == penalties
    assert over.piles == ((16, 17, 18, 19, 20, 21), (22,))


def test_e11_the_last_take_is_finished_after_the_taker_has_chosen_whom_to_rob() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=3 top_card=34; piles 11 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28; "
        "hands 1 2 3 4 5/6 7 8 9 10 12 14/29 30 31 32 33; deck 34; bulls 0 5 5"
    )
    choosing = after(state, "0: take 28")
    assert choosing.penalties is None
    over, events = play(choosing, "0: rob 2")
    assert events[:2] == (BullCardGained(0, 2), PilesOpened((34,)))
    assert over.phase == RoundOver(None)
    assert over.bull_cards == (1, 5, 4)


@pytest.mark.parametrize(("seats", "takes"), [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20), (7, 15)])
def test_e11_the_last_take_finds_exactly_one_card(seats: int, takes: int) -> None:
    """Only takes: after t of them there are 1 + t piles, and the last one adds none."""
    assert takes == 50 - 5 * seats
    state = Match.start(ElevenNimmt(seats=seats), SEED).round
    piles, opened = [len(state.piles)], []
    while state.penalties is None:
        state, events = state.apply(state.to_act[0], Take(state.tops[0]))
        piles.append(len(state.piles))
        opened += [len(event.cards) for event in events if isinstance(event, PilesOpened)]
    assert opened == [2] * (takes - 1) + [1]
    assert piles == [*range(1, takes + 1), takes]


def test_e12_a_match_has_as_many_rounds_as_seats() -> None:
    for seats in range(2, 8):
        assert ElevenNimmt(seats=seats).rounds == seats
    match, events = until_scored(Match.start(ElevenNimmt(seats=3), SEED), rounds=3)
    assert [event.round_number for event in events if isinstance(event, RoundScored)] == [1, 2, 3]
    assert isinstance(events[-1], MatchEnded)
    assert match.outcome is not None
    assert match.outcome.termination == "rounds"


def test_e12_the_number_of_rounds_is_an_option() -> None:
    assert scored("rounds=1")[0].outcome == Outcome((1,), (2, 0, 3), "rounds")
    assert scored("rounds=9")[0].outcome is None


def test_e12_no_total_ends_a_match() -> None:
    assert scored("", (900, 900, 900))[0].outcome is None


def test_e12_seat_0_starts_the_first_round_unless_another_is_named() -> None:
    match = Match.start(ElevenNimmt(), SEED)
    assert (match.starter, match.to_act) == (0, (0,))
    match = Match.start(ElevenNimmt(first_starter=2), SEED)
    assert (match.starter, match.to_act) == (2, (2,))


def test_e12_the_next_round_is_started_by_who_has_the_fewest_bullheads_in_this_one() -> None:
    match, events = scored("", (0, 90, 0))
    assert events[-2:] == (RoundScored(2, (2, 0, 3), (2, 90, 3)), RoundStarted(3, 1))
    assert (match.starter, match.to_act) == (1, (1,))


def test_e12_starter_total_lets_the_lowest_total_start() -> None:
    match, events = scored("starter=total", (3, 90, 0))
    assert events[-1] == RoundStarted(3, 2)
    assert match.to_act == (2,)


@pytest.mark.parametrize(
    ("starter", "penalties", "totals", "seat"),
    [
        ("round", (5, 3, 4, 9), (5, 30, 4, 9), 1),
        ("round", (5, 3, 3, 9), (5, 30, 29, 9), 2),
        ("round", (5, 3, 3, 3), (5, 30, 30, 30), 1),
        ("round", (0, 0, 0, 0), (9, 8, 7, 7), 2),
        ("total", (5, 3, 4, 9), (5, 30, 4, 9), 2),
        ("total", (5, 3, 4, 2), (9, 30, 9, 9), 3),
        ("total", (4, 3, 4, 9), (9, 30, 9, 9), 0),
        ("total", (9, 3, 4, 4), (9, 30, 9, 9), 2),
    ],
)
def test_e12_ties_for_the_start_are_broken(
    starter: Literal["round", "total"],
    penalties: tuple[int, ...],
    totals: tuple[int, ...],
    seat: int,
) -> None:
    rules = ElevenNimmt(seats=4, starter=starter)
    assert [rules.next_starter(before, penalties, totals) for before in range(4)] == [seat] * 4


def test_e12_every_round_is_dealt_anew() -> None:
    match, _ = scored("", (0, 0, 0))
    assert match.round.bull_cards == (0, 0, 0)
    assert [len(hand) for hand in match.round.hands] == [10, 10, 10]
    assert len(match.round.draw_deck) == 69


def test_e13_the_fewest_bullheads_in_total_win() -> None:
    match, _ = scored("", (9, 30, 1), (9, 0, 1))
    assert match.outcome == Outcome((2,), (20, 30, 5), "rounds")


def test_e13_a_tie_is_a_shared_win() -> None:
    match, _ = scored("", (9, 5, 1), (9, 0, 1))
    assert match.outcome == Outcome((1, 2), (20, 5, 5), "rounds")


def test_sizes_the_hundred_cards_are_always_all_there() -> None:
    match = Match.start(ElevenNimmt(seats=7, rounds=1), SEED)
    sizes = set()
    while match.outcome is None:
        state = match.round
        sizes.add(sum(map(len, (*state.piles, *state.hands, state.draw_deck))))
        seat = match.to_act[0]
        match, _ = match.play(seat, next(iter(match.legal(seat))))
    assert sizes == {100}


def test_both_clockwise_is_from_a_seat_to_the_next_and_from_the_last_to_0() -> None:
    state = Match.start(ElevenNimmt(seats=5, first_starter=3), SEED).round
    order = []
    for _ in range(11):
        order.append(state.to_act[0])
        state, _ = state.apply(state.to_act[0], Take(state.tops[-1]))
    assert all(then == (seat + 1) % 5 for seat, then in pairwise(order))
    assert order[:3] == [3, 4, 0]
