"""The door until the page is built: what this is, and how to sit down from a terminal."""

from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from toril.text import LANGUAGES, catalogue

router = APIRouter(include_in_schema=False)


def _language(request: Request) -> str:
    """Return the first language the browser asks for that we speak."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    return next((tag[:2] for tag in map(str.strip, wanted) if tag[:2] in LANGUAGES), "en")


@router.get("/")
@router.get("/t/{code}")
async def door(request: Request, code: str | None = None) -> HTMLResponse:
    """Show the command that plays here."""
    language = _language(request)
    say = catalogue(language).say
    link = f"{request.url.scheme}://{request.url.netloc}"
    link += "" if code is None else f"/t/{code}"
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Toril</title>'
        f"<h1>Toril</h1><p>{escape(say('door-what'))}</p><p>{escape(say('door-how'))}</p>"
        f"<pre>toril join {escape(link)}</pre><p>{escape(say('unofficial'))}</p></html>"
    )
