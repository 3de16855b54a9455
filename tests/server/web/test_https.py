"""Cookies, proxies and https: who is believed, and what a browser is told."""

from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from socket import has_dualstack_ipv6
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.requests import Answer, ask, is_refusal, opening
from tests.people.sockets import raw_socket


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("guard"), hosts="toril.example")) as found:
        yield found


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
    """Somebody on the line between could have written such a page."""
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
