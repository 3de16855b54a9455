"""A log that cannot be flooded: what is said again and again is counted, and told in one line."""

import logging
import re
import sys
from collections import Counter
from threading import Timer
from time import monotonic
from types import TracebackType
from typing import Any, NamedTuple, TextIO

WINDOW_SECONDS = 60.0
FEW = 5
"""Times that a warning or an error is written in one window before it is only counted."""

MANY = 60
"""The same for lines that tell what happens: a busy evening has more of them than a fault."""

MOST_KINDS = 500
"""Kinds of lines that are told apart in one window; all further ones count as one kind."""

MOST_SIGNS = 200
"""Of a line, by which it is known: some libraries write whole objects into theirs."""

_PLACE = re.compile("0x[0-9a-f]+")


class Kind(NamedTuple):
    """What makes two lines the same: who says what, and what broke where, but not the facts."""

    logger: str
    level: int
    event: str
    error: str = ""
    place: str = ""


def kind_of(record: logging.LogRecord) -> Kind:
    """Return the kind of a line, of ours (an event and its facts) or of a library (a template)."""
    event, error = record.msg, record.exc_info
    if isinstance(event, dict):
        event, error = event.get("event", ""), event.get("exc_info")
    # asyncio writes the failed task, which is never the same, below its sentence.
    words = _PLACE.sub("0x…", str(event).partition("\n")[0][:MOST_SIGNS])
    return Kind(record.name, record.levelno, words, *_what_broke_where(error))


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


class Counting(logging.StreamHandler[TextIO]):
    """Writes each kind of line a few times in a window, and at its end how many more there were.

    The end comes with the next line of any kind, by a timer when there is none, or with the
    process's own. All of it happens under the handler's lock.
    """

    def __init__(self, stream: TextIO) -> None:
        """Write to `stream`."""
        super().__init__(stream)
        self._until = 0.0
        self._said: Counter[Kind] = Counter()
        self._timer: Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        now = monotonic()
        if now >= self._until:
            self._sum_up()
            self._until = now + WINDOW_SECONDS
        kind = kind_of(record)
        if kind not in self._said and len(self._said) >= MOST_KINDS:
            kind = Kind("", logging.WARNING, "other lines")
        self._said[kind] += 1
        if self._said[kind] <= _most(kind):
            super().emit(record)
        elif self._timer is None:
            self._timer = Timer(self._until - now, self._end)
            self._timer.daemon = True
            self._timer.start()

    def close(self) -> None:
        """Tell what was not yet told."""
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
        for kind, times in said.items():
            if times > _most(kind):
                super().emit(_summary(kind, times - _most(kind)))


def _most(kind: Kind) -> int:
    return FEW if kind.level >= logging.WARNING else MANY


def _summary(kind: Kind, times: int) -> logging.LogRecord:
    facts = {"line": kind.event, "times": times} | ({"error": kind.error} if kind.error else {})
    about = {"name": kind.logger, "levelno": kind.level, "msg": "said_again"}
    return logging.makeLogRecord(about | {"levelname": logging.getLevelName(kind.level)} | facts)
