"""What the workers of one command are given, and where there cannot be several."""

import asyncio
import os
import socket as sockets
import sys
from collections.abc import Callable, Mapping

from toril.engine.errors import TorilError
from toril.server import logs
from toril.server.listening import listen_together
from toril.server.settings import Settings
from toril.server.workers.supervisor import Supervisor

COMMAND = (sys.executable, "-P", "-m", "toril.server.workers.worker")
"""Starts a worker; the files of its socket and of its channel follow."""


def check(settings: Settings) -> None:
    """Refuse several workers where they could not work together."""
    if settings.workers == 1:
        return
    if sys.platform == "win32":
        raise TorilError(
            "workers_not_here",
            "On Windows a single process serves: leave out --workers.",
        )
    if settings.database.file is not None:
        raise TorilError(
            "workers_need_postgres",
            "Several workers need PostgreSQL: name it with --database postgresql://….",
        )
    if not settings.bus:
        raise TorilError(
            "workers_need_bus",
            "Several workers need Redis to tell each other what is new: name it with"
            " --bus redis://….",
        )


def serve_by_workers(
    settings: Settings,
    flags: Mapping[str, object],
    listening: sockets.socket,
    ready: Callable[[], None],
) -> int:
    """Serve by several workers until interrupted; return the exit code.

    `flags` are the settings that the environment does not have; `ready` is called once, when all
    workers are. `listening` shows that the port was free, and is closed.
    """
    logs.set_up(settings.log, as_json=settings.log_json)
    together = listen_together(listening, settings.workers)

    async def run() -> int:
        given = environments(settings, flags)
        return await Supervisor(COMMAND, given, together, settings.drain_seconds).run(ready)

    return asyncio.run(run())


def environments(settings: Settings, flags: Mapping[str, object]) -> list[dict[str, str]]:
    """Return the environment of each worker: ours, what was given by flags, and who it is.

    A flag's text is passed on as it was given: a database's password would be lost in between.
    """
    given = {f"TORIL_{name.upper()}": str(flag) for name, flag in flags.items()}
    return [
        {
            **os.environ,
            **given,
            "TORIL_WORKER": str(number),
            "TORIL_METRICS": _moved(settings.metrics, number - 1),
        }
        for number in range(1, settings.workers + 1)
    ]


def _moved(where: str, by: int) -> str:
    """Return an address whose port is `by` higher; a bad one is for the worker to refuse."""
    host, _, port = where.rpartition(":")
    return f"{host}:{int(port) + by}" if port.isdecimal() else where
