"""What was played, on disk: a line for the field, then a line for each deal or match, in order.

A ledger is only ever appended to. Whoever is killed while writing leaves at most half a line at
its end; that line is dropped, and the run goes on as if it had not been played. A file that is no
ledger is left as it is.
"""

import errno
import json
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from toril.arena.entries import OPENING, is_head, is_played, parsed
from toril.arena.field import Field
from toril.arena.play import Played
from toril.engine.ages import field_names, lacking
from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.game import Rules
from toril.engine.quoting import short


class Ledger:
    """The ledger in a file, open for more; nobody else can have it open at the same time."""

    def __init__(self, path: Path) -> None:
        """Open the file, which need not be there yet."""
        self.path = path
        try:
            if path.exists() and not path.is_file():  # a pipe or a device may be read without end
                raise OSError(errno.EINVAL, "not a plain file")
            self._file = path.open("a+b", buffering=0)
        except OSError as error:
            raise _file_error("cannot_write", "write", path, error) from error
        if not _locked(self._file.fileno()):
            self._file.close()
            raise TorilError("ledger_in_use", f"Another arena writes to {path}.", file=str(path))

    def begin(self, field: Field) -> None:
        """Write the first line."""
        self._write([field.to_json()])

    def add(self, played: Iterable[Played]) -> None:
        """Append results and hand them to the system: they outlive this process."""
        self._write(each.to_json() for each in played)

    def go_on(self, field: Field, *, any_seed: bool) -> tuple[Field, list[Played]]:
        """Return the field, with the seed it was begun with, and what it has played so far."""
        head, played = self.read()
        if head is None:
            self.begin(field)
            return field, []
        if name := differs(head, field, any_seed=any_seed):
            self.close()
            found = short(head.get(name))
            raise TorilError(
                "other_arena",
                f"{self.path} differs in {name}: there it is {found}.",
                file=str(self.path),
                name=name,
                value=found,
            )
        return replace(field, seed=bytes.fromhex(head["seed"])), played

    def read(self) -> tuple[dict[str, Any] | None, list[Played]]:
        """Return the first line, None when there is none, and all that was played.

        Half a line at the end is cut off; anything else that is odd is refused.
        """
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        half = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        if not lines and not (half.startswith(OPENING) or OPENING.startswith(half)):
            raise self._broken(1)
        head = parsed(lines[0]) if lines else None
        if lines and (head is None or not is_head(head)):
            raise self._broken(1)
        played = []
        for number, line in enumerate(lines[1:]):
            data = parsed(line)
            if head is None or data is None or not is_played(data, number, len(head["entrants"])):
                raise self._broken(number + 2)
            played.append(Played(**data))
        if half:
            self._file.truncate(sum(map(len, lines)))
        return head, played

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        left = memoryview(text.encode())
        try:
            while left:  # a disk that is nearly full takes a part
                left = left[self._file.write(left) :]
        except OSError as error:
            raise _file_error("cannot_write", "write", self.path, error) from error

    def _broken(self, line: int) -> TorilError:
        self.close()
        return TorilError(
            "bad_ledger",
            f"{self.path} is not a ledger of the arena: see line {line}.",
            file=str(self.path),
            line=line,
        )


def _locked(descriptor: int) -> bool:
    """Lock an open file until it is closed, where the system can; return whether it is ours."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN)  # a disk without locks: ours
    return True


def newest(folder: Path, wanted: Field, *, any_seed: bool) -> Path | None:
    """Return the newest ledger in a folder whose field is the wanted one."""
    for path in sorted(folder.glob("*.jsonl"), reverse=True):
        with suppress(OSError), path.open("rb") as file:
            head = parsed(file.readline())
            if head and differs(head, wanted, any_seed=any_seed) is None:
                return path
    return None


def differs(head: dict[str, Any], field: Field, *, any_seed: bool) -> str | None:
    """Return in what a ledger's first line is not that of `field`; None if in nothing."""
    there = head | {"options": _with_later(head.get("options"), field.rules)}
    for name, value in field.to_json().items():
        if there.get(name) != value and not (any_seed and name == "seed"):
            return name
    return None


def _with_later(options: Any, rules: Rules) -> Any:
    """Return a first line's options with those that came later, as the game was before them."""
    known = field_names(type(rules))
    if not isinstance(options, dict) or not set(options) < set(known):
        return options
    try:
        whole = type(rules)(**{**lacking(type(rules), 1), **options})
    except TorilError:
        return options
    return {name: to_json(getattr(whole, name)) for name in known}


def _file_error(code: str, verb: str, path: Path, error: OSError) -> TorilError:
    why = error.strerror or str(error)
    return TorilError(code, f"Cannot {verb} {path}: {why}.", file=str(path), why=why)
