"""What deciding seats of 6 nimmt! see, the worlds that are sampled from it, and how they end."""

from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np

from tests.strategies import Script, ordinary_six, small_six, some
from toril.engine.cards import bullheads_in
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    Committing,
    CommittingSeen,
    RecallView,
    SixNimmt,
    SixRound,
)
from toril.fast.dice import make_dice
from toril.fast.six import POLICIES, evaluate, pack, play_rounds, random_deals
from toril.fast.six.deal_dice import make_deal_dice
from toril.fast.six.lanes.dealing import GROUP, groups_of
from toril.fast.six.lanes.layout import LANES, LAST_AT, lane_cards
from toril.fast.six.lanes.worlds import deal_worlds
from toril.fast.six.worlds import blank_world, deal_world

WORLDS = range(5, 14)  # more than `evaluate` leaves to the plain kernel


@cache
def views() -> tuple[RecallView, ...]:
    """Return what deciding seats see, in rounds of every kind."""
    rng = Random(6)
    found = []
    for number in range(60):
        rules = (small_six if number % 3 else ordinary_six)(rng)
        script = Script(rules, rng.randbytes(16), rng.getrandbits(32))
        found += [step.before.round.recall_view(step.seat) for step in some(script.steps(), rng, 6)]
    return tuple(found)


def in_phase(*phases: type) -> Iterator[RecallView]:
    return (view for view in views() if isinstance(view.table.phase, phases))


def world_of(view: RecallView, hands: list[list[int]]) -> SixRound:
    """Return the round that a sampled world stands for, nothing committed yet."""
    phase = view.table.phase
    return SixRound(
        rules=view.table.rules,
        rows=view.table.rows,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        bull_piles=view.bull_piles,
        tricks=view.tricks,
        phase=Committing((None,) * len(hands)) if isinstance(phase, CommittingSeen) else phase,
    )


def played_by_lot(state: SixRound, hands: list[list[int]], seat: int, card: int | None) -> SixRound:
    """Play a round to its end: `seat` begins with `card`, then everybody with the first in hand.

    The last card of a hand takes the place of the one that was played, as in the kernel.
    """
    while state.penalties is None:
        if isinstance(state.phase, ChoosingRow):
            prices = bullheads_in(state.rows, state.rules.bullheads)
            state, _ = state.apply(state.phase.seat, ChooseRow(prices.index(min(prices))))
            continue
        for player, hand in enumerate(hands):
            at = hand.index(card) if player == seat and card is not None else 0
            state, _ = state.apply(player, Commit(hand[at]))
            hand[at] = hand[-1]
            hand.pop()
        card = None
    return state


def hands_in(view: RecallView, worlds: range, seed: int) -> list[list[list[int]]]:
    """Return the hands that `evaluate` deals in each of these worlds, by seat."""
    packed, dice, most = pack(view), make_dice(), view.table.rules.hand_size
    behind = len(view.hand_sizes) * most
    world, found = blank_world(packed.draws, behind + packed.known.pool.shape[0]), []
    for number in worlds:
        deal_world(packed.draws, number, seed, dice, world)
        cards = world.cards.tolist()
        found.append(hands_of(cards[:behind], view.hand_sizes, most))
    return found


def hands_in_lanes(view: RecallView, worlds: range, seed: int) -> list[list[list[int]]]:
    """Return the same of at most 64 worlds that are dealt in lanes."""
    draws, most, cards = pack(view).draws, view.table.rules.hand_size, lane_cards(view.table.rules)
    room = (draws.limits.shape[0] + GROUP) * LANES
    drawn, places = np.zeros(room, np.int8), np.zeros(room, np.int8)
    dealt = np.zeros(len(view.hand_sizes) * most * LANES, np.int16)
    packs, numbers = groups_of(draws.packs.tolist()), np.array(worlds, np.int64)
    luck = seed, make_dice(), make_deal_dice()
    deal_worlds(draws, packs, cards[draws.cards], numbers, 0, *luck, drawn, places, dealt)
    by_lane = (dealt >> LAST_AT).reshape(-1, LANES).T.tolist()
    return [hands_of(each, view.hand_sizes, most) for each in by_lane[: len(worlds)]]


def hands_of(cards: list[int], sizes: tuple[int, ...], most: int) -> list[list[int]]:
    """Return hands that lie one behind the other, each with room for `most` cards."""
    return [cards[seat * most : seat * most + size] for seat, size in enumerate(sizes)]


def some_outcomes() -> list[object]:
    """Return some of everything that kernels compute, small enough for plain Python."""
    found: list[object] = []
    for rules in (SixNimmt(seats=3), SixNimmt(seats=2, variant="draft", hand_size=3, rows=5)):
        state = SixRound.deal(rules, rules.deck[::-1], 0)
        view = state.recall_view(state.to_act[0])
        for policy in POLICIES:
            moves = list(view.legal)[:3]
            found.append(evaluate(pack(view), moves, range(9), 2**64 - 7, policy).tolist())
        found.append(play_rounds(rules, range(3), -5, "mixed").tolist())
        found.append(random_deals(rules, 70, 8).tolist())
    return found
