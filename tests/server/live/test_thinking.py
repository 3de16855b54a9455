"""Bots think beside the event loop; when many wait they think less, never later."""

import asyncio
import time
from random import Random
from threading import Barrier

import pytest
from structlog.testing import capture_logs

from tests.fast.dummies import ShortSix
from tests.harness.metrics import counted
from tests.server.live.bad_bots import Cheating, Failing, Slow
from toril import ElevenNimmt, IllegalMove, Match, SixNimmt
from toril.bots import REGISTER, TABLE_BOTS, BotSpec, BotType, RandomBot, make_bot, parse_bot
from toril.bots.substitutes import LAST_RESORT, STAND_IN
from toril.engine.game import Move
from toril.engine.six_nimmt import Commit
from toril.engine.views import View
from toril.server.live.offered_bots import spec_of
from toril.server.live.thinking import (
    CALM,
    HURRY,
    LEAST_EFFORT,
    PATIENCE,
    Decision,
    Plan,
    Question,
    Thinkers,
    luck,
    plan,
)
from toril.server.metrics import EFFORT, HURRIED, REPLACED
from toril.server.tables.chairs import SUCCESSOR

SIX, ELEVEN = SixNimmt(seats=4), ElevenNimmt()
MATCH = Match.start(SIX, "toro")
BULL = parse_bot("bull")


def question(bot: str, seat: int = 0, bits: bytes = b"x") -> Question:
    return Question(seat, parse_bot(bot), MATCH.recall_view(seat), bits)


async def ask(questions: list[Question]) -> list[dict[int, Move]]:
    thinkers = Thinkers(1)
    try:
        decisions = await asyncio.gather(*(thinkers.choose([each]) for each in questions))
        return [{seat: each.move for seat, each in answer.items()} for answer in decisions]
    finally:
        thinkers.close()


def test_when_the_queue_grows_the_last_think_less_and_nobody_waits_much_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(REGISTER, "slow", BotType("slow", Slow, {}))
    before, begin = counted(HURRIED), time.perf_counter()
    answers = asyncio.run(ask([question("slow") for _ in range(400)]))
    took = time.perf_counter() - begin
    assert all(move in MATCH.legal(0) for answer in answers for move in answer.values())
    assert counted(HURRIED) - before > 300
    assert took < 400 * 0.02  # so long they would have needed one after the other
    assert took > PATIENCE


def test_a_short_queue_gets_all_the_thought_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTER, "slow", BotType("slow", Slow, {}))
    before = counted(HURRIED)
    asyncio.run(ask([question("slow")]))
    assert counted(HURRIED) == before


@pytest.mark.parametrize("broken", [Failing, Cheating])
def test_a_bot_that_fails_or_cheats_is_replaced_by_one_that_cannot(
    monkeypatch: pytest.MonkeyPatch, broken: type[Failing]
) -> None:
    monkeypatch.setitem(REGISTER, "bad", BotType("bad", broken, {}))
    (answer,) = asyncio.run(ask([question("bad", seat=2)]))
    assert answer[2] in MATCH.legal(2)
    with pytest.raises(IllegalMove):
        MATCH.play(2, Commit(105))


def test_the_event_loop_goes_on_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTER, "slow", BotType("slow", Slow, {}))

    async def story() -> int:
        thinking = asyncio.gather(ask([question("slow") for _ in range(3)]))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0.001)
            turns += 1
        await thinking
        return turns

    assert asyncio.run(story()) > 5


def test_a_bots_luck_comes_from_the_servers_key_and_differs_everywhere() -> None:
    key = bytes(32)
    places = [("a", 1, 0, 0), ("a", 1, 0, 1), ("a", 1, 2, 0), ("a", 2, 0, 0), ("b", 1, 0, 0)]
    drawn = [luck(key, *place) for place in places] + [luck(b"k" * 32, *places[0])]
    assert len(set(drawn)) == len(drawn)
    assert luck(key, *places[0]) == drawn[0]


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The games whose kernels are ready, for a test to say; nothing is compiled."""
    games = {"six_nimmt", "eleven_nimmt"}
    monkeypatch.setattr("toril.fast.compiling.ready.is_ready", games.__contains__)
    monkeypatch.setattr("toril.fast.compiling.ready.warm_in_background", lambda: None)
    return games


@pytest.mark.usefixtures("compiled")
def test_a_level_thinks_the_less_the_longer_its_decision_has_waited() -> None:
    asked = [plan(BULL, SIX, CALM + (HURRY - CALM) * part / 10) for part in range(11)]
    assert {each.bot for each in asked} == {BULL}
    efforts = [each.effort for each in asked]
    assert efforts == sorted(efforts, reverse=True)
    assert (efforts[0], efforts[-1]) == (1.0, LEAST_EFFORT)
    assert plan(BULL, SIX, 0.0) == Plan(BULL)


@pytest.mark.usefixtures("compiled")
def test_after_a_while_a_level_only_counts_and_then_anybody_plays_by_lot() -> None:
    cautious, by_lot = parse_bot("cautious"), parse_bot("random")
    assert plan(parse_bot("ox"), SIX, HURRY + 0.01) == Plan(cautious, why="hurried")
    assert plan(cautious, SIX, HURRY + 0.01) == Plan(cautious)
    for bot in TABLE_BOTS:
        assert plan(parse_bot(bot), ELEVEN, PATIENCE + 0.01) == Plan(by_lot, why="hurried")


def test_until_its_kernels_are_ready_a_level_is_played_by_cautious(compiled: set[str]) -> None:
    compiled.remove("eleven_nimmt")
    assert plan(BULL, ELEVEN, 0.0) == Plan(parse_bot("cautious"), why="compiling")
    assert plan(BULL, SIX, 0.0) == Plan(BULL)
    compiled.clear()
    before = counted(REPLACED, why="compiling")
    (answer,) = asyncio.run(ask([question("bull", seat=1)]))
    assert answer[1] == make_bot("cautious", Random(b"x")).choose(MATCH.recall_view(1))
    assert counted(REPLACED, why="compiling") == before + 1


@pytest.mark.usefixtures("compiled")
def test_by_rules_that_its_kernels_do_not_know_another_plays_and_the_operator_is_told() -> None:
    rules = ShortSix(seats=4, penalty=3)
    assert plan(BULL, rules, 0.0) == Plan(parse_bot("cautious"), why="unsupported")
    assert plan(BULL, ShortSix(seats=4), 0.0) == Plan(BULL)
    match, before = Match.start(rules, "toro"), counted(REPLACED, why="unsupported")
    asked = [Question(seat, BULL, match.recall_view(seat), b"x") for seat in (1, 2)]
    with capture_logs() as logs:
        answers = asyncio.run(ask(asked))
    for seat, answer in zip((1, 2), answers, strict=True):
        expected = make_bot("cautious", Random(b"x")).choose(match.recall_view(seat))
        assert answer == {seat: expected}
    assert counted(REPLACED, why="unsupported") == before + 2
    assert [line["event"] for line in logs] == ["bot_unsupported"]


def test_a_bot_that_nobody_knows_any_more_is_replaced_like_one_that_fails() -> None:
    before = counted(REPLACED, why="failed")
    with capture_logs() as logs:
        assert {spec_of("minotaur"), spec_of("minotaur")} == {LAST_RESORT}
    assert counted(REPLACED, why="failed") == before + 2
    assert [(line["event"], line["bot"]) for line in logs] == [("bot_unknown", "minotaur")]


def test_the_successor_of_a_person_who_has_gone_is_offered_at_tables_and_is_the_stand_in() -> None:
    assert SUCCESSOR == "cautious"  # for good: it is what every ledger means
    assert SUCCESSOR in TABLE_BOTS
    assert spec_of(SUCCESSOR) == STAND_IN


def test_a_bot_is_parsed_when_the_server_begins_and_for_no_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parsed: list[str] = []
    monkeypatch.setattr("toril.bots.register.parse_among", lambda text, _: parsed.append(text))
    asked = [Question(0, spec_of(bot), MATCH.recall_view(0), b"x") for bot in ("random", "chaos")]
    answers = asyncio.run(ask(asked))
    assert [str(question.bot) for question in asked] == ["random", "chaos"]
    assert all(answer[0] in MATCH.legal(0) for answer in answers)
    assert parsed == []


@pytest.mark.usefixtures("compiled")
def test_under_load_the_bot_is_told_how_much_effort_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = []

    def make(spec: BotSpec, rng: Random, effort: float = 1.0) -> RandomBot:
        told.append((str(spec), effort))
        time.sleep(0.06)
        return RandomBot(rng)

    monkeypatch.setattr(BotSpec, "make", make)
    before = counted(EFFORT)
    asyncio.run(ask([question("bull") for _ in range(12)]))
    efforts = [effort for name, effort in told if name == "bull"]
    assert efforts[0] == 1
    assert efforts == sorted(efforts, reverse=True)
    assert efforts[-1] < 1
    assert told[-1][0] in ("cautious", "random")  # the latter on a slow machine
    assert counted(EFFORT) - before == len(efforts)


def test_the_bots_of_a_table_think_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = Barrier(2, timeout=10)

    class Sociable(Failing):
        def choose(self, view: View) -> Move:
            meeting.wait()
            return RandomBot(self._rng).choose(view)

    monkeypatch.setitem(REGISTER, "sociable", BotType("sociable", Sociable, {}))

    async def story() -> dict[int, Decision]:
        thinkers = Thinkers(2)
        answer = await thinkers.choose([question("sociable", seat) for seat in (1, 2)])
        thinkers.close()
        return answer

    assert set(asyncio.run(story())) == {1, 2}
    assert not meeting.broken
