"""Games so small that every state of every deal is visited, and counted a second and third way.

The engine's states are walked with all legal moves of all seats. The same walk is done with
`tests/reference`, on copies of its mutable rounds and with keys of its own; both must come to the
same set of states. Where the states can be counted without playing, the count stands in a comment
and in the test.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from math import factorial
from typing import Any, TypeAlias, TypeVar

import pytest

from tests.reference import eleven as naive_eleven
from tests.reference import six as naive_six
from toril.engine.eleven_nimmt import (
    ChoosingVictim,
    ElevenNimmt,
    ElevenRound,
    LastPlay,
    Play,
    Take,
    Turn,
)
from toril.engine.eleven_nimmt import RoundOver as ElevenOver
from toril.engine.games import format_position, parse_position
from toril.engine.six_nimmt import (
    ChoosingRow,
    Commit,
    Committing,
    Drafting,
    SixNimmt,
    SixRound,
    Trick,
)

S = TypeVar("S")
Key: TypeAlias = Hashable
Graph: TypeAlias = dict[Key, list[Key]]
"""Every state, by its key, with the states that the moves of the waiting seats lead to."""


def explore(roots: Iterable[S], key: Callable[[S], Key], after: Callable[[S], list[S]]) -> Graph:
    graph: Graph = {}
    waiting = list(roots)
    while waiting:
        state = waiting.pop()
        name = key(state)
        if name not in graph:
            following = after(state)
            graph[name] = [key(other) for other in following]
            waiting.extend(following)
    return graph


def fork(value: S) -> S:
    """Return a copy that shares nothing that changes; `deepcopy` would take most of the time."""
    twin = copy(value)
    for name, part in vars(value).items():
        if isinstance(part, list):
            setattr(twin, name, [copy(item) for item in part])
        elif isinstance(part, dict):
            setattr(twin, name, dict(part))
    return twin


def same_graph(graph: Graph, other: Graph) -> bool:
    """Return whether both have the same states, and the same moves between them."""
    return graph.keys() == other.keys() and all(
        Counter(following) == Counter(other[name]) for name, following in graph.items()
    )


def terminals(graph: Graph) -> list[Key]:
    return [name for name, following in graph.items() if not following]


def paths(graph: Graph, roots: Iterable[Key]) -> int:
    """Return the number of ways from the roots to an end; a cycle would never return."""
    ways: dict[Key, int] = {}

    def count(name: Key) -> int:
        if name not in ways:
            ways[name] = sum(map(count, graph[name])) if graph[name] else 1
        return ways[name]

    return sum(map(count, roots))


# 6 nimmt!


def tiny_six(rows: int, row_length: int, variant: Any = "standard") -> SixNimmt:
    """Two seats with two cards each; the standard game has six cards, with one row one is out."""
    top_card = 6 if variant == "standard" else None
    return SixNimmt(
        seats=2,
        variant=variant,
        hand_size=2,
        rows=rows,
        row_length=row_length,
        top_card=top_card,
    )


def six_deals(rules: SixNimmt) -> Counter[SixRound]:
    """Return every deal, with the number of deck orders that give it."""
    starters = range(rules.seats) if rules.variant == "draft" else range(1)
    orders = permutations(rules.deck)
    return Counter(rules.deal(order, starter) for order in orders for starter in starters)


def six_after(state: SixRound) -> list[SixRound]:
    return [state.apply(seat, move)[0] for seat in state.to_act for move in state.legal(seat)]


def trick_key(trick: Trick) -> Key:
    """Return the cards by seat, and the row that was chosen if one was."""
    first = trick[0]
    cards = tuple(placed.card for placed in sorted(trick, key=lambda placed: placed.seat))
    return cards, first.row if first.why == "too low" else None


def six_key(state: SixRound) -> Key:
    phase = state.phase
    match phase:
        case Drafting(seat, pool):
            rest: Key = ("draft", seat, pool)
        case Committing(cards):
            rest = ("commit", cards)
        case ChoosingRow(seat, cards):
            rest = ("choose", seat, cards)
        case _:
            rest = ("over", state.penalties)
    tricks = tuple(map(trick_key, state.tricks))
    return state.rows, state.hands, state.bull_piles, tricks, rest


@dataclass
class NaiveSix:
    """A round of the reference, and the tricks, which it does not keep itself."""

    round: naive_six.Round
    tricks: list[Key] = field(default_factory=list)

    def after(self) -> list["NaiveSix"]:
        return [
            self._do(seat, kind, value)
            for seat in self.round.waiting()
            for kind, value in self.round.moves(seat)
        ]

    def _do(self, seat: int, kind: str, value: int) -> "NaiveSix":
        state, tricks = fork(self.round), list(self.tricks)
        if kind == "draft":
            state.draft(seat, value)
        elif kind == "commit":
            cards = {**state.committed, seat: value}
            state.commit(seat, value)
            if len(cards) == 2 and state.phase != "choose":
                tricks.append(((cards[0], cards[1]), None))
        else:
            cards = dict(state.committed)
            state.choose(seat, value)
            tricks.append(((cards[0], cards[1]), value))
        return NaiveSix(state, tricks)

    def key(self) -> Key:
        state = self.round
        cards = tuple(state.committed.get(seat) for seat in range(2))
        rest: Key = {
            "draft": ("draft", *state.waiting(), tuple(state.pool)),
            "commit": ("commit", cards),
            "choose": ("choose", *state.waiting(), cards),
            "over": ("over", tuple(state.penalties())),
        }[state.phase]
        return (
            tuple(map(tuple, state.rows)),
            tuple(map(tuple, state.hands)),
            tuple(map(tuple, state.bull_piles)),
            tuple(self.tricks),
            rest,
        )


def naive_six_deals(rules: SixNimmt) -> list[NaiveSix]:
    starters = range(rules.seats) if rules.variant == "draft" else range(1)
    return [
        NaiveSix(
            naive_six.Round(
                seats=2,
                order=list(order),
                variant=rules.variant,
                first=starter,
                rows=rules.rows,
                row_length=rules.row_length,
                hand_size=2,
            )
        )
        for order in permutations(rules.deck)
        for starter in starters
    ]


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


@dataclass(frozen=True)
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
    assert same_graph(graph, naive)
    assert len(graph) == states
    assert len(terminals(graph)) == ends
    assert paths(graph, map(six_key, deals)) == ways


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
    found: set[SixRound] = set()
    waiting = list(six_deals(rules))
    while waiting:
        state = waiting.pop()
        if state not in found:
            found.add(state)
            waiting += [
                state.apply(seat, move)[0]
                for seat in range(rules.seats)
                for move in state.legal(seat)
            ]
    return frozenset(found)


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
    lines = {state: format_position(state) for state in six_states(rules)}
    assert len(set(lines.values())) == len(lines)
    for state, line in lines.items():
        assert parse_position(line) == state


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


# 11 nimmt!


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
    return Counter(rules.deal(order, 0) for order in permutations(rules.deck))


def middle_orders() -> list[tuple[int, ...]]:
    return [order for order in permutations(TINY_MIDDLE.deck) if order[2] == 7]


def middle(order: Sequence[int]) -> ElevenRound:
    """Deal the hands, the piles and the draw deck as if seat 0 had taken two piles before."""
    low, high = sorted(order[3:5])
    return ElevenRound(
        rules=TINY_MIDDLE,
        piles=((low,), (high,)),
        hands=(tuple(sorted(order[:2])), (order[2],)),
        deck=tuple(order[5:]),
        bull_cards=(2, 0),
        known=((), ()),
        lap=(),
        phase=Turn(0),
    )


@cache
def eleven_states(rules: ElevenNimmt) -> dict[ElevenRound, list[ElevenRound]]:
    """Return every state with what the moves of all seats make of it."""
    found: dict[ElevenRound, list[ElevenRound]] = {}
    waiting = list(eleven_deals(rules))
    while waiting:
        state = waiting.pop()
        if state not in found:
            found[state] = [
                state.apply(seat, move)[0]
                for seat in range(rules.seats)
                for move in state.legal(seat)
            ]
            waiting += found[state]
    return found


def eleven_key(state: ElevenRound) -> Key:
    match state.phase:
        case Turn(seat):
            phase: Key = ("turn", seat)
        case ChoosingVictim(seat, top, victims):
            phase = ("victim", seat, top, victims)
        case ElevenOver(out):
            phase = ("over", out, state.penalties)
    lap = tuple(
        (turn.seat, turn.tops)
        if isinstance(turn, LastPlay)
        else (turn.seat, turn.top, turn.bull_card, turn.opened)
        for turn in state.lap
    )
    zones = state.piles, state.hands, state.deck, state.bull_cards, state.supply
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
    assert same_graph(graph, naive)
    assert len(graph) == len(eleven_states(rules)) == states
    assert len(terminals(graph)) == ends
    assert paths(graph, map(eleven_key, eleven_deals(rules))) == ways


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
    assert sum(
        isinstance(state.phase, ChoosingVictim) for state in eleven_states(TINY_ROBBERY)
    ) == (choosing)


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
    lines = {state: format_position(state) for state in eleven_states(ELEVEN_NAMES[name])}
    assert len(set(lines.values())) == len(lines)
    for state, line in lines.items():
        assert parse_position(line) == state


@pytest.mark.parametrize("name", ELEVEN_NAMES)
def test_e11_every_path_of_a_tiny_eleven_ends(name: str) -> None:
    states = eleven_states(ELEVEN_NAMES[name])
    for state, following in states.items():
        assert all(eleven_left(after) < eleven_left(state) for after in following)
        assert (state.penalties is None) == bool(following)
        over = not state.deck or not all(state.hands)
        assert (state.penalties is not None) == over


def eleven_left(state: ElevenRound) -> tuple[int, ...]:
    """Return what can only become less: the deck, a take to finish, the cards in hands."""
    finished = 0 if isinstance(state.phase, ChoosingVictim) else 1
    return len(state.deck), finished, sum(map(len, state.hands))


@pytest.mark.parametrize("name", ELEVEN_NAMES)
def test_a_tiny_eleven_shows_the_rules_it_is_meant_to_show(name: str) -> None:
    happened: Counter[str] = Counter()
    for state, following in eleven_states(ELEVEN_NAMES[name]).items():
        for after in following:
            seat = state.to_act[0]
            if isinstance(state.phase, Turn) and not state.supply:
                happened["robbed"] += after.bull_cards[seat] > state.bull_cards[seat]
            happened["deck empty"] += after.phase == ElevenOver(None)
            happened["hand empty"] += after.phase == ElevenOver(seat)
            happened["two piles"] += (
                len(after.lap) > 0 and len(getattr(after.lap[-1], "tops", "")) > 1
            )
    assert happened["deck empty"]
    assert happened["hand empty"]
    assert bool(happened["robbed"]) == (name != "robbery")  # there a victim is always chosen
    assert bool(happened["two piles"]) == (name == "middle")
