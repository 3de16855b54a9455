"""Where the server's processor time goes: a timer of the processor's time interrupts it.

The handler runs in the main thread, where Python code goes on next. It gives to what it finds there
the time that the main thread has used since the last interruption, and likewise to what each other
thread is at. uvloop is C code without frames: what it takes, with the writing to the sockets that
it does at the end of each turn, is found at the very first instruction of the callback that comes
after, and that is the loop's; where a coroutine goes on instead, it counts as this one's part. (A
thread that looked at the others, as profilers do, would see little here: on one core it runs when
the others wait.)
"""

import dis
import signal
import sys
import threading
import time
from collections import Counter
from types import FrameType
from typing import Any

from toril.bench.server.parts import LOOP, part_of

EVERY = 0.002
"""Seconds of processor time between two looks; the system may round up."""

MOST_PLACES = 25
"""So many single places are told, the costliest first."""

_RESUME = dis.opmap["RESUME"]
_LOOP_FILES = ("runners.py", "base_events.py", "events.py", "_compat.py", "server.py")
"""Where Python code runs an event loop, of asyncio's and of uvicorn's files."""


class Sampler:
    """A profile of this process, from `start` to `stop`."""

    def __init__(self) -> None:
        """Be ready; this must be in the main thread."""
        self._parts: Counter[tuple[str, str]] = Counter()  # nanoseconds, by thread and part
        self._places: Counter[tuple[str, str]] = Counter()  # by part and place
        self._clocks: dict[int, int] = {}
        self._looks = 0
        self._can = hasattr(signal, "setitimer") and hasattr(time, "pthread_getcpuclockid")
        if self._can:
            signal.signal(signal.SIGPROF, self._look)

    def start(self) -> None:
        """Begin anew."""
        self._parts.clear()
        self._places.clear()
        self._clocks.clear()
        self._looks = 0
        if self._can:
            signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def stop(self) -> dict[str, Any]:
        """Return the shares of the parts, of each thread and altogether, and the places."""
        if self._can:
            signal.setitimer(signal.ITIMER_PROF, 0)
        total = sum(self._parts.values()) or 1
        by_part, by_thread = Counter[str](), Counter[str]()
        for (thread, part), spent in self._parts.items():
            by_part[part] += spent
            by_thread[thread] += spent
        return {
            "cpu_seconds": round(total / 1e9, 2),
            "looks": self._looks,
            "parts": _shares(by_part, total),
            "threads": _shares(by_thread, total),
            "places": _shares(
                Counter({f"{part}: {place}": s for (part, place), s in self._places.items()}),
                total,
                MOST_PLACES,
            ),
        }

    def _look(self, _: int, main: FrameType | None) -> None:
        self._looks += 1
        frames = sys._current_frames()
        for thread in threading.enumerate():
            ident = thread.ident
            if ident is None or ident not in frames:
                continue
            used = time.clock_gettime_ns(time.pthread_getcpuclockid(ident))
            spent = used - self._clocks.get(ident, used)
            self._clocks[ident] = used
            if spent > 0:
                is_main = thread is threading.main_thread()
                found = _interrupted(main) if is_main else part_of(frames[ident])
                self._parts[_group(thread.name), found[0]] += spent
                self._places[found] += spent


def _interrupted(frame: FrameType | None) -> tuple[str, str]:
    """Return what the main thread was at: where nothing has been done yet, the event loop."""
    if frame is None:
        return LOOP, "uvloop itself"
    begins = frame.f_lasti < 0 or frame.f_code.co_code[frame.f_lasti] == _RESUME
    if begins and (frame.f_back is None or _runs_the_loop(frame.f_back)):
        return LOOP, "uvloop, before a callback"
    return part_of(frame)


def _runs_the_loop(frame: FrameType) -> bool:
    return frame.f_code.co_filename.endswith(_LOOP_FILES)


def _group(thread: str) -> str:
    """Return the name of a thread without its number: those of a pool belong together."""
    return thread.rstrip("0123456789").rstrip("_-") or LOOP


def _shares(nanoseconds: Counter[str], total: int, most: int | None = None) -> dict[str, float]:
    return {name: round(used / total, 3) for name, used in nanoseconds.most_common(most)}
