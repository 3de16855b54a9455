"""What stands before every request: headers, hosts, origins, and one shape for every failure."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from pydantic import TypeAdapter
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.playing import table_of
from tests.people.requests import ask, is_refusal, opening
from tests.people.sockets import raw_socket
from toril.client import RawClient, new_claim, new_id
from toril.server.live import readiness
from toril.server.live.hall import Hall
from toril.server.live.room import Room
from toril.server.web.guard import MOST_BODY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("guard"), hosts="toril.example")) as found:
        yield found


def test_the_first_request_finds_its_route_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or servers that share a process could spoil each other's: see `_build_routes`."""
    with running(settings(tmp_path)) as server:
        monkeypatch.setattr(TypeAdapter, "__init__", _too_late)
        assert is_refusal(ask(server.base, "GET", "/api/tables/ABCDEF"), 404, "no_such_table")


def _too_late(*_: Any, **__: Any) -> None:
    raise AssertionError("made for the first who asks")


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
        unread = ask(server.base, "GET", "/api/tables/222222")
        assert is_refusal(unread, 503, "not_stored")
        sit = {"id": new_id(), "name": "Eva", "claim": new_claim()}
        unwritten = ask(server.base, "POST", f"/api/tables/{host.code}/sit", sit)
        assert is_refusal(unwritten, 503, "not_stored")
        assert ask(server.base, "GET", f"/api/tables/{host.code}").json["seats"][1]["name"] is None


def test_a_fault_of_ours_is_told_in_the_one_shape(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def room(_: Hall, code: str) -> Room:
        raise RuntimeError(code)

    monkeypatch.setattr(Hall, "room", room)
    with capture_logs(), running(settings(tmp_path)) as server:
        broken = ask(server.base, "GET", "/api/tables/222222")
        assert is_refusal(broken, 500, "server_error")
        assert broken.headers["content-security-policy"]
