"""A table of a server in memory, with a socket for everybody who sits at it and a spectator."""

from collections import Counter
from dataclasses import replace
from typing import Any

from httpx2 import ASGITransport, AsyncClient

from tests.engine.on_show import Viewer
from tests.harness.in_memory import MemoryServer, MemorySocket
from tests.server.secrecy.dealt_table import DealtTable
from toril.engine.codec import to_json
from toril.engine.game import Move, Seat
from toril.engine.match import Match
from toril.server.live.hall import IDLE
from toril.server.live.room import Room
from toril.server.live.shown import Shown
from toril.server.tables.command import Command
from toril.server.tables.senders import sender_digest


class MemoryTable:
    """One table: a socket for each seat, and one for a spectator (None)."""

    def __init__(self, server: MemoryServer, dealt: DealtTable, room: Room) -> None:
        self.server, self.dealt, self.room = server, dealt, room
        self.sockets: dict[Viewer, MemorySocket] = {}
        self.old: list[tuple[Viewer, MemorySocket]] = []
        self.gone: list[Seat] = []
        self._opened: Counter[Viewer] = Counter()

    @classmethod
    async def at(cls, server: MemoryServer, dealt: DealtTable) -> "MemoryTable":
        """Write the table down and load it; nobody is connected yet."""
        await server.store.open(dealt.header, dealt.lines(server.clock()))
        return cls(server, dealt, await server.hall.room(dealt.code))

    @property
    def match(self) -> Match[Any]:
        """The match as it is."""
        assert self.room.table.match is not None
        return self.room.table.match

    async def connect(self, *viewers: Viewer) -> None:
        """Open a socket for each; one that was open is closed afterwards."""
        for viewer in viewers:
            socket = await self.fresh(viewer)
            if viewer in self.sockets:
                await self.disconnect(viewer)
            self.sockets[viewer] = socket

    async def connect_all(self) -> None:
        """Let everybody come."""
        await self.connect(*range(self.dealt.rules.seats), None)

    async def fresh(self, viewer: Viewer) -> MemorySocket:
        """Open one more socket for somebody."""
        self._opened[viewer] += 1
        name = f"socket-{'x' if viewer is None else viewer}-{self._opened[viewer]}"
        socket = MemorySocket(self.server.app, self.dealt.code, self.dealt.token(viewer), name)
        await socket.open()
        return socket

    async def glance(self, viewer: Viewer) -> list[str]:
        """Come for a moment; return what was heard."""
        socket = await self.fresh(viewer)
        await socket.settle()
        await socket.hang_up()
        self.old.append((viewer, socket))
        return socket.heard

    async def disconnect(self, *viewers: Viewer) -> None:
        """Close somebody's socket; what it heard is kept."""
        for viewer in viewers:
            socket = self.sockets.pop(viewer)
            await socket.hang_up()
            self.old.append((viewer, socket))

    async def disconnect_all(self) -> None:
        """Let everybody go."""
        await self.disconnect(*list(self.sockets))

    async def rest(self) -> None:
        """Let everybody go for a while."""
        await self.disconnect_all()
        self.server.clock.time += IDLE + 1

    async def forget(self) -> None:
        """Read a table that rests from disk again."""
        before = self.room
        self.server.hall.sweep()
        self.room = await self.server.hall.room(self.dealt.code)
        assert self.room is not before

    async def move(self, viewer: Viewer, move: Move, later: int = 0) -> str:
        """Send a move, for so many turns later; return the kind of the answer."""
        table = self.room.table
        turn = {"match": table.match_number, "turn": max(0, table.turn + later)}
        return await self.sockets[viewer].say(kind="move", **turn, move=to_json(move))

    async def ask_again(self, viewer: Viewer) -> str:
        """Ask for another match; return the kind of the answer."""
        match = self.room.table.match_number
        return await self.sockets[viewer].say(kind="again", match=match)

    async def react(self, viewer: Viewer, face: str) -> str:
        """Show a face; return the kind of the answer."""
        return await self.sockets[viewer].say(kind="react", face=face)

    async def host_says(self, what: Command[None]) -> None:
        """Let the one who is host now give a command."""
        host = self.room.table.host
        assert host is not None
        await self.room.act(what, token_digest=sender_digest(self.dealt.token(host - 1)))

    async def get(self, path: str, viewer: Viewer) -> bytes:
        """Return what a request about the table is answered with."""
        cookies = {"seat": self.dealt.token(viewer)}
        at = f"http://localhost/api/tables/{self.dealt.code}"
        async with AsyncClient(
            transport=ASGITransport(self.server.app), cookies=cookies
        ) as browser:
            answer = await browser.get(at + path)
            head = [(name, value) for name, value in answer.headers.items() if name != "date"]
            return repr((answer.status_code, head)).encode() + answer.content

    async def settle(self, *viewers: Viewer) -> None:
        """Wait until these have heard everything."""
        for viewer in viewers:
            await self.sockets[viewer].settle()

    async def bots_done(self) -> None:
        """Wait until no bot has to move."""

        def done() -> bool:
            table = self.room.table
            return not any(table.chairs[seat].by != "person" for seat in table.waits_for)

        await self.sockets[None].until(done)

    def become(self, match: Match[Any]) -> None:
        """Stand where another match stands."""
        table = replace(self.room.table, match=match)
        self.room._desk.table, self.room._shown = table, Shown(table)
