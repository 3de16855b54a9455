"""Who we are among the workers of one database."""

import os
import secrets
from functools import cache
from socket import gethostname


@cache
def worker_name() -> str:
    """Return what this worker is called in logs and metrics: the same after a restart.

    Several on one machine are told apart by TORIL_WORKER, which `toril serve --workers` sets.
    """
    return name_of(os.environ.get("TORIL_WORKER", "1"))


def name_of(number: str) -> str:
    """Return what the worker of that number on this machine is called."""
    return f"{gethostname()[:40]}-{number[:8]}"


def is_one_of_several() -> bool:
    """Return whether `toril serve --workers` has started this process among others."""
    return "TORIL_WORKER" in os.environ


@cache
def worker_id() -> str:
    """Return what this worker is known by among the others: another after each start."""
    return f"{worker_name()}-{secrets.token_hex(4)}"
