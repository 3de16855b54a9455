"""Bots think beside the event loop, never on it; when many wait they think less, not later.

A decision that has waited a moment is made with a part of the level's full effort, after half a
second by a bot that only counts, and after a second by lot. Before its kernels are compiled a
level is played by the one that counts, too.
"""

import asyncio
import hashlib
import hmac
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from time import perf_counter

import structlog

from toril.bots import game_of_view, make_bot, needs_kernels
from toril.bots.for_now import MEANWHILE, for_now
from toril.engine.game import Move, Seat
from toril.engine.views import View
from toril.server.metrics import EFFORT, HURRIED, REPLACED, THINKING_SECONDS

THREADS = min(4, os.cpu_count() or 1)
"""How many bots think at once: kernels leave the interpreter to the others."""

CALM, HURRY, PATIENCE = 0.1, 0.5, 1.0
"""Seconds that a decision may have waited to get full effort, any effort, any thought at all."""

LEAST_EFFORT = 1 / 16
HURRIED_BOT = "random"

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: it gets a view of the seat, and luck of its own."""

    seat: Seat
    bot: str
    view: View
    luck: bytes


@dataclass(frozen=True, slots=True)
class Plan:
    """Who decides with which share of its effort; `why` another than the one asked does."""

    bot: str
    effort: float = 1.0
    why: str | None = None


def luck(key: bytes, table: str, number: int, turn: int, seat: Seat) -> bytes:
    """Return a bot's random bits: from the server's key, never from the match's seed.

    They depend on the turn and not on the ledger's sequence: a replaced commitment, which is in
    the ledger, must not change what anybody sees later.
    """
    return hmac.new(key, f"{table}:{number}:{turn}:{seat}".encode(), hashlib.sha256).digest()


class Thinkers:
    """The threads that bots think on."""

    def __init__(self, workers: int = THREADS) -> None:
        """Start no more than `workers` threads."""
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="toril-bot")

    async def choose(self, questions: Sequence[Question]) -> dict[Seat, Move]:
        """Return a legal move for each question; the bots of a table think side by side."""
        begin = perf_counter()
        loop = asyncio.get_running_loop()
        moves = await asyncio.gather(
            *(loop.run_in_executor(self._pool, _decide, each, begin) for each in questions)
        )
        THINKING_SECONDS.observe(perf_counter() - begin)
        return {question.seat: move for question, move in zip(questions, moves, strict=True)}

    def close(self) -> None:
        """Stop; whoever still thinks is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def plan(bot: str, game: str, waited: float) -> Plan:
    """Return how a decision for `bot` is made after `waited` seconds in the queue."""
    if waited > PATIENCE:
        return Plan(HURRIED_BOT, why="hurried")
    if not needs_kernels(bot, game):
        return Plan(bot)
    if (now := for_now(bot, game)) != bot:
        return Plan(now, why="compiling")
    if waited > HURRY:
        return Plan(MEANWHILE, why="hurried")
    left = (HURRY - waited) / (HURRY - CALM)
    return Plan(bot, min(1.0, max(LEAST_EFFORT, left)))


def _decide(question: Question, asked: float) -> Move:
    """Return the bot's move; a bot that fails or cheats is replaced by one that cannot."""
    game = game_of_view(question.view)
    chosen = plan(question.bot, game, perf_counter() - asked)
    _count(chosen, game)
    try:
        bot = make_bot(chosen.bot, Random(question.luck), chosen.effort)
        move = bot.choose(question.view)
        if move in question.view.legal:
            return move
        log.error("bot_illegal", bot=chosen.bot)
    except Exception:
        log.exception("bot_failed", bot=chosen.bot)
    REPLACED.labels("failed").inc()
    return make_bot(HURRIED_BOT, Random(question.luck)).choose(question.view)


def _count(chosen: Plan, game: str) -> None:
    if needs_kernels(chosen.bot, game):
        EFFORT.observe(chosen.effort)
    if chosen.effort < 1 or chosen.why == "hurried":
        HURRIED.inc()
    if chosen.why:
        REPLACED.labels(chosen.why).inc()
