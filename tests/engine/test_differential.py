"""The engine against `tests/reference`, a naive second implementation of both games.

Both sides get the same deck and the same moves; after every move everything that either side
knows is compared. Every run is seeded: a failure names the rules and the seed that repeat it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from tests.reference import eleven as naive_eleven
from tests.reference import six as naive_six
from toril.engine import eleven_nimmt
from toril.engine.eleven_nimmt import (
    ChoosingVictim,
    ElevenNimmt,
    ElevenRound,
    Play,
    Rob,
    Take,
)
from toril.engine.errors import IllegalMove
from toril.engine.game import Legal, Move
from toril.engine.games import parse_position
from toril.engine.match import Match
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    Committing,
    Draft,
    Drafting,
    SixNimmt,
    SixRound,
)

OWN = tuple(1 + card * card % 7 for card in range(1, 101))
"""Somebody's own deck: a list of bullheads that has no name (E1)."""

SIX = [
    *(SixNimmt(seats=seats) for seats in range(2, 11)),
    *(SixNimmt(seats=seats, variant="tactics") for seats in range(2, 7)),
    *(SixNimmt(seats=seats, variant="draft") for seats in range(2, 7)),
    # Short rows and few of them: sixth cards and choices in almost every trick.
    SixNimmt(seats=2, row_length=1, rows=1, hand_size=3, top_card=8),
    SixNimmt(seats=3, row_length=2, rows=2, hand_size=5, top_card=30),
    SixNimmt(seats=5, row_length=2, rows=3, hand_size=4),
    SixNimmt(seats=7, row_length=3, rows=6, hand_size=12, top_card=120),
    SixNimmt(seats=10, row_length=1, rows=2, hand_size=1, top_card=12),
    SixNimmt(seats=3, variant="tactics", row_length=3, rows=2, hand_size=6),
    SixNimmt(seats=2, variant="draft", row_length=2, rows=1, hand_size=4),
    SixNimmt(seats=4, variant="draft", row_length=7, rows=5, hand_size=3),
]
SIX_ROUNDS = 190
"""Random rounds for each of these rules."""

ELEVEN = [
    *(ElevenNimmt(seats=seats) for seats in range(2, 8)),
    *(ElevenNimmt(seats=seats, bullheads="reported", steal="leader") for seats in range(2, 8)),
    *(ElevenNimmt(seats=seats, bullheads=OWN, supply=seats % 4) for seats in range(2, 8)),
    # Cheap bull cards for everybody: plays on several piles.
    ElevenNimmt(seats=2, bull_card_from=1),
    ElevenNimmt(seats=3, bull_card_from=1, hand_size=5, top_card=50, reach=5),
    # A small supply and cheap bull cards: robbing, often with a choice, and no bull card to get.
    ElevenNimmt(seats=3, supply=0, bull_card_from=1),
    ElevenNimmt(seats=2, supply=1, bull_card_from=1, hand_size=4, top_card=40),
    ElevenNimmt(seats=3, supply=2, bull_card_from=1, hand_size=4, top_card=40),
    ElevenNimmt(seats=4, supply=3, bull_card_from=2, hand_size=5, top_card=60, steal="leader"),
    ElevenNimmt(seats=5, supply=3, bull_card_from=1, hand_size=3, top_card=50),
    ElevenNimmt(seats=7, supply=3, bull_card_from=2, hand_size=4, top_card=70, steal="leader"),
    # Small circles: with this reach 1 follows the highest card in every other turn.
    ElevenNimmt(seats=2, supply=2, bull_card_from=2, hand_size=3, top_card=12, reach=3),
    ElevenNimmt(seats=3, supply=3, bull_card_from=1, hand_size=3, top_card=16, reach=15),
    ElevenNimmt(seats=2, supply=1, bull_card_from=1, hand_size=2, top_card=6, reach=2),
    # Other numbers of new piles; with one there is never more than one pile.
    ElevenNimmt(seats=3, supply=2, bull_card_from=1, hand_size=3, top_card=24, new_piles=1),
    ElevenNimmt(seats=4, supply=3, bull_card_from=1, hand_size=4, top_card=50, new_piles=3),
    ElevenNimmt(seats=6, supply=10, hand_size=2, top_card=60, new_piles=7, bullheads="reported"),
]
ELEVEN_ROUNDS = 160
"""Random rounds for each of these rules."""


def name_of(rules: object) -> str:
    """Return rules as a test's id: every option that is not the default."""
    plain: Any = SixNimmt() if isinstance(rules, SixNimmt) else ElevenNimmt()
    parts = [plain.game]
    for option in type(plain).__dataclass_fields__:
        value = getattr(rules, option)
        if option == "bullheads":
            assert isinstance(rules, ElevenNimmt)
            names = {naive_table(name, rules.top_card): name for name in ("six", "reported")}
            parts.append(names.get(value, "own"))
        elif option == "seats" or value != getattr(plain, option):
            parts.append(f"{option}={value}")
    return " ".join(parts)


def naive_table(name: str, top_card: int) -> tuple[int, ...]:
    if name == "six":
        return tuple(naive_eleven.six_table(top_card))
    return tuple(naive_eleven.reported_table()[:top_card])


def by_rules(cases: Sequence[object]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("rules", cases, ids=map(name_of, cases))


def seed_of(number: int) -> bytes:
    return sha256(b"differential %d" % number).digest()


# 6 nimmt!: both sides as plain data


def seen_in_six(state: SixRound) -> dict[str, Any]:
    phase = state.phase
    committed: dict[int, int] = {}
    if isinstance(phase, Committing):
        committed = {seat: card for seat, card in enumerate(phase.cards) if card is not None}
    elif isinstance(phase, ChoosingRow):
        committed = dict(enumerate(phase.cards))
    return {
        "phase": type(phase).__name__,
        "waiting": list(state.to_act),
        "rows": [list(row) for row in state.rows],
        "hands": [list(hand) for hand in state.hands],
        "bull piles": [list(pile) for pile in state.bull_piles],
        "bullheads": list(state.taken),
        "penalties": None if state.penalties is None else list(state.penalties),
        "pool": list(phase.pool) if isinstance(phase, Drafting) else [],
        "committed": committed,
    }


SIX_PHASES = {
    "draft": "Drafting",
    "commit": "Committing",
    "choose": "ChoosingRow",
    "over": "RoundOver",
}


def seen_in_naive_six(naive: naive_six.Round) -> dict[str, Any]:
    return {
        "phase": SIX_PHASES[naive.phase],
        "waiting": naive.waiting(),
        "rows": naive.rows,
        "hands": naive.hands,
        "bull piles": naive.bull_piles,
        "bullheads": naive.penalties(),
        "penalties": naive.penalties() if naive.phase == "over" else None,
        "pool": naive.pool,
        "committed": naive.committed,
    }


def six_word(move: Move) -> tuple[str, int]:
    """Return a move as the reference writes it."""
    match move:
        case Draft(card):
            return "draft", card
        case Commit(card):
            return "commit", card
        case ChooseRow(row):
            return "choose", row
        case _:
            raise AssertionError(move)


def do_six(naive: naive_six.Round, seat: int, move: Move) -> None:
    kind, value = six_word(move)
    {"draft": naive.draft, "commit": naive.commit, "choose": naive.choose}[kind](seat, value)


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
    return rules.deal(order, first), naive


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
    with pytest.raises(IllegalMove) as refused:
        state.apply(seat, move)
    assert refused.value.code
    with pytest.raises(naive_six.Illegal):
        do_six(naive, seat, move)
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
    happened: Counter[str] = Counter()
    for number in range(SIX_ROUNDS):
        happened += compare_six_round(rules, number)
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


def six_match_cases() -> Iterator[tuple[SixNimmt, int]]:
    """Yield rules and how many matches to play by them."""
    for variant, most in (("standard", 10), ("tactics", 6), ("draft", 6)):
        for seats in range(2, most + 1):
            yield SixNimmt(seats=seats, variant=variant), 5  # type: ignore[arg-type]
    yield SixNimmt(seats=2, limit=1), 20
    yield SixNimmt(seats=4, limit=67), 20
    yield SixNimmt(seats=3, rounds=1), 40  # ties for the win are common here
    yield SixNimmt(seats=5, rounds=4), 15
    yield SixNimmt(seats=4, limit=40, rounds=3), 40  # either may come first
    yield SixNimmt(seats=3, variant="draft", rounds=4), 15
    yield SixNimmt(seats=5, variant="tactics", limit=30, rounds=2), 20


SIX_MATCHES = list(six_match_cases())


def check_sheet(match: Match[Any], naive: naive_six.Match | naive_eleven.Match, where: str) -> None:
    """Compare what a match adds to its round."""
    outcome = match.outcome
    assert match.round_number == naive.round_number, where
    assert list(match.totals) == naive.totals, where
    assert (outcome is not None) == naive.over, where
    assert (outcome.termination if outcome else None) == naive.reason, where
    assert (list(outcome.winners) if outcome else []) == naive.winners, where
    assert list(outcome.totals if outcome else match.totals) == naive.totals, where


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "matches"), SIX_MATCHES, ids=[name_of(rules) for rules, _ in SIX_MATCHES]
)
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
    with pytest.raises(IllegalMove):
        match.play(seat, move)
    with pytest.raises(naive_six.Illegal):
        naive.do(seat, six_word(move))


# 11 nimmt!: both sides as plain data


def seen_in_eleven(state: ElevenRound) -> dict[str, Any]:
    phase = state.phase
    return {
        "phase": type(phase).__name__,
        "to act": list(state.to_act),
        "piles": [list(pile) for pile in state.piles],
        "hands": [list(hand) for hand in state.hands],
        "deck": list(state.deck),
        "bull cards": list(state.bull_cards),
        "supply": state.supply,
        "victims": list(phase.victims) if isinstance(phase, ChoosingVictim) else [],
        "out": phase.out if isinstance(phase, eleven_nimmt.RoundOver) else None,
        "penalties": None if state.penalties is None else list(state.penalties),
    }


ELEVEN_PHASES = {"turn": "Turn", "victim": "ChoosingVictim", "over": "RoundOver"}


def seen_in_naive_eleven(naive: naive_eleven.Round) -> dict[str, Any]:
    over = naive.phase == "over"
    return {
        "phase": ELEVEN_PHASES[naive.phase],
        "to act": [] if over else [naive.turn],
        # The engine keeps piles in the order of their tops, so that none shows its age (E14).
        "piles": sorted(naive.piles, key=lambda pile: pile[-1]),
        "hands": naive.hands,
        "deck": naive.deck,
        "bull cards": naive.bull_cards,
        "supply": naive.supply,
        "victims": naive.victims(),
        "out": naive.out,
        "penalties": naive.penalties() if over else None,
    }


def do_eleven(naive: naive_eleven.Round | naive_eleven.Match, seat: int, move: Move) -> None:
    match move:
        case Play(groups):
            naive.play(seat, {top: list(cards) for top, cards in groups})
        case Take(top):
            naive.take(seat, top)
        case Rob(victim):
            naive.rob(seat, victim)
        case _:
            raise AssertionError(move)


def table_of(rules: ElevenNimmt) -> list[int]:
    """Return the reference's own table for these rules."""
    for name in ("six", "reported"):
        if naive_table(name, rules.top_card) == rules.table:
            return list(naive_table(name, rules.top_card))
    assert rules.table == OWN
    return list(OWN)


def deal_eleven(
    rules: ElevenNimmt, seed: bytes, starter: int
) -> tuple[ElevenRound, naive_eleven.Round]:
    order = naive_six.deck_order(seed, 1, list(range(1, rules.top_card + 1)))
    naive = naive_eleven.Round(
        seats=rules.seats,
        order=order,
        table=table_of(rules),
        starter=starter,
        steal=rules.steal,
        hand_size=rules.hand_size,
        reach=rules.reach,
        supply=rules.supply,
        bull_card_from=rules.bull_card_from,
        new_piles=rules.new_piles,
    )
    return rules.deal(order, starter), naive


class Temper:
    """How a random seat plays: how often it takes, and what it does with bull cards."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.takes = rng.choice([0.05, 0.3, 0.8])  # often enough, and the deck runs out
        self.greedy = rng.choice([0.2, 0.8])
        self.uniform = rng.choice([0.1, 0.5])

    def choose(self, naive: naive_eleven.Round, legal: Legal) -> Move:
        rng = self.rng
        if naive.phase == "victim" or rng.random() < self.uniform:
            return legal.pick(rng)
        fits = self._fits(naive)
        if not fits or rng.random() < self.takes:
            # The largest pile is the one that earns a bull card.
            piles = sorted(naive.piles, key=len)
            return Take((piles[-1] if rng.random() < 0.5 else rng.choice(piles))[-1])
        if naive.bull_cards[naive.turn] and rng.random() < self.greedy:
            return self._greedy(fits, naive.bull_cards[naive.turn])
        top = rng.choice(list(fits))
        return Play.of({top: [rng.choice(fits[top])]})

    def _fits(self, naive: naive_eleven.Round) -> dict[int, list[int]]:
        hand = naive.hands[naive.turn]
        fits = {
            pile[-1]: [card for card in hand if naive.reachable(card, pile[-1])]
            for pile in naive.piles
        }
        return {top: cards for top, cards in fits.items() if cards}

    def _greedy(self, fits: Mapping[int, Sequence[int]], bull_cards: int) -> Move:
        """Lay everything that fits on as many piles as there are bull cards (E7)."""
        groups: dict[int, list[int]] = {}
        for top in self.rng.sample(list(fits), min(bull_cards, len(fits))):
            laid = {card for cards in groups.values() for card in cards}
            if left := [card for card in fits[top] if card not in laid]:
                groups[top] = left
        return Play.of(groups)


def odd_eleven_move(naive: naive_eleven.Round, rng: Random) -> tuple[int, Move]:
    """Return a seat, mostly the one whose turn it is, with a move that is seldom legal."""
    seat = naive.turn if rng.random() < 0.7 else rng.randrange(-1, naive.seats + 1)
    tops = [pile[-1] for pile in naive.piles] or [1]
    anything = range(naive.card_count + 2)
    match rng.randrange(6):
        case 0:
            return seat, Take(rng.choice(anything))
        case 1:
            return seat, Rob(rng.randrange(-1, naive.seats + 1))
        case 2:
            return seat, Play(())
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
    with pytest.raises(IllegalMove) as refused:
        state.apply(seat, move)
    assert refused.value.code
    with pytest.raises(naive_eleven.Illegal):
        do_eleven(naive, seat, move)
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
            yield "choice of victims"
        case Take() if supply == 0 and gained:
            yield "robbed without a choice"
        case Take() if supply == 0 and 0 < bull_cards[seat] == sum(bull_cards):
            yield "holds all"
    if after.phase == eleven_nimmt.RoundOver(None):
        yield "deck empty"
    elif after.phase == eleven_nimmt.RoundOver(seat):
        yield "hand empty"


def compare_eleven_round(rules: ElevenNimmt, number: int) -> Counter[str]:
    """Play one random round on both sides; return what happened in it."""
    rng = Random(number)
    temper = Temper(rng)
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
        move = temper.choose(naive, legal)
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
    happened: Counter[str] = Counter()
    for number in range(ELEVEN_ROUNDS):
        happened += compare_eleven_round(rules, number)
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
            for number in range(20_000, 20_020):
                happened += compare_eleven_round(rules, number)
    for thing in (
        "several cards",
        "several piles",
        "past the highest card",
        "choice of victims",
        "robbed without a choice",
        "holds all",
        "deck empty",
        "hand empty",
    ):
        assert happened[thing] >= 20, (thing, happened)


# The legal moves of 11 nimmt!, listed


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
    temper = Temper(rng)
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
        move = temper.choose(naive, legal)
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
    assert_uniform(state.legal(0))


def test_e10_each_victim_is_picked_as_often_as_any_other() -> None:
    line = "piles 1/9/20 21 22; hands 3/50/60/70; deck ...; bulls 0 1 1 1; turn 0"
    state: ElevenRound = parse_position(f"eleven_nimmt seats=4 supply=3; {line}")
    choosing, _ = state.apply(0, Take(22))
    assert set(choosing.legal(0)) == {Rob(1), Rob(2), Rob(3)}
    assert_uniform(choosing.legal(0))


def test_s3_s6_each_legal_move_of_six_is_picked_as_often_as_any_other() -> None:
    line = "six_nimmt seats=2; rows 12/37/43/58; hands 3 21 44 80/9 26 60 90"
    state: SixRound = parse_position(line)
    assert_uniform(state.legal(1))
    state, _ = state.apply(1, Commit(90))
    state, _ = state.apply(0, Commit(3))
    assert_uniform(state.legal(0))


def assert_uniform(legal: Legal) -> None:
    """Bound the chi-square of many draws by five standard deviations above its mean."""
    count = legal.count()
    draws = 100 * count
    rng = Random(count)
    drawn = Counter(legal.pick(rng) for _ in range(draws))
    assert set(drawn) == set(legal)
    expected = draws / count
    chi_square = sum((seen - expected) ** 2 / expected for seen in drawn.values())
    freedom = count - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


# Whole matches of 11 nimmt!


def eleven_match_cases() -> Iterator[tuple[ElevenNimmt, int]]:
    """Yield rules and how many matches to play by them."""
    for seats in range(2, 8):
        yield ElevenNimmt(seats=seats), 16
        yield ElevenNimmt(seats=seats, starter="total", steal="leader"), 8
    yield ElevenNimmt(seats=4, bullheads="reported", first_starter=3, starter="total"), 10
    yield ElevenNimmt(seats=3, bullheads=OWN, first_starter=1, rounds=5), 10
    yield ElevenNimmt(seats=2, rounds=1), 20
    yield ElevenNimmt(seats=3, rounds=7, starter="total"), 10


ELEVEN_MATCHES = list(eleven_match_cases())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "matches"), ELEVEN_MATCHES, ids=[name_of(rules) for rules, _ in ELEVEN_MATCHES]
)
def test_e12_the_engine_and_the_reference_agree_on_matches_of_eleven(
    rules: ElevenNimmt, matches: int
) -> None:
    for number in range(matches):
        compare_eleven_match(rules, number)


def compare_eleven_match(rules: ElevenNimmt, number: int) -> None:
    rng, seed = Random(number), seed_of(number)[: 16 + number % 17]
    temper = Temper(rng)
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
    )
    where = f"{name_of(rules)}, seed {number}"
    while not naive.over:
        assert match.starter == naive.starter, where
        seat = naive.round.turn
        move = temper.choose(naive.round, match.legal(seat))
        match, _ = match.play(seat, move)
        do_eleven(naive, seat, move)
        check_sheet(match, naive, where)
        assert seen_in_eleven(match.round) == seen_in_naive_eleven(naive.round), where
    with pytest.raises(IllegalMove):
        match.play(seat, move)
    with pytest.raises(naive_eleven.Illegal):
        do_eleven(naive, seat, move)
