"""The kernels of 11 nimmt! against the engine: same deck order and same moves, same round."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from tests.differential import ELEVEN, seed_of
from tests.fast.eleven_masks import cards_in
from toril.engine.deal import deck_order
from toril.engine.eleven_nimmt import (
    Decline,
    ElevenMove,
    ElevenNimmt,
    ElevenRound,
    Play,
    Rob,
    RoundOver,
    Take,
)
from toril.fast.dice import Dice, make_dice
from toril.fast.eleven.layout import (
    BULLS,
    COUNTS,
    DECK,
    DECLINE,
    DRAWABLE,
    DRAWN,
    FACTS,
    FIRST,
    HELD,
    KIND,
    LENGTH,
    OVER,
    PHASE,
    PILES,
    PLAY,
    SIZES,
    SUPPLY,
    TAKE,
    TO_PLAY,
    TO_ROB,
    TOPS,
    TURN,
    Ints,
    blank,
    blank_plan,
    hand_line,
    pile_line,
)
from toril.fast.eleven.masks import Masks
from toril.fast.eleven.plans import plans_of
from toril.fast.eleven.playout import decide
from toril.fast.eleven.policies import ANY, GREEDY
from toril.fast.eleven.rules import count_hands, deal, follow

EDGES = [
    # The circle ends where a word does, a card before and a card after.
    *(ElevenNimmt(seats=3, hand_size=4, top_card=top) for top in (53, 54, 55, 63, 64, 65)),
    *(ElevenNimmt(seats=3, hand_size=8, top_card=top) for top in (117, 118, 119, 128)),
    # The longest reach that there is, once around all cards but one.
    ElevenNimmt(seats=2, hand_size=5, top_card=65, reach=64, bull_card_from=2),
    ElevenNimmt(seats=3, hand_size=9, top_card=130, reach=64, bull_card_from=1),
    # As many cards as a table of strangers may have, and bullheads of many digits.
    ElevenNimmt(seats=7, hand_size=9, top_card=200, bullheads=tuple(range(1, 1001, 5))),
]
"""Rules at the edges of what a mask is."""

LONG, SHORT = 160, 570
"""Rounds for each of the rules with ten cards a hand, and with fewer: ten thousand in all."""

HALF_MAD = (128, *GREEDY[1:])
"""Sensible and random turns in turn, so that rounds get far and everything happens in them."""

PHASES = {TO_PLAY: "Turn", TO_ROB: "ChoosingVictim", OVER: "RoundOver"}


@dataclass
class Kernel:
    """A round in arrays, and what a seat that decides in it needs."""

    rules: ElevenNimmt
    s: Ints
    m: Masks
    dice: Dice = field(default_factory=make_dice)

    def __post_init__(self) -> None:
        self.plan, self.worth = blank_plan(self.rules), blank_plan(self.rules)

    def tops(self) -> list[int]:
        return [int(top) for top in self.s[TOPS, : self.s[FACTS, PILES]]]

    def decides(self, weights: tuple[int, ...]) -> ElevenMove:
        """Return what a seat with these weights does, as a move of the engine."""
        with np.errstate(over="ignore"):  # the dice's numbers wrap around
            decide(self.s, self.m, np.array(weights, np.int32), self.dice, self.worth, self.plan)
        said = [int(number) for number in self.plan[FIRST : FIRST + self.plan[LENGTH]]]
        if self.plan[KIND] == TAKE:
            return Take(self.tops()[said[0]])
        if self.plan[KIND] == DECLINE:
            return Decline()
        if self.plan[KIND] != PLAY:
            return Rob(said[0])
        groups: dict[int, list[int]] = {}
        for pile, card in zip(said[::2], said[1::2], strict=True):
            groups.setdefault(self.tops()[pile], []).append(card)
        return Play.of(groups)

    def does(self, move: ElevenMove) -> None:
        follow(self.s, self.m, plans_of(self.tops(), self.rules.top_card, [move])[0])

    def penalties(self) -> tuple[int, ...]:
        counted = np.zeros(self.rules.seats, np.int32)
        count_hands(self.s, self.m, counted)
        return tuple(counted.tolist())


def seen_in_engine(state: ElevenRound) -> dict[str, Any]:
    return {
        "phase": type(state.phase).__name__,
        "turn": list(state.to_act),
        "tops": list(state.tops),
        "hand sizes": [len(hand) for hand in state.hands],
        "deck": len(state.draw_deck),
        "bull cards": list(state.bull_cards),
        "supply": state.supply,
    }


def seen_in_kernel(kernel: Kernel) -> dict[str, Any]:
    s, seats = kernel.s, kernel.rules.seats
    phase = PHASES[int(s[FACTS, PHASE])]
    return {
        "phase": phase,
        "turn": [] if phase == "RoundOver" else [s[FACTS, TURN]],
        "tops": sorted(kernel.tops()),
        "hand sizes": s[COUNTS, :seats].tolist(),
        "deck": s[FACTS, DRAWABLE] - s[FACTS, DRAWN],
        "bull cards": s[BULLS, :seats].tolist(),
        "supply": s[FACTS, SUPPLY],
    }


def check_cards(state: ElevenRound, kernel: Kernel, where: object) -> None:
    """Compare every card's place: hands, piles with their bullheads, what is left to draw."""
    s, m, rules = kernel.s, kernel.m, kernel.rules
    for seat, hand in enumerate(state.hands):
        assert cards_in(m[hand_line(s, seat)], rules) == set(hand), where
    piles = {top: at for at, top in enumerate(kernel.tops())}
    for pile in state.piles:
        at = piles[pile[-1]]
        assert cards_in(m[pile_line(s, at)], rules) == set(pile), where
        assert s[SIZES, at] == len(pile), where
        held = sum(rules.bullhead_table[card - 1] for card in pile)
        assert s[HELD, at] == held, where
    left = s[DECK, s[FACTS, DRAWN] : s[FACTS, DRAWABLE]]
    assert tuple(left.tolist()) == state.draw_deck, where


def rare_things(state: ElevenRound, move: ElevenMove, after: ElevenRound) -> list[str]:
    """Return names for what a move shows of the rarer rules."""
    seat = state.to_act[0]
    found = []
    match move:
        case Play(groups):
            if len(groups) > 1:
                found.append("several piles")
            if any(card < top for top, cards in groups for card in cards):
                found.append("past the highest card")
        case Take() if state.legal(seat).count() > len(state.tops):
            found.append("could have played")
        case Rob():
            found.append("robbed by choice" if state.rules.rob == "must" else "robbed freely")
        case Decline():
            found.append("declined")
        case _:
            pass
    if isinstance(after.phase, RoundOver):
        found.append("deck empty" if after.phase.out is None else "hand empty")
    return found


def compare_round(rules: ElevenNimmt, number: int, closely: bool) -> Counter[str]:
    """Play a round on both sides, either side deciding; compare the end, or every step."""
    rng, where = Random(number), (rules, number)
    order = deck_order(seed_of(number), 1, rules.deck)
    starter = rng.randrange(rules.seats)
    state = ElevenRound.deal(rules, order, starter)
    kernel = Kernel(rules, *blank(rules))
    kernel.dice[0] = np.uint64(number)
    deal(kernel.s, kernel.m, np.array(order, np.int32), starter)
    weights = (ANY, HALF_MAD, GREEDY)[number % 3]
    by_engine = number % 9 == 0
    happened: Counter[str] = Counter(rounds=1, by_engine=by_engine)
    while not isinstance(state.phase, RoundOver):
        if closely:
            assert seen_in_kernel(kernel) == seen_in_engine(state), where
            check_cards(state, kernel, where)
        seat = state.to_act[0]
        if by_engine:
            move: Any = state.legal(seat).pick(rng)
            kernel.does(move)
        else:
            move = kernel.decides(weights)
            follow(kernel.s, kernel.m, kernel.plan)
        before, (state, _) = state, state.apply(seat, move)
        if closely:
            happened.update(rare_things(before, move, state))
    assert seen_in_kernel(kernel) == seen_in_engine(state), where
    check_cards(state, kernel, where)
    assert kernel.penalties() == state.penalties, where
    return happened


def test_kernel_and_engine_agree_where_words_and_circles_end() -> None:
    happened: Counter[str] = Counter()
    for rules in EDGES:
        for number in range(40):
            happened.update(compare_round(rules, number, closely=number % 4 == 0))
    for thing in ("several piles", "past the highest card", "hand empty"):
        assert happened[thing] >= 20, (thing, happened)


def test_kernel_and_engine_agree_on_ten_thousand_rounds_of_eleven() -> None:
    happened: Counter[str] = Counter()
    for rules in ELEVEN:
        for number in range(LONG if rules.hand_size == 10 else SHORT):
            happened.update(compare_round(rules, number, closely=number % 20 == 0))
    assert happened["rounds"] >= 10_000
    assert happened["by_engine"] >= 1_000
    for thing in (
        "several piles",
        "past the highest card",
        "could have played",
        "robbed by choice",
        "robbed freely",
        "declined",
        "deck empty",
        "hand empty",
    ):
        assert happened[thing] >= 20, (thing, happened)
