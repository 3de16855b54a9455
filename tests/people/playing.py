"""People who sit down at a table and play by lot, each from what the server tells them."""

import asyncio
from collections.abc import Callable, Iterator
from random import Random, uniform
from typing import Any

from tests.people.following import play_after
from toril.client import RawClient
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import Move


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
            if legal["may_decline"] and rng.random() < 0.3:
                return eleven_nimmt.Decline()
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
    play, moved = None, None
    async for message in client.messages():
        watch(message)
        assert message["kind"] != "refused", message
        if message["kind"] not in ("welcome", "update", "news"):
            continue
        play = play_after(play, message)
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


def hasty() -> Iterator[float]:
    """Yield short waits, for a `RawClient` whose server is soon back, or soon gone again."""
    wait = 0.05
    while True:
        yield wait * uniform(1, 2)
        wait = min(2 * wait, 0.5)


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
