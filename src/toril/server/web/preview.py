"""What messengers show of a link: a title, a sentence and a picture, in the asker's language.

Of a table it says which game is played there, as everybody learns who looks at it; nothing of who
sits there, so that a link that was passed on tells no names.
"""

from html import escape

from starlette.requests import Request

from toril.engine.errors import TorilError
from toril.server.store import NotStored
from toril.server.web.access import find_room, is_within, site_of
from toril.text import LANGUAGES, catalogue

PICTURE = "/preview.png"
WIDTH, HEIGHT = 1200, 630


def language_of(request: Request) -> str:
    """Return the first language the browser asks for that we speak."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    return next((tag[:2] for tag in map(str.strip, wanted) if tag[:2] in LANGUAGES), "en")


async def preview_of(request: Request, code: str | None, learned: str | None) -> str:
    """Return the tags for the page's head.

    `code` is the table that the link leads to, `learned` the game that it teaches.
    """
    language = language_of(request)
    say = catalogue(language).say
    game = await _game_at(request, code) if code else None
    if learned:
        title = say("preview-learn", game=say(f"game-{learned}"))
        what = say("preview-learn-what")
    elif game:
        title = say("preview-table", game=say(f"game-{game}"))
        what = say("preview-table-what")
    else:
        title, what = say("preview-title"), say("preview-what")
    named = {"description": what, "twitter:card": "summary_large_image"}
    graph = {
        "og:type": "website",
        "og:site_name": "Toril",
        "og:locale": language,
        "og:title": title,
        "og:description": what,
        "og:image": site_of(request) + PICTURE,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": say("preview-picture"),
    }
    return "".join(
        f'<meta {key}="{name}" content="{escape(content)}" />'
        for key, tags in (("name", named), ("property", graph))
        for name, content in tags.items()
    )


async def _game_at(request: Request, code: str) -> str | None:
    """Return the game of a table; None where there is none, or the asker may not ask that often.

    Whoever guesses codes learns here no more than from the protocol, and as slowly.
    """
    if not await is_within(request, request.app.state.limits.ask):
        return None
    try:
        room = await find_room(request, code)
    except (TorilError, NotStored):  # the page comes all the same, and says what is wrong
        return None
    return room.table.rules.game
