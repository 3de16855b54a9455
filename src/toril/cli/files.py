"""Records and notes on disk: where they are kept, how they are read, how they are written."""

import os
from contextlib import suppress
from datetime import datetime
from errno import ENOTDIR
from itertools import count
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from toril.engine.errors import TorilError
from toril.engine.record import Record
from toril.engine.record_json import MAX_BYTES
from toril.fairness import notes_json
from toril.fairness.notes import Notes
from toril.folders import data_folder

RecordFile: TypeAlias = Annotated[Path, typer.Argument(help="A record, as `toril play` keeps it.")]


def fresh_path(
    game: str, chosen: Path | None, folder: str = "records", ending: str = "json"
) -> Path:
    """Claim a file for a new match and return it: the chosen one, or one in the data folder.

    A file that is there already belongs to somebody and is never touched.
    """
    try:
        if chosen is not None:
            return _claim(chosen)
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        for number in count(1):
            again = f"-{number}" if number > 1 else ""
            with suppress(FileExistsError):
                return _claim(data_folder() / folder / f"{game}-{stamp}{again}.{ending}")
    except FileExistsError as error:
        raise TorilError(
            "file_exists", f"{chosen} already exists: --resume continues it.", file=str(chosen)
        ) from error
    except (OSError, ValueError, RuntimeError) as error:
        raise _file_error("cannot_write", "write", chosen or Path("toril"), error) from error
    raise AssertionError("count never ends")


def _claim(path: Path) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(ENOTDIR, "a file is in the way of its folder") from error
    with path.open("x"):
        return path


def read_record(path: Path) -> Record:
    """Return the record that a file holds."""
    return Record.loads(_read(path, MAX_BYTES + 1))


def read_notes(path: Path) -> Notes:
    """Return the notes that a file holds."""
    return notes_json.loads(_read(path, notes_json.MAX_BYTES + 1))


def _read(path: Path, most: int) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise _file_error("cannot_read", "read", path, error) from error


def write_record(path: Path, record: Record) -> None:
    """Write a record so that the file is never half of one."""
    write_whole(path, record.dumps())


def write_whole(path: Path, text: str, mode: int = 0o666) -> None:
    """Write a file at once: a reader finds the old one or the new one, never half of one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with suppress(FileNotFoundError):
            beside.unlink()  # left by a process that was killed
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        beside.replace(path)
    except OSError as error:
        raise _file_error("cannot_write", "write", path, error) from error
    finally:
        with suppress(OSError):
            beside.unlink()


def _file_error(code: str, verb: str, path: Path, error: Exception) -> TorilError:
    why = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return TorilError(code, f"Cannot {verb} {path}: {why}.", file=str(path), why=why)
