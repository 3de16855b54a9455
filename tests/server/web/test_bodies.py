"""Bodies: how long they may be, and lengths that could be read in two ways."""

from collections.abc import Iterator
from socket import create_connection
from urllib.parse import urlsplit

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.requests import ask, is_refusal
from toril.server.web.guard import MOST_BODY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("guard"), hosts="toril.example")) as found:
        yield found


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
