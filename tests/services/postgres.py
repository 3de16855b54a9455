"""A PostgreSQL of our own."""

import os
import signal
import subprocess
from itertools import count
from pathlib import Path

import psycopg

from tests.services.finding import found, postgres_programs
from tests.services.service import Service

CARELESS = ("fsync=off", "full_page_writes=off")
"""What makes ordinary tests quick; where a crash is tested, everything is as in earnest."""


class PostgresServer(Service):
    """PostgreSQL; a `durable` one keeps its promises when it is killed, and is slower."""

    stops_by = signal.SIGINT  # it lets nobody finish: SIGTERM would wait for every connection

    def __init__(self, *, durable: bool = False) -> None:
        self._programs = found(postgres_programs(), "PostgreSQL")
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        super().__init__("postgres", "postgres" if root else "")  # it refuses to run as root
        self._options = () if durable else CARELESS
        self._names = count(1)

    @property
    def url(self) -> str:
        """The server's own database, from which others are created."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"toril_{next(self._names)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url_of(name)

    def command(self) -> list[str]:
        data = self.folder / "data"
        if not data.exists():
            self._create(data)
        options = (
            *("max_connections=200", "listen_addresses=127.0.0.1", f"port={self.port}"),
            f"unix_socket_directories={self.folder}",
            *self._options,
        )
        settings = [part for option in options for part in ("-c", option)]
        return [str(self._programs / "postgres"), "-D", str(data), *settings]

    def answers(self) -> bool:
        try:
            with psycopg.connect(self.url, connect_timeout=2):
                return True
        except psycopg.OperationalError:
            return False

    def _create(self, data: Path) -> None:
        call = [str(self._programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "postgres"]
        subprocess.run(
            [*call, "--no-sync", "-E", "UTF8", "--locale=C"],
            user=self.user or None,
            group=self.user or None,
            extra_groups=[] if self.user else None,
            stdout=subprocess.DEVNULL,
            check=True,
            cwd=self.folder,
        )
