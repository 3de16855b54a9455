"""Runs a server: listens, says where, and finishes what was begun before it stops."""

import socket as sockets
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf

import structlog
from fastapi import FastAPI
from prometheus_client import start_http_server

from toril import __version__
from toril.engine.errors import TorilError
from toril.fast import PACKAGES
from toril.fast.compiling.ready import is_ready, warm_in_background
from toril.server import logs
from toril.server.addresses import with_mapped
from toril.server.gc_policy import Collector
from toril.server.metrics import KERNELS_READY, REGISTRY
from toril.server.settings import Settings
from toril.server.store import open_store
from toril.server.transport.address_accounts import AddressAccounts
from toril.server.transport.admission import Admission
from toril.server.transport.config import Config, allowance
from toril.server.transport.uvicorn_internals import Server, behind_proxies
from toril.server.transport.websocket import Socket
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
    app = make_app(settings, open_store(settings.database), collector=Collector())
    host, port = listening.getsockname()[:2]
    about = {"host": host, "port": port, "database": str(settings.database)}

    def begin() -> None:
        log.info("serving", version=__version__, **about)
        ready()
        if settings.warm:
            warm_in_background()

    server = Server(uvicorn_config(app, settings), begin, lambda: log.info("stopping"))
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
    """Return how uvicorn runs the application: every client is counted before it is served."""
    metered = Meter(app, app.state.limits)
    proxied, is_proxy = behind_proxies(metered, with_mapped(settings.proxies))
    accounts = AddressAccounts(allowance(settings, file_limit()), is_proxy)
    return Config(proxied, accounts, http=Admission, websocket=Socket)


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
