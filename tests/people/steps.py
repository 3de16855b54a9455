"""What happens step by step, when a test says so: people decide one after the other."""

from random import Random
from typing import Any

from tests.people.listener import Listener, listeners
from tests.people.playing import random_move, table_of
from toril.client import RawClient


async def wake(listener: Listener) -> None:
    """Make the server look at its clock: a spectator comes and goes."""
    onlooker = RawClient(listener.client.base, listener.client.code)
    await onlooker.connect()
    await onlooker.close()


async def started_match(base: str, people: int, **setup: Any) -> list[Listener]:
    """Return people who listen at a table whose match has just begun."""
    found = await listeners(await table_of(base, people, **setup))
    await found[0].client.post("start")
    for listener in found:
        await listener.until(lambda heard: heard.play)
    return found


def thinking_time(listener: Listener, now: int) -> int:
    """Return how long the table still waits, in milliseconds."""
    left: int = listener.play["deadline"] - now
    return left


async def make_move(listener: Listener, luck: int = 0) -> None:
    """Make a legal move by lot and wait until it is stored."""
    move = random_move(listener.play, Random(luck))
    answer = await listener.answer(await listener.client.move(listener.play, move))
    assert answer["kind"] != "refused", answer


async def play_trick(everybody: list[Listener]) -> None:
    """Let everybody who is asked decide until the turn is over, and hear of it."""
    turn: int = everybody[0].play["turn"]
    for listener in everybody:
        if listener.seat in listener.play["to_act"]:
            await make_move(listener, turn)
    for listener in everybody:
        await listener.until(lambda heard: heard.play["turn"] > turn)
