"""Every state of every deal of a tiny 6 nimmt!, walked as `tests/tiny.py` says."""

from functools import cache
from math import factorial

import pytest

from tests.engine.tiny_six import NaiveSix, naive_six_deals, six_after, six_deals, six_key, tiny_six
from tests.tiny import all_states, check_graphs, check_lines, explore
from toril.engine.six_nimmt import Commit, Drafting, SixNimmt, SixRound
from toril.engine.value import value

# How the numbers of 6 nimmt! come about, without playing it.
#
# A round knows its tricks, so two histories of one deal never meet in a state: per deal it is a
# tree, but for the order in which seats commit. In trick 1 each seat has committed nothing or one
# of two cards, not both something: 3·3 - 4 = 5 states; in trick 2 it is 2·2 - 1 = 3. So D deals
# have
#
#     states = 5 D + choices 1 + 3 (rounds after trick 1) + choices 2 + ends
#
# What remains is how often the lowest card of a trick is too low. That depends only on the order
# of cards, every order is equally frequent among the deals, and the length of a row plays no part:
# whether a row is taken or not, the card that was placed is its last one.
#
# One row, opened by o; l < h are the first trick. There is one row to choose, so nothing branches:
# 4 D rounds after trick 1, and 4 D ends. Trick 1 is too low unless o is the lowest of three: 2/3.
# After it the row ends in h, whatever happened. Trick 2 is too low unless both of its cards are
# higher than both of trick 1: 1 - 1/6 = 5/6.
#
# Two rows, opened by o < O. The lower end of a row after trick 1, and its rank among the four:
#
#     o O l h   fits                              ends in o, h: rank 1
#     o l O h   fits                              l, h: rank 2
#     o l h O   fits                              h, O: rank 3
#     l o O h   takes o: l, h: rank 1             takes O: h, l: rank 1
#     l o h O   takes o: h, O: rank 3             takes O: h, l: rank 1
#     l h o O   takes o: h, O: rank 2             takes O: o, h: rank 2
#
# So three of six orders choose, and six orders come to nine rounds after trick 1: four, three and
# two of them with an end of rank 1, 2 and 3. Trick 2 fits if none of its two cards is among those
# below that rank: C(6 - rank, 2) of 15 ways, so it is too low in 5, 9 and 12 of 15. That makes
# (4·5 + 3·9 + 2·12) / (6·15) = 71/90 choices, each with one more end than a trick that fits.


@value
class Counts:
    """Counted by hand, from the number of deals."""

    states: int
    ends: int


def one_row(deals: int) -> Counts:
    firsts = 4 * deals
    choices = firsts * 2 // 3 + firsts * 5 // 6
    return Counts(5 * deals + choices + 3 * firsts + firsts, firsts)


def two_rows(deals: int) -> Counts:
    firsts = 4 * deals
    after = firsts * 9 // 6
    second_choices = firsts * 71 // 90
    ends = after + second_choices
    return Counts(5 * deals + firsts // 2 + 3 * after + second_choices + ends, ends)


BY_HAND = {1: one_row, 2: two_rows}


def check_six(rules: SixNimmt, states: int, ends: int, ways: int) -> None:
    """Walk engine and reference; compare the states, and the numbers that were counted by hand."""
    deals = six_deals(rules)
    graph = explore(deals, six_key, six_after)
    naive = explore(naive_six_deals(rules), NaiveSix.key, NaiveSix.after)
    check_graphs(graph, naive, map(six_key, deals), states, ends, ways)


@pytest.mark.parametrize("row_length", [1, 2])
@pytest.mark.parametrize(("rows", "states", "ends"), [(1, 4860, 720), (2, 6716, 1648)])
def test_every_state_of_a_tiny_six_is_reached_by_engine_and_reference(
    rows: int, row_length: int, states: int, ends: int
) -> None:
    rules = tiny_six(rows, row_length)
    deals = six_deals(rules)
    # 6! orders; the order within the two hands is no part of the deal, and one card may be out.
    assert len(deals) == factorial(6) // 4 == 180
    assert set(deals.values()) == {4}
    assert BY_HAND[rows](180) == Counts(states, ends)
    # Each end is reached in 2·2 ways: in each of two tricks either seat may commit first.
    check_six(rules, states, ends, ways=4 * ends)


@pytest.mark.parametrize("row_length", [1, 2])
@pytest.mark.parametrize(("rows", "states", "ends"), [(1, 922, 120), (2, 3552, 824)])
def test_s12_every_state_of_a_tiny_draft_is_reached_by_engine_and_reference(
    rows: int, row_length: int, states: int, ends: int
) -> None:
    rules = tiny_six(rows, row_length, "draft")
    cards = 4 + rows
    # No chance: the order of the deck changes nothing, only who drafts first does.
    assert len(six_deals(rules)) == 2
    # The first draws one of n cards, the second one of n - 1, then hands are pairs without order.
    drafting = 1 + cards + cards * (cards - 1) + cards * (cards - 1) * (cards - 2) // 2
    hands = factorial(cards) // (2 * 2 * factorial(rows))
    played = BY_HAND[rows](hands)
    # Whoever drafts first, the same hands come out.
    assert 2 * drafting + played.states == states
    assert played.ends == ends
    # Two first drafters, 2·2 orders in which the hands were drafted, 2·2 in which seats committed.
    check_six(rules, states, ends, ways=2 * 4 * 4 * ends)


@cache
def six_states(rules: SixNimmt) -> frozenset[SixRound]:
    """Return every state that all legal moves of all seats lead to, replacements too."""
    return frozenset(all_states(six_deals(rules), rules.seats))


TINY_SIX = [tiny_six(1, 2), tiny_six(2, 2), tiny_six(1, 1, "draft"), tiny_six(2, 2, "draft")]
SIX_NAMES = ["one row", "two rows", "draft, one row", "draft, two rows"]


@pytest.mark.parametrize("rules", TINY_SIX, ids=SIX_NAMES)
def test_s3_replacing_leads_to_no_state_of_a_tiny_six_that_is_not_reached_without(
    rules: SixNimmt,
) -> None:
    graph = explore(six_deals(rules), six_key, six_after)
    assert {six_key(state) for state in six_states(rules)} == graph.keys()
    assert len(six_states(rules)) == len(graph)


@pytest.mark.parametrize("rules", TINY_SIX, ids=SIX_NAMES)
def test_every_line_of_a_tiny_six_parses_back(rules: SixNimmt) -> None:
    check_lines(six_states(rules))


@pytest.mark.parametrize("rules", TINY_SIX, ids=SIX_NAMES)
def test_s3_every_path_of_a_tiny_six_ends_unless_a_seat_replaces_for_ever(
    rules: SixNimmt,
) -> None:
    for state in six_states(rules):
        for seat in range(rules.seats):
            for move in state.legal(seat):
                after, _ = state.apply(seat, move)
                if seat in state.to_act:
                    assert six_left(after) < six_left(state)
                else:  # a replaced commitment: only that card is another one
                    assert isinstance(move, Commit)
                    assert six_left(after) == six_left(state)
                    assert after.to_act == state.to_act
        assert (state.penalties is not None) == (not state.to_act)


def six_left(state: SixRound) -> tuple[int, ...]:
    """Return what can only become less: cards to draft, tricks, cards in hand, commitments."""
    pool = len(state.phase.pool) if isinstance(state.phase, Drafting) else 0
    return pool, -len(state.tricks), sum(map(len, state.hands)), len(state.to_act)
