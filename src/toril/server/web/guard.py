"""What stands before every request: who we are asked for, from where, how much, and what a
browser may do with the answer. Plain ASGI, so that it guards HTTP and WebSockets alike.
"""

import ipaddress
import re
from collections.abc import Collection
from urllib.parse import urlsplit

from pydantic_core import from_json, to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from toril.engine.errors import TorilError
from toril.server.live.messages import refusal
from toril.server.metrics import REFUSED
from toril.server.replay import of_file
from toril.server.replay.packing import record_too_large
from toril.server.tables.refusals import Refused

MOST_BODY = 8 * 1024
RECORDS = frozenset(("/api/replay", "/api/picture"))
"""The addresses that take a record: longer, and read beside the event loop and not here."""
MOST_HOST = 255
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
NO_JSON = Refused("malformed", "body: this is not JSON.", where="body", why="this is not JSON.")
BAD_LENGTH = Refused("bad_length", "The length of the request is not valid.")
TOO_LARGE = Refused("too_large_body", f"A request has at most {MOST_BODY} bytes.")

SAFE = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

ONLY_HTTPS = {"strict-transport-security": "max-age=31536000"}
"""A browser that came by https once comes by nothing else for a year. Over plain http it would be
ignored, and at home it would be wrong."""


class Guard:
    """Refuses foreign hosts, foreign origins and bodies that are large, cut off or no JSON.

    Adds the headers that tell a browser what it may do.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str]) -> None:
        """`hosts` are the names under which this server is reached, besides its addresses."""
        self._app, self._hosts = app, {host.lower() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host):
            await refuse(scope, send, 421, Refused("wrong_host", "This server has another name."))
        elif not _same_origin(scope, headers, host):
            await refuse(scope, send, 403, Refused("wrong_origin", "Another site sent this."))
        elif "content-length" in headers and "transfer-encoding" in headers:
            # Two proxies may read two different requests from it (request smuggling).
            await refuse(scope, send, 400, BAD_LENGTH)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        elif not headers.get("content-length", "0").isdecimal():
            await refuse(scope, send, 400, BAD_LENGTH)
        elif int(headers.get("content-length", "0")) > _most(scope):
            await refuse(scope, send, 413, _too_large(scope))
        else:
            await self._with_body(scope, receive, _with_headers(scope, send), headers)

    async def _with_body(
        self, scope: Scope, receive: Receive, send: Send, headers: Headers
    ) -> None:
        """Read the body here: a client that hangs up halfway raises nothing further in."""
        if "transfer-encoding" not in headers and headers.get("content-length", "0") == "0":
            await self._app(scope, receive, send)
            return
        body, more = bytearray(), True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > _most(scope):
                await refuse(scope, send, 413, _too_large(scope))
                return
        if not body or scope["path"] in RECORDS or is_json(body):
            await self._app(scope, _replayed(bytes(body), receive), send)
        else:
            await refuse(scope, send, 422, NO_JSON)

    def _is_ours(self, host: str) -> bool:
        """Accept addresses, this machine and what is configured.

        A name that somebody else owns could point at us and make a browser believe that we are
        that site (DNS rebinding).
        """
        if len(host) > MOST_HOST or not (written := _HOST.fullmatch(host.lower())):
            return False
        name = written[1].strip("[]")
        if name in self._hosts or name == "localhost" or name.endswith((".localhost", ".local")):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _same_origin(scope: Scope, headers: Headers, host: str) -> bool:
    """Return whether a browser sent this from our own page, or no browser at all.

    On an https site our page came by https; anybody on the line could have sent one by plain http.
    The other way round both are possible: behind a proxy that does not say how it was asked, a
    page that came by https asks us by http.
    """
    origin = headers.get("origin")
    if origin is None or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
        return True
    try:
        from_there = urlsplit(origin)
        ours = ("https",) if _is_https(scope) else ("http", "https")
        return from_there.scheme in ours and from_there.netloc.lower() == host.lower()
    except ValueError:
        return False


def _is_https(scope: Scope) -> bool:
    """Return whether a proxy that is believed was asked by https."""
    return scope["scheme"] in ("https", "wss")


def _most(scope: Scope) -> int:
    """Return how long the body of a request may be."""
    return of_file.MOST_BYTES if scope["path"] in RECORDS else MOST_BODY


def _too_large(scope: Scope) -> TorilError:
    return record_too_large() if scope["path"] in RECORDS else TOO_LARGE


def is_json(body: bytes | bytearray) -> bool:
    """Return whether a body is JSON. The framework, refusing it, would keep it in a cycle."""
    try:
        from_json(body)
    except ValueError:
        return False
    return True


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Give a body that was read once more; then wait for what comes after it."""
    given = False

    async def replayed() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replayed


def _with_headers(scope: Scope, send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _safe(scope).items():
                headers[name] = value
            if "/api/" in scope["path"]:
                headers["cache-control"] = "no-store"
        await send(message)

    return sent


def _safe(scope: Scope) -> dict[str, str]:
    return SAFE | ONLY_HTTPS if _is_https(scope) else SAFE


async def refuse(scope: Scope, send: Send, status: int, refused: TorilError) -> None:
    """Answer with a refusal that was not raised: cheap, and no traceback stays."""
    REFUSED.labels(refused.code).inc()
    scheme = "websocket.http" if scope["type"] == "websocket" else "http"
    body = to_json(refusal(refused))
    own = {"content-type": "application/json", "content-length": str(len(body))}
    if "seconds" in refused.facts:
        own["retry-after"] = str(refused.facts["seconds"])
    headers = Headers(_safe(scope) | own | {"connection": "close"}).raw
    await send({"type": f"{scheme}.response.start", "status": status, "headers": headers})
    await send({"type": f"{scheme}.response.body", "body": body})
