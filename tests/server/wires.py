"""Tables on servers in this process, and everybody's sockets without a network.

The sockets speak ASGI with the whole application: `Wire.heard` is every text as it would go out.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient
from starlette.types import Message

from tests.engine.test_secrecy import Viewer
from tests.harness.clock import StandingClock
from tests.harness.settings import settings
from tests.people.requests import PATIENCE
from tests.server.deeds import Deed
from toril.engine.codec import to_json
from toril.engine.game import Event, Move, Seat
from toril.engine.match import Match
from toril.server.live.hall import IDLE, Hall
from toril.server.live.room import Room
from toril.server.store import SqliteStore
from toril.server.tables.entries import Opened
from toril.server.tables.given import Command
from toril.server.tables.senders import key_of
from toril.server.tables.table import Table, evolve, opened
from toril.server.web.app import make_app
from toril.wire.version import PROTOCOL


@dataclass
class Server:
    """The application with its store, and a clock that stands."""

    app: FastAPI
    store: SqliteStore
    clock: StandingClock

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    """Run an application, with its database in `folder`."""
    folder.mkdir()
    chosen = settings(folder)
    store, clock = SqliteStore(chosen.database), StandingClock()
    app = make_app(chosen, store, clock)
    async with app.router.lifespan_context(app):
        yield Server(app, store, clock)


class Wire:
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


class Party:
    """Everybody at one table: a wire for each seat, and one for a spectator (None)."""

    def __init__(self, server: Server, deed: Deed, room: Room) -> None:
        self.server, self.deed, self.room = server, deed, room
        self.wires: dict[Viewer, Wire] = {}
        self.old: list[tuple[Viewer, Wire]] = []
        self.gone: list[Seat] = []
        self._opened: Counter[Viewer] = Counter()

    @classmethod
    async def at(cls, server: Server, deed: Deed) -> "Party":
        """Write the table down and load it; nobody is connected yet."""
        await server.store.open(deed.shelf, deed.lines(server.clock()))
        return cls(server, deed, await server.hall.room(deed.code))

    @property
    def match(self) -> Match[Any]:
        """The match as it is."""
        assert self.room.table.match is not None
        return self.room.table.match

    async def connect(self, *viewers: Viewer) -> None:
        """Open a wire for each; one that was open is closed afterwards."""
        for viewer in viewers:
            wire = await self.fresh(viewer)
            if viewer in self.wires:
                await self.disconnect(viewer)
            self.wires[viewer] = wire

    async def connect_all(self) -> None:
        """Let everybody come."""
        await self.connect(*range(self.deed.rules.seats), None)

    async def fresh(self, viewer: Viewer) -> Wire:
        """Open one more wire for somebody."""
        self._opened[viewer] += 1
        name = f"wire-{'x' if viewer is None else viewer}-{self._opened[viewer]}"
        wire = Wire(self.server.app, self.deed.code, self.deed.token(viewer), name)
        await wire.open()
        return wire

    async def glance(self, viewer: Viewer) -> list[str]:
        """Come for a moment; return what was heard."""
        wire = await self.fresh(viewer)
        await wire.settle()
        await wire.close()
        self.old.append((viewer, wire))
        return wire.heard

    async def disconnect(self, *viewers: Viewer) -> None:
        """Close somebody's wire; what it heard is kept."""
        for viewer in viewers:
            wire = self.wires.pop(viewer)
            await wire.close()
            self.old.append((viewer, wire))

    async def disconnect_all(self) -> None:
        """Let everybody go."""
        await self.disconnect(*list(self.wires))

    async def rest(self) -> None:
        """Let everybody go for a while."""
        await self.disconnect_all()
        self.server.clock.time += IDLE + 1

    async def forget(self) -> None:
        """Read a table that rests from disk again."""
        before = self.room
        self.server.hall.sweep()
        self.room = await self.server.hall.room(self.deed.code)
        assert self.room is not before

    async def move(self, viewer: Viewer, move: Move, later: int = 0) -> str:
        """Send a move, for so many turns later; return the kind of the answer."""
        table = self.room.table
        turn = {"match": table.number, "turn": max(0, table.turn + later)}
        return await self.wires[viewer].say(kind="move", **turn, move=to_json(move))

    async def host_says(self, what: Command[None]) -> None:
        """Let the host give a command, whoever that is."""
        host = self.room.table.host
        assert host is not None
        await self.room.act(what, key=key_of(self.deed.token(host - 1)))

    async def get(self, path: str, viewer: Viewer) -> bytes:
        """Return what a request about the table is answered with."""
        cookies = {"seat": self.deed.token(viewer)}
        at = f"http://localhost/api/tables/{self.deed.code}"
        async with AsyncClient(
            transport=ASGITransport(self.server.app), cookies=cookies
        ) as browser:
            answer = await browser.get(at + path)
            head = [(name, value) for name, value in answer.headers.items() if name != "date"]
            return repr((answer.status_code, head)).encode() + answer.content

    async def settle(self, *viewers: Viewer) -> None:
        """Wait until these have heard everything."""
        for viewer in viewers:
            await self.wires[viewer].settle()

    async def bots_done(self) -> None:
        """Wait until no bot has to move."""

        def done() -> bool:
            table = self.room.table
            return not any(table.chairs[seat].by != "person" for seat in table.waits_for)

        await self.wires[None].until(done)

    def become(self, match: Match[Any]) -> None:
        """Stand where another match stands."""
        self.room.table = replace(self.room.table, match=match)

    async def history(self) -> list[tuple[Table, tuple[Event, ...]]]:
        """Return the table after each of its lines, as they are on disk, and what happened."""
        found = await self.server.store.load(self.deed.code)
        assert found is not None
        first, *lines = found[1]
        assert isinstance(first.entry, Opened)
        table, told = opened(first.entry), []
        for line in lines:
            table, events = evolve(table, line)
            told.append((table, events))
        return told
