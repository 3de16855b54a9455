"""Runs a server: listens, tells where, and on the way out finishes what was begun."""

import socket as sockets
import sqlite3
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf
from typing import Any

import structlog
import uvicorn
from fastapi import FastAPI
from prometheus_client import start_http_server
from sqlalchemy.exc import DatabaseError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from toril import __version__
from toril.engine.errors import TorilError
from toril.fast import PACKAGES
from toril.fast.compiling.ready import is_ready, warm_in_background
from toril.server import logs
from toril.server.addresses import with_mapped
from toril.server.garbage import Collector
from toril.server.metrics import KERNELS_READY, REGISTRY
from toril.server.settings import Settings
from toril.server.store import SqliteStore
from toril.server.store.database import make_private
from toril.server.transport.accounts import Accounts
from toril.server.transport.config import Config, allowance
from toril.server.web.app import make_app
from toril.server.web.meter import Meter

SWITCH_SECONDS = 0.0005
"""How long the event loop may keep Python's lock from the thread that writes to disk. A commit
takes the lock several times, and may wait Python's own 5 ms for each while the loop is busy."""

log = structlog.get_logger()


def serve(settings: Settings, listening: sockets.socket, ready: Callable[[], None]) -> None:
    """Serve until interrupted; `ready` is called when the first client may come."""
    logs.set_up(settings.log, as_json=settings.log_json)
    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    if settings.metrics:
        _show_metrics(settings.metrics)
    app = make_app(settings, open_store(settings), collector=Collector())
    host, port = listening.getsockname()[:2]
    about = {"host": host, "port": port, "database": str(settings.database)}

    def begin() -> None:
        ready()
        if settings.warm:
            warm_in_background()

    server = _Server(uvicorn_config(app, settings), begin, about)
    with suppress(KeyboardInterrupt):  # uvicorn raises it again when all is finished
        server.run([listening])


def raise_file_limit() -> None:
    """Allow as many sockets as the system lets us."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def file_limit() -> float:
    """Return how many files and sockets we may have open."""
    if sys.platform == "win32":
        return inf
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if most == resource.RLIM_INFINITY else most


def open_store(settings: Settings) -> SqliteStore:
    """Open the database, making it and its folder if need be."""
    file = settings.database
    try:
        make_private(file)
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
            f"Cannot listen on {host} port {port}: {why}. Choose others with --host, --port.",
            host=host,
            port=port,
            why=why,
        ) from error
    return listening


def uvicorn_config(app: FastAPI, settings: Settings) -> Config:
    """Return how uvicorn runs the application: whoever comes is counted before it is asked."""
    metered: Any = Meter(app, app.state.limits)
    proxied = ProxyHeadersMiddleware(metered, with_mapped(settings.proxies))
    accounts = Accounts(allowance(settings, file_limit()), proxied.trusted_hosts.__contains__)
    return Config(proxied, accounts)


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], about: dict[str, object]
    ) -> None:
        super().__init__(config)
        self._ready, self._about = ready, about

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            log.info("serving", version=__version__, **self._about)
            self._ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        log.info("stopping")
        await super().shutdown(sockets)


def _show_metrics(where: str) -> None:
    for game in PACKAGES:
        KERNELS_READY.labels(game).set_function(partial(is_ready, game))
    host, _, port = where.rpartition(":")
    try:
        start_http_server(int(port), host or "127.0.0.1", registry=REGISTRY)
    except (OSError, ValueError, OverflowError) as error:
        raise TorilError(
            "bad_metrics",
            f"Cannot show metrics on {where}: {error}. Write it like 127.0.0.1:9464.",
            given=where,
            why=str(error),
        ) from error
