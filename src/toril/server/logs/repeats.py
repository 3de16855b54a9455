"""A log that cannot be flooded: a line that comes again and again is counted, then summed up."""

import logging
import re
import sys
from collections import Counter
from threading import Timer
from time import monotonic
from types import TracebackType
from typing import Any, TextIO

from toril.engine.value import value

WINDOW_SECONDS = 60.0
FEW = 5
"""Times that a warning or an error is written in one window before it is only counted."""

MANY = 60
"""The same for lines that tell what happens: a busy evening has more of them than a fault."""

MOST_SIGNATURES = 500
"""Signatures that are told apart in one window; all further ones count as one."""

MOST_CHARACTERS = 200
"""Of a line, in its signature: some libraries write whole objects into theirs."""

_PLACE = re.compile("0x[0-9a-f]+")


@value
class Signature:
    """What makes two lines the same: the logger, its words, and what broke where; not the facts."""

    logger: str
    level: int
    event: str
    error: str = ""
    place: str = ""


def signature_of(record: logging.LogRecord) -> Signature:
    """Return the signature of a line, of ours (an event and facts) or a library's (a template)."""
    event, error = record.msg, record.exc_info
    if isinstance(event, dict):
        event, error = event.get("event", ""), event.get("exc_info")
    # asyncio writes the failed task, which is never the same, below its sentence.
    words = _PLACE.sub("0x…", str(event).partition("\n")[0][:MOST_CHARACTERS])
    return Signature(record.name, record.levelno, words, *_what_broke_where(error))


def _what_broke_where(given: Any) -> tuple[str, str]:
    """Return an exception's type and the line that raised it; `given` is what loggers accept."""
    if given is True:
        given = sys.exception()
    elif isinstance(given, tuple):
        given = given[1]
    if not isinstance(given, BaseException):
        return "", ""
    return type(given).__qualname__, _last_line(given.__traceback__)


def _last_line(trace: TracebackType | None) -> str:
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


class CountingHandler(logging.StreamHandler[TextIO]):
    """Writes the same line a few times in a window, and at its end how many more there were.

    The end comes with the next line, by a timer when there is none, or with the
    process's own. All of it happens under the handler's lock.
    """

    def __init__(self, stream: TextIO) -> None:
        """Write to `stream`."""
        super().__init__(stream)
        self._until = 0.0
        self._said: Counter[Signature] = Counter()
        self._timer: Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        now = monotonic()
        if now >= self._until:
            self._sum_up()
            self._until = now + WINDOW_SECONDS
        line = signature_of(record)
        if line not in self._said and len(self._said) >= MOST_SIGNATURES:
            line = Signature("", logging.WARNING, "other lines")
        self._said[line] += 1
        if self._said[line] <= _most(line):
            super().emit(record)
        elif self._timer is None:
            self._timer = Timer(self._until - now, self._end)
            self._timer.daemon = True
            self._timer.start()

    def close(self) -> None:
        """Write how often lines were left out, then close."""
        self._end()
        super().close()

    def _end(self) -> None:
        self.acquire()
        try:
            self._sum_up()
            self._until = 0.0
        finally:
            self.release()

    def _sum_up(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        said, self._said = self._said, Counter()
        for line, times in said.items():
            if times > _most(line):
                super().emit(_summary(line, times - _most(line)))


def _most(line: Signature) -> int:
    return FEW if line.level >= logging.WARNING else MANY


def _summary(line: Signature, times: int) -> logging.LogRecord:
    facts = {"line": line.event, "times": times} | ({"error": line.error} if line.error else {})
    about = {"name": line.logger, "levelno": line.level, "msg": "said_again"}
    return logging.makeLogRecord(about | {"levelname": logging.getLevelName(line.level)} | facts)
