"""One of several workers: `python -m toril.server.workers.worker`, started by the supervisor."""

import json
import os
import signal
import socket as sockets
import sys
from contextlib import suppress
from threading import Thread
from typing import Any

from toril.engine.errors import TorilError

REFUSED = 2
"""The exit code after a bad setting, a database that cannot be used, a missing extra."""


def main(listening: int, channel: int) -> None:
    """Serve at the socket that the parent gave us, until it says so or is gone."""
    parent = sockets.socket(fileno=channel)
    Thread(target=_end_with, args=(parent,), name="parent", daemon=True).start()
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it is for the parent
    try:
        _serve(sockets.socket(fileno=listening), parent)
    except TorilError as error:
        _tell(parent, code=error.code, sentence=error.sentence, facts=error.facts)
        sys.exit(REFUSED)
    except KeyboardInterrupt:  # before the server could hear of it: there is nothing to finish
        sys.exit(128 + signal.SIGINT)


def _serve(listening: sockets.socket, parent: sockets.socket) -> None:
    from toril.server.serve import serve
    from toril.server.settings import Settings

    replaces = "TORIL_REPLACES" in os.environ
    serve(Settings(), listening, lambda: _tell(parent, ready=True), replaces=replaces)


def _end_with(parent: sockets.socket) -> None:
    """Wait for the end of the channel, which comes however the parent ends; then stop politely."""
    with suppress(OSError):
        while parent.recv(1024):
            pass
    os.kill(os.getpid(), signal.SIGTERM)


def _tell(parent: sockets.socket, **what: Any) -> None:
    with suppress(OSError):  # it is gone: so shall we be
        parent.sendall(json.dumps(what).encode() + b"\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
