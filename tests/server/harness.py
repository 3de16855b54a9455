"""A real server on a real port, and people who play at it by themselves."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from prometheus_client import Counter, Histogram
from uvicorn.server import ServerState

from toril.client import RawClient
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import Move
from toril.server.live.hall import Hall, milliseconds
from toril.server.serve import listen, uvicorn_config
from toril.server.settings import Settings
from toril.server.store import SqliteStore
from toril.server.web.app import make_app


@dataclass
class Running:
    """A server in this process, on a thread of its own: `base` is its address."""

    base: str
    app: Any
    state: ServerState

    @property
    def connections(self) -> int:
        """How many connections the server has not let go of."""
        return len(self.state.connections)

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: bots at once, no limits unless a test is about them."""
    given: dict[str, Any] = {"database": folder / "toril.db", "port": 0}
    given |= {"bot_pause": 0.0, "limited": False}
    return Settings(**(given | changes))


@contextmanager
def running(
    chosen: Settings, now: Callable[[], int] = milliseconds, send_buffer: int = 0
) -> Iterator[Running]:
    """Run a server until the block ends; `send_buffer` bytes wait for each client in the kernel."""
    app = make_app(chosen, SqliteStore(chosen.database), now)
    listening = listen(chosen.host, chosen.port or 0)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = uvicorn.Server(uvicorn_config(app, chosen))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app, server.server_state)
    finally:
        server.should_exit = True
        thread.join()


def counted(metric: Counter | Histogram, **labels: str) -> float:
    """Return a counter's value, or how often a histogram was told something."""
    return sum(
        sample.value
        for family in metric.collect()
        for sample in family.samples
        if sample.name.endswith(("_total", "_count")) and labels.items() <= sample.labels.items()
    )


def random_move(play: dict[str, Any], rng: Random) -> Move:
    """Return a legal move, made from the factored legal moves alone."""
    legal = play["legal"]
    match legal["kind"]:
        case "commit":
            return six_nimmt.Commit(rng.choice(legal["cards"]))
        case "draft":
            return six_nimmt.Draft(rng.choice(legal["cards"]))
        case "choose_row":
            return six_nimmt.ChooseRow(rng.randrange(len(legal["prices"])))
        case "rob":
            return eleven_nimmt.Rob(rng.choice(legal["victims"]))
        case "turn":
            return _random_turn(legal, rng)
        case _:
            raise AssertionError(legal)


def _random_turn(legal: dict[str, Any], rng: Random) -> Move:
    """Use as many piles and cards as allowed: multi-pile plays should happen often."""
    groups: dict[int, list[int]] = {}
    used: set[int] = set()
    tops = list(legal["reach"])
    rng.shuffle(tops)
    for top in tops[: legal["piles"]]:
        cards = [card for card in legal["reach"][top] if card not in used]
        if cards:
            chosen = cards if legal["cards"] == "many" else [rng.choice(cards)]
            groups[int(top)] = chosen
            used.update(chosen)
    if not groups or rng.random() < 0.05:
        return eleven_nimmt.Take(rng.choice(legal["take"]))
    return eleven_nimmt.Play.of(groups)


Watch = Callable[[dict[str, Any]], None]


async def play_through(
    client: RawClient, rng: Random, watch: Watch = lambda _: None, match: int = 1
) -> dict[str, Any]:
    """Play by lot until that match has ended; return the last message. `watch` sees them all."""
    moved: tuple[int, int] | None = None
    async for message in client.messages():
        watch(message)
        assert message["kind"] != "refused", message
        if message["kind"] not in ("welcome", "update"):
            continue
        play = message["play"]
        if play is None or play["match"] < match:
            continue
        if play["view"]["outcome"] is not None:
            await client.close()
            return message
        seat = play["view"]["round"]["seat"]  # None for who only looks on
        if seat in play["to_act"] and (play["match"], play["turn"]) != moved:
            moved = (play["match"], play["turn"])
            await client.move(play, random_move(play, rng))
    raise AssertionError("messages never end")


async def table_of(base: str, people: int, **setup: Any) -> list[RawClient]:
    """Open a table and let so many people sit down at it; the first is the host."""
    host = RawClient(base)
    await host.open(**({"name": "Ana", "game": "six_nimmt", "seats": people} | setup))
    others = [RawClient(base, host.code) for _ in range(people - 1)]
    for number, other in enumerate(others, start=2):
        await other.sit(f"Person {number}")
    return [host, *others]


async def play_match(clients: list[RawClient], seed: int = 1) -> list[dict[str, Any]]:
    """Start the table's match and let everybody play it by lot; return their last messages."""
    playing = [
        asyncio.create_task(play_through(client, Random(seed * 100 + number)))
        for number, client in enumerate(clients)
    ]
    await clients[0].post("start")
    return await asyncio.gather(*playing)
