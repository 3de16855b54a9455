"""11 nimmt! against `tests/reference`: random rounds and matches on both sides."""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random

import pytest

from tests.differential import (
    ELEVEN,
    ELEVEN_ROUNDS,
    OWN,
    RandomChooser,
    both_refuse,
    by_rules,
    by_rules_and_matches,
    check_sheet,
    deal_eleven,
    do_eleven,
    happened_in,
    name_of,
    seed_of,
    table_of,
)
from tests.engine.plain_eleven import seen_in_eleven, seen_in_naive_eleven
from tests.reference import eleven as naive_eleven
from toril.engine.eleven_nimmt import (
    ChoosingVictim,
    Decline,
    ElevenNimmt,
    ElevenRound,
    Play,
    Rob,
    RoundOver,
    Take,
)
from toril.engine.game import Move
from toril.engine.match import Match


def odd_eleven_move(naive: naive_eleven.Round, rng: Random) -> tuple[int, Move]:
    """Return a seat, mostly the one whose turn it is, with a move that is seldom legal."""
    seat = naive.turn if rng.random() < 0.7 else rng.randrange(-1, naive.seats + 1)
    tops = [pile[-1] for pile in naive.piles] or [1]
    anything = range(naive.card_count + 2)
    match rng.randrange(7):
        case 0:
            return seat, Take(rng.choice(anything))
        case 1:
            return seat, Rob(rng.randrange(-1, naive.seats + 1))
        case 2:
            return seat, Play(())
        case 5:
            return seat, Decline()
        case 3:
            return seat, Play.of({rng.choice(tops): []})
        case 4:
            groups = {rng.choice(anything): [rng.choice(anything)]}
            return seat, Play.of(groups)
        case _:
            hand = naive.hands[naive.turn]
            many = rng.randrange(1, 4)
            return seat, Play.of(
                {
                    top: rng.sample(hand, min(len(hand), rng.randrange(1, 3)))
                    for top in rng.sample(tops, min(len(tops), many))
                }
            )


def check_eleven_refusal(
    state: ElevenRound, naive: naive_eleven.Round, seat: int, move: Move, where: str
) -> bool:
    """Return whether both refuse `move` and change nothing; fail where only one does."""
    if move in state.legal(seat):
        do_eleven(deepcopy(naive), seat, move)
        return False
    before = seen_in_eleven(state)
    both_refuse(lambda: state.apply(seat, move), lambda: do_eleven(naive, seat, move))
    assert seen_in_eleven(state) == before == seen_in_naive_eleven(naive), where
    return True


def rare_things(
    seat: int, bull_cards: Sequence[int], supply: int, move: Move, after: ElevenRound
) -> Iterator[str]:
    """Yield names for what a move shows of the rarer rules."""
    gained = after.bull_cards[seat] - bull_cards[seat]
    match move:
        case Play(groups):
            if len(groups) > 1:
                yield "several piles"
            if any(len(cards) > 1 for _, cards in groups):
                yield "several cards"
            if any(card < top for top, cards in groups for card in cards):
                yield "past the highest card"
        case Take() if isinstance(after.phase, ChoosingVictim):
            yield "choice of victims" if len(after.phase.victims) > 1 else "asked about one"
        case Decline():
            yield "declined"
        case Take() if supply == 0 and gained:
            yield "robbed without a choice"
        case Take() if supply == 0 and 0 < bull_cards[seat] == sum(bull_cards):
            yield "holds all"
    if after.phase == RoundOver(None):
        yield "deck empty"
    elif after.phase == RoundOver(seat):
        yield "hand empty"


def compare_eleven_round(rules: ElevenNimmt, number: int) -> Counter[str]:
    """Play one random round on both sides; return what happened in it."""
    rng = Random(number)
    chooser = RandomChooser(rng)
    state, naive = deal_eleven(rules, seed_of(number), rng.randrange(rules.seats))
    where = f"{name_of(rules)}, seed {number}"
    happened: Counter[str] = Counter(rounds=1)
    assert seen_in_eleven(state) == seen_in_naive_eleven(naive), where
    while naive.phase != "over":
        seat = naive.turn
        legal = state.legal(seat)
        if rng.random() < 0.08:
            odd, move = odd_eleven_move(naive, rng)
            happened["refused"] += check_eleven_refusal(state, naive, odd, move, where)
        move = chooser.choose(naive, legal)
        assert move in legal, f"{where}: seat {seat}, {move}"
        before = state
        state, _ = before.apply(seat, move)
        do_eleven(naive, seat, move)
        assert seen_in_eleven(state) == seen_in_naive_eleven(naive), f"{where}: {seat}, {move}"
        happened.update(rare_things(seat, before.bull_cards, before.supply, move, state))
    for seat in range(rules.seats):
        assert not list(state.legal(seat))
        assert check_eleven_refusal(state, naive, seat, Take(state.tops[0]), where)
    return happened


@pytest.mark.slow
@by_rules(ELEVEN)
def test_the_engine_and_the_reference_agree_on_random_rounds_of_eleven(rules: ElevenNimmt) -> None:
    happened = happened_in(compare_eleven_round, rules, range(ELEVEN_ROUNDS))
    assert happened["rounds"] == ELEVEN_ROUNDS
    assert happened["deck empty"] > 0
    assert happened["hand empty"] > 0
    assert happened["past the highest card"] > 0
    assert happened["refused"] > 0


@by_rules(ELEVEN)
def test_the_engine_and_the_reference_agree_on_a_few_rounds_of_eleven(rules: ElevenNimmt) -> None:
    for number in range(10_000, 10_003):
        compare_eleven_round(rules, number)


def test_e10_the_random_rounds_of_eleven_come_to_the_rare_rules_often() -> None:
    happened: Counter[str] = Counter()
    for rules in ELEVEN:
        if rules.bull_card_from == 1:
            happened += happened_in(compare_eleven_round, rules, range(20_000, 20_020))
    for thing in (
        "several cards",
        "several piles",
        "past the highest card",
        "choice of victims",
        "robbed without a choice",
        "asked about one",
        "declined",
        "holds all",
        "deck empty",
        "hand empty",
    ):
        assert happened[thing] >= 20, (thing, happened)


# Whole matches


def eleven_match_cases() -> Iterator[tuple[ElevenNimmt, int]]:
    """Yield rules and how many matches to play by them."""
    for seats in range(2, 8):
        yield ElevenNimmt(seats=seats), 16
        yield ElevenNimmt(seats=seats, starter="total", steal="leader"), 8
    yield ElevenNimmt(seats=4, bullheads="reported", first_starter=3, starter="total"), 10
    yield ElevenNimmt(seats=3, bullheads=OWN, first_starter=1, rounds=5), 10
    yield ElevenNimmt(seats=2, rounds=1), 20
    yield ElevenNimmt(seats=2, rounds=3, rob="may"), 12
    yield ElevenNimmt(seats=3, steal="leader", rob="may"), 8
    yield ElevenNimmt(seats=3, rounds=7, starter="total"), 10


ELEVEN_MATCHES = list(eleven_match_cases())


@pytest.mark.slow
@by_rules_and_matches(ELEVEN_MATCHES)
def test_e12_the_engine_and_the_reference_agree_on_matches_of_eleven(
    rules: ElevenNimmt, matches: int
) -> None:
    for number in range(matches):
        compare_eleven_match(rules, number)


def compare_eleven_match(rules: ElevenNimmt, number: int) -> None:
    rng, seed = Random(number), seed_of(number)[: 16 + number % 17]
    chooser = RandomChooser(rng)
    match: Match[ElevenRound] = Match.start(rules, seed)
    # The reference resolves the number of rounds for itself (E12).
    rounds = None if rules.rounds == rules.seats else rules.rounds
    naive = naive_eleven.Match(
        seats=rules.seats,
        seed=seed,
        table=table_of(rules),
        rounds=rounds,
        steal=rules.steal,
        starter=rules.starter,
        first_starter=rules.first_starter,
        rob=rules.rob,
    )
    where = f"{name_of(rules)}, seed {number}"
    while not naive.over:
        assert match.starter == naive.starter, where
        seat = naive.round.turn
        move = chooser.choose(naive.round, match.legal(seat))
        match, _ = match.play(seat, move)
        do_eleven(naive, seat, move)
        check_sheet(match, naive, where)
        assert seen_in_eleven(match.round) == seen_in_naive_eleven(naive.round), where
    both_refuse(lambda: match.play(seat, move), lambda: do_eleven(naive, seat, move))
