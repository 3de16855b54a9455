"""A move that is held back for a moment: a page that is hidden sends it, one that is left does not.

The page's own clock never gets to the end of that moment here: what is sent was sent by the rest.
"""

import sys
import time
from collections.abc import Callable

from tests.browser.client_thread import ClientThread
from tests.browser.engines.engine import Engine
from tests.browser.engines.player import Player
from tests.browser.targets import button, six_card
from tests.harness.in_thread import Running

MOMENT = 1_200
"""Milliseconds for which a move is held, as web/src/coach/keeper.ts has it."""
FOREVER = """(moment) => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (act, after, ...given) =>
    after === moment ? 0 : setTimeout(act, after, ...given);
}"""
ENOUGH = 2.0
"""Seconds in which a move that was sent is heard of."""

WAYS: dict[str, tuple[Callable[[Engine, str], None], bool]] = {
    "hidden": (lambda engine, _: engine.hide(), True),
    "left for another address": (lambda engine, base: engine.open(f"{base}/learn/six"), False),
    "closed": (lambda engine, _: engine.close(), False),
}
"""What becomes of the page while a move is held, and whether the move is sent."""


def put_away(engine: Engine, way: str, server: Running, clients: ClientThread) -> list[str]:
    """Hold a move, put the page away, and say whether what becomes of the move is wrong."""
    act, sends = WAYS[way]
    host = clients.open(server.base, seats=2, bots=[None, "calf"])
    clients.run(host.post("start"))
    player = Player(engine, host, "en", "light")
    player.come(clients, takeBack=True)
    player.wait_for_turn()
    engine.ask(FOREVER, MOMENT)
    card, turn = min(player.round["hand"]), player.turn
    player.press(six_card(player, card))
    player.until(lambda: player.sees(button(player, "match-held-send")))
    time.sleep(ENOUGH)
    assert player.turn == turn, "the page's clock sent it"
    act(engine, server.base)
    end = time.monotonic() + ENOUGH
    while player.turn == turn and time.monotonic() < end:
        time.sleep(0.05)
    sent = player.turn != turn
    sys.stdout.write(
        f"{engine.name}: the page is {way}, the move {'sent' if sent else 'dropped'}\n"
    )
    sys.stdout.flush()
    return [] if sent is sends else [f"{engine.name}: {way}, and sent: {sent}"]
