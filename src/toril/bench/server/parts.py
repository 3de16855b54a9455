"""To which part of the server a moment of its work belongs, by the modules that are under way.

From the innermost frame outwards, the first that says something decides. Modules that every part
uses, like the engine's codec, say something only where nothing further out does.
"""

from functools import lru_cache
from types import CodeType, FrameType

READING, COMMANDS, WRITING = "reading", "commands and engine", "writing"
TELLING, SENDING = "telling", "sending"
BOTS, WEB, COLLECTOR, LOOP = "bots", "web", "collector", "event loop and rest"
OTHERS = "other workers"

_SENDS = ("send", "write", "push", "flush", "encode", "serialize")
"""What the names of functions hold that send, in modules that read and send."""

_BOTH_WAYS = (
    "/toril/server/transport/",
    "/toril/server/web/socket",
    "/toril/server/live/connection",
    "/toril/server/live/window",
    "/websockets/",
    "/uvicorn/protocols/websockets/",
    "/picows/",
)
_SAYS = (
    ("/toril/server/gc_policy", COLLECTOR),
    ("/toril/server/live/messages", TELLING),
    ("/toril/server/live/broadcast", TELLING),
    ("/toril/server/live/presence", TELLING),
    ("/toril/server/store/postgres_quick", OTHERS),
    ("/toril/server/store/tails", OTHERS),
    ("/toril/server/store/leases", OTHERS),
    ("/toril/server/live/cluster", OTHERS),
    ("/toril/server/live/colleagues", OTHERS),
    ("/toril/server/live/leases", OTHERS),
    ("/toril/server/bus/", OTHERS),
    ("/redis/", OTHERS),
    ("/toril/server/store/", WRITING),
    ("/sqlalchemy/", WRITING),
    ("/aiosqlite/", WRITING),
    ("/toril/bots/", BOTS),
    ("/toril/fast/", BOTS),
    ("/numba/", BOTS),
    ("/numpy/", BOTS),
    ("/toril/server/live/thinking", BOTS),
    ("/toril/server/live/driver", BOTS),
    ("/toril/server/tables/", COMMANDS),
    ("/toril/server/live/", COMMANDS),
    ("/toril/server/web/", WEB),
    ("/fastapi/", WEB),
    ("/starlette/", WEB),
    ("/uvicorn/protocols/http/", WEB),
    ("/toril/wire/", READING),
)
_SAYS_LITTLE = (("/toril/engine/", COMMANDS),)


def part_of(frame: FrameType | None) -> tuple[str, str]:
    """Return the part, and the place in it: the frame that decided."""
    fallback: tuple[str, str] | None = None
    while frame is not None:
        part, is_sure = _said_by(frame.f_code)
        if part is not None:
            place = _place(frame.f_code)
            if is_sure:
                return part, place
            fallback = fallback or (part, place)
        frame = frame.f_back
    return fallback or (LOOP, "uvloop itself")


@lru_cache(maxsize=10_000)
def _said_by(code: CodeType) -> tuple[str | None, bool]:
    """Return what a function's module says, and whether that is sure."""
    path = code.co_filename.replace("\\", "/")
    for piece in _BOTH_WAYS:
        if piece in path:
            sends = "receive" not in code.co_name and any(w in code.co_name for w in _SENDS)
            return (SENDING if sends else READING), True
    for piece, part in _SAYS:
        if piece in path:
            return part, True
    for piece, part in _SAYS_LITTLE:
        if piece in path:
            return part, False
    return None, False


def _place(code: CodeType) -> str:
    path = code.co_filename.replace("\\", "/")
    at = path.rfind("/toril/")
    short = path[at + 1 :] if at >= 0 else "/".join(path.split("/")[-2:])
    return f"{short.removesuffix('.py')} {code.co_qualname}"
