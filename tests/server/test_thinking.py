"""Bots think beside the event loop; when many wait they think less, never later."""

import asyncio
import time
from random import Random

import pytest

from toril import IllegalMove, Match, SixNimmt
from toril.bots import BOTS, RandomBot
from toril.engine.game import Move
from toril.engine.six_nimmt import Commit
from toril.engine.views import View
from toril.server.live.thinking import PATIENCE, Question, Thinkers, luck
from toril.server.metrics import HURRIED

MATCH = Match.start(SixNimmt(seats=4), "toro")


def question(bot: str, seat: int = 0, bits: bytes = b"x") -> Question:
    return Question(seat, bot, MATCH.recall_view(seat), bits)


def hurried() -> float:
    return sum(s.value for m in HURRIED.collect() for s in m.samples if s.name.endswith("_total"))


class Slow:
    """Takes its time, then decides."""

    def __init__(self, rng: Random) -> None:
        self._bot = RandomBot(rng)

    def choose(self, view: View) -> Move:
        time.sleep(0.02)
        return self._bot.choose(view)


class Broken:
    """Fails."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move:
        raise ZeroDivisionError


class Cheat(Broken):
    """Plays a card that it does not have."""

    def choose(self, view: View) -> Move:
        return Commit(105)


async def ask(questions: list[Question]) -> list[dict[int, Move]]:
    thinkers = Thinkers(1)
    try:
        return await asyncio.gather(*(thinkers.choose([each]) for each in questions))
    finally:
        thinkers.close()


def test_when_the_queue_grows_the_last_think_less_and_nobody_waits_much_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "slow", Slow)
    before, begin = hurried(), time.perf_counter()
    answers = asyncio.run(ask([question("slow") for _ in range(200)]))
    took = time.perf_counter() - begin
    assert all(move in MATCH.legal(0) for answer in answers for move in answer.values())
    assert hurried() - before > 150
    assert took < 200 * 0.02 / 2  # one after the other they would have needed 4 seconds
    assert took > PATIENCE


def test_a_short_queue_gets_all_the_thought_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", Slow)
    before = hurried()
    asyncio.run(ask([question("slow")]))
    assert hurried() == before


@pytest.mark.parametrize("kind", [Broken, Cheat])
def test_a_bot_that_fails_or_cheats_is_replaced_by_one_that_cannot(
    monkeypatch: pytest.MonkeyPatch, kind: type[Broken]
) -> None:
    monkeypatch.setitem(BOTS, "bad", kind)
    (answer,) = asyncio.run(ask([question("bad", seat=2)]))
    assert answer[2] in MATCH.legal(2)
    with pytest.raises(IllegalMove):
        MATCH.play(2, Commit(105))


def test_the_event_loop_goes_on_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", Slow)

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
