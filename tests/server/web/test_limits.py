"""How often, how many: an address, a socket, a table and a person have limits, and say so."""

import asyncio
import socket as sockets
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.day import Browser
from tests.people.listener import Listener, tell
from tests.people.playing import table_of
from tests.people.requests import ask, is_refusal, opening
from tests.people.sockets import close_code, hello, raw_socket
from toril.client import RawClient, new_id
from toril.server.live import presence
from toril.server.metrics import REGISTRY
from toril.server.web.access import address_of
from toril.server.web.rate_limits import CONNECT, MISS, OPEN
from toril.text import Catalogue


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    """Run a server with a name of its own, which does not spare its own machine."""
    with running(settings(tmp_path, limited=True, hosts="toril.test")) as found:
        yield found


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[Running]:
    with running(settings(tmp_path, limited=True)) as found:
        yield found


def test_whoever_plays_at_the_servers_own_machine_is_not_counted(at_home: Running) -> None:
    for _ in range(OPEN.amount + 1):
        assert ask(at_home.base, "POST", "/api/tables", opening()).status == 201
    for _ in range(MISS.amount + 1):
        answer = ask(at_home.base, "GET", "/api/tables/222222")
        assert is_refusal(answer, 404, "no_such_table")

    async def story() -> None:
        for _ in range(CONNECT.amount + 1):
            socket = await raw_socket(at_home.base, "222222")
            await socket.close()
        socket = await raw_socket(at_home.base, "222222")
        await socket.send(hello())
        assert await close_code(socket) == 4404

    tell(story())


@pytest.mark.parametrize(
    "told",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=192.0.2.43"},
        {"x-real-ip": "192.0.2.43"},
        {"via": "1.1 somewhere"},
        {"host": "192.168.1.20:6104"},  # a tunnel's far end, or a container's
    ],
    ids=lambda told: next(iter(told)),
)
def test_who_comes_through_a_proxy_on_this_machine_is_counted(
    at_home: Running, told: dict[str, str]
) -> None:
    for _ in range(MISS.amount):
        assert ask(at_home.base, "GET", "/api/tables/222222", None, told).status == 404
    answer = ask(at_home.base, "GET", "/api/tables/222222", None, told)
    assert is_refusal(answer, 429, "too_many_requests")


def test_an_address_opens_so_many_tables_and_cannot_pretend_to_be_another(
    limited: Running,
) -> None:
    for number in range(OPEN.amount):
        pretended = {"x-forwarded-for": f"203.0.113.{number}"}
        assert ask(limited.base, "POST", "/api/tables", opening(), pretended).status == 201
    answer = ask(limited.base, "POST", "/api/tables", opening())
    assert is_refusal(answer, 429, "too_many_requests")
    assert answer.json["facts"]["seconds"] == int(answer.headers["retry-after"])
    assert 3500 < int(answer.headers["retry-after"]) <= 3600
    english = "Too many tables were opened from here: try again in 60 minutes."
    assert answer.json["sentence"] == english
    spanish = "Se abrieron demasiadas mesas desde aquí: vuelve a intentarlo en 60 minutos."
    facts = answer.json["facts"]
    assert Catalogue("es").say("error-too-many-requests", **facts) == spanish
    assert ask(limited.base, "GET", "/api/tables").status == 200
    answer = Browser(limited.base).asked_to_begin("six_nimmt")  # a try is one more table
    assert is_refusal(answer, 429, "too_many_requests")


def test_behind_a_proxy_every_address_has_its_own_limits(tmp_path: Path) -> None:
    with running(settings(tmp_path, limited=True, proxies="127.0.0.1")) as server:
        first, second = ({"x-forwarded-for": f"203.0.113.{number}"} for number in (1, 2))
        for _ in range(MISS.amount):
            assert ask(server.base, "GET", "/api/tables/ABCDEF", None, first).status == 404
        answer = ask(server.base, "GET", "/api/tables/ABCDEF", None, first)
        assert is_refusal(answer, 429, "too_many_requests")
        assert ask(server.base, "GET", "/api/tables/ABCDEF", None, second).status == 404


@pytest.mark.parametrize("way", ["code", "link", "socket"])
def test_who_guesses_codes_or_links_is_soon_refused(limited: Running, way: str) -> None:
    async def story() -> None:
        (host,) = await table_of(limited.base, 1, seats=2)
        for _ in range(MISS.amount):
            if way == "code":
                answer = ask(limited.base, "GET", "/api/tables/222222")
                assert is_refusal(answer, 404, "no_such_table")
            elif way == "link":
                guess = {"id": new_id(), "link": "A" * 22}
                path = f"/api/tables/{host.code}/redeem"
                assert is_refusal(ask(limited.base, "POST", path, guess), 403, "bad_link")
            else:
                socket = await raw_socket(limited.base, "222222")
                await socket.send(hello())
                assert await close_code(socket) == 4404
        answer = ask(limited.base, "GET", f"/api/tables/{host.code}")  # right, but too late
        assert is_refusal(answer, 429, "too_many_requests")
        assert 0 < int(answer.headers["retry-after"]) <= 60
        socket = await raw_socket(limited.base, host.code)
        await socket.send(hello())
        assert await close_code(socket) == 4429
        await host.connect()  # who sits there may come in, whoever else guesses at home
        assert (await host.look())["host"] == host.person
        await host.close()

    tell(story())


def test_an_address_asks_so_often_a_minute(tmp_path: Path) -> None:
    chosen = settings(tmp_path, limited=True, hosts="toril.test", requests_a_minute=20)
    with running(chosen) as server:
        for _ in range(20):
            assert ask(server.base, "GET", "/api/tables").status == 200
        answer = ask(server.base, "GET", "/api/tables")
        assert is_refusal(answer, 429, "too_many_requests")
        assert 0 < int(answer.headers["retry-after"]) <= 60
        assert ask(server.base, "GET", "/healthz").status == 200


def test_an_address_opens_so_many_sockets_a_minute(limited: Running) -> None:
    async def story() -> None:
        for _ in range(CONNECT.amount):
            socket = await raw_socket(limited.base, "222222")
            await socket.close()
        assert await close_code(await raw_socket(limited.base, "222222")) == 4429

    tell(story())


def test_a_full_server_opens_no_table_and_says_so(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_tables=2)) as server:
        for _ in range(2):
            assert ask(server.base, "POST", "/api/tables", opening()).status == 201
        answer = ask(server.base, "POST", "/api/tables", opening())
        assert is_refusal(answer, 503, "server_full")
        assert answer.headers["retry-after"]


@pytest.mark.parametrize("cap", ["most_sockets", "most_sockets_of_address"])
def test_sockets_are_counted_and_the_last_is_refused(tmp_path: Path, cap: str) -> None:
    async def story(base: str) -> None:
        (host,) = await table_of(base, 1, seats=2)
        found = [Listener(RawClient(base, host.code)) for _ in range(4)]
        for listener in found[:3]:
            await listener.connect()
        socket = await raw_socket(base, host.code)
        assert await close_code(socket) == 4413
        await found[0].client.close()
        while REGISTRY.get_sample_value("toril_sockets") != 2:
            await asyncio.sleep(0.001)
        await found[3].connect()

    with running(settings(tmp_path, **{cap: 3})) as server:
        tell(story(server.base))


def test_neither_spectators_nor_one_person_crowd_the_others_out(
    tmp_path: Path,
) -> None:
    async def story(base: str) -> None:
        ana, eva = await table_of(base, 2)
        crowd = [Listener(RawClient(base, ana.code)) for _ in range(5)]
        windows = [
            Listener(RawClient(base, ana.code, ana.token)) for _ in range(presence.MOST_OF_ONE)
        ]
        for listener in (*crowd, *windows):
            await listener.connect()
        socket = await raw_socket(base, ana.code)
        await socket.send(hello())
        assert await close_code(socket) == 4413
        for old in windows[:2]:  # one's own newest window takes the place of the oldest
            newest = await Listener(RawClient(base, ana.code, ana.token)).connect()
            assert newest["person"] == ana.person
            assert await old.until_closed() == 4409
        assert (await Listener(eva).connect())["person"] == eva.person

    with running(settings(tmp_path, most_spectators=5)) as server:
        tell(story(server.base))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),  # IPv4 people at --host ::
        ("::FFFF:cb00:7107%eth0", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
        ("x" * 5000, "x" * 64),  # a proxy hands on whatever it was told
    ],
)
def test_a_home_counts_as_one_however_many_addresses_it_has(address: str, counted: str) -> None:
    scope = {"type": "http", "headers": [], "client": (address, 5)}
    assert address_of(HTTPConnection(scope)) == counted


@pytest.mark.skipif(
    sys.platform != "linux" or not sockets.has_dualstack_ipv6(),
    reason="only Linux has all of 127.0.0.0/8, and not always IPv6",
)
def test_people_by_ipv4_have_limits_of_their_own_at_a_server_for_both(tmp_path: Path) -> None:
    async def misses_from(base: str, address: str, times: int) -> list[int]:
        codes = []
        for _ in range(times):
            socket = await raw_socket(base, "222222", local_addr=(address, 0))
            await socket.send(hello())
            codes.append(await close_code(socket))
        return codes

    async def story(base: str) -> None:
        bad = await misses_from(base, "127.0.0.2", MISS.amount + 1)
        assert bad == [4404] * MISS.amount + [4429]
        assert await misses_from(base, "127.0.0.3", 1) == [4404]

    chosen = settings(tmp_path, limited=True, hosts="toril.test", host="::")
    with running(chosen) as server:
        tell(story(server.base))
