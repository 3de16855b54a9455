"""What is heard on the bus is taken in only if a worker can have said it."""

import asyncio
import json
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.harness.halls import until
from tests.server.live.elsewhere import HERE, TABLE, Rooms
from toril.server.bus import LocalBus, LocalHub
from toril.server.live.colleagues import Colleagues
from toril.server.live.elsewhere import NOBODY

NOT_SAID: list[Any] = [
    *([[], "x", None], [[], -50, None], [[], 1 << 60, None], [[], 1.5, None], [[], True, None]),
    *([[], 1, {"a": 1}], [[], 1, [1]], [[["2", 7, None]], 0, None], [[[2, "7", None]], 0, None]),
    *([[[2, 7, 8]], 0, None], [[[2, 7]], 0, None], [[], 1], "x", 7, None),
]
"""Who is connected, as nobody would tell it."""


async def listening(hub: LocalHub) -> Colleagues:
    ana = Colleagues(LocalBus(hub, "a"), "ana")
    await ana.open(Rooms())
    return ana


def publish(hub: LocalHub, **said: Any) -> None:
    """Say something that need not be of a worker, in other white space than theirs."""
    hub.pass_on("a", json.dumps(said, indent=1).encode())


@pytest.mark.parametrize("data", NOT_SAID, ids=str)
def test_what_no_worker_says_changes_nothing_and_the_next_is_heard(data: Any) -> None:
    async def story() -> None:
        hub = LocalHub()
        ana = await listening(hub)
        publish(hub, **{"from": "eva", "here": {TABLE: data}})
        ben = Colleagues(LocalBus(hub, "a"), "ben")
        await ben.open(Rooms((TABLE, HERE)))
        await until(lambda: ana.elsewhere(TABLE) == HERE)
        assert [*ana.listed()] == []
        for one in (ana, ben):
            await one.close()

    with capture_logs() as logs:
        asyncio.run(story())
    assert [line["event"] for line in logs] == ["not_understood"]


def test_nobody_speaks_in_our_own_name() -> None:
    async def story() -> None:
        hub = LocalHub()
        ana = await listening(hub)
        publish(hub, **{"from": "ana", "here": {TABLE: [[[2, 7, None]], 1, None]}})
        publish(hub, **{"from": "ben", "bells": {}})
        await until(lambda: "ben" in ana.known)
        assert ana.elsewhere(TABLE) == NOBODY
        assert "ana" not in ana.known
        await ana.close()

    asyncio.run(story())


def test_a_crowd_of_messages_that_mean_nothing_is_one_line() -> None:
    async def story() -> None:
        hub = LocalHub()
        ana = await listening(hub)
        for number in range(1000):
            hub.pass_on("a", b"x" * (number % 2))
        publish(hub, **{"from": "ben", "bells": {}})
        await until(lambda: "ben" in ana.known)
        await ana.close()

    with capture_logs() as logs:
        asyncio.run(story())
    assert [line["event"] for line in logs] == ["not_understood"]
