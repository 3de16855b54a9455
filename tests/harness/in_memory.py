"""A server without a network: the sockets speak ASGI with the whole application until a Visit
takes them over, as it does with those of our transport.

What a socket heard (`MemorySocket.heard`) is every text exactly as it would go out.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.types import Message

from tests.harness.clock import StandingClock
from tests.harness.frames import text_in
from tests.harness.settings import settings
from tests.people.requests import PATIENCE
from toril.server.live.hall import Hall
from toril.server.store import Store, open_store
from toril.server.transport.websocket import Listener
from toril.server.web.app import make_app
from toril.wire.version import PROTOCOL


@dataclass
class MemoryServer:
    """The application with its store, and a clock that stands."""

    app: FastAPI
    store: Store
    clock: StandingClock

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall


@asynccontextmanager
async def memory_server(folder: Path) -> AsyncIterator[MemoryServer]:
    """Run an application, with its database in `folder`."""
    folder.mkdir()
    chosen = settings(folder)
    store, clock = open_store(chosen.database), StandingClock()
    app = make_app(chosen, store, clock)
    async with app.router.lifespan_context(app):
        yield MemoryServer(app, store, clock)


class MemorySocket:
    """One client's socket. Commands have ids that tell nothing but their number."""

    def __init__(self, app: FastAPI, code: str, token: str, name: str) -> None:
        self.heard: list[str] = []
        self.closed: int | None = None
        self._app, self._name, self._numbers = app, name, count()
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._stir = asyncio.Event()
        cookie = [(b"cookie", f"seat={token}".encode())] if token else []
        self._scope: dict[str, Any] = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/api/tables/{code}/socket",
            "query_string": b"",
            "headers": [(b"host", b"localhost"), *cookie],
            "client": ("127.0.0.1", 6104),
            "subprotocols": [],
            "state": {"socket": self},
        }
        self._listener: Listener | None = None
        self.unsent = 0

    async def open(self) -> None:
        """Connect and wait for the welcome."""
        self._serving = asyncio.ensure_future(self._app(self._scope, self._said.get, self._hear))
        self._said.put_nowait({"type": "websocket.connect"})
        self._send({"kind": "hello", "protocol": PROTOCOL})
        await self._serving
        assert self.heard

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self.close(message["code"])

    def write(self, frame: bytes) -> None:
        """Hear a message."""
        if self.closed is None:
            self.heard.append(text_in(frame).decode())
        self._stir.set()

    def close(self, code: int) -> None:
        """Hear that the server closes."""
        self.closed = code
        if self._listener:
            asyncio.get_running_loop().call_soon(self._listener.gone)
        self._stir.set()

    def abort(self) -> None:
        """Be hung up on."""
        self.close(1006)

    def pause_reading(self) -> None:
        """Say nothing more for now: what is said in between is heard all the same."""

    def resume_reading(self) -> None:
        """Go on."""

    def take_over(self, listener: Listener) -> None:
        """Let the listener hear what is said from now on."""
        self._listener = listener

    def _send(self, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        if self._listener is None:
            self._said.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self._listener.heard(text.encode())

    async def until(self, fits: Callable[[], bool]) -> None:
        """Wait until what was heard, or happened before, makes `fits` true."""
        async with asyncio.timeout(PATIENCE):
            while not fits():
                self._stir.clear()
                await self._stir.wait()

    async def say(self, **message: Any) -> str:
        """Send a command; return "refused", or "ack" whichever message says so."""
        command = f"{self._name}-{next(self._numbers):04}"
        at, found = len(self.heard), ""
        self._send({"id": command, **message})

        def answered() -> bool:
            nonlocal at, found
            for text in self.heard[at:]:
                at += 1
                if f'"id":"{command}"' in text or f'"ack":"{command}"' in text:
                    assert not found, "two messages answer one command"
                    found = "refused" if json.loads(text)["kind"] == "refused" else "ack"
            return bool(found)

        await self.until(answered)
        return found

    async def settle(self) -> None:
        """Wait for all that is on its way: the answer to this question comes after it."""
        await self.say(kind="back")

    async def hang_up(self) -> None:
        """Disconnect."""
        await self._serving
        if self._listener:
            self._listener.gone()
