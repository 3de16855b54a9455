"""Requests on connections that are kept, with as little HTTP as our server needs."""

import asyncio
import json
import re
from time import monotonic
from typing import Any, cast

from toril.client.back_off import waits
from toril.engine.value import value

PATIENCE = 60.0
"""Seconds after which a request has failed; at the start of a heavy load the server is busy."""

_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
_TOKEN = re.compile(rb"\r\nset-cookie: seat=([^;\r]+)", re.IGNORECASE)


class NotAnswered(Exception):
    """The server refused, or said nothing."""


@value
class Answer:
    """A status, the token of a seat if one was given, and the body."""

    status: int
    token: str | None
    body: bytes


class _Connection(asyncio.Protocol):
    """One connection, with one request at a time."""

    def __init__(self) -> None:
        self._rest = b""
        self.transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[Answer] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one, too

    def data_received(self, data: bytes) -> None:
        self._rest += data
        end = self._rest.find(b"\r\n\r\n")
        if end < 0:
            return
        head = self._rest[:end]
        length = _LENGTH.search(head)
        size = end + 4 + (int(length[1]) if length else 0)
        if len(self._rest) < size:
            return
        token = _TOKEN.search(head)
        body, self._rest = self._rest[end + 4 : size], self._rest[size:]
        if self._answer is not None and not self._answer.done():
            given = token[1].decode() if token else None
            self._answer.set_result(Answer(int(head[9:12]), given, body))

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError("the server closed the connection"))

    async def ask(self, request: bytes) -> Answer:
        if self.transport is None:
            raise ConnectionResetError("the server closed the connection")
        self._answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return await self._answer


class Rest:
    """A server's requests, over as many connections as are wanted at the same time."""

    def __init__(self, host: str, port: int) -> None:
        """Connect when something is asked."""
        self._host, self._port = host, port
        self._idle: list[_Connection] = []
        self._all: list[_Connection] = []

    async def post(self, path: str, body: dict[str, Any], token: str | None = None) -> Answer:
        """Give a command; raise the server's refusal.

        A connection that was closed meanwhile is replaced: by its id a command is done once.
        """
        data = json.dumps(body).encode()
        cookie = f"Cookie: seat={token}\r\n" if token else ""
        head = (
            f"POST /api/tables{path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n{cookie}\r\n"
        )
        answer = await self._asked(head.encode() + data)
        if answer.status >= 300:
            said = answer.body.decode(errors="replace")
            raise NotAnswered(f"POST {path}: {answer.status} {said}")
        return answer

    async def _asked(self, request: bytes) -> Answer:
        """Ask until there is an answer: the server may have been killed meanwhile."""
        last, coming = monotonic() + PATIENCE, waits()
        while monotonic() < last:
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await self._connection()
                    answer = await connection.ask(request)
            except OSError:
                await asyncio.sleep(next(coming))
                continue
            self._idle.append(connection)
            return answer
        raise NotAnswered("The server that is measured does not answer.")

    async def _connection(self) -> _Connection:
        while self._idle:
            connection = self._idle.pop()
            if connection.transport is not None:
                return connection
        loop = asyncio.get_running_loop()
        _, connection = await loop.create_connection(_Connection, self._host, self._port)
        self._all = [known for known in self._all if known.transport is not None]
        self._all.append(connection)
        return connection

    def close(self) -> None:
        """Close what is open."""
        for connection in self._all:
            if connection.transport is not None:
                connection.transport.close()
        self._idle.clear()
