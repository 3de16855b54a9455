"""The client's lower layer: what is said over the wire as JSON, read no further than it needs.

For tests of the wire itself, and for programs with a thousand clients in one process. It takes no
part in draws by itself: `send_once(kind="seal", …)` and `send_once(kind="number", …)` would.
"""

import asyncio
import json
import math
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from toril.client.back_off import Waits, crowded_waits, waits
from toril.client.refusals import Unreachable, not_toril, other_version, read_refusal, unreachable
from toril.engine.codec import to_json
from toril.engine.game import Move
from toril.wire.closing import CROWDED, FINAL
from toril.wire.version import PROTOCOL

if TYPE_CHECKING:
    from toril.engine.errors import TorilError


def new_id() -> str:
    """Return an id for a command."""
    return secrets.token_urlsafe(9)


def new_claim() -> str:
    """Return what claims the answer to opening a table or sitting down, if it gets lost."""
    return secrets.token_hex(16)


class RawClient:
    """One person, or spectator, at one server, who is told everything as JSON."""

    def __init__(self, base: str, code: str | None = None, token: str | None = None) -> None:
        """`base` is the server's address, like http://localhost:6104."""
        self.base, self.code, self.token = base.rstrip("/"), code, token
        self.person: int | None = None
        self.socket: ClientConnection | None = None
        self.waits: Waits = waits
        """The seconds between attempts to come back."""
        self._unanswered: dict[str, str] = {}

    async def post(self, what: str, **body: Any) -> dict[str, Any]:
        """Send a command by REST to the table and return the answer; raise the server's refusal."""
        body.setdefault("id", new_id())
        return await self.ask("POST", f"/api/tables/{self.code}/{what}", body)

    async def open(self, **body: Any) -> dict[str, Any]:
        """Open a table and sit down at it; `body` as in NewTable."""
        body = {"id": new_id(), "claim": new_claim(), **body}
        return self._seated(await self.ask("POST", "/api/tables", body))

    async def sit(self, name: str, **body: Any) -> dict[str, Any]:
        """Sit down at the table."""
        body = {"name": name, "claim": new_claim(), **body}
        return self._seated(await self.post("sit", **body))

    async def redeem(self, link: str) -> dict[str, Any]:
        """Use a one-time link: the seat is this device's now."""
        return self._seated(await self.post("redeem", link=link))

    def _seated(self, answer: dict[str, Any]) -> dict[str, Any]:
        self.person, table = _field(answer, "person"), _field(answer, "table")
        self.code = _field(table, "code")
        return dict(table)

    async def look(self) -> dict[str, Any]:
        """Return what everybody may know about the table."""
        table = await self.ask("GET", f"/api/tables/{self.code}")
        self.code = _field(table, "code")  # as the server writes it
        return table

    async def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Make one request, off the event loop."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        if self.token:
            headers["cookie"] = f"seat={self.token}"
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                self._keep(response.headers.get_all("set-cookie", []))
                answer: dict[str, Any] = json.load(response)
                return answer
        except urllib.error.HTTPError as error:
            raise read_refusal(self.base, error) from error
        except json.JSONDecodeError as error:
            raise not_toril(200) from error
        except (OSError, HTTPException, ValueError) as error:
            raise unreachable(self.base, error) from error

    def _keep(self, cookies: list[str]) -> None:
        for text in cookies:
            if morsel := SimpleCookie(text).get("seat"):
                self.token = morsel.value

    async def connect(self) -> dict[str, Any]:
        """Open the socket and return the welcome."""
        await self.close()
        scheme, _, rest = self.base.partition("://")
        url = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{self.code}/socket"
        headers = {"cookie": f"seat={self.token}"} if self.token else None
        try:
            self.socket = await connect(
                url,
                additional_headers=headers,
                close_timeout=1,  # who hangs up need not hear the rest
                compression=None,
                max_size=None,
            )
            await self.socket.send(json.dumps({"kind": "hello", "protocol": PROTOCOL}))
            welcome = await self.receive()
            for message in tuple(self._unanswered.values()):
                await self.socket.send(message)
            return welcome
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise unreachable(self.base, error) from error

    async def receive(self) -> dict[str, Any]:
        """Return the next message."""
        assert self.socket is not None
        text = await self.socket.recv()
        try:
            message: dict[str, Any] = json.loads(text)
            if (answered := answer_to(message)) is not None:
                self._unanswered.pop(answered, None)
        except (ValueError, KeyError, TypeError) as error:
            raise other_version() from error
        return message

    async def messages(
        self, patience: float = 30.0, when_lost: Callable[[], None] = lambda: None
    ) -> AsyncGenerator[dict[str, Any], None]:
        """Yield messages, a welcome first; connect again whenever the connection drops.

        `when_lost` is told each time it does. Unreachable is raised when nobody answers for
        `patience` seconds.
        """
        loop = asyncio.get_running_loop()
        lost, coming = loop.time(), self.waits()
        while True:
            try:
                yield await self.connect()
                lost, coming = math.inf, self.waits()
                while True:
                    yield await self.receive()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else None
                if code in FINAL:
                    raise
                coming = crowded_waits() if code in CROWDED else coming
                when_lost()
                error: TorilError = unreachable(self.base, OSError("the connection closes"))
            except Unreachable as silence:
                error = silence
            lost = min(lost, loop.time())
            if loop.time() - lost > patience:
                raise error
            await asyncio.sleep(next(coming))

    async def move(self, play: dict[str, Any], move: Move, command: str | None = None) -> str:
        """Send a move for the turn that `play`, from the last message, is about; return its id."""
        turn = {"match": play["match"], "turn": play["turn"]}
        return await self.send(kind="move", id=command or new_id(), **turn, move=to_json(move))

    async def send(self, **message: Any) -> str:
        """Send a command and return its id; if the connection drops, `connect` sends it again."""
        message.setdefault("id", new_id())
        command: str = message["id"]
        self._unanswered[command] = json.dumps(message)
        if self.socket is not None:
            with suppress(ConnectionClosed):  # `receive` notices
                await self.socket.send(self._unanswered[command])
        return command

    async def send_once(self, **message: Any) -> str:
        """Send something that would be pointless after a lost connection; return its id."""
        message.setdefault("id", new_id())
        if self.socket is not None:
            with suppress(ConnectionClosed):  # `receive` notices
                await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def drop(self) -> None:
        """Close the socket as if the connection had dropped: `messages` connects again."""
        if self.socket is not None:
            await self.socket.close()

    async def close(self) -> None:
        """Close the socket; the seat stays."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None


def answer_to(message: dict[str, Any]) -> str | None:
    """Return the id of the command that a message answers; None where it answers none."""
    answers = message["kind"] in ("ack", "refused")
    command: str | None = message["id"] if answers else message.get("ack")
    return command


def _field(answer: Any, name: str) -> Any:
    """Return a part of an answer, which any web server may have given."""
    if not isinstance(answer, dict) or name not in answer:
        raise not_toril(200)
    return answer[name]
