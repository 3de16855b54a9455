"""Where orders are carried out, one at a time, and written down before anybody is told.

Other workers may write to the same ledger. What they wrote is read when they ring, when an order
comes too late because of it, and before one is refused: a refusal may rest on what is old. Either
way it is told as if it had been done here.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from toril.engine.errors import TorilError
from toril.engine.game import Event
from toril.server.live.foreign import MOST_TOLD, are_of, happened, header_of, orders_in
from toril.server.live.house import House, new_secret
from toril.server.live.loading import load_table
from toril.server.live.offered_bots import OFFERED_BOTS
from toril.server.live.orders import Order
from toril.server.metrics import FOREIGN_LINES
from toril.server.store import NotStored, SequenceTaken, TableHeader
from toril.server.tables.command import carry_out
from toril.server.tables.pen import Pen
from toril.server.tables.presence import Presence
from toril.server.tables.refusals import not_stored
from toril.server.tables.senders import sender_of
from toril.server.tables.table import Table

if TYPE_CHECKING:
    from toril.server.tables.entries import Line

log = structlog.get_logger()


class Desk:
    """A table's ledger and the orders that wait for it.

    An order needs no task of its own: it is tried at once, and the store calls when it is on disk.
    """

    def __init__(
        self,
        house: House,
        header: TableHeader,
        table: Table,
        sequence: int,
        presence: Presence,
        adopt: Callable[[Table, Sequence[Event], Order[Any] | None], None],
        start_anew: Callable[[TorilError | None], None],
    ) -> None:
        """Begin at `table`, which `sequence` lines made.

        `adopt` hears of what was written by an order, or (None) by another worker. `start_anew`
        hears that the table was read again as a whole, or why it could not be.
        """
        self._store, self._now, self._ring = house.store, house.now, house.colleagues.ring
        self._header, self.table, self.sequence = header, table, sequence
        self._presence = presence
        self._adopt, self._start_anew = adopt, start_anew
        self._orders: deque[Order[Any]] = deque()
        self._is_busy = False  # an order is being written, or the ledger read
        self._ends: set[int] = set()  # where orders of other workers ended, beyond what we know
        self._lookers: list[asyncio.Future[None]] = []
        self._is_orders_turn = False  # after we have read: looks must not keep orders waiting
        self._anew: asyncio.Task[None] | None = None

    @property
    def is_in_use(self) -> bool:
        """Whether orders are under way."""
        return self._is_busy or bool(self._orders)

    def give(self, order: Order[Any]) -> None:
        """Carry out an order as soon as those before it are on disk, then answer it."""
        self._orders.append(order)
        self._go_on()

    def rung(self, ends: Iterable[int]) -> None:
        """Read what other workers wrote, up to the last of `ends`, each the end of an order."""
        self._ends.update(end for end in ends if end > self.sequence)
        self._go_on()

    async def look(self) -> None:
        """Read whatever other workers wrote; return when it is told, or cannot be read."""
        looker: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lookers.append(looker)
        self._go_on()
        await looker

    def _go_on(self) -> None:
        while not self._is_busy:
            is_reading_due = self._ends or self._lookers
            if is_reading_due and not (self._orders and self._is_orders_turn):
                self._read_on(None)
            elif self._orders:
                self._is_orders_turn = False
                order = self._orders.popleft()
                try:
                    self._carry_out(order)
                except Exception as error:  # whoever asked must hear of it, and the others go on
                    self._refuse(order, error)
            else:
                return

    def _refuse(self, order: Order[Any], error: Exception) -> None:
        """Answer that an order cannot be done; look first whether that is still so."""
        if self._store.is_shared and isinstance(error, TorilError) and not order.is_retried:
            order.is_retried = True
            self._read_on(order)
        else:
            self._answer(order, error)

    def _answer(self, order: Order[Any], outcome: object) -> None:
        """Answer an order; whatever its sender makes of that, the others go on."""
        if isinstance(outcome, TorilError):
            outcome = outcome.with_traceback(None)  # it would hold its frames
        try:
            order.answer(outcome)
        except Exception:
            log.exception("answer_failed", table=self.table.id[:8])

    def _carry_out(self, order: Order[Any]) -> None:
        pen = Pen(
            self.table,
            self._now(),
            sender_of(self.table, order.token_digest),
            order.id,
            bots=OFFERED_BOTS,
            presence=self._presence,
            length=self.sequence,
            new_secret=new_secret,
        )
        result = carry_out(pen, order.what)
        if not pen.lines:
            self._answer(order, result)
            return
        header, is_changed = header_of(self._header, pen.table)
        writing = self._store.append(header, self.sequence, pen.lines, is_changed, pen.table)
        self._is_busy = True
        done = partial(self._written, order, pen, header, result)
        asyncio.ensure_future(writing).add_done_callback(done)

    def _written(
        self,
        order: Order[Any],
        pen: Pen,
        header: TableHeader,
        result: object,
        writing: "asyncio.Future[None]",
    ) -> None:
        self._is_busy = False
        error = writing.exception()
        if isinstance(error, SequenceTaken):  # another worker was faster: look again
            self._read_on(order, must_find=True)
            return
        if error is not None:
            self._answer(order, self._not_stored(error))
        else:
            self._move_on(header, pen.table, len(pen.lines))
            self._ring(self.table.id, self.sequence, for_all=self.table.listed)
            self._tell(pen.events, order)
            self._answer(order, result)
        self._go_on()

    def _move_on(self, header: TableHeader, table: Table, lines: int) -> None:
        self._header, self.table = header, table
        self.sequence += lines
        if self._ends:
            self._ends = {end for end in self._ends if end > self.sequence}

    def _tell(self, events: Sequence[Event], order: Order[Any] | None) -> None:
        try:
            self._adopt(self.table, events, order)
        except Exception:  # a fault of ours; the lines are on disk, and the table goes on
            log.exception("telling_failed", table=self.table.id[:8])

    def _not_stored(self, error: BaseException) -> Exception:
        if not isinstance(error, NotStored):
            return error if isinstance(error, Exception) else RuntimeError(repr(error))
        log.error("not_stored", table=self.table.id[:8], why=str(error))
        return not_stored()

    def _read_on(self, order: Order[Any] | None, *, must_find: bool = False) -> None:
        """Read what other workers wrote, then try `order` once more; it `must_find` something."""
        self._is_busy = True
        lookers, self._lookers = self._lookers, []
        reading = asyncio.ensure_future(self._store.tail(self.table.id, self.sequence))
        reading.add_done_callback(partial(self._read, order, lookers, must_find))

    def _read(
        self,
        order: Order[Any] | None,
        lookers: list["asyncio.Future[None]"],
        must_find: bool,
        reading: "asyncio.Future[tuple[Line, ...]]",
    ) -> None:
        error = NotStored("closed") if reading.cancelled() else reading.exception()
        ends, self._ends = self._ends, set()  # what is not there is not worth asking for again
        lines = () if error else reading.result()
        if order is not None:
            self._orders.appendleft(order)
        if isinstance(error, NotStored):
            log.error("not_read", table=self.table.id[:8], why=str(error))
            if order is not None:  # on what we know it would be refused, or come too late again
                self._answer(self._orders.popleft(), not_stored())
        elif error or len(lines) > MOST_TOLD or (must_find and not lines):
            self._anew = asyncio.ensure_future(self._load_anew(lookers))
            return
        try:
            for some in orders_in(lines, self.sequence, ends):
                table, events = happened(self.table, some)
                self._move_on(header_of(self._header, table)[0], table, len(some))
                FOREIGN_LINES.count += len(some)
                self._tell(events, None)
        except TorilError:  # only a newer Toril can read it
            self._anew = asyncio.ensure_future(self._load_anew(lookers))
            return
        if lines and order is not None and (must_find or are_of(lines, order.id)):
            self._ring(
                self.table.id, self.sequence, for_all=self.table.listed
            )  # perhaps they are ours, and nobody has
        self._is_read(lookers)

    def _is_read(self, lookers: list["asyncio.Future[None]"]) -> None:
        for looker in lookers:
            if not looker.done():
                looker.set_result(None)
        self._is_busy, self._is_orders_turn = False, True
        self._go_on()

    async def _load_anew(self, lookers: list["asyncio.Future[None]"]) -> None:
        """Read the whole table again: too much has happened, or it is gone, or not to be read."""
        try:
            self._header, self.table, self.sequence = await load_table(self._store, self.table.code)
            self._start_anew(None)
        except TorilError as refusal:  # an operator pruned it, or a newer worker wrote to it
            self._give_up(refusal)
            self._start_anew(refusal)
        except Exception as fault:
            log.exception("not_read_again", table=self.table.id[:8])
            self._give_up(fault)
        finally:
            self._is_read(lookers)

    def _give_up(self, why: Exception) -> None:
        """Answer all orders that wait: the table cannot be read."""
        while self._orders:
            self._answer(self._orders.popleft(), why)
