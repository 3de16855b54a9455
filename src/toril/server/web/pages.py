"""The page: the files that `web/` was built into, read once and served from memory.

Its addresses are few and known (`ADDRESSES`, and the introduction to each game), and each of its
files has its own. Whatever else is asked for is refused as everywhere.
"""

import gzip
import mimetypes
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse

from toril.engine.games import BY_SHORT
from toril.engine.value import value
from toril.server.web.access import site_of
from toril.server.web.preview import language_of, preview_of
from toril.text import catalogue

ENTRY = "index.html"
PREVIEW = b"<!-- preview -->"
"""Where a messenger's preview of a link stands in the entry."""
NO_SCRIPT = b"<!-- no script -->"
"""Where the entry says that it needs JavaScript."""
WORKER = "sw.js"
BUILD = "build.txt"
HASHED = "assets/"
"""The folder of files whose names change with what is in them."""

ADDRESSES = (
    "/",
    "/day",
    "/t/{code}",
    "/t/{code}/tv",
    "/t/{code}/replay/{match}",
    "/replay",
    "/replay/file",
    "/matches",
    "/matches/{id}",
)
"""Where the page is shown.

The start, the deal of the day, a table, matches told again, matches kept in the browser.
"""

LESSONS = {f"/learn/{short}": game.name for short, game in BY_SHORT.items()}
"""The addresses of the introductions, and the games they teach."""

_MEDIA_TYPES = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}  # some systems' tables lack them, or say otherwise
_PACKED = ("image/png", "image/jpeg", "image/webp", "image/avif", "font/woff2")


@value
class Encoding:
    """One encoding of a file: as it is, or compressed. Each has a tag of its own."""

    body: bytes
    headers: dict[str, str]

    @staticmethod
    def of(body: bytes, headers: dict[str, str]) -> "Encoding":
        """Return the encoding with its tag, which is the same exactly when every byte is."""
        return Encoding(body, headers | {"etag": f'"{sha256(body).hexdigest()[:32]}"'})


@value
class File:
    """A file of the page, ready to be sent."""

    plain: Encoding
    small: Encoding | None

    @staticmethod
    def of(name: str, body: bytes, vary: str = "accept-encoding") -> "File":
        """Return the file of that name, compressed too where it helps."""
        media_type = _MEDIA_TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
        media_type = media_type or "application/octet-stream"
        headers = {"cache-control": _keep(name), "vary": vary}
        shown = f"{media_type}; charset=utf-8" if media_type.startswith("text/") else media_type
        headers["content-type"] = shown
        small = None
        if media_type not in _PACKED:
            packed = gzip.compress(body, 9, mtime=0)
            if len(packed) < len(body):
                small = Encoding.of(packed, headers | {"content-encoding": "gzip"})
        return File(Encoding.of(body, headers), small)

    def answer(self, request: Request) -> Response:
        """Return the encoding that the browser takes, or that it has that one already."""
        encoding = self.plain
        if self.small and takes_gzip(request.headers.get("accept-encoding", "")):
            encoding = self.small
        if _has(request.headers.get("if-none-match", ""), encoding.headers["etag"]):
            kept = ("etag", "cache-control", "vary")
            return Response(None, 304, {name: encoding.headers[name] for name in kept})
        return Response(encoding.body, 200, encoding.headers)


@value
class Page:
    """The built page, in memory; without one `files` is empty and `build` is None."""

    files: dict[str, File]
    build: str | None

    @staticmethod
    def read(folder: Path) -> "Page":
        """Read the page that lies in `folder`, if one does."""
        if not (folder / ENTRY).is_file():
            return Page({}, None)
        found = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        build = found.pop(BUILD, b"").decode("ascii", "replace").strip() or None
        return Page({name: File.of(name, body) for name, body in found.items()}, build)


def add_page(app: FastAPI, page: Page, addresses: Iterable[str] = (*ADDRESSES, *LESSONS)) -> None:
    """Give every file of the page its address; without a page they show how to play."""
    app.state.page = page

    async def show(request: Request) -> Response:
        if not page.files:
            return _no_page(request)
        if (file := page.files.get(request.scope["path"][1:])) is None:
            entry = page.files[ENTRY].plain.body
            learned = LESSONS.get(request.scope["path"])
            preview = await preview_of(request, request.path_params.get("code"), learned)
            file = _entry(entry, preview, language_of(request))
        return file.answer(request)

    for path in (*addresses, *(f"/{name}" for name in page.files)):
        app.add_route(path, show, methods=["GET", "HEAD"], include_in_schema=False)


def add_file(app: FastAPI, path: str, write: Callable[[], bytes]) -> None:
    """Give a file that is written when somebody first asks for it its address."""
    file = cache(lambda: File.of(path, write()))

    async def show(request: Request) -> Response:
        return file().answer(request)

    app.add_route(path, show, methods=["GET", "HEAD"], include_in_schema=False)


@lru_cache(maxsize=64)  # languages, games, and the names by which we are reached
def _entry(body: bytes, preview: str, language: str) -> File:
    """Return the entry with what is shown of a link to it, and where there is no JavaScript."""
    no_script = escape(catalogue(language).say("no-script"))
    told = body.replace(PREVIEW, preview.encode()).replace(NO_SCRIPT, no_script.encode())
    return File.of(ENTRY, told, "accept-encoding, accept-language")


def _keep(name: str) -> str:
    """Return how long a browser may keep a file without asking."""
    if name in (ENTRY, WORKER):
        return "no-cache"
    if name.startswith(HASHED):
        return "public, max-age=31536000, immutable"
    return "public, max-age=3600"


def takes_gzip(accepted: str) -> bool:
    """Read an Accept-Encoding header; what it names with weight 0 it does not want."""
    weights = {}
    for part in accepted.lower().split(","):
        coding, _, rest = part.partition(";")
        weights[coding.strip()] = rest.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return weights.get("gzip", weights.get("*", False))


def _has(known: str, tag: str) -> bool:
    """Read an If-None-Match header, which proxies may have weakened."""
    tags = [part.strip().removeprefix("W/") for part in known.split(",")]
    return tag in tags or tags == ["*"]


def _no_page(request: Request) -> HTMLResponse:
    """Say that the page is not built, how to build it, and how to play without it."""
    language = language_of(request)
    say = catalogue(language).say
    link = f"{site_of(request)}{request.url.path}".rstrip("/")
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Toril</title>'
        f"<h1>Toril</h1><p>{escape(say('no-page-what'))}</p>"
        f"<p>{escape(say('no-page-build'))}</p><pre>make page</pre>"
        f"<p>{escape(say('no-page-how'))}</p><pre>toril join {escape(link)}</pre>"
        f"<p>{escape(say('unofficial'))}</p></html>"
    )
    return HTMLResponse(body, headers={"cache-control": "no-store"})
