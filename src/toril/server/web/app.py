"""The application: routes, socket, guard and error responses around one hall of tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from socket import gethostname
from typing import Any

from fastapi import FastAPI, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic_core import to_json

from toril import __version__
from toril.server.bus import Bus, channel_of, open_bus
from toril.server.gc_policy import STEP_SECONDS, Collector
from toril.server.live.days import DealsOfTheDay
from toril.server.live.hall import Hall, milliseconds
from toril.server.settings import Settings
from toril.server.store import Store, open_store
from toril.server.web import routes, socket
from toril.server.web.error_responses import add_error_responses
from toril.server.web.guard import Guard
from toril.server.web.open_sockets import OpenSockets
from toril.server.web.pages import Page, add_file, add_page
from toril.server.web.rate_limits import make_limits
from toril.server.web.schema import openapi

SWEEP_SECONDS = 30
TITLE = "Toril"
SUMMARY = "6 nimmt! and 11 nimmt! at tables by link. Unofficial."


class App(FastAPI):
    """The application, whose document holds the socket's messages too."""

    def openapi(self) -> dict[str, Any]:
        """Return the whole protocol."""
        if not self.openapi_schema:
            self.openapi_schema = openapi(self)
        return self.openapi_schema


def open_app(
    settings: Settings,
    now: Callable[[], int] = milliseconds,
    collector: Collector | None = None,
    me: str | None = None,
) -> FastAPI:
    """Return the application over the store and the bus that the settings name."""
    store = open_store(settings.database)
    bus = open_bus(settings.bus, channel_of(store.key)) if settings.bus else None
    return make_app(settings, store, now, collector, bus, me)


def make_app(
    settings: Settings,
    store: Store,
    now: Callable[[], int] = milliseconds,
    collector: Collector | None = None,
    bus: Bus | None = None,
    me: str | None = None,
) -> FastAPI:
    """Return the application; it closes store and bus when it stops.

    With a `collector` the process is this server's own. `me` is our id among the workers.
    """
    page = Page.read(settings.page)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(
            store,
            bus=bus,
            me=me,
            most_tables=settings.most_tables,
            bot_pause=settings.bot_pause,
            page=page.build,
            most_spectators=settings.most_spectators,
            now=now,
        )
        app.state.limits.open()
        await hall.begin()
        app.state.hall, app.state.days = hall, DealsOfTheDay(hall, store)
        tasks = [asyncio.ensure_future(_sweep(hall, app.state.open_sockets, collector))]
        if collector:
            tasks.append(asyncio.ensure_future(_collect(collector)))
        yield
        for task in tasks:
            task.cancel()
        await hall.close()
        await app.state.limits.close()
        app.state.hall = None

    app = App(
        title=TITLE,
        version=__version__,
        summary=SUMMARY,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # theirs writes it anew for each request
    )
    _add_routes(app)
    add_page(app, page)
    add_file(app, "/api/openapi.json", lambda: to_json(app.openapi()))
    app.state.hall = None
    app.state.is_stopping = False
    app.state.limits = make_limits(settings, store.key)
    app.state.spares_loopback = not (settings.hosts or settings.proxies)
    app.state.open_sockets = OpenSockets(settings.most_sockets, settings.most_sockets_of_address)
    add_error_responses(app)
    app.add_middleware(Guard, hosts=[*settings.hosts.replace(",", " ").split(), gethostname()])

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> Response:
        """Say that the process answers."""
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> Response:
        """Say whether tables can be played: the database reads and writes, and we stay."""
        hall: Hall | None = app.state.hall
        if hall is None or app.state.is_stopping or not await hall.is_ready():
            return JSONResponse({"ready": False}, 503)
        return JSONResponse({"ready": True})

    _build_routes(app)
    return app


def _add_routes(app: FastAPI) -> None:
    app.include_router(routes.router)
    app.routes.append(socket.ROUTE)


def _build_routes(app: FastAPI) -> None:
    """Have what FastAPI makes of a route, which it leaves to the first request otherwise.

    Nobody should wait for it; and it changes the process's warning filters meanwhile, so servers
    in one process that are asked for the first time at once would spoil each other's.
    """
    nowhere = {"type": "http", "method": "GET", "path": "", "headers": []}
    for route in app.routes:
        route.matches(nowhere)


def protocol_document() -> dict[str, Any]:
    """Return the OpenAPI document without starting anything."""
    app = App(title=TITLE, version=__version__, summary=SUMMARY)
    _add_routes(app)
    return app.openapi()


async def _sweep(hall: Hall, open_sockets: OpenSockets, collector: Collector | None) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hall.sweep()
        if collector:
            collector.tend(open_sockets.size)


async def _collect(collector: Collector) -> None:
    while True:
        await asyncio.sleep(STEP_SECONDS)
        collector.step()
