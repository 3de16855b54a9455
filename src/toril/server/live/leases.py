"""Which tables this worker drives: one worker at a time runs a table's clocks and bots.

A lease is a convenience: it saves work and conflicts. Where two workers drive one table, each for a
moment in the belief that it alone does, the ledger's sequence decides what happens, and the loser
finds that there is nothing left to do.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

import structlog

from toril.server.live.board import Board
from toril.server.live.colleagues import Colleagues
from toril.server.metrics import LEASES
from toril.server.store import NotStored, Store

BEAT_SECONDS = 2.0
"""So often a worker says that it lives."""

TRUST_SECONDS = 5.0
"""Without having said so for this long we do not count on our leases: others may take them soon."""

ALL_AGAIN = 5
"""After so many beats all tables that others hold are asked for again, whatever we heard."""

GATHER_SECONDS = 0.01
"""What is wanted or let go so shortly after each other is asked for together."""

log = structlog.get_logger()


class Lease(Protocol):
    """The right to drive one table."""

    @property
    def is_held(self) -> bool:
        """Whether the table is ours to drive now."""

    def want(self) -> None:
        """Ask for it, once; who asked is called when that has changed something."""

    def let_go(self) -> None:
        """Want it no more."""


class Owned:
    """The lease of every table in a store that nobody shares."""

    is_held = True

    def want(self) -> None:
        """Do nothing: it is held."""

    def let_go(self) -> None:
        """Do nothing: nobody else wants it."""


class LeaseBook:
    """All leases of this worker, and its signs of life."""

    def __init__(self, store: Store, me: str, colleagues: Colleagues) -> None:
        """Hold none."""
        self._leases, self._me, self._colleagues = store.leases, me, colleagues
        self._wanted: dict[str, Callable[[], None]] = {}  # by table, who is called
        self._holders: dict[str, str] = {}  # of the wanted ones, as far as we know
        self._to_claim: set[str] = set()
        self._to_release: set[str] = set()
        self._wake = asyncio.Event()
        self._beats = 0
        self._alive_at = -TRUST_SECONDS
        self._is_lost = False
        self._task: asyncio.Task[None] | None = None
        self._board = Board(store.leases, me, colleagues)
        # Asked by another thread: a list is made in one piece.
        LEASES.set_function(lambda: list(self._holders.values()).count(me))

    def lease(self, table: str, changed: Callable[[], None]) -> Lease:
        """Return the lease of a table; `changed` is called when we have got or lost it."""
        return _BookedLease(self, table, changed)

    async def open(self) -> None:
        """Begin to say that we live; where the store cannot be asked just now, a little later."""
        begun = monotonic()
        try:
            await self._leases.beat(self._me)
            self._alive_at = begun
        except NotStored as error:
            self._note_lost(str(error))
        self._task = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        """Give all up."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        mine = {table for table, who in self._holders.items() if who == self._me}
        with suppress(NotStored):
            await self._leases.leave(self._me)
        self._colleagues.free(mine | self._to_release)

    @property
    def is_anybody_deaf(self) -> bool:
        """Whether one of the workers could not hear the others when we looked last."""
        return self._board.is_in_use

    def is_held(self, table: str) -> bool:
        """Return whether a table is ours to drive now."""
        is_alive = monotonic() - self._alive_at < TRUST_SECONDS
        return is_alive and self._holders.get(table) == self._me

    def want(self, table: str, changed: Callable[[], None]) -> None:
        """Ask for a table."""
        if table not in self._wanted:
            self._wanted[table] = changed
            self._claim_soon(table)

    def let_go(self, table: str, changed: Callable[[], None]) -> None:
        """Give a table up, unless another room of ours wants it by now."""
        if self._wanted.get(table) is changed:
            del self._wanted[table]
            self._to_claim.discard(table)
            if self._holders.pop(table, self._me) == self._me:  # or we are just asking for it
                self._to_release.add(table)
                self._wake.set()

    def freed(self, table: str) -> None:
        """Ask again for a table that another worker has given up."""
        if table in self._wanted and self._holders.get(table) != self._me:
            self._claim_soon(table)

    def _claim_soon(self, table: str) -> None:
        self._to_release.discard(table)
        self._to_claim.add(table)
        self._wake.set()

    async def _run(self) -> None:
        due = monotonic() + BEAT_SECONDS
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - monotonic())):
                    await self._wake.wait()
                await asyncio.sleep(GATHER_SECONDS)
            self._wake.clear()
            try:
                if monotonic() >= due:
                    due = monotonic() + BEAT_SECONDS
                    await self._beat()
                await self._release()
                await self._claim()
                self._note_lost(None)
            except NotStored as error:
                self._note_lost(str(error))
            except Exception:
                log.exception("leases_failed")

    def _note_lost(self, why: str | None) -> None:
        """Say once that the store cannot be asked, and once that it can be again."""
        if (why is not None) != self._is_lost:
            self._is_lost = why is not None
            if self._is_lost:
                log.warning("leases_lost", why=why)
            else:
                log.warning("leases_back")

    async def _beat(self) -> None:
        """Say that we live; ask again for what those held who do not."""
        begun, known = monotonic(), tuple(self._colleagues.known)
        living = await self._leases.beat(self._me, is_deaf=self._colleagues.is_down)
        if monotonic() - self._alive_at >= TRUST_SECONDS:  # others may have taken what we held
            self._holders.clear()
        self._alive_at = begun
        self._colleagues.keep(living, known)
        self._beats += 1
        again = self._beats % ALL_AGAIN == 0
        for table in self._wanted:
            holder = self._holders.get(table)
            if holder not in living or (again and holder != self._me):
                self._to_claim.add(table)
        await self._board.exchange(living)

    async def _release(self) -> None:
        some, self._to_release = self._to_release, set()
        if some:
            try:
                await self._leases.release(self._me, some)
            except (NotStored, asyncio.CancelledError):  # or nobody would be told that we stop
                self._to_release |= some - self._wanted.keys()
                raise
            self._colleagues.free(some)

    async def _claim(self) -> None:
        some, self._to_claim = self._to_claim, set()
        if not some:
            return
        try:
            holders = await self._leases.claim(self._me, some)
        except NotStored:
            self._to_claim |= some & self._wanted.keys()
            raise
        for table in some:
            changed, holder = self._wanted.get(table), holders.get(table)
            if changed is None:  # let go meanwhile
                self._to_release.add(table)
                self._wake.set()
                continue
            before = self._holders.get(table)
            if holder is None:  # the table is gone
                self._holders.pop(table, None)
            else:
                self._holders[table] = holder
            if before != holder and self._me in (before, holder):
                changed()


class _BookedLease:
    """The lease of one table."""

    __slots__ = ("_book", "_changed", "_table")

    def __init__(self, book: LeaseBook, table: str, changed: Callable[[], None]) -> None:
        self._book, self._table, self._changed = book, table, changed

    @property
    def is_held(self) -> bool:
        return self._book.is_held(self._table)

    def want(self) -> None:
        self._book.want(self._table, self._changed)

    def let_go(self) -> None:
        self._book.let_go(self._table, self._changed)
