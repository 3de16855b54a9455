"""What stands before every request: headers, hosts, origins, sizes, cookies, limits, caps."""

import asyncio
import sqlite3
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from socket import create_connection, has_dualstack_ipv6
from typing import Any
from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.playing import table_of
from tests.people.requests import Answer, ask, is_refusal, opening
from tests.people.sockets import raw_socket
from toril.client import RawClient, new_id, new_nonce
from toril.server.live import readiness
from toril.server.web.guard import MOST_BODY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("guard"), hosts="toril.example")) as found:
        yield found


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status"),
    [
        ("GET", "/healthz", None, {}, 200),
        ("GET", "/readyz", None, {}, 200),
        ("GET", "/api/openapi.json", None, {}, 200),
        ("GET", "/api/tables", None, {}, 200),
        ("POST", "/api/tables", opening(), {}, 201),
        ("GET", "/nowhere", None, {}, 404),
        ("GET", "/api/tables/ABCDEF", None, {}, 404),
        ("DELETE", "/api/tables", None, {}, 405),
        ("POST", "/api/tables", {}, {}, 422),
        ("POST", "/api/tables", b"x" * (MOST_BODY + 1), {}, 413),
        ("POST", "/api/tables", {}, {"origin": "http://elsewhere.example"}, 403),
        ("GET", "/healthz", None, {"host": "elsewhere.example"}, 421),
    ],
)
def test_every_answer_tells_the_browser_what_it_may_do(
    server: Running, method: str, path: str, body: Any, headers: dict[str, str], status: int
) -> None:
    answer = ask(server.base, method, path, body, headers)
    assert answer.status == status
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"  # links hold the table's code
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in answer.headers
    if path.startswith("/api/") and status < 400:
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400:
        assert is_refusal(answer, status, answer.json["code"])


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:6104", True),
        ("127.0.0.1", True),
        ("192.168.1.20:6104", True),
        ("[::1]:6104", True),
        ("kitchen.local", True),
        ("toril.example", True),
        ("TORIL.example:443", True),
        ("elsewhere.example", False),
        ("toril.example.elsewhere.example", False),
        ("localhost.elsewhere.example", False),
        ("127.0.0.1.elsewhere.example", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_a_name_that_is_not_ours_is_refused(server: Running, host: str, ours: bool) -> None:
    """Somebody else's name could point at us and make a browser take us for their site."""
    answer = ask(server.base, "GET", "/api/tables", headers={"host": host})
    assert answer.status == 200 if ours else is_refusal(answer, 421, "wrong_host")


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("http://toril.example", True),
        ("https://toril.example", True),
        ("http://elsewhere.example", False),
        ("http://toril.example:81", False),
        ("http://toril.example.elsewhere.example", False),
        ("ftp://toril.example", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_our_own_page_may_send_commands_and_open_sockets(
    server: Running, origin: str, ours: bool, caplog: pytest.LogCaptureFixture
) -> None:
    given = {"host": "toril.example", "origin": origin}
    answer = ask(server.base, "POST", "/api/tables", opening(), given)
    assert answer.status == 201 if ours else is_refusal(answer, 403, "wrong_origin")

    async def story() -> int:
        (host,) = await table_of(server.base, 1, seats=2)
        where = urlsplit(server.base)
        there = {"host": where.hostname, "port": where.port, "origin": origin}
        try:
            socket = await raw_socket("http://toril.example", host.code, **there)
        except InvalidStatus as refused:
            return refused.response.status_code
        await socket.close()
        return 101

    assert tell(story()) == (101 if ours else 403)
    assert not caplog.records


def test_a_body_is_limited_whether_it_says_how_long_it_is_or_not(server: Running) -> None:
    padded = b'{"id": "' + b" " * MOST_BODY + b'"}'
    said = ask(server.base, "POST", "/api/tables", padded)
    assert is_refusal(said, 413, "too_large_body")
    pieces = iter([padded[:5000], padded[5000:]])
    assert is_refusal(ask(server.base, "POST", "/api/tables", pieces), 413, "too_large_body")
    endless = (b" " * 4096 for _ in range(3))
    assert is_refusal(ask(server.base, "POST", "/api/tables", endless), 413, "too_large_body")
    small = iter([b" " * 4000, b" " * 4000, b"{}"])
    assert is_refusal(ask(server.base, "POST", "/api/tables", small), 422, "malformed")


def said_raw(server: Running, *lines: str, body: str = "") -> str:
    """Send exactly these lines; return all that comes back until the server hangs up."""
    text = "\r\n".join((*lines, "", body))
    where = urlsplit(server.base)
    with create_connection((where.hostname or "", where.port or 0), timeout=20) as connection:
        connection.sendall(text.encode())
        answer = b""
        while got := connection.recv(4096):
            answer += got
    return answer.decode()


POST = ("POST /api/tables HTTP/1.1", "Host: toril.example", "Content-Type: application/json")


def test_a_body_of_two_lengths_is_refused_and_nothing_behind_it_is_read(server: Running) -> None:
    """What one of two proxies takes for a body, the other could take for a second request."""
    smuggled = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: toril.example\r\n\r\n"
    lengths = ("Content-Length: 5", "Transfer-Encoding: chunked")
    for order in (lengths, lengths[::-1]):
        answer = said_raw(server, *POST, *order, body=smuggled)
        assert answer.startswith("HTTP/1.1 400 ")
        assert "bad_length" in answer
        assert "connection: close" in answer.lower()
        assert answer.count("HTTP/1.1") == 1


@pytest.mark.parametrize(
    "lengths",
    [
        ("Content-Length: 2", "Content-Length: 3"),
        ("Content-Length: 2, 3",),
        ("Content-Length: +2",),
        ("Content-Length: -2",),
        ("Content-Length: 0x2",),
        ("Transfer-Encoding: chunked", "Transfer-Encoding: identity"),
        ("Transfer-Encoding: xchunked",),
        ("Transfer-Encoding : chunked",),
    ],
)
def test_lengths_that_can_be_read_in_two_ways_are_refused(
    server: Running, lengths: tuple[str, ...]
) -> None:
    answer = said_raw(server, *POST, *lengths, body="{}x")
    assert answer.startswith(("HTTP/1.1 400 ", "HTTP/1.1 501 "))
    assert answer.count("HTTP/1.1") == 1


def cookie_of(answer: Answer) -> Any:
    return SimpleCookie(answer.headers["set-cookie"])["seat"]


def test_the_seats_token_is_a_cookie_that_scripts_and_other_tables_never_get(
    server: Running,
) -> None:
    answer = ask(server.base, "POST", "/api/tables", opening())
    cookie = cookie_of(answer)
    assert len(cookie.value) == 22  # 128 bits
    assert cookie.value not in answer.body.decode()
    assert cookie["path"] == f"/api/tables/{answer.json['table']['code']}"
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "strict"
    assert not cookie["domain"]
    assert not cookie["secure"]  # plain http at home is the common case


FORWARDED = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


def test_a_proxy_is_believed_only_when_it_is_ours(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    with running(settings(tmp_path / "a")) as server:
        answer = ask(server.base, "POST", "/api/tables", opening(), FORWARDED)
        assert not cookie_of(answer)["secure"]
    for host in ("127.0.0.1", "::") if has_dualstack_ipv6() else ("127.0.0.1",):
        with running(settings(tmp_path, proxies="127.0.0.1", host=host)) as server:
            answer = ask(server.base, "POST", "/api/tables", opening(), FORWARDED)
            assert cookie_of(answer)["secure"]


@pytest.fixture(scope="module")
def by_https(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server behind a proxy that is believed."""
    chosen = settings(tmp_path_factory.mktemp("https"), hosts="toril.example", proxies="127.0.0.1")
    with running(chosen) as found:
        yield found


@pytest.mark.parametrize(("scheme", "ours"), [("https", True), ("http", False)])
def test_on_an_https_site_a_page_that_came_by_http_is_not_ours(
    by_https: Running, scheme: str, ours: bool
) -> None:
    """Whoever sits on the line can write such a page."""
    origin = f"{scheme}://toril.example"
    given = FORWARDED | {"host": "toril.example", "origin": origin}
    answer = ask(by_https.base, "POST", "/api/tables", opening(), given)
    assert answer.status == 201 if ours else is_refusal(answer, 403, "wrong_origin")

    async def story() -> int:
        where = urlsplit(by_https.base)
        there = {"host": where.hostname, "port": where.port, "origin": origin}
        try:
            socket = await raw_socket(
                "http://toril.example", "222222", additional_headers=FORWARDED, **there
            )
        except InvalidStatus as refused:
            return refused.response.status_code
        await socket.close()
        return 101

    assert tell(story()) == (101 if ours else 403)


def test_a_browser_that_came_by_https_is_told_to_stay_there_and_no_other(
    by_https: Running, server: Running
) -> None:
    named = {"host": "toril.example"}
    for path, status in (("/", 200), ("/api/tables", 200), ("/nowhere", 404)):
        answer = ask(by_https.base, "GET", path, None, named | FORWARDED)
        assert answer.status == status
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        for plain, told in ((by_https, {}), (server, FORWARDED)):  # a stranger's word is no proxy's
            answer = ask(plain.base, "GET", path, None, named | told)
            assert "strict-transport-security" not in answer.headers
    foreign = FORWARDED | {"host": "toril.example", "origin": "https://elsewhere.example"}
    refused = ask(by_https.base, "POST", "/api/tables", opening(), foreign)
    assert is_refusal(refused, 403, "wrong_origin")
    assert refused.headers["strict-transport-security"]


def test_a_server_whose_database_fails_is_alive_but_not_ready_and_says_so_in_the_one_shape(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "KEPT_SECONDS", 0.0)

    async def story(base: str) -> RawClient:
        return (await table_of(base, 1, seats=2))[0]

    with capture_logs(), running(settings(tmp_path)) as server:
        host = asyncio.run(story(server.base))
        assert ask(server.base, "GET", "/readyz").json == {"ready": True}
        with sqlite3.connect(tmp_path / "toril.db") as database:
            database.execute("DROP TABLE entries")
            database.execute("DROP TABLE tables")
        database.close()
        assert ask(server.base, "GET", "/healthz").status == 200
        answer = ask(server.base, "GET", "/readyz")
        assert (answer.status, answer.json) == (503, {"ready": False})
        broken = ask(server.base, "GET", "/api/tables/222222")
        assert is_refusal(broken, 500, "server_error")
        assert broken.headers["content-security-policy"]
        sit = {"id": new_id(), "name": "Eva", "nonce": new_nonce()}
        unwritten = ask(server.base, "POST", f"/api/tables/{host.code}/sit", sit)
        assert is_refusal(unwritten, 503, "not_stored")
        assert ask(server.base, "GET", f"/api/tables/{host.code}").json["seats"][1]["name"] is None
