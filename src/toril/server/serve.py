"""Runs a server: listens, says where, and finishes what was begun before it stops."""

import socket as sockets
import sys
from collections.abc import Callable
from contextlib import suppress
from math import inf

import structlog
from fastapi import FastAPI

from toril import __version__
from toril.fast.compiling.ready import warm_in_background
from toril.server import logs
from toril.server.addresses import with_mapped
from toril.server.gc_policy import Collector
from toril.server.metrics_page import show_metrics
from toril.server.settings import Settings
from toril.server.transport.address_accounts import AddressAccounts
from toril.server.transport.admission import Admission
from toril.server.transport.config import Config, allowance
from toril.server.transport.keepalive import keep_alive
from toril.server.transport.uvicorn_internals import Server, behind_proxies
from toril.server.transport.websocket import Socket
from toril.server.web.app import open_app
from toril.server.web.meter import Meter

SWITCH_SECONDS = 0.0005
"""How long the event loop may keep Python's lock from the thread that writes to disk. A commit
takes the lock several times, and may wait Python's own 5 ms for each while the loop is busy."""

log = structlog.get_logger()


def serve(
    settings: Settings,
    listening: sockets.socket,
    ready: Callable[[], None],
    *,
    replaces: bool = False,
) -> None:
    """Serve until interrupted; `ready` is called when the first client may come.

    A worker that `replaces` another has its port for metrics as soon as that one has ended.
    """
    logs.set_up(settings.log, as_json=settings.log_json)
    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    if settings.metrics:
        show_metrics(settings.metrics, when_free=replaces)
    app = open_app(settings, collector=Collector())
    host, port = listening.getsockname()[:2]
    about = {"host": host, "port": port, "database": str(settings.database)}

    def begin() -> None:
        log.info("serving", version=__version__, **about)
        ready()
        if settings.warm:
            warm_in_background()

    def stop() -> None:
        app.state.is_stopping = True
        log.info("stopping")

    config = uvicorn_config(app, settings)
    server = Server(config, begin, stop, keep_alive, settings.drain_seconds)
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


def uvicorn_config(app: FastAPI, settings: Settings) -> Config:
    """Return how uvicorn runs the application: every client is counted before it is served."""
    metered = Meter(app, app.state.limits)
    proxied, is_proxy = behind_proxies(metered, with_mapped(settings.proxies))
    accounts = AddressAccounts(allowance(settings, file_limit()), is_proxy)
    return Config(proxied, accounts, http=Admission, websocket=Socket)
