"""Results on disk: a line for the contest, then a line for each deal or match, in order.

A results file is only ever appended to. A process that is killed while it writes leaves at most
half a line at the end; that line is dropped, and the run goes on as if that unit had not been
played. A file that is no results file is left as it is.

The lock lies on the results file itself (`filelock.lock_descriptor`), not in a file beside it:
nothing is left behind, a folder need not be writable, two names of one file share the lock, and
the system lets go of it when a process dies, however it dies.
"""

import errno
import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from toril.arena.contest import Contest
from toril.arena.results_lines import OPENING, is_head, is_unit_result, parsed
from toril.arena.unit_result import UnitResult
from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.game import Rules
from toril.engine.older_data import field_names, lacking
from toril.engine.quoting import short
from toril.engine.value import replace


class ResultsFile:
    """A results file that is open for more; no other run can have it open at the same time."""

    def __init__(self, path: Path) -> None:
        """Open the file, which need not be there yet."""
        self.path = path
        try:
            if path.exists() and not path.is_file():  # a pipe or a device may be read without end
                raise OSError(errno.EINVAL, "not a plain file")
            self._file = path.open("a+b", buffering=0)
        except OSError as error:
            raise _cannot_write(path, error) from error
        if not _locked(self._file.fileno()):
            self._file.close()
            raise TorilError(
                "ledger_in_use", f"Another arena is writing to {path}.", file=str(path)
            )

    def begin(self, contest: Contest) -> None:
        """Write the first line."""
        self._write([contest.to_json()])

    def add(self, results: Iterable[UnitResult]) -> None:
        """Append results and hand them to the system: they outlive this process."""
        self._write(each.to_json() for each in results)

    def begin_or_continue(
        self, contest: Contest, *, any_seed: bool
    ) -> tuple[Contest, list[UnitResult]]:
        """Return the contest, with the seed that the file names, and the results so far."""
        head, results = self.read()
        if head is None:
            self.begin(contest)
            return contest, []
        if name := differs(head, contest, any_seed=any_seed):
            found = short(head.get(name))
            raise TorilError(
                "other_arena",
                f"{self.path} differs in {name}: there it is {found}.",
                file=str(self.path),
                name=name,
                value=found,
            )
        return replace(contest, seed=bytes.fromhex(head["seed"])), results

    def read(self) -> tuple[dict[str, Any] | None, list[UnitResult]]:
        """Return the first line, None when there is none, and all results.

        Half a line at the end is cut off; anything else that is odd is refused.
        """
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        half = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        if not lines and not (half.startswith(OPENING) or OPENING.startswith(half)):
            raise self._bad(1)
        head = parsed(lines[0]) if lines else None
        if lines and (head is None or not is_head(head)):
            raise self._bad(1)
        results = []
        for number, line in enumerate(lines[1:]):
            data = parsed(line)
            if (
                head is None
                or data is None
                or not is_unit_result(data, number, len(head["entrants"]))
            ):
                raise self._bad(number + 2)
            results.append(UnitResult(**data))
        if half:
            self._file.truncate(sum(map(len, lines)))
        return head, results

    def close(self) -> None:
        """Close the file, and with it the lock."""
        self._file.close()

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        left = memoryview(text.encode())
        try:
            while left:  # a disk that is nearly full takes a part
                left = left[self._file.write(left) :]
        except OSError as error:
            raise _cannot_write(self.path, error) from error

    def _bad(self, line: int) -> TorilError:
        return TorilError(
            "bad_ledger",
            f"{self.path} is not a results file of the arena: see line {line}.",
            file=str(self.path),
            line=line,
        )


def _locked(descriptor: int) -> bool:
    """Lock an open file until it is closed; return whether no other run has locked it.

    On a disk that knows no locks every run counts as the only one.
    """
    from filelock import lock_descriptor  # here, for it takes as long to import as the arena

    with suppress(OSError):
        return lock_descriptor(descriptor, blocking=False)
    return True


def newest(folder: Path, wanted: Contest, *, any_seed: bool) -> Path | None:
    """Return the newest results file in a folder whose contest is the wanted one."""
    for path in sorted(folder.glob("*.jsonl"), reverse=True):
        with suppress(OSError), path.open("rb") as file:
            head = parsed(file.readline())
            if head and differs(head, wanted, any_seed=any_seed) is None:
                return path
    return None


def differs(head: dict[str, Any], contest: Contest, *, any_seed: bool) -> str | None:
    """Return in what a first line is not that of `contest`; None if in nothing."""
    there = head | {"options": _with_later(head.get("options"), contest.rules)}
    for name, value in contest.to_json().items():
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


def _cannot_write(path: Path, error: OSError) -> TorilError:
    why = error.strerror or str(error)
    return TorilError("cannot_write", f"Cannot write {path}: {why}.", file=str(path), why=why)
