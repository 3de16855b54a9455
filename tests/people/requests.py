"""Plain requests to a server, and how it refuses them."""

import http.client
import json
from collections.abc import Awaitable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from toril.client import ServerRefused, new_claim, new_id
from toril.engine.value import value

PATIENCE = 15
"""Seconds that a test waits for what must come."""


@value
class Answer:
    """An HTTP answer as it came."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(
    base: str,
    method: str,
    path: str,
    body: Any = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """Make one request, with exactly these headers; a body that is not bytes is sent as JSON."""
    data = body if body is None or isinstance(body, bytes | Iterator) else json.dumps(body).encode()
    given = {"content-type": "application/json"} | (headers or {})
    address = urlsplit(base)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=PATIENCE)
    try:
        connection.request(method, path, data, given)
        response = connection.getresponse()
        return Answer(response.status, response.headers, response.read())
    finally:
        connection.close()


def opening(**changes: Any) -> dict[str, Any]:
    """Return a request for a new table."""
    given = {"id": new_id(), "name": "Ana", "claim": new_claim(), "game": "six_nimmt", "seats": 2}
    return given | changes


def is_refusal(answer: Answer, status: int, code: str) -> bool:
    """Return whether an answer is a refusal of that kind, in the one shape that refusals have."""
    body = answer.json
    assert body.keys() == {"code", "sentence", "facts"}, body
    assert body["sentence"]
    assert all(isinstance(fact, int | str) for fact in body["facts"].values())
    return (answer.status, body["code"]) == (status, code)


async def refused(asked: Awaitable[object]) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(ServerRefused) as caught:
        await asked
    return caught.value.code
