"""The machine that a figure was measured on: without it a figure says little."""

import os
import platform
from importlib import metadata
from pathlib import Path
from typing import Any

from toril import __version__


def machine_info(*packages: str) -> dict[str, Any]:
    """Return what a figure depends on, the versions of `packages` too."""
    return {
        "toril": __version__,
        "python": platform.python_version(),
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        **{name: _version(name) for name in packages},
    }


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _cpu() -> str:
    try:
        info = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":", 1)[1].strip() for line in info if "model name" in line)
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
