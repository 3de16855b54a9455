"""What this computer noted about tables, for the check of the deals: a file for each seat."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from toril.cli.files import read_notes, write_whole
from toril.engine.errors import TorilError
from toril.engine.fairness.hashes import TABLE_BYTES, is_hex
from toril.engine.value import replace
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

    def __init__(
        self,
        complain: Callable[[str], None],
        carried: str = "",
        address: Callable[[], str] = lambda: "",
    ) -> None:
        """Touch no file yet; `carried` are the draws that a hand-over link brought along.

        `address` gives the table's, its server and code: under one there is one table for good.
        """
        self._carried, self._address = carried, address
        self._complain: Callable[[str], None] | None = complain
        self.path: Path | None = None  # of the notes that were loaded last

    def load(self, table: str, person: int | None) -> Notes:
        """Return what there is about a table; several people may use one computer.

        They are those of an earlier table, if this one took its place before it had ended what it
        had drawn: a server must not get rid of a deal so.
        """
        who = "watching" if person is None else str(person)
        table = self._home(table)
        self.path = data_folder() / "notes" / f"{table}-{who}.json"
        notes, carried = self._read(self.path, table), self._carried
        if person is not None:
            self._carried = ""
            for draw in unpacked(carried, time.time_ns() // 1_000_000):
                notes = notes if notes.draw(draw.hash) else notes.with_draw(draw)
        return notes

    def _home(self, table: str) -> str:
        """Return the table to which we came at this address, while a draw there has not ended."""
        folder, address = data_folder() / "notes", self._address()
        known = _addresses(folder)
        before = known.pop(address, table)
        if before != table and any(map(_is_open, folder.glob(f"{before}-*.json"))):
            return before
        if address:
            listed = dict([*known.items(), (address, table)][-MOST_FILES:])
            with suppress(TorilError, OSError):
                folder.mkdir(parents=True, exist_ok=True)
                write_whole(folder / "tables", json.dumps(listed, indent=1) + "\n", _OWNER_ONLY)
        return table

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


def _addresses(folder: Path) -> dict[str, str]:
    """Return the ids of tables by address; a file that is not as we write it holds nothing."""
    try:
        data: Any = json.loads((folder / "tables").read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    items = data.items() if isinstance(data, dict) else ()
    return {address: table for address, table in items if is_hex(table, TABLE_BYTES)}


def _is_open(path: Path) -> bool:
    """Whether a draw got a number there, and its match has not ended."""
    try:
        return any(draw.number is not None and not draw.ended for draw in read_notes(path).draws)
    except TorilError:
        return False
