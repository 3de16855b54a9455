"""Entrants: our bots as players, whatever they do, and what they need."""

from dataclasses import replace
from random import Random

import pytest

from tests.arena.contests import six
from tests.fast.dummies import ShortSix
from toril import Match
from toril.arena.contest import Contest
from toril.arena.entrants import (
    check_entrant,
    make_tables,
    needs_kernels,
    prepare,
    substitute_notes,
)
from toril.arena.own_bots import OwnBot, own_bot
from toril.arena.play import play_unit
from toril.bots import REGISTER, BotSpec, BotType, parse_bot
from toril.engine.game import Move
from toril.engine.six_nimmt import Commit
from toril.engine.views import View


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
    monkeypatch.setitem(REGISTER, "broken", BotType("broken", Broken, {}))
    contest = six("broken", "random")
    tables = make_tables(contest)
    played = play_unit(contest, 0, tables)
    play_unit(contest, 1, tables)
    assert set(played.faults[0]) == {"crash", "illegal"}
    assert sum(played.faults[0].values()) <= played.moves[0]
    assert played.faults[1] == {}
    assert capsys.readouterr().err.count("ZeroDivisionError: a bug") == 1


def test_kernels_are_for_those_who_search() -> None:
    assert not needs_kernels(six("random", "cautious", "exec:./montecarlo"))
    assert needs_kernels(six("random", "montecarlo:samples=8"))


def test_by_rules_that_kernels_do_not_know_another_plays_and_the_report_says_so() -> None:
    strange, entrants = ShortSix(seats=3, penalty=2), ("bull", "bull", "cautious")
    contest = Contest(strange, entrants, "deal", bytes(16), 1000)
    assert substitute_notes(contest) == ["bull does not know these rules: cautious plays for it."]
    assert not needs_kernels(contest)
    assert not substitute_notes(replace(contest, rules=ShortSix(seats=3)))
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

    monkeypatch.setattr("toril.arena.own_bots.parse_bot", parsing)
    own_bot.cache_clear()
    contest = six("random", "chaos", "random")
    for entrant in contest.entrants:
        check_entrant(entrant, contest.rules, contest.limit_ms)
    assert not needs_kernels(contest)
    assert not substitute_notes(contest)
    prepare(contest)
    play_unit(contest, 0, make_tables(contest))
    assert parsed == ["random", "chaos"]
