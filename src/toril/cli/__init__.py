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
    from toril.engine.errors import TorilError
    from toril.text import catalogue, language_of

    try:
        result = app(args=list(arguments), prog_name="toril", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _refuse(error.format_message().replace("Value error, ", ""))
    except TorilError as error:
        return _refuse(catalogue(_asked_language(arguments) or language_of()).refusal(error))
    except BrokenPipeError:  # the reader has seen enough, like `toril replay … | head`
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0


def _asked_language(arguments: Sequence[str]) -> str | None:
    """Return the --lang among the arguments: a refusal comes before or after they are read."""
    words = " ".join(arguments).replace("--lang=", "--lang ").split()
    after = words[words.index("--lang") + 1 :] if "--lang" in words else []
    return after[0] if after and after[0] in ("es", "en") else None


def _refuse(sentence: str) -> int:
    line = " ".join(sentence.split())
    sys.stderr.write(f"toril: {line}\n")
    return USAGE
