"""Where a table is: the link, code or server's name that `toril join` is given, read."""

import re
from urllib.parse import urlsplit

from toril.cli.ports import PORT, PORTS
from toril.engine.errors import TorilError
from toril.engine.value import value
from toril.wire.table_codes import meant_as_code, read_code


@value
class Address:
    """Where a table is: the server, the table's code, and the secret of a hand-over link.

    `notes` is what the other device noted about the draw, as the link brings it along.

    With `any_port` the server may be at any of the ports that `toril serve` takes by itself.
    """

    base: str
    code: str | None
    link: str | None
    any_port: bool = False
    notes: str = ""

    @property
    def bases(self) -> tuple[str, ...]:
        """The servers to look at, in turn."""
        if not self.any_port:
            return (self.base,)
        return tuple(f"http://localhost:{port}" for port in PORTS)


def read_address(text: str) -> Address:
    """Return the address that a link or a server's name stands for.

    >>> read_address("192.168.1.7:6104/t/K7W2FP")
    Address(base='http://192.168.1.7:6104', code='K7W2FP', link=None, any_port=False, notes='')
    >>> read_address("k7w2fp")
    Address(base='http://localhost:6104', code='K7W2FP', link=None, any_port=True, notes='')
    """
    if alone := read_code(text):
        return Address(f"http://localhost:{PORT}", alone, None, any_port=True)
    named = "://" in text
    try:
        parts = urlsplit(text if named else f"http://{text}")
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise _bad_address(text) from error
    path = re.fullmatch(r"/?|/t/([^/]+)/?", parts.path)
    code = meant_as_code(path[1]) if path and path[1] else None
    link = re.fullmatch(r"seat=([A-Za-z0-9_-]{22})(?:&notes=([A-Za-z0-9_-]*))?", parts.fragment)
    plain = text.isprintable() and not re.search(r"[\s@?\\]", text)
    wrong_code = path is not None and path[1] is not None and code is None
    wrong_link = bool(parts.fragment) and (link is None or code is None)
    if not plain or not host or not path or wrong_code or wrong_link:
        raise _bad_address(text)
    if parts.scheme not in ("http", "https"):
        raise _bad_address(text)
    where = parts.netloc if named or port is not None else f"{parts.netloc}:{PORT}"
    base = f"{parts.scheme}://{where}"
    return Address(base, code, link[1], notes=link[2] or "") if link else Address(base, code, None)


def _bad_address(text: str) -> TorilError:
    return TorilError(
        "bad_address",
        f"A table's link looks like http://192.168.1.7:{PORT}/t/K7W2FP, not {text}",
        given=text,
        example=f"http://192.168.1.7:{PORT}/t/K7W2FP",
    )
