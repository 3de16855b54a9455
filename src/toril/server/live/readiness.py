"""Whether tables can be played: the store is tried, once a second at most, and not for long."""

import asyncio
from time import monotonic

import structlog

from toril.server.store import Store

KEPT_SECONDS = 1.0
"""Anybody may ask, as often as they like; the disk is asked so often."""

PATIENCE_SECONDS = 2.0
"""A writer that takes longer is stuck, as far as people who wait for their move can tell."""

log = structlog.get_logger()


class Readiness:
    """Reads from a store and writes to it, and remembers for a moment whether that went well."""

    def __init__(self, store: Store) -> None:
        """Try nothing before somebody asks."""
        self._store = store
        self._trial: asyncio.Future[bool] | None = None
        self._begun = 0.0

    async def is_ready(self) -> bool:
        """Return whether the store reads and writes."""
        trial = self._trial
        # Only one at a time: behind a writer that is stuck they would heap up.
        if trial is None or (trial.done() and monotonic() - self._begun >= KEPT_SECONDS):
            self._trial = trial = asyncio.ensure_future(self._try())
            self._begun = monotonic()
        await asyncio.wait((trial,), timeout=PATIENCE_SECONDS)
        return trial.done() and trial.result()

    async def _try(self) -> bool:
        try:
            await self._store.opened_by("")
            await self._store.try_writing()
        except Exception as error:
            log.error("not_ready", why=str(getattr(error, "orig", error)))
            return False
        return True
