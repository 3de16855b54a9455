"""Where Toril keeps its files."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the folder for records and databases, by the convention of desktops."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "toril"


def database_file() -> Path:
    """Return the server's database unless another is named."""
    named = os.environ.get("TORIL_DATABASE")
    return Path(named) if named else data_folder() / "toril.db"


def cache_folder() -> Path:
    """Return the folder for what can be made again, by the convention of desktops."""
    cache = os.environ.get("XDG_CACHE_HOME")
    return (Path(cache) if cache else Path.home() / ".cache") / "toril"
