"""Puts the page into the wheel and the source archive: hatchling calls this.

The archive holds `web/` and the built page too, so whoever installs from it needs neither Node nor
the npm registry; changed sources are still built anew. TORIL_NODE=/path/to/node takes a Node that
is there, TORIL_PAGE_SKIP=1 does without the page (for work on the server alone).
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))

import build_page
from npm import Failed


def _is_skipped() -> bool:
    return os.environ.get("TORIL_PAGE_SKIP", "") not in ("", "0")


class PageHook(BuildHookInterface[BuilderConfig]):
    """Builds the page before it is packed."""

    def dependencies(self) -> list[str]:
        """Ask for Node only where the page must be built and no other Node is named."""
        if _is_skipped() or os.environ.get("TORIL_NODE") or build_page.is_current():
            return []
        return [str(self.config["node"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, or end with what is wrong instead of a traceback."""
        if _is_skipped():
            self.app.display_warning("TORIL_PAGE_SKIP is set: the page is not built.")
            return
        try:
            build_page.build()
        except Failed as error:
            sys.exit(f"\nToril's page could not be built. {error}\n")
