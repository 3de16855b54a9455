"""nginx and Caddy, as deploy/ sets them up, before real servers: what passes, and what must not."""

import asyncio
import http.client
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.deploy.proxies import NAME, PROXIES, Proxy, proxied
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.requests import is_refusal, opening
from tests.people.sockets import close_code, hello
from tests.replay.some_records import some_record
from toril.server.replay.of_file import MOST_BYTES
from toril.server.web import qr
from toril.server.web.guard import MOST_BODY
from toril.wire.closing import Closing

KNOWN = {"hosts": NAME, "proxies": "127.0.0.1"}


@pytest.fixture(scope="module", params=PROXIES)
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp(request.param)
    chosen = settings(folder, **KNOWN, limited=True, most_sockets_of_address=2)
    with running(chosen) as server, proxied(request.param, [port_of(server)], folder) as found:
        yield found


def port_of(server: Running) -> int:
    return int(server.base.rpartition(":")[2])


def opened(proxy: Proxy) -> tuple[str, dict[str, str]]:
    """Open a table as the page does; return its code and the headers of whoever sits there."""
    answer = proxy.ask("POST", "/api/tables", opening(), {"origin": proxy.origin})
    assert answer.status == 201, answer.body
    cookie = answer.headers["set-cookie"]
    assert "secure" in cookie.lower()
    return answer.json["table"]["code"], {"cookie": cookie.partition(";")[0]}


def test_page_calls_and_pictures_are_those_of_an_https_site(proxy: Proxy) -> None:
    page = proxy.ask("GET", "/")
    assert page.status == 200
    assert page.headers["strict-transport-security"]
    assert page.headers["content-security-policy"]
    code, seat = opened(proxy)
    picture = proxy.ask("GET", f"/api/tables/{code}/qr.svg", headers=seat)
    assert picture.body == qr.svg(f"{proxy.origin}/t/{code}").encode()
    assert picture.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", f"http://{NAME}", f"https://{NAME}:1"]
)
def test_another_origin_is_refused(proxy: Proxy, origin: str) -> None:
    answer = proxy.ask("POST", "/api/tables", opening(), {"origin": origin})
    assert is_refusal(answer, 403, "wrong_origin")


def test_who_asks_for_another_name_gets_no_page(proxy: Proxy) -> None:
    with suppress(http.client.RemoteDisconnected):  # so does nginx; Caddy answers with nothing
        assert not proxy.ask("GET", "/", headers={"host": "elsewhere.example"}).body


def test_large_bodies_are_refused_and_nobody_takes_the_server_for_dead_because_of_them(
    proxy: Proxy,
) -> None:
    for size in (MOST_BODY + 1, 90_000) * 3:
        assert proxy.ask("POST", "/api/tables", b"x" * size).status in (413, 502)
    full = opening(name="x" * (MOST_BODY - 400))
    assert is_refusal(proxy.ask("POST", "/api/tables", full), 422, "malformed")


@pytest.mark.parametrize("path", ["/api/replay", "/api/picture"])
def test_a_record_to_be_told_again_or_drawn_may_be_longer(proxy: Proxy, path: str) -> None:
    record = some_record(0).dumps().encode()
    padded = record[:-2].ljust(MOST_BYTES - 2) + b"}\n"
    assert proxy.ask("POST", path, padded).status == 200


def test_the_servers_health_is_not_for_everybody(proxy: Proxy) -> None:
    assert [proxy.ask("GET", path).status for path in ("/readyz", "/healthz")] == [404, 404]


def test_sockets_come_through_and_nobody_chooses_the_address_they_are_counted_by(
    proxy: Proxy,
) -> None:
    async def story() -> None:
        code, seat = opened(proxy)
        ours = []
        for forged in ("198.51.100.1", "198.51.100.2"):
            headers = seat | {"x-forwarded-for": forged}
            ours.append(await proxy.socket(code, headers, source="127.0.0.2"))
            await ours[-1].send(hello())
            assert "welcome" in str(await ours[-1].recv())
        third = await proxy.socket(code, {"x-forwarded-for": "198.51.100.3"}, source="127.0.0.2")
        assert await close_code(third) == Closing.TOO_MANY
        other = await proxy.socket(code, {}, source="127.0.0.3")
        await other.send(hello())
        assert "welcome" in str(await other.recv())
        for each in (*ours, other):
            await each.close()

    asyncio.run(story())


@pytest.fixture(params=PROXIES)
def program(request: pytest.FixtureRequest) -> str:
    """A proxy that is yet to be run, before servers of the test's own."""
    return str(request.param)


def test_a_restart_is_heard_as_one(program: str, tmp_path: Path) -> None:
    async def story(proxy: Proxy, stop: Callable[[], None]) -> None:
        code, seat = opened(proxy)
        socket = await proxy.socket(code, seat)
        await socket.send(hello())
        await socket.recv()
        await asyncio.to_thread(stop)
        assert await close_code(socket) == Closing.RESTARTING

    with ExitStack() as going:
        port = port_of(going.enter_context(running(in_folder(tmp_path, "one"))))
        with proxied(program, [port], tmp_path / "proxy") as proxy:
            asyncio.run(story(proxy, going.close))


def test_when_one_server_has_gone_the_other_answers(program: str, tmp_path: Path) -> None:
    with running(in_folder(tmp_path, "stays")) as stays, ExitStack() as going:
        goes = going.enter_context(running(in_folder(tmp_path, "goes")))
        with proxied(program, [port_of(goes), port_of(stays)], tmp_path / "proxy") as both:
            codes = {opened(both)[0] for _ in range(6)}
            assert len(codes & goes.hall._rooms.keys()) in range(1, 6)
            going.close()
            for _ in range(6):
                assert opened(both)[0] in stays.hall._rooms


class Failing(BaseHTTPRequestHandler):
    """A server that is well, and hangs up on whoever wants something of it."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def do_POST(self) -> None:
        self.close_connection = True

    def log_message(self, *_: Any) -> None:
        pass


def test_what_a_proxy_logs_of_failures_opens_no_table(program: str, tmp_path: Path) -> None:
    folder = tmp_path / "proxy"
    with ThreadingHTTPServer(("127.0.0.1", 0), Failing) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with proxied(program, [server.server_port], folder) as proxy:
            assert proxy.ask("POST", "/api/tables/K7W2FP/start", {}).status == 502
        server.shutdown()
    written = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.is_file()}
    assert [name for name, text in written.items() if "K7W2FP" in text] == []


def in_folder(folder: Path, name: str) -> Any:
    (folder / name).mkdir()
    return settings(folder / name, **KNOWN)
