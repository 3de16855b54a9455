"""Tables that the tests open, and what their terminals ask."""

import asyncio
import re
from typing import Any

from tests.harness.in_thread import Running
from toril.client import RawClient

AGAIN = {"en": r"Type again.*:", "es": r"Escribe otra.*:", "de": r"Gib nochmal ein.*:"}
END = {"en": r"Type save.*:", "es": r"Escribe guardar.*:"}
CARD = r"Which card do you play\?"
CHECK = re.compile(r"verify \S+ --notes (\S+\.json)")
PROVEN = {
    "en": "deals are proven",
    "es": "repartos están demostrados",
    "de": "Nachweislich fair gemischt",
}


def opened(server: Running, **setup: Any) -> RawClient:
    """A table whose host is Ana, a client of the test."""
    host = RawClient(server.base)
    setup = {"game": "six_nimmt", "seats": 2, "options": {"rounds": 1}, **setup}
    asyncio.run(host.open(name="Ana", **setup))
    return host


def link_of(host: RawClient) -> str:
    return f"{host.base}/t/{host.code}"


def post(client: RawClient, what: str, **body: Any) -> Any:
    return asyncio.run(client.post(what, **body))
