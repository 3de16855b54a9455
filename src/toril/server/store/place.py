"""Where a database is: a file, or the URL of a PostgreSQL. Its password is shown to nobody."""

from dataclasses import field
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from toril.engine.errors import TorilError
from toril.engine.value import value

SCHEMES = ("postgresql", "postgres")
SECRET = ("password", "sslpassword")
"""What of a URL's query is nobody's business; the password before the host is not either."""

MASK = "***"


@value
class Place:
    """A file, or a URL. Its text, in logs and errors too, is the one without passwords."""

    file: Path | None
    url: str = field(default="", repr=False)
    shown: str = ""

    def __str__(self) -> str:
        """Return what may be printed."""
        return self.shown or str(self.file)

    def without_secrets(self, text: str) -> str:
        """Return a text, like a driver's complaint, in which no password of ours stands."""
        for secret in _secrets(self.url):
            text = text.replace(secret, MASK)
        return text


def place_of(named: "str | Path | Place") -> Place:
    """Return the place that somebody named; refuse what cannot be one."""
    if isinstance(named, Place):
        return named
    if isinstance(named, Path) or "://" not in named:
        return Place(Path(named))
    scheme = named.partition("://")[0]
    if scheme not in SCHEMES:
        raise TorilError(
            "bad_database_scheme",
            f"A database is a file or postgresql://…, not {scheme}://….",
            scheme=scheme,
        )
    try:
        return Place(None, named, _shown(named))
    except ValueError:  # its words may hold the password
        raise bad_url() from None


def bad_url() -> TorilError:
    """Refuse a URL without quoting it: who cannot read it does not know where its password is."""
    return TorilError(
        "bad_database_url",
        "The database's URL cannot be read: write postgresql://user:password@host:5432/name,"
        " with %-codes for special characters.",
    )


def _shown(url: str) -> str:
    """Return a URL with masks for passwords; raise ValueError where these cannot be told apart."""
    parts = urlsplit(url)
    who, at, where = parts.netloc.rpartition("@")
    _ = [int(port) for host in where.split(",") if (port := _port(host))]  # each is a number
    if "#" in url or "@" in parts.path or "@" in who or who.count(":") > 1:
        raise ValueError("a sign of a password that is not escaped")
    user, colon, _ = who.partition(":")
    pairs = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
    query = "&".join(f"{name}={MASK if name in SECRET else text}" for name, text in pairs)
    masked = f"{parts.scheme}://{user}{colon and ':' + MASK}{at}{where}{parts.path}"
    return f"{masked}?{query}" if query else masked


def _port(host: str) -> str:
    """Return what follows a host's colon; a host of IPv6 stands in brackets."""
    return host.rpartition("]")[2].rpartition(":")[2] if ":" in host.rpartition("]")[2] else ""


def _secrets(url: str) -> list[str]:
    """Return the passwords of a URL, as they are and as they are written; longer ones first."""
    if not url:
        return []
    parts = urlsplit(url)
    raw = [parts.netloc.rpartition("@")[0].partition(":")[2]]
    raw += [part.partition("=")[2] for part in parts.query.split("&") if part.startswith(SECRET)]
    found = {text for each in raw for text in (each, unquote(each))} - {""}
    return sorted(found, key=len, reverse=True)
