"""Bots think beside the event loop, never on it; when many wait they think less, not later."""

import asyncio
import hashlib
import hmac
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from time import perf_counter

import structlog

from toril.bots import make_bot
from toril.engine.game import Move, Seat
from toril.engine.views import View
from toril.server.metrics import HURRIED, THINKING_SECONDS

PATIENCE = 0.1
"""Seconds that a decision may have waited before it is made without much thought."""

HURRIED_BOT = "random"

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: it gets a view of the seat, and luck of its own."""

    seat: Seat
    bot: str
    view: View
    luck: bytes


def luck(key: bytes, table: str, number: int, turn: int, seat: Seat) -> bytes:
    """Return a bot's random bits: from the server's key, never from the match's seed.

    They depend on the turn and not on the ledger's sequence: a replaced commitment, which is in
    the ledger, must not change what anybody sees later.
    """
    return hmac.new(key, f"{table}:{number}:{turn}:{seat}".encode(), hashlib.sha256).digest()


class Thinkers:
    """The threads that bots think on."""

    def __init__(self, workers: int) -> None:
        """Start no more than `workers` threads."""
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="toril-bot")

    async def choose(self, questions: Sequence[Question]) -> dict[Seat, Move]:
        """Return a legal move for each question."""
        begin = perf_counter()
        loop = asyncio.get_running_loop()
        moves = await loop.run_in_executor(self._pool, _answer, questions, begin)
        THINKING_SECONDS.observe(perf_counter() - begin)
        return moves

    def close(self) -> None:
        """Stop; whoever still thinks is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _answer(questions: Sequence[Question], asked: float) -> dict[Seat, Move]:
    return {question.seat: _decide(question, asked) for question in questions}


def _decide(question: Question, asked: float) -> Move:
    """Return the bot's move; a bot that fails or cheats is replaced by one that cannot."""
    rng = Random(question.luck)
    hurried = perf_counter() - asked > PATIENCE
    if hurried:
        HURRIED.inc()
    else:
        try:
            move = make_bot(question.bot, rng).choose(question.view)
            if move in question.view.legal:
                return move
            log.error("bot_illegal", bot=question.bot)
        except Exception:
            log.exception("bot_failed", bot=question.bot)
    return make_bot(HURRIED_BOT, rng).choose(question.view)
