"""Where compiled kernels are kept, and how their sources are told apart: no NumPy, no Numba."""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from toril.places import cache_folder


def kernels_folder() -> Path | None:
    """Return the folder for all that is compiled; None where nothing can be kept."""
    try:
        folder = cache_folder() / "kernels"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: whoever runs this has no home
        return None
    return folder if os.access(folder, os.W_OK) else None


def digest(sources: Iterable[Path], *facts: str) -> str:
    """Return a short name for these very sources, and for what else counts."""
    made = hashlib.sha256("\n".join(facts).encode())
    for path in sources:
        made.update(path.read_bytes())
    return made.hexdigest()[:16]
