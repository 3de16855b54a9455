"""The settings of every server that a test starts in this process."""

from pathlib import Path
from typing import Any

from toril.server.settings import Settings


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: bots at once, no limits unless a test is about them."""
    given: dict[str, Any] = {"database": folder / "toril.db", "port": 0}
    given |= {"bot_pause": 0.0, "limited": False}
    return Settings(**(given | changes))
