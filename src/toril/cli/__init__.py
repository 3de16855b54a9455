"""The command line: `toril play`, `replay`, `verify`, `rules`, `bench`.

Bad input is one clear line on stderr and exit code 2; a traceback is a bug.
"""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

USAGE = 2


def main() -> None:
    """Run the command that the shell gave."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Whatever encoding a terminal has, a sign it lacks must not end a match.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
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
    except BrokenPipeError:  # the reader has seen enough, like `toril replay … | head`
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0


def _refuse(sentence: str) -> int:
    line = " ".join(sentence.split())
    sys.stderr.write(f"toril: {line}\n")
    return USAGE
