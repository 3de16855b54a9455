"""What this computer noted about tables, for the check of the deals: a file for each seat."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from toril.cli.files import read_notes, write_whole
from toril.engine.errors import TorilError
from toril.fairness.hand_over import unpacked
from toril.fairness.notes import Notes
from toril.fairness.notes_json import dumps
from toril.folders import data_folder

MOST_FILES = 200
"""Tables come and go: the oldest notes are deleted."""

MOST_MATCHES = 50
"""Of so many matches at a table the plays are kept; of the others only the draws."""

_OWNER_ONLY = 0o600


class KeptNotes:
    """Loads and keeps notes; `complain` hears, once, why they cannot be kept."""

    def __init__(self, complain: Callable[[str], None], carried: str = "") -> None:
        """Touch no file yet; `carried` are the draws that a hand-over link brought along."""
        self._carried = carried
        self._complain: Callable[[str], None] | None = complain
        self.path: Path | None = None  # of the notes that were loaded last

    def load(self, table: str, person: int | None) -> Notes:
        """Return what there is about a table; several people may use one computer."""
        who = "watching" if person is None else str(person)
        self.path = data_folder() / "notes" / f"{table}-{who}.json"
        notes, carried = self._read(self.path, table), self._carried
        if person is not None:
            self._carried = ""
            for draw in unpacked(carried, time.time_ns() // 1_000_000):
                notes = notes if notes.draw(draw.hash) else notes.with_draw(draw)
        return notes

    @staticmethod
    def _read(path: Path, table: str) -> Notes:
        try:
            return read_notes(path)
        except TorilError as error:
            if error.code != "cannot_read":  # not ours any more, but perhaps evidence
                with suppress(OSError):
                    path.replace(path.with_suffix(".unreadable"))
            return Notes(table)

    def keep(self, notes: Notes) -> None:
        """Write the notes at once; play goes on without them."""
        assert self.path is not None
        try:
            fresh = not self.path.exists()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            kept = replace(notes, matches=notes.matches[-MOST_MATCHES:])
            write_whole(self.path, dumps(kept), _OWNER_ONLY)
            if fresh:
                self._prune(self.path.parent)
        except (TorilError, OSError) as error:
            if self._complain is not None:
                self._complain(str(error))
            self._complain = None

    @staticmethod
    def _prune(folder: Path) -> None:
        files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in files[:-MOST_FILES]:
            path.unlink()
