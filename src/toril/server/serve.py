"""Runs a server: listens, tells where, and on the way out finishes what was begun."""

import socket as sockets
import sqlite3
from collections.abc import Callable
from contextlib import suppress

import structlog
import uvicorn
from fastapi import FastAPI
from prometheus_client import start_http_server
from sqlalchemy.exc import DatabaseError
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from toril import __version__
from toril.engine.errors import TorilError
from toril.server import logs
from toril.server.garbage import Collector
from toril.server.metrics import REGISTRY
from toril.server.settings import Settings
from toril.server.store import SqliteStore
from toril.server.web.app import make_app

MOST_MESSAGE = 4 * 1024
"""Bytes of one message from a client; the longest play is far below."""

LINGER_SECONDS = 5

log = structlog.get_logger()


def serve(settings: Settings, listening: sockets.socket, ready: Callable[[], None]) -> None:
    """Serve until interrupted; `ready` is called when the first client may come."""
    logs.set_up(settings.log, as_json=settings.log_json)
    if settings.metrics:
        _show_metrics(settings.metrics)
    app = make_app(settings, open_store(settings), collector=Collector())
    server = _Server(uvicorn_config(app, settings), ready)
    with suppress(KeyboardInterrupt):  # uvicorn raises it again when all is finished
        server.run([listening])


def open_store(settings: Settings) -> SqliteStore:
    """Open the database, making it and its folder if need be."""
    file = settings.database
    try:
        file.absolute().parent.mkdir(parents=True, exist_ok=True)
        return SqliteStore(file)
    except (OSError, DatabaseError, sqlite3.Error) as error:
        why = str(getattr(error, "orig", None) or error)
        raise TorilError(
            "bad_database", f"Cannot use the database {file}: {why}.", file=str(file), why=why
        ) from error


def listen(host: str, port: int) -> sockets.socket:
    """Return a socket that listens; say clearly when the port is taken."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise TorilError(
            "cannot_listen",
            f"Cannot listen on {host} port {port}: {why}. Another port: --port.",
            host=host,
            port=port,
            why=why,
        ) from error
    return listening


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    return uvicorn.Config(
        app,
        ws=_Socket,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # 73 kB a socket with it, 29 kB without
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=10,
    )


class _Socket(WebSocketsSansIOProtocol):
    """Hangs up on who does not take what is left: a polite close would wait for them forever."""

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused; uvicorn would log that as our error

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._hang_up()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._hang_up()

    def _hang_up(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            log.info("serving", version=__version__)
            self._ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        log.info("stopping")
        await super().shutdown(sockets)


def _show_metrics(where: str) -> None:
    host, _, port = where.rpartition(":")
    try:
        start_http_server(int(port), host or "127.0.0.1", registry=REGISTRY)
    except (OSError, ValueError, OverflowError) as error:
        raise TorilError(
            "bad_metrics",
            f"Metrics go to an address and a port, like 127.0.0.1:9464, not {where}: {error}.",
            given=where,
            why=str(error),
        ) from error
