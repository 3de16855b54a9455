"""A bus inside one process: down and up at a word, and among several loops."""

import asyncio
import threading

from tests.server.bus.ears import Ears, listening
from toril.server.bus import LocalBus, LocalHub


def test_what_is_sent_while_it_is_down_is_lost() -> None:
    async def story() -> None:
        hub = LocalHub()
        async with listening(LocalBus(hub, "a"), LocalBus(hub, "a")) as (ana, eva):
            await eva.until(lambda: eva.changes == [True])
            hub.turn(up=False)
            await eva.until(lambda: eva.changes == [True, False])
            ana.bus.send(b"lost")
            hub.turn(up=True)
            await eva.until(lambda: eva.changes == [True, False, True])
            ana.bus.send(b"heard")
            await eva.hears(b"heard")

    asyncio.run(story())


def test_buses_of_several_loops_hear_each_other() -> None:
    hub, heard = LocalHub(), threading.Event()

    async def elsewhere(ready: threading.Event) -> None:
        eva = Ears(LocalBus(hub, "a"))
        await eva.open()
        ready.set()
        await eva.hears(b"hello")
        await eva.bus.close()
        heard.set()

    async def story() -> None:
        ready = threading.Event()
        other = threading.Thread(target=asyncio.run, args=(elsewhere(ready),))
        other.start()
        assert ready.wait(10)
        async with listening(LocalBus(hub, "a")) as (ana,):
            ana.bus.send(b"hello")
            await ana.hears(b"hello")
        await asyncio.to_thread(other.join)

    asyncio.run(story())
    assert heard.is_set()
