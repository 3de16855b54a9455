"""A server without a network: the sockets speak ASGI with the whole application.

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
from tests.harness.settings import settings
from tests.people.requests import PATIENCE
from toril.server.live.hall import Hall
from toril.server.store import SqliteStore
from toril.server.web.app import make_app
from toril.wire.version import PROTOCOL


@dataclass
class MemoryServer:
    """The application with its store, and a clock that stands."""

    app: FastAPI
    store: SqliteStore
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
    store, clock = SqliteStore(chosen.database), StandingClock()
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
        }

    async def open(self) -> None:
        """Connect and wait for the welcome."""
        self._serving = asyncio.ensure_future(self._app(self._scope, self._said.get, self._hear))
        self._said.put_nowait({"type": "websocket.connect"})
        self._send({"kind": "hello", "protocol": PROTOCOL})
        await self.until(lambda: bool(self.heard))

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        self._stir.set()

    def _send(self, message: dict[str, Any]) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, fits: Callable[[], bool]) -> None:
        """Wait until what was heard, or happened before, makes `fits` true."""
        async with asyncio.timeout(PATIENCE):
            while not fits():
                self._stir.clear()
                await self._stir.wait()

    async def say(self, **message: Any) -> str:
        """Send a command and return the kind of its answer."""
        command = f"{self._name}-{next(self._numbers):04}"
        self._send({"id": command, **message})
        at, found = len(self.heard), ""

        def answered() -> bool:
            nonlocal at, found
            for text in self.heard[at:]:
                at += 1
                if f'"id":"{command}"' in text:
                    found = json.loads(text)["kind"]
            return bool(found)

        await self.until(answered)
        return found

    async def settle(self) -> None:
        """Wait for all that is on its way: the answer to this question comes after it."""
        await self.say(kind="back")

    async def close(self) -> None:
        """Disconnect."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving
