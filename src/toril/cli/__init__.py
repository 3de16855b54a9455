"""The command line: `toril play`, `serve`, `join`, `replay`, `verify` and what else there is.

Bad input is one clear line on stderr and exit code 2; a traceback is a bug.
"""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from toril.cli.exit_codes import INTERRUPTED, USAGE
from toril.engine.quoting import printable


def main() -> None:
    """Run the command that the shell gave."""
    _mend_streams()
    sys.exit(run(sys.argv[1:]))


def _mend_streams() -> None:
    """Make sure that there are three streams, which replace signs that they cannot write."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by the shell, like `toril rules >&-`
            setattr(sys, name, io.StringIO())
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough, like `toril replay … | head`
        _forget_output()
        return 0
    except OSError as error:  # nothing can be written any more, like `toril rules >/dev/full`
        _forget_output()
        return _refuse(f"{error.strerror or error}")


def _run(arguments: Sequence[str]) -> int:
    import typer

    from toril.cli.app import app
    from toril.cli.language import speak, spoken
    from toril.engine.errors import TorilError

    speak(None)
    try:
        result = app(args=list(arguments), prog_name="toril", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _refuse(error.format_message().replace("Value error, ", ""))
    except TorilError as error:
        return _refuse(spoken().refusal(error))
    return result if isinstance(result, int) else 0


def _forget_output() -> None:
    """Keep Python from writing what is left when it ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(sentence: str) -> int:
    """Say why on stderr, in one line of plain signs: it may quote an unknown file."""
    line = printable(" ".join(sentence.split()))
    with contextlib.suppress(OSError):  # the terminal is gone: nobody can be told
        sys.stderr.write(f"toril: {line}\n")
    return USAGE
