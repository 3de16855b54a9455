"""Somebody at a real terminal: types, and sees the screen as a terminal would show it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType

PATIENCE = 30.0

QUESTIONS = {
    "six": r"(Which card do you play\?|¿Qué carta juegas\?|Welche Karte spielst du\?)",
    "row": r".*(Which row do you take.*\?|¿Qué fila te llevas.*\?|Welche Reihe nimmst du.*\?)",
    "turn": r"(What do you play\?|¿Qué juegas\?|Was legst du\?)",
    "take": r".*(Which pile do you take\?|¿Qué pila te llevas\?|Welchen Stapel nimmst du\?)",
    "rob": r"(Who do you take a bull card|¿A quién le quitas una carta|Wem klaust du eine).*",
}


class Screen:
    """The few things that a terminal does with what a program writes; what scrolls off is kept."""

    def __init__(self, columns: int) -> None:
        self.rows = [""]
        self.columns = columns
        self._row = self._column = 0
        self._wraps = True

    @property
    def before_cursor(self) -> str:
        """What stands in the cursor's row, up to it."""
        return self.rows[self._row].ljust(self._column)[: self._column]

    def feed(self, text: str) -> None:
        for part in re.findall(
            r"\x1b\[[0-9;?]*[ -/]*[A-Za-z]|\x1b[=>]|[\r\n\b\x07]|[^\x1b\r\n\b\x07]+", text
        ):
            if part == "\r":
                self._column = 0
            elif part == "\n":
                self._down()
            elif part == "\b":
                self._column = max(0, self._column - 1)
            elif part.startswith("\x1b["):
                self._steer(part[2:-1], part[-1])
            elif not part.startswith(("\x1b", "\x07")):
                for sign in part:
                    self._put(sign)

    def _steer(self, given: str, kind: str) -> None:
        """Do what an escape sequence says; colours and the like are not shown."""
        count = int(given) if given.isdecimal() else 1
        match kind:
            case "A":
                self._row = max(0, self._row - count)
            case "B":
                self._row = min(len(self.rows) - 1, self._row + count)
            case "C":
                self._column = min(self.columns - 1, self._column + count)
            case "D":
                self._column = max(0, self._column - count)
            case "J":
                self.rows[self._row :] = [self.rows[self._row][: self._column]]
            case "K":
                self.rows[self._row] = self.rows[self._row][: self._column]
            case "h" | "l" if given == "?7":
                self._wraps = kind == "h"

    def _down(self) -> None:
        self._row += 1
        if self._row == len(self.rows):
            self.rows.append("")

    def _put(self, sign: str) -> None:
        if self._column == self.columns:
            if self._wraps:
                self._column = 0
                self._down()
            else:
                self._column -= 1
        row = self.rows[self._row].ljust(self._column)
        self.rows[self._row] = row[: self._column] + sign + row[self._column + 1 :]
        self._column += 1


class Typist:
    """A person who runs `toril` in a terminal of their own; `home` keeps what they keep."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        columns: int = 160,
        variables: Mapping[str, str] | None = None,
    ) -> None:
        self.screen = Screen(columns)
        self._master, self.slave = pty.openpty()
        self._set_size(columns)
        self.modes = termios.tcgetattr(self.slave)
        environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "toril", *arguments],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            start_new_session=True,
            env={
                **environment,
                "TERM": "xterm",
                "TORIL_LANG": "en",
                "USER": "somebody",
                "XDG_DATA_HOME": str(home),
                **(variables or {}),
            },
        )
        self._bytes = b""
        self.written = ""

    def __enter__(self) -> "Typist":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._close()

    def _close(self) -> None:
        for end in {self._master, self.slave} - {-1}:
            os.close(end)
        self._master = self.slave = -1

    def _set_size(self, columns: int) -> None:
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))

    def resize(self, columns: int) -> None:
        """Make the window wider or narrower; what it shows already stays as it is.

        The terminal is not the one that controls the program: it does not send the signal itself.
        """
        self.screen.columns = columns
        self._set_size(columns)
        self.process.send_signal(signal.SIGWINCH)

    def hang_up(self) -> int:
        """Close the terminal under the program; return the exit code when it has noticed.

        The terminal is not the one that controls the program: no SIGHUP comes to its help.
        """
        self._close()
        return self.process.wait(PATIENCE)

    @property
    def shown(self) -> str:
        return "\n".join(self.screen.rows)

    @property
    def prompt(self) -> str:
        """The line that the person types in."""
        return self.screen.rows[-1]

    def _look(self, seconds: float) -> bool:
        """Take in what the program writes; return whether it wrote anything."""
        if not select.select([self._master], [], [], seconds)[0]:
            return False
        self._bytes += os.read(self._master, 65536)
        text = self._bytes.decode(errors="ignore")
        if text.encode() == self._bytes:  # and not half of a sign
            self._bytes = b""
            self.written += text
            self.screen.feed(text)
        return True

    def wait(self, true: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, self.shown
            self._look(0.1)

    def see(self, text: str, after: str = "") -> None:
        """Wait until `text` is on the screen, below the last `after`; lines may be broken."""
        wanted = " ".join(text.split())

        def seen() -> bool:
            flat = " ".join(self.shown.split())
            return wanted in (flat.rpartition(after)[2] if after else flat)

        self.wait(seen)

    def asked(self, question: str) -> None:
        """Wait until a question stands at the bottom, nothing typed yet."""
        self.wait(lambda: re.fullmatch(question, self.prompt.strip()))

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode(errors="surrogateescape"))

    def enter(self, line: str = "") -> None:
        """Type a line and wait until the program has taken it."""
        rows = len(self.screen.rows)
        self.type(f"{line}\n")
        self.wait(lambda: len(self.screen.rows) > rows)

    def answer(self, question: str, line: str = "") -> None:
        self.asked(question)
        self.enter(line)

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def ends(self) -> int:
        """Wait for the end; return the exit code."""
        self.wait(lambda: self.process.poll() is not None)
        while self._look(0.05):
            pass
        return self.process.returncode

    def play(self, until: str) -> None:
        """Play whatever comes to hand until a prompt like `until`."""
        any_of = "|".join([until, *QUESTIONS.values()])
        while True:
            self.asked(any_of)
            if re.fullmatch(until, self.prompt.strip()):
                return
            self.enter(self._choice())

    def _choice(self) -> str:
        kind = next(
            kind for kind, question in QUESTIONS.items() if re.search(question, self.prompt)
        )
        label = {
            "six": r"(?:Your hand|Tu mano|Deine Hand): (\d+)",
            "turn": r"(?:these|estas|several, .*|varias, .*|legen|legen, .*): (\d+)(?: \d+)*(>\d+)",
            "take": r"(?:Piles|Pilas|Stapel): (\d+)",
        }
        if kind not in label:
            return "1" if kind == "row" else re.findall(r"(\d+) \(", self.prompt)[0]
        found: list[str | tuple[str, str]] = re.findall(label[kind], self.shown)
        return "".join(found[-1])
