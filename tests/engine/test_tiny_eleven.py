"""Every state of every deal of a tiny 11 nimmt!, walked as `tests/tiny.py` says."""

from collections import Counter
from math import factorial

import pytest

from tests.engine.tiny_eleven import (
    TINY_ELEVEN,
    TINY_MERCY,
    TINY_MIDDLE,
    TINY_ROBBERY,
    NaiveEleven,
    eleven_deals,
    eleven_key,
    eleven_states,
    naive_eleven_deals,
)
from tests.tiny import Graph, check_graphs, check_lines, explore
from toril.engine.eleven_nimmt import (
    ChoosingVictim,
    ElevenNimmt,
    ElevenRound,
    Play,
    RoundOver,
    Take,
    Turn,
)


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


def test_e10_every_state_of_a_tiny_mercy_is_reached_by_engine_and_reference() -> None:
    # As above, with one bull card: the first taker gets it, the second robs or spares the first,
    # and the third robs or spares whoever holds it then.
    deals = len(eleven_deals(TINY_MERCY))
    turns, choosing = (1 + 1 + 2) * deals, (1 + 2) * deals
    ends = turns // 3 + 2 * 2 * deals
    check_eleven(TINY_MERCY, turns + choosing + ends, ends, ways=ends)
    phases = [state.phase for state in eleven_states(TINY_MERCY)]
    asked = [phase for phase in phases if isinstance(phase, ChoosingVictim)]
    assert len(asked) == choosing
    assert all(len(phase.victims) == 1 for phase in asked)


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


ELEVEN_NAMES = {
    "deal": TINY_ELEVEN,
    "robbery": TINY_ROBBERY,
    "mercy": TINY_MERCY,
    "middle": TINY_MIDDLE,
}


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
    chosen = name in ("robbery", "mercy")  # there whom to rob is always asked
    assert bool(happened["robbed"]) != chosen
    assert bool(happened["two piles"]) == (name == "middle")
