"""Runs `toril` as a shell does, with what a person types on its input."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from toril.cli import run
from toril.engine.value import value


@value
class Result:
    code: int
    out: str
    err: str


class Typed:
    """Input that is echoed, as a terminal does, so that the output reads like a screen."""

    def __init__(self, text: str) -> None:
        self._lines = io.StringIO(text)

    def readline(self, size: int = -1) -> str:
        line = self._lines.readline(size)
        sys.stdout.write(line)
        return line


def _environment(home: Path | None) -> dict[str, str]:
    places = {} if home is None else {"XDG_DATA_HOME": str(home)}
    return {**os.environ, "TORIL_LANG": "en", "COLUMNS": "80", **places}


def toril(*arguments: str, typed: str = "", home: Path | None = None) -> Result:
    """Run a command in this process: the same code, without an interpreter's start-up."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, _environment(home)),
        patch.object(sys, "stdin", Typed(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run(arguments)
    return Result(code, out.getvalue(), err.getvalue())


def toril_process(*arguments: str, typed: bytes = b"", home: Path | None = None) -> Result:
    """Run a command as a process of its own, with real pipes and a real exit code."""
    done = subprocess.run(
        [sys.executable, "-m", "toril", *arguments],
        input=typed,
        capture_output=True,
        check=False,
        env=_environment(home),
        timeout=120,
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def refused(result: Result) -> str:
    """Return the one line on stderr with which a command refused its input."""
    assert result.code == 2, (result.out, result.err)
    assert result.err.startswith("toril: ")
    assert result.err.count("\n") == 1
    return result.err
