"""The process whose start `toril bench bots` times: it says what it has reached, line by line."""

import json
from random import Random
from time import perf_counter, sleep
from typing import Any

from toril.bots import DEFAULT_LEVEL, parse_bot
from toril.bots.substitutes import who_decides_now
from toril.engine.games import GAMES
from toril.engine.match import Match
from toril.fast.compiling.ready import is_ready

BOT = parse_bot(DEFAULT_LEVEL)
PAUSE = 0.2
"""Seconds between two questions while the kernels are being compiled."""


def answer_ms(game: str) -> float:
    """Ask the default level, or who stands in for it, for its first move."""
    rules: Any = GAMES[game].rules()
    view = Match.start(rules, "bench").recall_view(0)
    begin = perf_counter()
    who_decides_now(BOT, rules).bot.make(Random(1)).choose(view)
    return 1000 * (perf_counter() - begin)


def reached(mark: str, **facts: float) -> None:
    """Tell the parent, who looks at the clock."""
    print(json.dumps({"mark": mark, **facts}), flush=True)


def main() -> None:
    """Answer at once, and go on answering until the kernels of both games are ready."""
    longest = max(answer_ms(game) for game in GAMES)
    reached("first_answer")
    waiting = [*GAMES]
    while waiting:
        sleep(PAUSE)
        longest = max(longest, *(answer_ms(game) for game in waiting))
        for game in [game for game in waiting if is_ready(game)]:
            waiting.remove(game)
            reached(f"{game}_ready")
    reached("ready", longest_answer_ms=round(longest, 1))


if __name__ == "__main__":
    main()
