"""What every bus does: in process, and through a real Redis."""

import asyncio
import secrets
from collections.abc import Callable

import pytest

from tests.server.bus.ears import listening
from tests.services.fixtures import new_redis_db
from toril.server.bus import Bus, LocalBus, LocalHub, open_bus

Make = Callable[[str], Bus]


@pytest.fixture(params=["local", pytest.param("redis", marks=pytest.mark.services)])
def make(request: pytest.FixtureRequest) -> Make:
    """Return what makes a bus on a channel; those of one test are joined."""
    if request.param == "local":
        hub = LocalHub()
        return lambda channel: LocalBus(hub, channel)
    url = new_redis_db(request.getfixturevalue("redis_server"))
    test = secrets.token_hex(8)  # channels are the same in all databases of a Redis
    return lambda channel: open_bus(url, f"{test}:{channel}")


def test_everybody_hears_a_message_and_its_sender_does_too(make: Make) -> None:
    async def story() -> None:
        async with listening(make("a"), make("a"), make("a")) as (ana, eva, leo):
            ana.bus.send(b"hello")
            for ears in (ana, eva, leo):
                await ears.hears(b"hello")

    asyncio.run(story())


def test_nothing_is_heard_inside_send(make: Make) -> None:
    async def story() -> None:
        async with listening(make("a")) as (ana,):
            ana.bus.send(b"later")
            assert ana.heard == []
            await ana.hears(b"later")

    asyncio.run(story())


def test_thousands_come_once_and_in_the_order_of_each_sender(make: Make) -> None:
    async def story() -> None:
        async with listening(make("a"), make("a")) as (ana, eva):
            for number in range(2500):
                ana.bus.send(b"ana %d" % number)
                eva.bus.send(b"eva %d" % number)
                if number % 100 == 0:
                    await asyncio.sleep(0)
            for ears in (ana, eva):
                await ears.hears_many(5000)
                for name in (b"ana", b"eva"):
                    theirs = [heard for heard in ears.heard if heard.startswith(name)]
                    assert theirs == [name + b" %d" % number for number in range(2500)]

    asyncio.run(story())


def test_a_message_may_be_large_empty_or_any_bytes(make: Make) -> None:
    messages = [b"", bytes(range(256)), secrets.token_bytes(300_000), b"", b"\r\n$5\r\n", b"?"]

    async def story() -> None:
        async with listening(make("a"), make("a")) as (ana, eva):
            for message in messages:
                ana.bus.send(message)
            await eva.hears(*messages)

    asyncio.run(story())


def test_nothing_is_heard_of_another_channel(make: Make) -> None:
    async def story() -> None:
        async with listening(make("a"), make("b")) as (ana, eva):
            ana.bus.send(b"for a")
            eva.bus.send(b"for b")
            await ana.hears(b"for a")
            await eva.hears(b"for b")

    asyncio.run(story())


def test_who_closes_has_sent_everything_and_hears_nothing_more(make: Make) -> None:
    async def story() -> None:
        async with listening(make("a"), make("a")) as (ana, eva):
            for number in range(100):
                ana.bus.send(b"%d" % number)
            await ana.bus.close()
            assert not ana.bus.is_up
            heard = len(ana.heard)
            eva.bus.send(b"last")
            await eva.hears(*(b"%d" % number for number in range(100)), b"last")
            ana.bus.send(b"too late")
            assert len(ana.heard) == heard
            await ana.bus.close()

    asyncio.run(story())


def test_who_fails_to_understand_a_message_hears_the_next(make: Make) -> None:
    async def story() -> None:
        failures: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, told: failures.append(told["exception"]))
        heard = asyncio.Event()

        def hear(message: bytes) -> None:
            if message == b"bad":
                raise ValueError(message)
            heard.set()

        bus, changed = make("a"), asyncio.Event()
        await bus.open(hear, changed.set)
        async with asyncio.timeout(10):
            await changed.wait()
            bus.send(b"bad")
            bus.send(b"good")
            await heard.wait()
        await bus.close()
        assert [type(failure) for failure in failures] == [ValueError]

    asyncio.run(story())
