"""The C program beside which `toril bench kernels` measures: built here, for the same processor."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from toril.fast.six.lanes.layout import LANES

SOURCE = Path(__file__).with_name("kernels.c")

GENERIC = "x86-64"
"""What a C compiler calls the processor that is `generic` to Numba."""


class Yardstick:
    """The C program; without a compiler there is none, and `note` says so."""

    def __init__(self, folder: Path) -> None:
        """Build it in `folder`."""
        self._program = folder / "deals"
        self.compiler: str | None = None
        self.note: str | None = None
        found = shutil.which("cc")
        if found is None:
            self.note = "There is no C compiler (cc) here: no ratio to C."
            return
        flags = ["-O3", *same_processor()]
        command = [found, *flags, str(SOURCE), "-o", str(self._program)]
        built = subprocess.run(command, capture_output=True, text=True, check=False)
        if built.returncode:
            self.note = f"The C compiler failed: no ratio to C. {built.stderr[:200]}"
            return
        version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
        self.compiler = " ".join([*version.stdout.splitlines()[:1], *flags])

    def measure(self, deals: int, seed: int) -> tuple[float, list[int]]:
        """Return the seconds of the processor that so many deals take, rounded up to full lanes.

        Then come, by seat, the sums of the bullheads and of their squares.
        """
        command = [str(self._program), str(whole(deals)), str(seed), "0"]
        answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        return float(answer[0]), [int(number) for number in answer[1:]]


def whole(deals: int) -> int:
    """Return so many deals, rounded up to full lanes.

    >>> whole(65)
    128
    """
    return -(-deals // LANES) * LANES


def same_processor() -> Iterator[str]:
    """Yield the flags by which a C compiler builds for the processor that Numba is told to."""
    name = os.environ.get("NUMBA_CPU_NAME", "native")
    yield f"-march={GENERIC if name == 'generic' else name}"
    for feature in filter(None, os.environ.get("NUMBA_CPU_FEATURES", "").split(",")):
        yield f"-m{'no-' if feature[0] == '-' else ''}{feature[1:]}"
