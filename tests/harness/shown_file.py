"""`toril replay FILE --web` as a process: a match file on a page that only this machine sees."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SAID = {
    "en": "The match is shown at ",
    "es": "La partida se ve en ",
    "de": "Die Partie ist unter ",
}


@contextmanager
def shown(file: Path, language: str = "en") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Show a file until the block ends; yield the address that was printed."""
    asked = ("replay", str(file), "--web", "--no-browser", "--lang", language)
    command = [sys.executable, "-m", "toril", *asked]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for the tests: they stop it
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith(SAID[language])
        yield said.removeprefix(SAID[language]).split()[0], process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()
