"""Which loads can be measured here."""

from toril.bench.server.loads import USUAL_SPECTATORS, Load
from toril.server.serve import file_limit
from toril.server.settings import Settings

SPARE_FILES = 200
"""Files of a process that are no sockets of people."""


def impossible(load: Load) -> str | None:
    """Return why a load cannot be measured here; None if it can."""
    if load.sockets + SPARE_FILES > file_limit():
        most = int(file_limit())
        return f"It needs {load.sockets} sockets, and a process may open {most} files here."
    if load.spectators > USUAL_SPECTATORS and "most_spectators" not in Settings.model_fields:
        return f"This server lets {USUAL_SPECTATORS} look on at a table."
    return None
