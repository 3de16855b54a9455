"""A program that runs beside us for a while."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def started(command: list[str], **more: Any) -> Iterator[None]:
    """Run a program until the block ends, whatever it says."""
    silence = subprocess.DEVNULL
    program = subprocess.Popen(command, stdout=silence, stderr=silence, **more)
    try:
        yield
    finally:
        program.terminate()
        program.wait()
