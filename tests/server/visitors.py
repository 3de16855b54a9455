"""What tests about the network share: plain requests, somebody who listens, time that stands."""

import asyncio
import http.client
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, TypeVar
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from toril.client import RawClient, ServerRefused, new_id, new_nonce, raw
from toril.server.live import hall
from toril.server.store import database
from toril.wire.version import PROTOCOL

T = TypeVar("T")
PATIENCE = 15
"""Seconds that a test waits for what must come."""


@dataclass(frozen=True)
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
    given = {"id": new_id(), "name": "Ana", "nonce": new_nonce(), "game": "six_nimmt", "seats": 2}
    return given | changes


def is_refusal(answer: Answer, status: int, code: str) -> bool:
    """Return whether an answer is a refusal of that kind, in the one shape that refusals have."""
    body = answer.json
    assert body.keys() == {"code", "sentence", "facts"}, body
    assert body["sentence"]
    assert all(isinstance(fact, int | str) for fact in body["facts"].values())
    return (answer.status, body["code"]) == (status, code)


class Drawn:
    """Stands for the `secrets` module where a test needs the same deals every day."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._codes = Random(seed)  # another draw for a code does not change the deals

    def token_bytes(self, length: int) -> bytes:
        return self._rng.randbytes(length)

    def token_hex(self, length: int) -> str:
        return self.token_bytes(length).hex()

    def choice(self, signs: str) -> str:
        return self._codes.choice(signs)


def fix_deals(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Make secrets, nonces and the bots' luck, and so every deal, follow from `seed`."""
    drawn = Drawn(seed)
    monkeypatch.setattr(database, "secrets", drawn)
    monkeypatch.setattr(hall, "secrets", drawn)
    monkeypatch.setattr(raw, "new_nonce", lambda: drawn.token_hex(16))


class StandingClock:
    """The server's time, which passes only when a test says so."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time


class Listener:
    """Somebody at a table who keeps what they hear, and how it looked last."""

    connected: ClassVar[set[RawClient]] = set()

    def __init__(self, client: RawClient) -> None:
        self.client = client
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.play: Any = None
        self.presence: dict[str, Any] = {}
        self.version = 0

    async def connect(self) -> dict[str, Any]:
        """Open a socket, a new one if there was one, and return the welcome."""
        self.connected.add(self.client)
        return self._keep(await asyncio.wait_for(self.client.connect(), PATIENCE))

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        return self._keep(await asyncio.wait_for(self.client.receive(), PATIENCE))

    def _keep(self, message: dict[str, Any]) -> dict[str, Any]:
        self.heard.append(message)
        self.table = message.get("table") or self.table
        if message["kind"] in ("welcome", "update"):
            self.play, self.version = message["play"], message["version"]
        self.presence = message.get("presence") or self.presence
        if message["kind"] == "presence":
            self.presence = message
        return message

    async def until(self, fits: Callable[["Listener"], bool]) -> None:
        """Listen until what was heard fits."""
        async with asyncio.timeout(PATIENCE):
            while not fits(self):
                await self.hear()

    async def until_event(self, kind: str) -> dict[str, Any]:
        """Listen until a new event of that kind; return it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for event in (await self.hear()).get("events", ()):
                    if event["kind"] == kind:
                        found: dict[str, Any] = event
                        return found

    async def until_closed(self) -> int:
        """Listen until the server closes the socket; return its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def answer(self, command: str) -> dict[str, Any]:
        """Listen until the command of that id is answered; return the answer."""
        while True:
            message = await self.hear()
            if message["kind"] in ("ack", "refused") and message["id"] == command:
                return message

    @property
    def seat(self) -> int:
        """Where this person sits."""
        people = [seat["person"] for seat in self.table["seats"]]
        return people.index(self.client.person)

    @property
    def events(self) -> list[dict[str, Any]]:
        """All events so far, in order."""
        return [event for message in self.heard for event in message.get("events", ())]


async def refused(asked: Awaitable[object]) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(ServerRefused) as caught:
        await asked
    return caught.value.code


def tell(story: Awaitable[T]) -> T:
    """Run a story to its end, which must come; whoever still listens then hangs up."""

    async def told() -> T:
        try:
            async with asyncio.timeout(4 * PATIENCE):
                return await story
        finally:
            for client in Listener.connected:
                await client.close()
            Listener.connected.clear()

    return asyncio.run(told())


async def listeners(clients: list[RawClient]) -> list[Listener]:
    """Let everybody connect."""
    found = [Listener(client) for client in clients]
    for listener in found:
        await listener.connect()
    return found


async def raw_socket(base: str, code: str | None, **options: Any) -> ClientConnection:
    """Open a socket that has said nothing yet."""
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    given = {"compression": None, "proxy": None, "max_size": None} | options
    return await connect(url, **given)


def hello(protocol: int = PROTOCOL) -> str:
    """Return the first message of a socket."""
    return json.dumps({"kind": "hello", "protocol": protocol})


async def close_code(socket: ClientConnection) -> int:
    """Read until the server closes; return its code."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
