"""One deal or match of the arena is what the engine says it is."""

from random import Random
from typing import Any

import pytest

from tests.arena.contests import six, timeless
from toril import ElevenNimmt, Match, SixNimmt
from toril.arena.entrants import make_tables
from toril.arena.own_bots import OwnBot
from toril.arena.play import play_deal, play_match, play_unit
from toril.engine.game import Move, Rules, Seat
from toril.engine.six_nimmt.phases import CommittingSeen
from toril.engine.views import View


class Listener(OwnBot):
    """A player that remembers what it heard of rounds and matches."""

    def __init__(self) -> None:
        super().__init__("random")
        self.heard: list[tuple[str, View]] = []

    def round_over(self, view: View) -> None:
        self.heard.append(("round", view))

    def match_over(self, view: View) -> None:
        self.heard.append(("match", view))


@pytest.mark.parametrize(
    "rules",
    [SixNimmt(seats=3), SixNimmt(seats=2, variant="draft"), ElevenNimmt(seats=4)],
    ids=["standard", "draft", "eleven"],
)
def test_a_deal_is_the_first_round_of_a_match(rules: Rules) -> None:
    rng, seed = Random(1), bytes(16)
    moves: list[tuple[Seat, Move]] = []

    def decide(seat: Seat, view: View) -> Move:
        assert view.seat == seat
        assert view.round_number == 1
        moves.append((seat, view.legal.pick(rng)))
        return moves[-1][1]

    penalties, rounds = play_deal(rules, seed, decide, [])
    match: Match[Any] = Match.start(rules, seed)
    for seat, move in moves:
        match, _ = match.play(seat, move)
    assert match.scores == (penalties,)
    assert rounds == 1


def test_everybody_commits_before_anybody_is_seen_to_have() -> None:
    seen: list[tuple[bool, ...]] = []

    def decide(_: Seat, view: View) -> Move:
        table: Any = view.round
        if isinstance(table.table.phase, CommittingSeen):
            seen.append(table.table.phase.committed)
        return view.legal.pick(Random(0))

    play_deal(SixNimmt(seats=3, hand_size=2), bytes(16), decide, [])
    assert seen == [(False, False, False)] * 6


def test_players_hear_of_every_round_and_of_the_end() -> None:
    rules, listeners = SixNimmt(seats=2, rounds=3), [Listener(), Listener()]
    rng = Random(2)
    totals, rounds = play_match(rules, bytes(16), lambda _, view: view.legal.pick(rng), listeners)
    kinds = [kind for kind, _ in listeners[1].heard]
    assert kinds == ["round"] * 3 + ["match"]
    assert rounds == 3
    last = listeners[1].heard[-1][1]
    assert last.seat == 1
    assert last.outcome
    assert last.outcome.totals == totals == last.totals


def test_a_single_deal_is_told_without_an_outcome() -> None:
    listeners = [Listener(), Listener()]
    rng = Random(2)
    penalties, _ = play_deal(
        SixNimmt(seats=2), bytes(16), lambda _, view: view.legal.pick(rng), listeners
    )
    assert [kind for kind, _ in listeners[0].heard] == ["round", "match"]
    assert [view.scores for _, view in listeners[0].heard] == [(penalties,)] * 2
    assert listeners[0].heard[0][1].outcome is None


def test_the_same_number_is_played_the_same_again() -> None:
    contest = six("cautious", "random", "chaos")
    tables = make_tables(contest)
    first = [play_unit(contest, number, tables) for number in (3, 4)]
    again = [play_unit(contest, number, tables) for number in (4, 3)]
    assert timeless(first) == timeless(again)[::-1]
    assert first[0].bullheads != first[1].bullheads


def test_bullheads_stand_by_entrant_and_not_by_seat() -> None:
    contest = six("cautious", "random", "random", "random")
    tables = make_tables(contest)
    played = [play_unit(contest, number, tables) for number in range(12)]
    sums = [sum(table[who] for each in played for table in each.bullheads) for who in range(4)]
    assert sums[0] < min(sums[1:])
    assert all(each.moves[0] >= 40 for each in played)
