"""A site of one match, for whoever has its file: `toril replay FILE --web`.

It listens on this machine alone, serves the page and the replay of that file, and nothing else.
"""

import socket as sockets
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse

from toril.server.settings import BUILT_PAGE
from toril.server.transport.uvicorn_internals import Server, ServerState
from toril.server.web.error_responses import add_error_responses
from toril.server.web.guard import Guard
from toril.server.web.packed import packed_answer
from toril.server.web.pages import Page, add_page

ADDRESS = "/replay/file"
"""Where the page shows the file."""


def replay_site(packed: bytes, page: Page) -> FastAPI:
    """Return the application; `packed` is the replay as it is sent."""
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    add_page(app, page, (ADDRESS,))
    add_error_responses(app)
    app.add_middleware(Guard, hosts=())

    @app.get("/api/replay")
    async def replay(request: Request) -> Response:
        """Return the frames of the file."""
        return packed_answer(request, packed)

    @app.get("/")
    async def start() -> Response:
        """Lead to the file: there is nothing else here."""
        return RedirectResponse(ADDRESS)

    return app


def show_replay(packed: bytes, listening: sockets.socket, ready: Callable[[], None]) -> None:
    """Show it until interrupted; `ready` is called when the browser may come."""
    config = uvicorn.Config(
        replay_site(packed, Page.read(BUILT_PAGE)),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    with suppress(KeyboardInterrupt):  # uvicorn raises it again when all is finished
        Server(config, ready, _nothing, _nobody).run([listening])


def _nothing() -> None:
    """There is nobody to tell."""


async def _nobody(_: ServerState) -> None:
    """Nobody has a socket here that would be asked whether they are there."""
