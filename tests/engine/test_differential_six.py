"""6 nimmt! against `tests/reference`: random rounds and matches on both sides."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from tests.differential import (
    ELEVEN,
    ELEVEN_ROUNDS,
    SIX,
    SIX_ROUNDS,
    both_refuse,
    by_rules,
    by_rules_and_matches,
    check_sheet,
    happened_in,
    name_of,
    seed_of,
)
from tests.engine.plain_six import do_six, seen_in_naive_six, seen_in_six, six_word
from tests.reference import six as naive_six
from tests.uniform import assert_picks_uniformly
from toril.engine.game import Move
from toril.engine.games import parse_position
from toril.engine.match import Match
from toril.engine.six_nimmt import ChooseRow, Commit, Draft, SixNimmt, SixRound


def deal_six(rules: SixNimmt, seed: bytes, first: int) -> tuple[SixRound, naive_six.Round]:
    cards = list(range(1, rules.deck[-1] + 1))
    order = naive_six.deck_order(seed, 1, cards)
    naive = naive_six.Round(
        seats=rules.seats,
        order=order,
        variant=rules.variant,
        first=first,
        rows=rules.rows,
        row_length=rules.row_length,
        hand_size=rules.hand_size,
    )
    return SixRound.deal(rules, order, first), naive


def odd_six_move(rules: SixNimmt, rng: Random) -> tuple[int, Move]:
    """Return any seat with any move, sometimes of the kind that is due: few are legal."""
    kind = rng.choice([Draft, Commit, ChooseRow])
    if kind is ChooseRow:
        return rng.randrange(-1, rules.seats + 1), ChooseRow(rng.randrange(-1, rules.rows + 1))
    return rng.randrange(-1, rules.seats + 1), kind(rng.randrange(0, rules.deck[-1] + 2))


def check_six_refusal(
    state: SixRound, naive: naive_six.Round, seat: int, move: Move, where: str
) -> bool:
    """Return whether both refuse `move` and change nothing; fail where only one does."""
    legal = six_word(move) in naive.moves(seat)
    assert (move in state.legal(seat)) == legal, f"{where}: seat {seat}, {move}"
    if legal:
        return False
    before = seen_in_six(state)
    both_refuse(lambda: state.apply(seat, move), lambda: do_six(naive, seat, move))
    assert seen_in_six(state) == before == seen_in_naive_six(naive), where
    return True


def compare_six_round(rules: SixNimmt, number: int) -> Counter[str]:
    """Play one random round on both sides; return what happened in it."""
    rng = Random(number)
    state, naive = deal_six(rules, seed_of(number), rng.randrange(rules.seats))
    where = f"{name_of(rules)}, seed {number}"
    happened: Counter[str] = Counter(rounds=1)
    assert seen_in_six(state) == seen_in_naive_six(naive), where
    while naive.phase != "over":
        # Now and then a seat that has committed replaces its card (S3), before the others act.
        replaces = naive.phase == "commit" and len(naive.committed) > 0 and rng.random() < 0.15
        seat = rng.choice(list(naive.committed) if replaces else naive.waiting())
        legal = state.legal(seat)
        assert [six_word(move) for move in legal] == naive.moves(seat), where
        assert legal.count() == len(naive.moves(seat)), where
        if rng.random() < 0.1:
            refused = check_six_refusal(state, naive, *odd_six_move(rules, rng), where)
            happened["refused"] += refused
        move = legal.pick(rng)
        happened.update([type(move).__name__, *(["replaced"] if replaces else [])])
        state, _ = state.apply(seat, move)
        do_six(naive, seat, move)
        assert seen_in_six(state) == seen_in_naive_six(naive), f"{where}: seat {seat}, {move}"
    for seat in range(rules.seats):
        assert not list(state.legal(seat))
        assert check_six_refusal(state, naive, seat, Commit(1), where)
    return happened


def test_at_least_five_thousand_rounds_of_each_game_are_compared() -> None:
    assert len(SIX) * SIX_ROUNDS >= 5000
    assert len(ELEVEN) * ELEVEN_ROUNDS >= 5000


@pytest.mark.slow
@by_rules(SIX)
def test_the_engine_and_the_reference_agree_on_random_rounds_of_six(rules: SixNimmt) -> None:
    happened = happened_in(compare_six_round, rules, range(SIX_ROUNDS))
    assert happened["rounds"] == SIX_ROUNDS
    assert happened["ChooseRow"] > 0
    assert happened["replaced"] > 0
    assert happened["refused"] > 0


@by_rules(SIX)
def test_the_engine_and_the_reference_agree_on_a_few_rounds_of_six(rules: SixNimmt) -> None:
    for number in range(10_000, 10_003):
        compare_six_round(rules, number)


def test_s3_every_seat_of_six_has_the_moves_that_the_reference_gives_it() -> None:
    for rules in SIX:
        rng = Random(name_of(rules))
        state, naive = deal_six(rules, seed_of(rng.randrange(1000)), 0)
        while naive.phase != "over":
            for seat in range(-1, rules.seats + 1):
                listed = list(state.legal(seat))
                assert {six_word(move) for move in listed} == set(naive.moves(seat))
                assert len(set(listed)) == len(listed) == state.legal(seat).count()
                assert bool(state.legal(seat)) == bool(listed)
            seat = rng.choice(naive.waiting())
            move = state.legal(seat).pick(rng)
            state, _ = state.apply(seat, move)
            do_six(naive, seat, move)


def test_s3_s6_each_legal_move_of_six_is_picked_as_often_as_any_other() -> None:
    line = "six_nimmt seats=2; rows 12/37/43/58; hands 3 21 44 80/9 26 60 90"
    state: SixRound = parse_position(line)
    assert_picks_uniformly(state.legal(1))
    state, _ = state.apply(1, Commit(90))
    state, _ = state.apply(0, Commit(3))
    assert_picks_uniformly(state.legal(0))


# Whole matches


def six_match_cases() -> Iterator[tuple[SixNimmt, int]]:
    """Yield rules and how many matches to play by them."""
    most: dict[Literal["standard", "tactics", "draft"], int]
    most = {"standard": 10, "tactics": 6, "draft": 6}
    for variant in most:
        for seats in range(2, most[variant] + 1):
            yield SixNimmt(seats=seats, variant=variant), 5
    yield SixNimmt(seats=2, limit=1), 20
    yield SixNimmt(seats=4, limit=67), 20
    yield SixNimmt(seats=3, rounds=1), 40  # ties for the win are common here
    yield SixNimmt(seats=5, rounds=4), 15
    yield SixNimmt(seats=4, limit=40, rounds=3), 40  # either may come first
    yield SixNimmt(seats=3, variant="draft", rounds=4), 15
    yield SixNimmt(seats=5, variant="tactics", limit=30, rounds=2), 20


SIX_MATCHES = list(six_match_cases())


@pytest.mark.slow
@by_rules_and_matches(SIX_MATCHES)
def test_the_engine_and_the_reference_agree_on_matches_of_six(
    rules: SixNimmt, matches: int
) -> None:
    for number in range(matches):
        compare_six_match(rules, number)


def compare_six_match(rules: SixNimmt, number: int) -> None:
    rng, seed = Random(number), seed_of(number)[: 16 + number % 17]
    match: Match[SixRound] = Match.start(rules, seed)
    # The reference resolves the limit for itself (S9).
    limit = None if rules.limit == 66 else rules.limit
    naive = naive_six.Match(rules.seats, seed, rules.variant, limit, rules.rounds)
    where = f"{name_of(rules)}, seed {number}"
    while not naive.over:
        if rules.variant == "draft":
            assert match.starter == naive.round.first, where
        seat = rng.choice(naive.round.waiting())
        move = match.legal(seat).pick(rng)
        match, _ = match.play(seat, move)
        naive.do(seat, six_word(move))
        check_sheet(match, naive, where)
        assert seen_in_six(match.round) == seen_in_naive_six(naive.round), where
    both_refuse(lambda: match.play(seat, move), lambda: naive.do(seat, six_word(move)))
