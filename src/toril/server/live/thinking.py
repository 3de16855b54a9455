"""Bots think beside the event loop, never on it; when many wait they think less, not later.

A decision that has waited a moment is made with a part of the level's full effort, after half a
second by a bot that only counts, and after a second by lot. Before its kernels are compiled, and
by rules that they do not know, another bot plays: `toril.bots.substitutes` says which. At the deal
of the day bots are the same for everybody: these think in full however long that takes.
"""

import asyncio
import hashlib
import hmac
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from random import Random
from time import perf_counter

import structlog

from toril.bots import BotSpec
from toril.bots.substitutes import HURRIED, LAST_RESORT, who_decides_now
from toril.engine.game import Move, Rules, Seat
from toril.engine.value import value
from toril.engine.views import View
from toril.server import metrics

THREADS = min(4, os.cpu_count() or 1)
"""How many bots think at once: kernels leave the interpreter to the others."""

CALM, HURRY, PATIENCE = 0.1, 0.5, 1.0
"""Seconds that a decision may have waited to get full effort, any effort, any thought at all."""

LEAST_EFFORT = 1 / 16

log = structlog.get_logger()


@value
class Question:
    """What a bot is asked: a view of the seat, and luck of its own; perhaps never to hurry."""

    seat: Seat
    bot: BotSpec
    view: View
    luck: bytes
    in_full: bool = False


@value
class Decision:
    """A legal move, and whether the bot that was asked has decided."""

    move: Move
    is_own: bool


@value
class Plan:
    """The bot that decides, the share of its effort, and `why` it is not the bot that was asked."""

    bot: BotSpec
    effort: float = 1.0
    why: str | None = None


def luck(key: bytes, table: str, match_number: int, turn: int, seat: Seat) -> bytes:
    """Return a bot's random bits: from the server's key, never from the match's seed.

    They depend on the turn and not on the ledger's sequence: a replaced commitment, which is in
    the ledger, must not change what anybody sees later.
    """
    return hmac.new(key, f"{table}:{match_number}:{turn}:{seat}".encode(), hashlib.sha256).digest()


class Thinkers:
    """The threads that bots think on."""

    def __init__(self, workers: int = THREADS) -> None:
        """Start no more than `workers` threads."""
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="toril-bot")

    async def choose(self, questions: Sequence[Question]) -> dict[Seat, Decision]:
        """Return a decision for each question; the bots of a table think side by side."""
        begin = perf_counter()
        loop = asyncio.get_running_loop()
        decisions = await asyncio.gather(
            *(loop.run_in_executor(self._pool, _decide, each, begin) for each in questions)
        )
        metrics.THINKING_SECONDS.observe(perf_counter() - begin)
        return {asked.seat: each for asked, each in zip(questions, decisions, strict=True)}

    def close(self) -> None:
        """Stop; bots that still think are not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def plan(bot: BotSpec, rules: Rules, waited: float) -> Plan:
    """Return how a decision for `bot` is made after `waited` seconds in the queue."""
    if waited > PATIENCE:
        return Plan(LAST_RESORT, why="hurried")
    now = who_decides_now(bot, rules)
    if now.why:
        return Plan(now.bot, why=now.why)
    if not bot.scales(rules.game):
        return Plan(bot)
    if waited > HURRY:
        return Plan(HURRIED, why="hurried")
    left = (HURRY - waited) / (HURRY - CALM)
    return Plan(bot, min(1.0, max(LEAST_EFFORT, left)))


def _decide(question: Question, asked: float) -> Decision:
    """Return the bot's decision; a bot that fails or cheats is replaced by one that cannot."""
    rules, rng = question.view.round.rules, Random(question.luck)
    try:
        waited = 0.0 if question.in_full else perf_counter() - asked
        chosen = plan(question.bot, rules, waited)
        _count(chosen, rules)
        if chosen.why == "unsupported":
            _log_unsupported(str(question.bot), repr(rules))
        move = chosen.bot.make(rng, chosen.effort).choose(question.view)
        if move in question.view.legal:
            return Decision(move, is_own=chosen.why is None)
        log.error("bot_illegal", bot=str(chosen.bot))
    except Exception:
        log.exception("bot_failed", bot=str(question.bot))
    metrics.REPLACED.labels("failed").inc()
    move = LAST_RESORT.make(Random(question.luck)).choose(question.view)
    return Decision(move, is_own=False)


def _count(chosen: Plan, rules: Rules) -> None:
    if chosen.bot.scales(rules.game):
        metrics.EFFORT.observe(chosen.effort)
    if chosen.effort < 1 or chosen.why == "hurried":
        metrics.HURRIED.inc()
    if chosen.why:
        metrics.REPLACED.labels(chosen.why).inc()


@lru_cache(maxsize=256)
def _log_unsupported(bot: str, rules: str) -> None:
    """Log it once for a bot and rules: the metric counts the decisions."""
    log.warning("bot_unsupported", bot=bot, rules=rules)
