"""Connections to a Redis, made as ours must be whatever the URL adds."""

import asyncio
from typing import Any, Protocol

from redis.asyncio import Connection
from redis.asyncio.connection import parse_url
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.maint_notifications import MaintNotificationsConfig

from toril.server.bus.address import BusAddress, bad_bus

CONNECT_SECONDS = 2.0
"""How long a Redis may take to let us in. One that hangs lets nobody in."""

_OURS: dict[str, Any] = {
    "protocol": 2,
    "decode_responses": False,
    "health_check_interval": 0,
    "socket_connect_timeout": CONNECT_SECONDS,
    "socket_keepalive": True,
    "client_name": "toril",
    "maint_notifications_config": MaintNotificationsConfig(enabled=False),
}


class RedisConnection(Protocol):
    """What we use of a connection, which the library has without types."""

    _writer: asyncio.StreamWriter  # there is no other way to its transport

    async def connect(self) -> None:
        """Connect, and say who we are."""

    async def disconnect(self, nowait: bool = False) -> None:
        """Hang up."""


def options_of(address: BusAddress, **ours: Any) -> dict[str, Any]:
    """Return how to connect. Nothing is tried twice behind our back."""
    try:
        options: dict[str, Any] = {**parse_url(address.url), **_OURS, **ours}
        options["retry"] = Retry(NoBackoff(), 0)
        if "path" in options:  # a socket of this machine, which nothing has to keep alive
            del options["socket_keepalive"]
        _connect_by(options)  # it refuses an option that it does not know
    except (TypeError, ValueError):
        raise bad_bus() from None
    return options


def make_connection(address: BusAddress) -> RedisConnection:
    """Return a connection that waits for ever: whoever reads from it watches the time."""
    return _connect_by(options_of(address, socket_timeout=None))


def _connect_by(options: dict[str, Any]) -> RedisConnection:
    kind: Any = options.get("connection_class", Connection)
    rest = {name: option for name, option in options.items() if name != "connection_class"}
    connection: RedisConnection = kind(**rest)
    return connection
