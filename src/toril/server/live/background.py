"""What a room does beside the commands: its bots and its clock, each at most once at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeAlias

import structlog

from toril.server.tables.refusals import Refused, not_stored

Job: TypeAlias = Callable[[], Coroutine[None, None, None]]

AGAIN_SECONDS = 1.0
"""How long to wait after a failure, a full disk perhaps, before looking again."""

NOT_STORED = not_stored().code

log = structlog.get_logger()


class BackgroundJobs:
    """Runs jobs; after each, done or failed, `afterwards` is called to look at the table again."""

    def __init__(self, table: str, afterwards: Callable[[], None]) -> None:
        """Work for the table of that id."""
        self._table, self._afterwards = table, afterwards
        self._tasks: dict[Job, asyncio.Task[None]] = {}

    def run(self, job: Job) -> None:
        """Start a job, unless it is running already."""
        if job not in self._tasks:
            self._tasks[job] = asyncio.ensure_future(self._run(job))

    async def _run(self, job: Job) -> None:
        try:
            await job()
        except Exception as error:
            if not (isinstance(error, Refused) and error.code == NOT_STORED):  # that is said
                log.exception("job_failed", table=self._table[:8])
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            del self._tasks[job]
        self._afterwards()

    def cancel(self) -> None:
        """Stop all jobs."""
        for task in self._tasks.values():
            task.cancel()
