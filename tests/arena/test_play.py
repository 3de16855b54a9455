"""One deal or match of the arena is what the engine says it is, whatever a bot does."""

from random import Random
from typing import Any

import pytest

from tests.arena.fields import six, timeless
from tests.fast.dummies import ShortSix
from toril import ElevenNimmt, Match, SixNimmt
from toril.arena.play import play_deal, play_match, play_number
from toril.arena.players import (
    OwnBot,
    check_player,
    make_tables,
    own_bot,
    prepare,
    replaced,
    searching,
)
from toril.bots import BOT_KINDS, BotKind, BotSpec, parse_bot
from toril.engine.game import Move, Rules, Seat
from toril.engine.six_nimmt import Commit
from toril.engine.six_nimmt.phases import Commitments
from toril.engine.views import View


class Listener(OwnBot):
    """Remembers what it is told."""

    def __init__(self) -> None:
        super().__init__("random")
        self.told: list[tuple[str, View]] = []

    def round_over(self, view: View) -> None:
        self.told.append(("round", view))

    def match_over(self, view: View) -> None:
        self.told.append(("match", view))


@pytest.mark.parametrize(
    "rules",
    [SixNimmt(seats=3), SixNimmt(seats=2, variant="draft"), ElevenNimmt(seats=4)],
    ids=["standard", "draft", "eleven"],
)
def test_a_deal_is_the_first_round_of_a_match(rules: Rules[Any]) -> None:
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
        if isinstance(table.table.phase, Commitments):
            seen.append(table.table.phase.committed)
        return view.legal.pick(Random(0))

    play_deal(SixNimmt(seats=3, hand_size=2), bytes(16), decide, [])
    assert seen == [(False, False, False)] * 6


def test_players_hear_of_every_round_and_of_the_end() -> None:
    rules, listeners = SixNimmt(seats=2, rounds=3), [Listener(), Listener()]
    rng = Random(2)
    totals, rounds = play_match(rules, bytes(16), lambda _, view: view.legal.pick(rng), listeners)
    kinds = [kind for kind, _ in listeners[1].told]
    assert kinds == ["round"] * 3 + ["match"]
    assert rounds == 3
    last = listeners[1].told[-1][1]
    assert last.seat == 1
    assert last.outcome
    assert last.outcome.totals == totals == last.totals


def test_a_single_deal_is_told_without_an_outcome() -> None:
    listeners = [Listener(), Listener()]
    rng = Random(2)
    penalties, _ = play_deal(
        SixNimmt(seats=2), bytes(16), lambda _, view: view.legal.pick(rng), listeners
    )
    assert [kind for kind, _ in listeners[0].told] == ["round", "match"]
    assert [view.scores for _, view in listeners[0].told] == [(penalties,)] * 2
    assert listeners[0].told[0][1].outcome is None


def test_the_same_number_is_played_the_same_again() -> None:
    field = six("cautious", "random", "chaos")
    tables = make_tables(field)
    first = [play_number(field, number, tables) for number in (3, 4)]
    again = [play_number(field, number, tables) for number in (4, 3)]
    assert timeless(first) == timeless(again)[::-1]
    assert first[0].bullheads != first[1].bullheads


def test_bullheads_stand_by_entrant_and_not_by_seat() -> None:
    field = six("cautious", "random", "random", "random")
    tables = make_tables(field)
    played = [play_number(field, number, tables) for number in range(12)]
    sums = [sum(table[who] for each in played for table in each.bullheads) for who in range(4)]
    assert sums[0] < min(sums[1:])
    assert all(each.moves[0] >= 40 for each in played)


class Broken:
    """A bot with a bug: it raises, or does what is not allowed."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move:
        if self._rng.random() < 0.5:
            raise ZeroDivisionError("a bug")
        return Commit(104)


def test_a_bot_with_a_bug_is_counted_and_the_play_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOT_KINDS, "broken", BotKind("broken", Broken, {}))
    field = six("broken", "random")
    tables = make_tables(field)
    played = play_number(field, 0, tables)
    play_number(field, 1, tables)
    assert set(played.faults[0]) == {"crash", "illegal"}
    assert sum(played.faults[0].values()) <= played.moves[0]
    assert played.faults[1] == {}
    assert capsys.readouterr().err.count("ZeroDivisionError: a bug") == 1


def test_kernels_are_for_those_who_search() -> None:
    assert not searching(SixNimmt(), ["random", "cautious", "exec:./montecarlo"])
    assert searching(SixNimmt(), ["random", "montecarlo:samples=8"])


def test_by_rules_that_kernels_do_not_know_another_plays_and_the_report_says_so() -> None:
    strange, entrants = ShortSix(seats=3, penalty=2), ["bull", "bull", "cautious"]
    assert replaced(strange, entrants) == ["bull does not know these rules: cautious plays for it."]
    assert not searching(strange, entrants)
    assert not replaced(ShortSix(seats=3), entrants)
    bull, cautious = OwnBot("bull"), OwnBot("cautious")
    for bot in (bull, cautious):
        bot.begin(strange, 0, b"luck")
    view = Match.start(strange, "toro").recall_view(0)
    assert bull.choose(view) == cautious.choose(view)


def test_what_an_entrant_means_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def parsing(text: str) -> BotSpec:
        parsed.append(text)
        return parse_bot(text)

    monkeypatch.setattr("toril.arena.players.parse_bot", parsing)
    own_bot.cache_clear()
    field = six("random", "chaos", "random")
    for entrant in field.entrants:
        check_player(entrant, field.rules, field.limit_ms)
    assert not searching(field.rules, field.entrants)
    assert not replaced(field.rules, field.entrants)
    prepare(field.rules, field.entrants)
    play_number(field, 0, make_tables(field))
    assert parsed == ["random", "chaos"]
