"""What can go wrong between a client and its server."""

import json
from http.client import HTTPException
from urllib.error import HTTPError

from toril.engine.errors import Fact, TorilError

GATEWAYS = (502, 503, 504)
"""What a proxy answers with whose server is gone: it may be back in a moment."""


class Unreachable(TorilError):
    """The server does not answer."""


class ServerRefused(TorilError):
    """The server's refusal, with its code and facts."""


def other_version() -> ServerRefused:
    """Say that what a server says cannot be understood."""
    return ServerRefused("old_protocol", "The server speaks another version: update Toril.")


def unreachable(base: str, error: Exception) -> Unreachable:
    """Say that a server does not answer."""
    why = str(getattr(error, "reason", "") or error) or type(error).__name__
    return Unreachable("unreachable", f"{base} does not answer: {why}.", server=base, why=why)


def read_refusal(base: str, error: HTTPError) -> TorilError:
    """Return what a server answered with instead of what it was asked for."""
    try:
        body = json.load(error)
        facts: dict[str, Fact] = body["facts"]
        return ServerRefused(body["code"], body["sentence"], **facts)
    except (OSError, HTTPException) as lost:  # in the middle of its answer
        return unreachable(base, lost)
    except (ValueError, KeyError, TypeError):
        return unreachable(base, error) if error.code in GATEWAYS else not_toril(error.code)


def not_toril(status: int) -> ServerRefused:
    """Say that something else than a Toril server answers."""
    sentence = f"This is not a Toril server: it answered {status}."
    return ServerRefused("not_toril", sentence, status=status)
