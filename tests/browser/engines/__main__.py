"""`make engines`: play, take pictures on the way, say what the page complained about.

Then pages are put away that hold a move back. `python -m tests.browser.engines webkit eleven` plays
only that game in that engine, `… webkit held` only puts pages away.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.client_thread import ClientThread, client_thread
from tests.browser.engines import firefox, webkit
from tests.browser.engines.afterwards import look_around
from tests.browser.engines.engine import Engine
from tests.browser.engines.finding import provide
from tests.browser.engines.held import WAYS, put_away
from tests.browser.engines.player import Player
from tests.browser.launch import ROOT, built_page
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.playing import random_move

FOLDER = ROOT / "screenshots" / "engines"
ENGINES: dict[str, Callable[[], AbstractContextManager[Engine]]] = {
    "firefox": firefox.launched,
    "webkit": webkit.launched,
}
GAMES: dict[str, dict[str, Any]] = {
    "six": {
        "game": "six_nimmt",
        "seats": 4,
        "bots": [None, "ox", "heifer", "calf"],
        "options": {"rounds": 2, "hand_size": 6},
    },
    "eleven": {
        "game": "eleven_nimmt",
        "seats": 3,
        "bots": [None, "ox", "calf"],
        "options": {"rounds": 2, "hand_size": 6, "top_card": 60},
    },
}
"""Two rounds each, shorter than usual: there are scores in between, and a second deal."""

LOOKS = [("es", "light"), ("en", "dark")]
"""By turns: each engine and each game is seen in both."""

FLIGHT = (0.3, 0.9, 1.6, 2.4)
"""Seconds after a move at which its story is photographed."""

PHOTOGRAPHED = (1, 4, 8)
"""Moves whose story is."""


def play(
    engine: Engine, game: str, look: tuple[str, str], server: Running, clients: ClientThread
) -> list[str]:
    """Play a match of two rounds; return what the page complained about."""

    def photograph(moment: str) -> None:
        (FOLDER / f"{game}-{moment}.{engine.name}.png").write_bytes(engine.picture())

    host = clients.open(server.base, **GAMES[game])
    clients.run(host.post("start"))
    player, rng = Player(engine, host, *look), Random(6)
    player.scores_come = lambda: photograph("50-scores")
    player.come(clients)
    begun, moves = time.monotonic(), 0
    player.wait_for_turn()
    while not player.over:
        moves += 1
        if moves in PHOTOGRAPHED:
            photograph(f"{moves:02}-turn")
        player.move(random_move(player.play, rng))
        moved = time.monotonic()
        for pause in FLIGHT if moves in PHOTOGRAPHED else ():
            time.sleep(max(0.0, moved + pause - time.monotonic()))
            photograph(f"{moves:02}-{pause}s")
        player.wait_for_turn()
    time.sleep(1.5)
    photograph("99-result")
    took = time.monotonic() - begun
    found = look_around(player, server.base, game, photograph)
    if player.summaries != 1:
        found.append(f"the scores of a round came {player.summaries} times")
    words = f"{engine.name} {game} {' '.join(look)}: {moves} moves in {took:.0f} s"
    sys.stdout.write(f"{words}, {found or 'fine'}\n")
    sys.stdout.flush()
    return found


def main() -> int:
    """Play everything; return 1 when a page complained."""
    provide()
    built_page()
    FOLDER.mkdir(parents=True, exist_ok=True)
    asked, wrong = sys.argv[1:], []
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings(Path(folder), bot_pause=0.6)) as server,
    ):
        for turn, (name, game) in enumerate(product(ENGINES, GAMES)):
            look = LOOKS[(turn + turn // len(GAMES)) % len(LOOKS)]
            if all(part in (name, game) for part in asked):
                with ENGINES[name]() as engine, client_thread() as clients:
                    wrong += play(engine, game, look, server, clients)
        for name, way in product(ENGINES, WAYS):
            if all(part in (name, "held") for part in asked):
                with ENGINES[name]() as engine, client_thread() as clients:
                    wrong += put_away(engine, way, server, clients)
    sys.stdout.write(f"Pictures: {FOLDER}\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
