"""A worker that tells everybody its process, and does as the notes in its folder say.

It is a program, started by a supervisor: FOLDER, then the files of its socket and of its channel.
"""

import json
import os
import select
import signal
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path


def main(notes: Path, listening: int, channel: int) -> None:
    """Serve until told to stop, or until the parent is gone."""
    own = os.environ["TORIL_WORKER"]
    parent = socket.socket(fileno=channel)
    if (notes / "refuse").exists():
        refusal = {"code": "bad_setting", "sentence": "It is Monday.", "facts": {"name": "day"}}
        parent.sendall(json.dumps(refusal).encode() + b"\n")
        sys.exit(2)
    if (notes / "crash").exists():
        sys.exit(7)
    server = socket.socket(fileno=listening)
    server.listen()
    server.setblocking(False)  # the one that we replace may be faster
    told = told_to_stop()
    parent.sendall(b'{"ready": true}\n')
    while select.select([server, told, parent], [], [])[0] == [server]:
        with suppress(BlockingIOError), server.accept()[0] as client:
            client.sendall(f"{own} {os.getpid()}".encode())
    if (notes / "stubborn").exists():
        time.sleep(60)
    (notes / f"stopped-{own}-{os.getpid()}").touch()


def told_to_stop() -> socket.socket:
    """Return a socket that is readable after a signal, which so never cuts an answer short."""
    told, tell = socket.socketpair()
    tell.setblocking(False)
    signal.set_wakeup_fd(tell.detach())
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: None)
    return told


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
