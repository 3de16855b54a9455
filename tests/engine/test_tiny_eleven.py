"""Every state of every deal of a tiny 11 nimmt!, walked as `tests/tiny.py` says."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from math import factorial

import pytest

from tests.reference import eleven as naive_eleven
from tests.tiny import Graph, Key, all_states, check_graphs, check_lines, explore, fork
from toril.engine.eleven_nimmt import (
    ChoosingVictim,
    ElevenNimmt,
    ElevenRound,
    LastPlay,
    Play,
    RoundOver,
    Take,
    Turn,
)

TINY_ELEVEN = ElevenNimmt(
    seats=2, hand_size=2, top_card=7, reach=2, supply=1, bull_card_from=1, new_piles=1
)
"""Two seats; one bull card, which goes back and forth; a draw deck for two takes."""

TINY_ROBBERY = ElevenNimmt(
    seats=3, hand_size=1, top_card=7, reach=2, supply=2, bull_card_from=1, new_piles=1
)
"""Three seats: when the third takes, the other two hold one bull card each (E10)."""

TINY_MIDDLE = ElevenNimmt(
    seats=2, hand_size=2, top_card=7, reach=2, supply=2, bull_card_from=1, new_piles=1
)
"""Played from the middle: hands of two and one, two piles, a deck of two; seat 0 holds both bull
cards, so that it may play on both piles (E7), and seat 1 robs it with every take. The circle of
cards has no beginning (E4): seat 1 always holds the 7, and other deals are turned from these."""


def eleven_deals(rules: ElevenNimmt) -> Counter[ElevenRound]:
    """Return every start, with the number of deck orders that give it."""
    if rules == TINY_MIDDLE:
        return Counter(map(middle, middle_orders()))
    return Counter(ElevenRound.deal(rules, order, 0) for order in permutations(rules.deck))


def middle_orders() -> list[tuple[int, ...]]:
    return [order for order in permutations(TINY_MIDDLE.deck) if order[2] == 7]


def middle(order: Sequence[int]) -> ElevenRound:
    """Deal the hands, the piles and the draw deck as if seat 0 had taken two piles before."""
    low, high = sorted(order[3:5])
    return ElevenRound(
        rules=TINY_MIDDLE,
        piles=((low,), (high,)),
        hands=(tuple(sorted(order[:2])), (order[2],)),
        draw_deck=tuple(order[5:]),
        bull_cards=(2, 0),
        known=((), ()),
        lap=(),
        phase=Turn(0),
    )


@cache
def eleven_states(rules: ElevenNimmt) -> dict[ElevenRound, list[ElevenRound]]:
    """Return every state with what the moves of all seats make of it."""
    return all_states(eleven_deals(rules), rules.seats)


def eleven_key(state: ElevenRound) -> Key:
    match state.phase:
        case Turn(seat):
            phase: Key = ("turn", seat)
        case ChoosingVictim(seat, top, victims):
            phase = ("victim", seat, top, victims)
        case RoundOver(out):
            phase = ("over", out, state.penalties)
    lap = tuple(
        (turn.seat, turn.tops)
        if isinstance(turn, LastPlay)
        else (turn.seat, turn.top, turn.source, turn.opened)
        for turn in state.lap
    )
    zones = state.piles, state.hands, state.draw_deck, state.bull_cards, state.supply
    return *zones, state.known, lap, phase


@dataclass
class NaiveEleven:
    """A round of the reference, and what it does not keep: known cards and the last lap (E14)."""

    round: naive_eleven.Round
    known: list[set[int]]
    lap: list[Key] = field(default_factory=list)
    taken: int | None = None

    def after(self) -> list["NaiveEleven"]:
        state, seat = self.round, self.round.turn
        if state.phase == "turn":
            return [
                *(self._play(seat, groups) for groups in state.all_plays(seat)),
                *(self._take(seat, pile) for pile in state.piles),
            ]
        return [self._rob(seat, victim) for victim in state.victims()]

    def _fork(self) -> "NaiveEleven":
        return NaiveEleven(fork(self.round), [set(cards) for cards in self.known], self.lap)

    def _play(self, seat: int, groups: dict[int, list[int]]) -> "NaiveEleven":
        twin = self._fork()
        played = {card for cards in groups.values() for card in cards}
        twin.round.play(seat, groups)
        twin.known[seat] -= played
        tops = sorted(pile[-1] for pile in twin.round.piles if pile[-1] in played)
        twin._note((seat, tuple(tops)))
        return twin

    def _take(self, seat: int, pile: list[int]) -> "NaiveEleven":
        twin = self._fork()
        twin.taken = pile[-1]
        twin.known[seat] |= set(pile)
        twin.round.take(seat, pile[-1])
        if twin.round.phase != "victim":
            twin._note_take(self.round, seat)
        return twin

    def _rob(self, seat: int, victim: int) -> "NaiveEleven":
        twin = self._fork()
        twin.taken = self.taken
        twin.round.rob(seat, victim)
        twin._note_take(self.round, seat)
        return twin

    def _note_take(self, before: naive_eleven.Round, seat: int) -> None:
        """Read off both rounds where a bull card came from and what was opened."""
        source: int | str | None = "supply" if self.round.supply < before.supply else None
        for other in range(before.seats):
            if self.round.bull_cards[other] < before.bull_cards[other]:
                source = other
        opened = before.deck[: len(before.deck) - len(self.round.deck)]
        self._note((seat, self.taken, source, tuple(opened)))
        self.taken = None

    def _note(self, turn: Key) -> None:
        self.lap = [*self.lap, turn][-self.round.seats :]

    def key(self) -> Key:
        state = self.round
        phase: Key = {
            "turn": ("turn", state.turn),
            "victim": ("victim", state.turn, self.taken, tuple(state.victims())),
            "over": ("over", state.out, tuple(state.penalties())),
        }[state.phase]
        return (
            tuple(map(tuple, sorted(state.piles, key=lambda pile: pile[-1]))),
            tuple(map(tuple, state.hands)),
            tuple(state.deck),
            tuple(state.bull_cards),
            state.supply,
            tuple(tuple(sorted(cards)) for cards in self.known),
            tuple(self.lap),
            phase,
        )


def naive_eleven_deals(rules: ElevenNimmt) -> Iterator[NaiveEleven]:
    orders = middle_orders() if rules == TINY_MIDDLE else permutations(rules.deck)
    for order in orders:
        naive = naive_eleven.Round(
            seats=rules.seats,
            order=list(order),
            table=naive_eleven.six_table(rules.top_card),
            hand_size=rules.hand_size,
            reach=rules.reach,
            supply=rules.supply,
            bull_card_from=rules.bull_card_from,
            new_piles=rules.new_piles,
        )
        if rules == TINY_MIDDLE:
            naive.hands = [sorted(order[:2]), [order[2]]]
            naive.piles, naive.deck = [[order[3]], [order[4]]], list(order[5:])
            naive.bull_cards, naive.supply = [2, 0], 0
        yield NaiveEleven(naive, [set() for _ in range(rules.seats)])


def check_eleven(rules: ElevenNimmt, states: int, ends: int, ways: int) -> None:
    """Walk engine and reference; compare their states, and their numbers with these."""
    graph: Graph = {
        eleven_key(state): [eleven_key(other) for other in following]
        for state, following in eleven_states(rules).items()
    }
    naive = explore(naive_eleven_deals(rules), NaiveEleven.key, NaiveEleven.after)
    assert len(eleven_states(rules)) == states
    check_graphs(graph, naive, map(eleven_key, eleven_deals(rules)), states, ends, ways)


def test_every_state_of_a_tiny_eleven_is_reached_by_engine_and_reference() -> None:
    deals = eleven_deals(TINY_ELEVEN)
    assert len(deals) == factorial(7) // 4 == 1260  # the order within a hand is no part of it
    assert set(deals.values()) == {4}
    check_eleven(TINY_ELEVEN, states=13_748, ends=6_188, ways=6_412)


def test_e4_e8_the_first_two_turns_of_a_tiny_eleven_are_as_many_as_counted() -> None:
    """Nobody has a bull card before their first turn: one take, or one card on the one pile.

    Of 7 cards the 2 that follow a top are in its reach. The first seat's two cards are any of the
    6 others: 2·2/6 plays a deal. After a play its card is the top, and the card below cannot follow
    it, so the second seat's cards are any of 5 others: 2·2/5 plays. After a take the new pile is
    again any card, as in the first turn.
    """
    first = set(eleven_deals(TINY_ELEVEN))
    states = eleven_states(TINY_ELEVEN)
    second = {after for state in first for after in states[state]}
    third = {after for state in second for after in states[state]}
    plays, takes = 1260 * 4 // 6, 1260
    assert len(second) == plays + takes == 2100
    assert len(third) == plays + plays * 4 // 5 + takes + takes * 4 // 6 == 3612


def test_e10_every_state_of_a_tiny_robbery_is_reached_by_engine_and_reference() -> None:
    # One card in each hand, so every order is another deal, and every play ends the round. Each
    # seat in its turn plays (its card is in reach in 1/3 of the deals) or takes. When all three
    # have taken, the third has two victims to choose from; either way the deck is empty then.
    deals = len(eleven_deals(TINY_ROBBERY))
    assert deals == factorial(7)
    turns, played, choosing = 3 * deals, 3 * deals // 3, deals
    ends = played + 2 * deals
    check_eleven(TINY_ROBBERY, turns + choosing + ends, ends, ways=ends)
    assert turns + choosing + ends == 35_280
    states = eleven_states(TINY_ROBBERY)
    assert sum(isinstance(state.phase, ChoosingVictim) for state in states) == choosing


def test_e7_every_state_of_a_tiny_middle_game_is_reached_by_engine_and_reference() -> None:
    deals = eleven_deals(TINY_MIDDLE)
    assert len(deals) == factorial(6) // 4  # a hand and the two piles have no order
    assert set(deals.values()) == {4}
    check_eleven(TINY_MIDDLE, states=3_774, ends=2_514, ways=2_514)


def test_e7_the_first_plays_of_a_tiny_middle_game_are_as_many_as_counted() -> None:
    """Two cards, two piles, 7 cards around the circle, reach 2; both piles may be used.

    One card: 2 cards on 2 piles, each in reach in 2/6 of the deals. Both on one pile: they are the
    two that follow it, in 2/(6·5) of the deals. One on each: with the piles 1 to 6 steps apart
    there are 1, 2, 4, 4, 2, 1 ways to lie in reach without being the other pile or the other card,
    14 of 6·5·4, and each card may be on either pile.
    """
    deals = eleven_deals(TINY_MIDDLE)
    moves = [move for state in deals for move in state.legal(0)]
    plays = [move for move in moves if isinstance(move, Play)]
    kinds = Counter(tuple(len(cards) for _, cards in play.groups) for play in plays)
    assert kinds == {
        (1,): 180 * 4 * 2 // 6,
        (2,): 180 * 2 * 2 // (6 * 5),
        (1, 1): 180 * 2 * 14 // (6 * 5 * 4),
    }
    assert sum(isinstance(move, Take) for move in moves) == 2 * 180
    assert len(moves) == sum(state.legal(0).count() for state in deals) == 666


ELEVEN_NAMES = {"deal": TINY_ELEVEN, "robbery": TINY_ROBBERY, "middle": TINY_MIDDLE}


@pytest.mark.parametrize("name", ELEVEN_NAMES)
def test_every_line_of_a_tiny_eleven_parses_back(name: str) -> None:
    """With one new pile a time, "robbery" has states in which no pile lies open."""
    check_lines(eleven_states(ELEVEN_NAMES[name]))


@pytest.mark.parametrize("name", ELEVEN_NAMES)
def test_e11_every_path_of_a_tiny_eleven_ends(name: str) -> None:
    states = eleven_states(ELEVEN_NAMES[name])
    for state, following in states.items():
        assert all(eleven_left(after) < eleven_left(state) for after in following)
        assert (state.penalties is None) == bool(following)
        over = not state.draw_deck or not all(state.hands)
        assert (state.penalties is not None) == over


def eleven_left(state: ElevenRound) -> tuple[int, ...]:
    """Return what can only become less: the deck, a take to finish, the cards in hands."""
    finished = 0 if isinstance(state.phase, ChoosingVictim) else 1
    return len(state.draw_deck), finished, sum(map(len, state.hands))


@pytest.mark.parametrize("name", ELEVEN_NAMES)
def test_a_tiny_eleven_shows_the_rules_it_is_meant_to_show(name: str) -> None:
    happened: Counter[str] = Counter()
    for state, following in eleven_states(ELEVEN_NAMES[name]).items():
        for after in following:
            seat = state.to_act[0]
            if isinstance(state.phase, Turn) and not state.supply:
                happened["robbed"] += after.bull_cards[seat] > state.bull_cards[seat]
            happened["deck empty"] += after.phase == RoundOver(None)
            happened["hand empty"] += after.phase == RoundOver(seat)
            happened["two piles"] += (
                len(after.lap) > 0 and len(getattr(after.lap[-1], "tops", "")) > 1
            )
    assert happened["deck empty"]
    assert happened["hand empty"]
    assert bool(happened["robbed"]) == (name != "robbery")  # there a victim is always chosen
    assert bool(happened["two piles"]) == (name == "middle")
