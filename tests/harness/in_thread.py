"""A real server on a real port, on a thread of this process. This is what most tests need."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from toril.server.listening import listen
from toril.server.live.hall import Hall, milliseconds
from toril.server.serve import raise_file_limit, uvicorn_config
from toril.server.settings import Settings
from toril.server.store import SqliteStore
from toril.server.transport.keepalive import keep_alive
from toril.server.transport.uvicorn_internals import Server, ServerState, open_protocols
from toril.server.web.app import open_app


@dataclass
class Running:
    """A server in this process, on a thread of its own: `base` is its address."""

    base: str
    app: Any
    state: ServerState

    @property
    def connections(self) -> int:
        """How many connections the server has not let go of."""
        return len(open_protocols(self.state))

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    @property
    def store(self) -> SqliteStore:
        """Where the server keeps its tables, as soon as it has opened."""
        while self.app.state.hall is None:
            time.sleep(0.01)
        store = self.hall._store
        assert isinstance(store, SqliteStore)
        return store


@contextmanager
def running(
    chosen: Settings,
    now: Callable[[], int] = milliseconds,
    send_buffer: int = 0,
    me: str | None = None,
) -> Iterator[Running]:
    """Run a server until the block ends; `send_buffer` bytes wait for each client in the kernel."""
    raise_file_limit()  # as `toril serve` does; here the clients' ends are files of ours, too
    app = open_app(chosen, now, me=me)
    listening = listen(chosen.host, chosen.port or 0)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = Server(uvicorn_config(app, chosen), _nothing, _nothing, keep_alive)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app, server.server_state)
    finally:
        server.should_exit = True
        thread.join()


def _nothing() -> None:
    """Tell nobody."""
