"""What the comparisons of the engine with `tests/reference` share, a naive second implementation.

Both sides get the same deck and the same moves; after every move everything that either side
knows is compared. Every run is seeded: a failure names the rules and the seed that repeat it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, TypeVar

import pytest

from tests.reference import eleven as naive_eleven
from tests.reference import six as naive_six
from toril.engine.eleven_nimmt import Decline, ElevenNimmt, ElevenRound, Play, Rob, Take
from toril.engine.errors import IllegalMove
from toril.engine.game import Legal, Move
from toril.engine.match import Match
from toril.engine.six_nimmt import SixNimmt

G = TypeVar("G", SixNimmt, ElevenNimmt)

OWN = tuple(1 + card * card % 7 for card in range(1, 101))
"""Somebody's own deck: a list of bullheads that has no name (E1)."""

# The rules of both games stand here because one test counts the rounds of both.
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
    # Who takes may rob or decline, whether one seat holds most or several do.
    ElevenNimmt(seats=2, supply=1, bull_card_from=1, hand_size=4, top_card=40, rob="may"),
    ElevenNimmt(seats=3, supply=2, bull_card_from=1, hand_size=4, top_card=40, rob="may"),
    ElevenNimmt(
        seats=4, supply=3, bull_card_from=2, hand_size=5, top_card=60, steal="leader", rob="may"
    ),
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


def by_rules_and_matches(cases: Sequence[tuple[object, int]]) -> pytest.MarkDecorator:
    names = [name_of(rules) for rules, _ in cases]
    return pytest.mark.parametrize(("rules", "matches"), cases, ids=names)


def seed_of(number: int) -> bytes:
    return sha256(b"differential %d" % number).digest()


def happened_in(
    compare: Callable[[G, int], Counter[str]], rules: G, numbers: Iterable[int]
) -> Counter[str]:
    """Compare the rounds with these seeds; return what happened in all of them."""
    return sum((compare(rules, number) for number in numbers), Counter[str]())


def both_refuse(engine: Callable[[], object], reference: Callable[[], object]) -> None:
    """Fail where a move that is tried on both sides is not refused by both."""
    with pytest.raises(IllegalMove) as refused:
        engine()
    assert refused.value.code
    with pytest.raises((naive_six.Illegal, naive_eleven.Illegal)):
        reference()


def check_sheet(match: Match[Any], naive: naive_six.Match | naive_eleven.Match, where: str) -> None:
    """Compare what a match adds to its round."""
    outcome = match.outcome
    sheet = {
        "round": match.round_number,
        "totals": list(match.totals),
        "over": outcome is not None,
        "reason": outcome.termination if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "final totals": list(outcome.totals) if outcome else None,
    }
    naive_sheet = {
        "round": naive.round_number,
        "totals": naive.totals,
        "over": naive.over,
        "reason": naive.reason,
        "winners": naive.winners,
        "final totals": naive.totals if naive.over else None,
    }
    # pytest explains a bare assert in test files only.
    assert sheet == naive_sheet, f"{where}: {sheet}, the reference has {naive_sheet}"


# 11 nimmt! on both sides, for whole games and for lists of its legal moves


def do_eleven(naive: naive_eleven.Round | naive_eleven.Match, seat: int, move: Move) -> None:
    match move:
        case Play(groups):
            naive.play(seat, {top: list(cards) for top, cards in groups})
        case Take(top):
            naive.take(seat, top)
        case Rob(victim):
            naive.rob(seat, victim)
        case Decline():
            naive.decline(seat)
        case _:
            raise AssertionError(move)


def table_of(rules: ElevenNimmt) -> list[int]:
    """Return the reference's own table for these rules."""
    for name in ("six", "reported"):
        if naive_table(name, rules.top_card) == rules.bullhead_table:
            return list(naive_table(name, rules.top_card))
    assert rules.bullhead_table == OWN
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
        rob=rules.rob,
    )
    return ElevenRound.deal(rules, order, starter), naive


class RandomChooser:
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
