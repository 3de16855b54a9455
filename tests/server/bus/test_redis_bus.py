"""A bus over a real Redis that dies, hangs and comes back; and its password, which nobody sees."""

import asyncio
import sys

import pytest
import uvloop

from tests.harness.log import log_lines, logged
from tests.server.bus.ears import Ears, listening
from tests.services.redis_server import RedisServer
from toril.engine.errors import TorilError
from toril.server.bus import open_bus, redis_bus
from toril.server.bus.address import BusAddress
from toril.server.bus.redis_connection import make_connection
from toril.server.bus.redis_pipe import Pipe
from toril.server.metrics import BUS_LOST, BUS_UP
from toril.text import Catalogue

UNHEARD = "tr0ub4dor-and-3"


@pytest.fixture(autouse=True)
def _tries_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "LONGEST_WAIT", 0.4)


@pytest.mark.slow
@pytest.mark.services
def test_a_redis_that_dies_and_comes_back_is_told_once_each_way() -> None:
    async def story(redis: RedisServer) -> None:
        ana, eva = (Ears(open_bus(redis.url, "a")) for _ in range(2))
        for ears in (ana, eva):
            await ears.open()
            await ears.up()
        for _ in range(2):
            redis.kill()
            for ears in (ana, eva):
                await ears.down()
            assert BUS_UP._value.get() == 0
            lost = BUS_LOST.count
            for number in range(1000):
                ana.bus.send(b"%d" % number)
            assert BUS_LOST.count == lost + 1000
            await asyncio.sleep(0.5)  # some tries that fail
            redis.start()
            for ears in (ana, eva):
                await ears.up()
            ana.bus.send(b"back")
            await eva.hears(b"back")
            await ana.hears(b"back")
        assert ana.changes == [True, False, True, False, True]
        for ears in (ana, eva):
            await ears.bus.close()

    with RedisServer(password=UNHEARD) as redis, logged("info") as log:
        asyncio.run(story(redis))
    told = [(line["event"], line["bus"]) for line in log_lines(log)]
    where = f"redis://127.0.0.1:{redis.port}"
    assert sorted(told) == [("bus_down", where)] * 4 + [("bus_up", where)] * 6
    assert all(line["why"] for line in log_lines(log) if line["event"] == "bus_down")
    assert UNHEARD not in log.getvalue()


@pytest.mark.slow
@pytest.mark.services
def test_a_redis_that_hangs_is_noticed_within_seconds_and_when_it_goes_on() -> None:
    async def story(redis: RedisServer) -> None:
        async with listening(open_bus(redis.url, "a")) as (ana,):
            redis.pause()
            async with asyncio.timeout(3.5):
                await ana.down()
            redis.resume()
            await ana.up()
            ana.bus.send(b"awake")
            await ana.hears(b"awake")

    with RedisServer() as redis:
        asyncio.run(story(redis))


@pytest.mark.services
def test_what_is_sent_while_the_line_breaks_is_lost_quietly() -> None:
    """The loop that a server runs refuses to write to a line that it has closed itself."""

    async def story(redis: RedisServer) -> None:
        connection = make_connection(BusAddress(redis.url))
        await connection.connect()
        pipe = Pipe(connection, lambda _: None)
        redis.kill()
        with pytest.raises(ConnectionError):
            await pipe.until_lost()
        await asyncio.sleep(0.01)
        pipe.write(("PING",))
        await connection.disconnect(nowait=True)

    with RedisServer() as redis, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(story(redis))


@pytest.mark.services
def test_a_redis_that_is_not_there_yet_is_waited_for() -> None:
    async def story(redis: RedisServer) -> None:
        ana = Ears(open_bus(redis.url, "a"))
        await ana.open()
        assert not ana.bus.is_up
        ana.bus.send(b"lost")
        redis.start()
        await ana.up()
        ana.bus.send(b"heard")
        await ana.hears(b"heard")
        await ana.bus.close()

    redis = RedisServer()
    try:
        asyncio.run(story(redis))
    finally:
        redis.close()


@pytest.mark.services
def test_a_socket_of_this_machine_will_do() -> None:
    async def story(redis: RedisServer) -> None:
        async with listening(open_bus(redis.unix_url, "a"), open_bus(redis.url, "a")) as (ana, eva):
            ana.bus.send(b"hello")
            await eva.hears(b"hello")
            assert UNHEARD not in repr(ana.bus)

    with RedisServer(password=UNHEARD) as redis:
        asyncio.run(story(redis))


@pytest.mark.services
def test_a_wrong_password_is_said_and_not_shown() -> None:
    async def story(url: str) -> None:
        bus = open_bus(url, "a")
        await bus.open(lambda _: None, lambda: None)
        async with asyncio.timeout(10):
            while "bus_down" not in log.getvalue():
                await asyncio.sleep(0.02)
        assert "not-this-one" not in repr(bus)
        await bus.close()

    with RedisServer(password=UNHEARD) as redis, logged() as log:
        asyncio.run(story(redis.url.replace(UNHEARD, "not-this-one")))
    (line,) = (line for line in log_lines(log) if line["event"] == "bus_down")
    assert "password" in line["why"]
    assert "not-this-one" not in log.getvalue()


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:6379",
        "redis://",
        "127.0.0.1:6379",
        f"redis://:{UNHEARD}/x@127.0.0.1:6379",
        f"redis://:{UNHEARD} x@127.0.0.1:6379",
        f"redis://:{UNHEARD}@127.0.0.1:99999",
        f"redis://:{UNHEARD}@127.0.0.1?no_such_option=1",
        f"redis://:{UNHEARD}@127.0.0.1?db=none",
        f"redis://127.0.0.1?password={UNHEARD}",
    ],
)
def test_a_bad_url_is_refused_in_one_sentence_that_does_not_repeat_it(url: str) -> None:
    with pytest.raises(TorilError, match=r"like redis://127\.0\.0\.1:6379") as caught:
        open_bus(url, "a")
    assert caught.value.code == "bad_bus"
    assert UNHEARD not in f"{caught.value!r} {caught.value.__cause__}"
    assert "contraseña" in Catalogue("es").refusal(caught.value)


def test_without_the_extra_one_line_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(TorilError) as caught:
        open_bus("redis://127.0.0.1", "a")
    assert str(caught.value) == "Redis needs an extra: pip install 'toril[redis]'."
