"""Who plays instead: while something is missing, and by rules that a bot does not know."""

from random import Random
from typing import Any

import pytest

from tests.fast.dummies import ShortEleven, ShortSix
from toril import ElevenNimmt, Match, SixNimmt, TorilError
from toril.bots import REGISTER, BotType, MonteCarlo, RandomBot, parse_bot
from toril.bots.substitutes import (
    NOT_READY,
    UNSUPPORTED,
    Decider,
    who_decides_now,
    who_decides_once_ready,
)
from toril.fast.compiling import ready

BULL, SEARCH = parse_bot("bull"), parse_bot("montecarlo:ms=5")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The times that kernels were set going, on a machine that has those of 6 nimmt! ready."""
    times: list[str] = []
    monkeypatch.setattr(ready, "is_ready", {"six_nimmt"}.__contains__)
    monkeypatch.setattr(ready, "warm_in_background", lambda: times.append("warm"))
    return times


def test_another_plays_for_who_waits_for_kernels_and_sets_them_going(asked: list[str]) -> None:
    by_lot = parse_bot("random")
    assert who_decides_now(by_lot, ElevenNimmt()) == Decider(by_lot)
    assert not asked
    for bot in (BULL, SEARCH):
        assert who_decides_now(bot, ElevenNimmt()) == Decider(NOT_READY, "compiling")
    assert asked == ["warm", "warm"]
    assert who_decides_now(BULL, SixNimmt()) == Decider(BULL)


def test_weights_may_be_missing_too(asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTER, "net", BotType("net", RandomBot, {}, needs="weights"))
    assert who_decides_now(parse_bot("net"), SixNimmt()) == Decider(NOT_READY, "loading")
    assert not asked


@pytest.mark.parametrize("rules", [ShortSix, ShortEleven])
def test_by_rules_that_kernels_do_not_know_a_bot_plays_that_needs_none(
    asked: list[str], rules: Any
) -> None:
    """Nothing is compiled for it either; whoever needs no kernels plays himself."""
    strange = rules(penalty=3)
    for bot in (BULL, SEARCH):
        assert who_decides_once_ready(bot, strange) == Decider(UNSUPPORTED, "unsupported")
        assert who_decides_now(bot, strange) == who_decides_once_ready(bot, strange)
        assert who_decides_once_ready(bot, rules()) == Decider(bot)
    calf = parse_bot("calf")
    assert who_decides_now(calf, strange) == Decider(calf)
    assert not asked
    assert UNSUPPORTED.needs(strange.game) == NOT_READY.needs(strange.game) == "nothing"


@pytest.mark.parametrize("rules", [ShortSix, ShortEleven])
def test_the_substitute_plays_a_whole_match_where_a_search_would_be_refused(rules: Any) -> None:
    match: Match[Any] = Match.start(rules(rounds=1, penalty=3), "ol\u00e9")
    with pytest.raises(TorilError, match="penalty=3"):
        MonteCarlo(Random(1)).weigh(match.recall_view(match.to_act[0]))
    bot = who_decides_once_ready(BULL, match.rules).bot.make(Random(1))
    while not match.outcome:
        for seat in match.to_act:
            match, _ = match.play(seat, bot.choose(match.recall_view(seat)))
