"""Sockets on which a test says itself what is said."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.people.requests import PATIENCE
from toril.wire.version import PROTOCOL


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
