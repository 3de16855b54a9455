"""What a browser does besides playing: it loads the page, over connections that it keeps."""

import asyncio
import re
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

CONNECTIONS = 6
"""As many connections as browsers open to one server."""

FILES = 24
"""About as many as the page loads until a match is on the screen, with about 130 kB in them."""

_LENGTH = re.compile(rb"\r\ncontent-length: ([0-9]+)\r\n", re.IGNORECASE)


def make_page(folder: Path) -> Path:
    """Make a page of the size of ours, which need not be built for this."""
    (folder / "assets").mkdir(parents=True)
    for number in range(FILES):
        body = Random(number).randbytes(60_000 if number == 0 else 3000)
        (folder / f"assets/part-{number}.woff2").write_bytes(body)
    (folder / "index.html").write_text("<!doctype html><title>Toril</title>" + "<p>Muuu." * 100)
    return folder


class KeptConnection:
    """A connection that is kept for one request after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def to(cls, base: str) -> "KeptConnection":
        where = urlsplit(base)
        return cls(*await asyncio.open_connection(where.hostname, where.port))

    async def get(self, path: str, **headers: str) -> int:
        """Ask for `path`, read the whole answer and return its status."""
        lines = [f"GET {path} HTTP/1.1", "host: 127.0.0.1"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self._writer.write("\r\n".join((*lines, "", "")).encode())
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(head)
        assert length, head
        await self._reader.readexactly(int(length[1]))
        return int(head.split()[1])

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()


class PageLoader:
    """One window: its connections, which stay open after the page is there."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._connections: list[KeptConnection] = []

    async def load(self, code: str) -> None:
        """Show a table's page: the document, then all that it needs, side by side."""
        await self.close()
        first = await KeptConnection.to(self._base)
        self._connections = [first]
        assert await first.get(f"/t/{code}") == 200
        others = [KeptConnection.to(self._base) for _ in range(CONNECTIONS - 1)]
        self._connections += await asyncio.gather(*others)
        parts = iter(range(FILES))

        async def fetch(connection: KeptConnection) -> None:
            for number in parts:
                assert await connection.get(f"/assets/part-{number}.woff2") == 200

        await asyncio.gather(*map(fetch, self._connections))
        assert await first.get(f"/api/tables/{code}") == 200

    async def close(self) -> None:
        await asyncio.gather(*(connection.close() for connection in self._connections))
        self._connections = []
