"""Records on disk: where they are kept, how they are read, how they are written."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from toril.engine.errors import TorilError
from toril.engine.record import MAX_BYTES, Record


def fresh_path(game: str, chosen: Path | None) -> Path:
    """Return where a new match is kept: the chosen file, which must not exist yet, or our own."""
    if chosen is None:
        return _default_path(game)
    if chosen.exists():
        raise TorilError(
            "file_exists", f"{chosen} is there already: --resume goes on with it.", file=str(chosen)
        )
    return chosen


def _default_path(game: str) -> Path:
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = Path(data) / "toril" / "records"
    path = folder / f"{game}-{stamp}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{stamp}-{number}.json"
    return path


def read_record(path: Path) -> Record:
    """Return the record that a file holds."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise _file_error("cannot_read", "read", path, error) from error
    return Record.loads(text)


def write_record(path: Path, record: Record) -> None:
    """Write a record so that the file is never half of one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(record.dumps(), encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise _file_error("cannot_write", "write", path, error) from error


def _file_error(code: str, verb: str, path: Path, error: OSError) -> TorilError:
    why = error.strerror or type(error).__name__
    return TorilError(code, f"Cannot {verb} {path}: {why}.", file=str(path), why=why)
