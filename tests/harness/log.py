"""What a server writes into its log, for tests that read it as an operator does."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from typing import Any

import structlog

from toril.server import logs

FAMILIES = ("", "uvicorn.error", "uvicorn.access", "alembic", "websockets", "numba")


@contextmanager
def logged(level: str = "debug") -> Iterator[io.StringIO]:
    """Log into what is returned, one JSON object a line, and afterwards as before."""
    root, families = logging.getLogger(), [logging.getLogger(name) for name in FAMILIES]
    handlers, levels = root.handlers[:], [family.level for family in families]
    with redirect_stderr(io.StringIO()) as written:
        logs.set_up(level, as_json=True)
    (ours,) = root.handlers
    try:
        yield written
    finally:
        ours.close()
        root.handlers[:] = handlers
        for family, before in zip(families, levels, strict=True):
            family.setLevel(before)
        structlog.reset_defaults()


def log_lines(written: io.StringIO) -> list[dict[str, Any]]:
    """Return the log's lines."""
    return [json.loads(line) for line in written.getvalue().splitlines()]
