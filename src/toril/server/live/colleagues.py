"""The other workers of the same database: what we tell them, and what they told us.

Of what is in the ledgers they are told that it is there, by a doorbell (table, sequence), and read
it themselves. Who is connected is written down nowhere: that travels as itself. Nobody needs a
doorbell of a table to which nobody else is connected: whoever comes there looks first, and is rung
for when we hear of it.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from math import inf
from time import monotonic
from typing import Any

import structlog
from pydantic_core import from_json, to_json

from toril.server.bus import Bus
from toril.server.live.elsewhere import Connected, Elsewhere, from_data, in_messages, to_data
from toril.server.live.listener import Listener
from toril.server.metrics import BELLS
from toril.wire.literals import PersonId

GATHER_SECONDS = 0.2
"""Those who ask so shortly after each other for all that we know are told it once: after Redis was
gone all workers ask at the same time."""

UNSURE_SECONDS = 10.0
"""After the bus came up, or somebody was not heard of: until then all have told us all."""

QUIET_SECONDS = 1.0
"""From one message that is not understood to the next that the log tells of."""

log = structlog.get_logger()


class Colleagues:
    """What is said and heard over the bus; with none, nothing is."""

    def __init__(self, bus: Bus | None, me: str) -> None:
        """Say nothing yet; `me` is our id among the workers."""
        self._bus, self._me = bus, me
        self._own = to_json({"from": me})[:-1]  # how our own messages begin, which we hear, too
        self._listener: Listener | None = None
        self._bells: dict[str, list[int]] = {}
        self._changed: dict[str, Callable[[], Connected]] = {}
        self._freed: list[str] = []
        self._is_flushing = False
        self._telling: asyncio.TimerHandle | None = None
        self._known: set[str] = set()
        self._unsure_until = inf  # until then there may be people of whom we have not heard
        self._quiet_until = -inf
        self._elsewhere = Elsewhere(self._attended)

    @property
    def is_down(self) -> bool:
        """Whether the others cannot hear us now."""
        return self._bus is None or not self._bus.is_up

    @property
    def known(self) -> Collection[str]:
        """The others that were heard."""
        return self._known

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""
        self._listener = listener
        if self._bus is not None:
            await self._bus.open(self._hear, self._is_up_or_down)

    async def close(self) -> None:
        """Say what is left to be said, and that we go."""
        if self._telling is not None:
            self._telling.cancel()
        if self._bus is not None:
            self._flush()
            self._send(bye=True)
            await self._bus.close()

    def elsewhere(self, table: str) -> Connected:
        """Return who is connected to a table at the others."""
        return self._elsewhere.at(table)

    def listed(self) -> Iterable[str]:
        """Return the codes of the tables that strangers may join at the others."""
        return self._elsewhere.codes()

    def _attended(self, table: str) -> None:
        assert self._listener is not None
        self._listener.attended(table)

    def keep(self, living: Collection[str], among: Collection[str]) -> None:
        """Forget those `among` the others that live no more, and who was connected there."""
        for gone in [worker for worker in among if worker not in living]:
            log.warning("worker_gone", other=gone)
            self._gone(gone)

    def ring(self, table: str, sequence: int, *, for_all: bool = False) -> None:
        """Say that a table has so many lines now, the last ones of one order.

        It is said where somebody is connected to the table elsewhere, or may be as far as we know;
        `for_all`: in any case.
        """
        if self._bus is not None and (
            for_all or self._elsewhere.is_anybody_at(table) or monotonic() < self._unsure_until
        ):
            self._bells.setdefault(table, []).append(sequence)
            self._flush_soon()

    def tell(self, table: str, connected: Callable[[], Connected]) -> None:
        """Say who is connected to a table here; how it is when it is said counts."""
        if self._bus is not None:
            self._changed[table] = connected
            self._flush_soon()

    def react(self, table: str, person: PersonId, face: str) -> None:
        """Pass a face on to those who are connected to a table elsewhere."""
        if self._bus is not None and self._elsewhere.is_anybody_at(table):
            self._send(reaction=[table, person, face])

    def free(self, tables: Iterable[str]) -> None:
        """Say that we drive these tables no more."""
        if self._bus is not None:
            self._freed.extend(tables)
            self._flush_soon()

    def _flush_soon(self) -> None:
        """Say it after all that the event loop has to do now: much of it comes together."""
        if not self._is_flushing:
            self._is_flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._is_flushing = False
        bells, self._bells = self._bells, {}
        changed, self._changed = self._changed, {}
        freed, self._freed = self._freed, []
        if bells:
            self._send(bells=bells)
        if changed:
            self._send_connected((table, ask()) for table, ask in changed.items())
        if freed:
            self._send(freed=freed)

    def _send(self, **what: Any) -> None:
        assert self._bus is not None
        self._bus.send(to_json({"from": self._me, **what}))

    def _send_connected(self, of_tables: Iterable[tuple[str, Connected]]) -> None:
        for some in in_messages(of_tables):
            self._send(here=some)

    def _is_up_or_down(self) -> None:
        self._unsure_until = monotonic() + UNSURE_SECONDS
        if not self.is_down:  # tell all that we know, and ask the others for the same
            self._send(hello=True)
            self.tell_all()

    def ask(self, workers: Collection[str]) -> None:
        """Ask workers that live for all that they know, unless they have told it.

        One that was late has been forgotten: of what it says since we know only that.
        """
        silent = [worker for worker in workers if not self._elsewhere.is_all_known(worker)]
        if silent and self._bus is not None:
            self._send(ask=silent)

    def tell_all(self) -> None:
        """Tell who is connected here, and that there is nobody else."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        if self._bus is not None:
            self._send(all="begin")
            self._send_connected(self._here())
            self._send(all="end")

    def _tell_all_soon(self) -> None:
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(GATHER_SECONDS, self.tell_all)

    def _here(self) -> Iterator[tuple[str, Connected]]:
        assert self._listener is not None
        return (here for here in self._listener.here() if not here[1].is_empty)

    def to_post(self) -> str:
        """Return who is connected here, for those to read who cannot hear us."""
        return to_json({table: to_data(connected) for table, connected in self._here()}).decode()

    def read(self, worker: str, posted: str) -> None:
        """Take in who is connected to a worker that we cannot hear."""
        self._known.add(worker)
        self._elsewhere.begin_all(worker)
        for table, data in from_json(posted).items():
            self._elsewhere.note(worker, table, from_data(data))
        self._elsewhere.end_all(worker)

    def _hear(self, message: bytes) -> None:
        if message.startswith(self._own):
            return
        try:
            said: dict[str, Any] = from_json(message)
            worker: str = said.pop("from")
            if worker != self._me:  # somebody else's, in our name
                self._known.add(worker)
                self._take(worker, said)
        except Exception:  # of a newer version, perhaps: what counts is in the store
            if monotonic() > self._quiet_until:  # a traceback for each could hold us up
                self._quiet_until = monotonic() + QUIET_SECONDS
                log.exception("not_understood")

    def _take(self, worker: str, said: Mapping[str, Any]) -> None:
        assert self._listener is not None
        if said.get("all") == "begin":
            self._elsewhere.begin_all(worker)
        bells: dict[str, list[int]] = said.get("bells", {})
        BELLS.count += len(bells)
        for table, ends in bells.items():
            self._listener.rung(table, ends)
        for table, data in said.get("here", {}).items():
            self._elsewhere.note(worker, table, from_data(data))
        if reaction := said.get("reaction"):
            self._listener.reacted(*reaction)
        if said.get("all") == "end":
            self._elsewhere.end_all(worker)
        for table in said.get("freed", ()):
            self._listener.freed(table)
        if said.get("hello") or self._me in said.get("ask", ()):
            self._tell_all_soon()
        if said.get("bye"):
            self._gone(worker)

    def _gone(self, worker: str) -> None:
        self._unsure_until = monotonic() + UNSURE_SECONDS  # it may be slow, and not gone
        self._known.discard(worker)
        self._elsewhere.gone(worker)
