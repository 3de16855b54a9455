"""One thread writes; what waits together is written in one transaction.

A transaction reaches the disk before anybody is told of it. One for each table's lines would take
one disk flush each: what comes while the thread is writing is gathered on the loop's side and goes
into the next one as a whole. A line that comes alone is handed over at once, and waits for nothing;
where one follows the other, batches keep a small distance, because waking the thread costs as much
as ten lines.
"""

import asyncio
import queue
import threading
from time import perf_counter

from toril.server.metrics import COMMIT_SECONDS
from toril.server.store.interface import NotStored
from toril.server.store.write import Link, Write

MOST_TOGETHER = 512

DISTANCE_SECONDS = 0.008
"""From one batch to the next at least: nobody notices, and it saves processor time."""

SHARED_DISTANCE_SECONDS = 0.016
"""The same for a store that is shared: there a batch is a trip to the database, a message through
the bus, and for each worker that hears it another trip."""


class Writer:
    """The thread that writes. All but the thread's own work is done on the event loop."""

    def __init__(self, link: Link, distance: float = DISTANCE_SECONDS) -> None:
        """Start the thread; batches are so many seconds apart at least."""
        self._link, self._distance = link, distance
        self._gathered: list[Write] = []
        self._since = 0.0  # when the first of these came
        self._busy = False  # the thread has a batch, and will report
        self._handed_over = 0.0  # when it got the last one
        self._closed = False
        self._batches: queue.SimpleQueue[tuple[list[Write], float] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="toril-writer", daemon=True)
        self._thread.start()

    def write(self, write: Write) -> asyncio.Future[None]:
        """Return what is done when all of it is on disk."""
        if self._closed:
            write.done.set_exception(NotStored("closed"))
            return write.done
        if not self._gathered:
            self._since = perf_counter()
            if not self._busy:
                self._hand_over_soon(write.done.get_loop())
        self._gathered.append(write)
        return write.done

    def _hand_over_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        wait = self._handed_over + self._distance - perf_counter()
        if wait > 0:
            loop.call_later(wait, self._hand_over)
        else:
            loop.call_soon(self._hand_over)

    async def close(self) -> None:
        """Finish what is being written."""
        self._closed = True
        while self._gathered:
            self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)
        self._link.close()

    def _hand_over(self) -> None:
        """Let the thread write what has gathered."""
        if self._gathered:
            batch = self._gathered[:MOST_TOGETHER]
            del self._gathered[:MOST_TOGETHER]
            self._busy, self._handed_over = True, perf_counter()
            self._batches.put((batch, self._since))

    def _write_all(self) -> None:
        """Write until told to stop."""
        while batch := self._batches.get():
            writes, since = batch
            self._link.write_together(writes)
            COMMIT_SECONDS.observe(perf_counter() - since)
            writes[0].done.get_loop().call_soon_threadsafe(self._written, writes)
            kept = [each.kept for each in writes if each.kept and not each.failed]
            if kept:  # after everybody was told, so that nobody waits for it
                self._link.write_snapshots(kept)

    def _written(self, writes: list[Write]) -> None:
        """See to what came meanwhile, then tell everybody who waited for `writes`."""
        self._busy = False
        if self._gathered and not self._closed:
            self._hand_over_soon(writes[0].done.get_loop())
        for write in writes:
            if write.done.cancelled():
                continue
            if write.failed:
                write.done.set_exception(write.failed)
            else:
                write.done.set_result(None)
