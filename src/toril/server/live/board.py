"""Who is connected where, by way of the store: for workers that cannot hear each other.

A worker whose bus is down, or that has none, is deaf. While one of them is, each writes down with
every sign of life who is connected to it, and those who could not hear it read that. So nobody is
taken to be absent, and no seat given to somebody else, because two workers do not hear each other.
"""

from collections.abc import Mapping

import structlog

from toril.server.live.colleagues import Colleagues
from toril.server.store import Leases

log = structlog.get_logger()


class Board:
    """What this worker writes down, and reads of the others."""

    def __init__(self, leases: Leases, me: str, colleagues: Colleagues) -> None:
        """Begin with nothing written."""
        self._leases, self._me, self._colleagues = leases, me, colleagues
        self.is_in_use = False
        """Whether one of several workers was deaf when we looked last."""

    async def exchange(self, living: Mapping[str, bool]) -> None:
        """Write and read what the living workers, of which some are deaf, cannot hear."""
        others = {worker: deaf for worker, deaf in living.items() if worker != self._me}
        unheard = {worker for worker, deaf in others.items() if deaf or self._colleagues.is_down}
        self._colleagues.ask(others.keys() - unheard)
        if not unheard:
            await self._take_down()
            return
        if not self.is_in_use:
            self.is_in_use = True
            log.warning("workers_deaf", others=len(unheard))
        await self._leases.post(self._me, self._colleagues.to_post())
        for worker, here in (await self._leases.posted(unheard)).items():
            self._colleagues.read(worker, here)

    async def _take_down(self) -> None:
        if self.is_in_use:
            await self._leases.post(self._me, None)
            self.is_in_use = False
            log.warning("workers_hear")
            self._colleagues.tell_all()  # what was read of us may be older than what was heard
