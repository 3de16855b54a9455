"""What a person sees at an address that is none: one that was cut off or typed wrong, say."""

from html import escape

from fastapi import Request
from fastapi.responses import HTMLResponse

from toril.server.web.preview import language_of
from toril.text import catalogue


def is_visit(request: Request) -> bool:
    """Say whether a browser goes there; what a page fetches, and other clients, take anything."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def nothing_here(request: Request) -> HTMLResponse:
    """Say in the browser's language that nothing is there, with the way to the start."""
    language = language_of(request)
    say = catalogue(language).say
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Toril</title>'
        f"<h1>Toril</h1><p>{escape(say('nothing-here'))}</p>"
        f'<p><a href="/">{escape(say("nothing-here-start"))}</a></p></html>'
    )
    return HTMLResponse(body, 404, {"cache-control": "no-store"})
