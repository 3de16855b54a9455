"""Errors as HTTP responses: one shape for all, one status for each code."""

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from toril.engine.errors import TorilError
from toril.server.live import messages
from toril.server.store import NotStored
from toril.server.tables.refusals import Refused, not_stored
from toril.server.web.guard import SAFE
from toril.server.web.nowhere import is_visit, nothing_here

log = structlog.get_logger()

STATUS_OF_REFUSAL = {
    "not_seated": 403,
    "not_host": 403,
    "bad_link": 403,
    "no_such_table": 404,
    "no_such_person": 404,
    "no_record": 404,
    "no_replay": 404,
    "match_gone": 404,
    "record_too_large": 413,
    "no_such_day": 404,
    "day_alone": 403,
    "too_many_requests": 429,
    "server_full": 503,
    "too_busy": 503,
    "not_stored": 503,
    "day_not_ready": 503,
}

_CODES = {404: "not_found", 405: "wrong_method"}


def add_error_responses(app: FastAPI) -> None:
    """Make every error, wherever it is raised, a response of the same shape."""

    @app.exception_handler(TorilError)
    async def refused(_: Request, error: TorilError) -> JSONResponse:
        status = STATUS_OF_REFUSAL.get(error.code, 409 if isinstance(error, Refused) else 422)
        seconds = str(error.facts.get("seconds", 60))
        headers = {"Retry-After": seconds} if status in (429, 503) else None
        return JSONResponse(messages.refusal(error), status, headers)

    @app.exception_handler(NotStored)
    async def unread(request: Request, error: NotStored) -> JSONResponse:
        log.error("not_read", why=str(error))
        return await refused(request, not_stored())

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        facts = {"where": where[:100], "why": str(first["msg"])[:200]}
        sentence = f"{facts['where']}: {facts['why']}"
        return JSONResponse({"code": "malformed", "sentence": sentence, "facts": facts}, 422)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and is_visit(request):
            return nothing_here(request)
        code = _CODES.get(error.status_code, "http_error")
        body = {"code": code, "sentence": str(error.detail), "facts": {}}
        headers = error.headers
        methods = app.openapi()["paths"].get(request.url.path)
        if error.status_code == 405 and methods:  # the router names those of one route only
            headers = {"Allow": ", ".join(methods).upper()}
        return JSONResponse(body, error.status_code, headers)

    @app.exception_handler(Exception)
    async def broken(_: Request, __: Exception) -> JSONResponse:
        sentence = "Something is wrong with this server, and its log says what."
        body = {"code": "server_error", "sentence": sentence, "facts": {}}
        return JSONResponse(body, 500, SAFE)  # it goes out past the guard
