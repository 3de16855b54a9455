"""What older versions of Toril stored, and how to look at it. The README beside this tells more."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DATABASE = "toril.db"


class Kept:
    """What the code of one commit stored: a folder of that name."""

    def __init__(self, folder: Path) -> None:
        whole = json.loads((folder / "expected.json").read_text("utf-8"))
        self.commit = folder.name
        self.tables: dict[str, dict[str, Any]] = whole["tables"]
        """By code: how the table was when the server stopped."""
        self.records: dict[str, dict[str, Any]] = whole["records"]
        """By the name of the file: what came out of the match."""
        self._folder = folder

    def database_in(self, folder: Path) -> Path:
        """Return a copy of the database, in a folder of the caller's."""
        path = folder / DATABASE
        path.write_bytes(gzip.decompress((self._folder / f"{DATABASE}.gz").read_bytes()))
        return path

    def record(self, name: str) -> bytes:
        """Return the file that holds a record."""
        return (self._folder / "records" / f"{name}.json").read_bytes()

    def record_files(self) -> list[str]:
        """Return the names of all files that hold records."""
        return sorted(path.stem for path in (self._folder / "records").iterdir())


def every_commit() -> Iterator[Kept]:
    """Yield what each commit left, in the order of their names."""
    for path in sorted(HERE.glob("*/expected.json")):
        yield Kept(path.parent)


KEPT = {kept.commit: kept for kept in every_commit()}
EVERY_TABLE = [(kept.commit, code) for kept in KEPT.values() for code in kept.tables]
EVERY_RECORD = [(kept.commit, name) for kept in KEPT.values() for name in kept.records]
