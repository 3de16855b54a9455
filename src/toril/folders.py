"""Where Toril keeps its files: by the convention of each system, or where they lie already."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformdirs.api import PlatformDirsABC


def data_folder() -> Path:
    """Return the folder for records and databases."""
    return _known("XDG_DATA_HOME", ".local/share") or _usual().user_data_path


def cache_folder() -> Path:
    """Return the folder for what can be made again."""
    return _known("XDG_CACHE_HOME", ".cache") or _usual().user_cache_path


def database_named() -> str:
    """Return the server's database unless another is named: a file, or what is a URL."""
    return os.environ.get("TORIL_DATABASE") or str(data_folder() / "toril.db")


def _known(variable: str, old: str) -> Path | None:
    """Return the folder that a variable names, or the old one if it is there.

    The old one is where every system had its files before each had a place of its own.
    """
    if named := os.environ.get(variable):
        return Path(named) / "toril"
    before = Path.home() / old / "toril"
    return before if before.is_dir() else None


def _usual() -> "PlatformDirsABC":
    from platformdirs import PlatformDirs  # rarely needed, and 15 ms to load

    return PlatformDirs("toril", appauthor=False)
