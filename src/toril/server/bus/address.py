"""Where a bus is: a URL whose password is never shown."""

from hashlib import sha256
from urllib.parse import parse_qs, unquote, urlsplit

from toril.engine.errors import TorilError

SCHEMES = ("redis", "rediss", "unix")
"""Redis or Valkey: plain, by TLS, and by a socket of this machine."""

HIDDEN = "***"


def channel_of(key: bytes) -> str:
    """Return the channel of the workers of one database, from the secret that they share.

    Several databases may have one Redis: they hear nothing of each other.
    """
    return f"toril:{sha256(b'toril bus' + key).hexdigest()[:24]}"


class BusAddress:
    """The place of a Redis. `url` is for whoever connects; everybody else gets `str()` of it."""

    def __init__(self, url: str) -> None:
        """Refuse what is no such URL, without repeating it: it may hold a password."""
        try:
            parts = urlsplit(url)
            where = parts.path if parts.scheme == "unix" else parts.hostname
            port = parts.port
        except ValueError:
            raise bad_bus() from None
        if parts.scheme not in SCHEMES or not where or any(mark in url for mark in " \t\r\n"):
            raise bad_bus()
        if "password" in parse_qs(parts.query):  # which would be shown
            raise bad_bus()
        self.url = url
        self._secrets = {parts.password, unquote(parts.password)} if parts.password else set()
        self._shown = f"{parts.scheme}://{where}{f':{port}' if port else ''}"

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"BusAddress({self._shown!r})"

    def without_secrets(self, text: str) -> str:
        """Return what somebody else wrote about it, fit for a log."""
        for secret in {*self._secrets, self.url}:
            text = text.replace(secret, HIDDEN)
        return text


def bad_bus() -> TorilError:
    """Say how it is written."""
    return TorilError(
        "bad_bus",
        "The bus is not the URL of a Redis: write it like redis://127.0.0.1:6379, or "
        "rediss://user:password@host:6379 with signs of the password as %40 and so on.",
    )
