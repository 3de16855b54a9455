"""The parent: starts workers, starts them again, replaces them one by one, stops them all."""

import asyncio
import signal
import socket as sockets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from time import monotonic

import structlog

from toril.engine.errors import TorilError
from toril.server.listening import again
from toril.server.worker import name_of
from toril.server.workers.child import Child, FailedStart
from toril.server.workers.terminal import Terminal

START_SECONDS = 120.0
"""A worker that is not ready by then will not be. The first ones may take as long as they like:
perhaps they migrate a large database."""

STOP_SECONDS = 10.0
"""For a worker that stops: to finish commits and close sockets. Then it is killed."""

STEADY_SECONDS = 30.0
"""A worker that lived so long is started again at once."""

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds before one is started again that ended sooner: doubled each time."""

log = structlog.get_logger()


class Slot:
    """Where one worker works: its number and its socket, with whoever works there now."""

    def __init__(self, number: int, environment: Mapping[str, str], socket: sockets.socket) -> None:
        """Begin without a worker."""
        self.name = name_of(str(number))
        self.environment, self.socket = environment, socket
        self.child: Child | None = None
        self.lock = asyncio.Lock()
        """Held by whoever starts a worker here: there must never be two by accident."""


class Supervisor:
    """All workers of one command."""

    def __init__(
        self,
        command: Sequence[str],
        environments: Sequence[Mapping[str, str]],
        listening: Sequence[sockets.socket],
        drain_seconds: float = 0.0,
    ) -> None:
        """Start `command` once for each environment, each with one of the sockets."""
        self._command = command
        pairs = zip(environments, listening, strict=True)
        self._slots = [Slot(number, *pair) for number, pair in enumerate(pairs, 1)]
        self._children: set[Child] = set()
        self._stop_seconds = STOP_SECONDS + drain_seconds
        self._stop: asyncio.Future[signal.Signals] = asyncio.get_running_loop().create_future()
        self._replace = asyncio.Event()
        self._terminal = Terminal()

    async def run(self, ready: Callable[[], None]) -> int:
        """Serve until a signal says stop; `ready` is called when all workers are.

        Return 0; or when a worker fails at the very first start raise what it refuses, or return
        its exit code.
        """
        work = asyncio.ensure_future(self._work(ready))
        with self._signals():
            await asyncio.wait((self._stop, work), return_when=asyncio.FIRST_COMPLETED)
            how = self._stop.result() if self._stop.done() else signal.SIGTERM
            work.cancel()
            await asyncio.wait((work,))
            await asyncio.gather(*(each.stop(how, self._stop_seconds) for each in self._children))
        return 0 if work.cancelled() else _exit_code(work.exception())

    async def _work(self, ready: Callable[[], None]) -> None:
        async with asyncio.TaskGroup() as first:
            for slot in self._slots:
                first.create_task(self._begin(slot, patience=None))
        ready()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._keep_replacing())
            for slot in self._slots:
                tasks.create_task(self._keep(slot))

    async def _begin(self, slot: Slot, patience: float | None = START_SECONDS) -> None:
        """Start a worker, and let it have the slot when it is ready; else raise FailedStart."""
        environment = {**slot.environment, **({"TORIL_REPLACES": "1"} if slot.child else {})}
        child = await Child.start(self._command, environment, slot.socket)
        self._children.add(child)
        try:
            async with asyncio.timeout(patience):
                await child.ready()
        except (FailedStart, TimeoutError) as error:
            child.kill()
            code = await child.ended()
            self._children.discard(child)
            raise (error if isinstance(error, FailedStart) else FailedStart(code)) from None
        slot.child = child

    async def _keep(self, slot: Slot) -> None:
        """Start a worker again whenever it has ended, sooner or later."""
        wait = FIRST_WAIT
        while True:
            child = slot.child
            assert child is not None
            code = await child.ended()
            self._children.discard(child)
            if slot.child is not child:  # it was replaced
                continue
            log.error("worker_ended", worker=slot.name, exit_code=code)
            if monotonic() - child.born > STEADY_SECONDS:
                wait = FIRST_WAIT
            else:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            while slot.child is child and not await self._tried_again(slot, child):
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _tried_again(self, slot: Slot, dead: Child) -> bool:
        async with slot.lock:
            if slot.child is not dead:
                return True
            try:
                await self._begin(slot)
            except FailedStart as failed:
                log.error("worker_not_started", worker=slot.name, why=str(failed))
                with suppress(TorilError):  # then whoever waits there waits a little longer
                    slot.socket = again(slot.socket)
                return False
        log.warning("worker_started_again", worker=slot.name)
        return True

    async def _keep_replacing(self) -> None:
        while True:
            await self._replace.wait()
            self._replace.clear()
            log.info("replacing_workers", workers=len(self._slots))
            for slot in self._slots:
                if not await self._replaced(slot):
                    break  # nor would the others come up
            else:
                log.info("workers_replaced", workers=len(self._slots))

    async def _replaced(self, slot: Slot) -> bool:
        async with slot.lock:
            old = slot.child
            assert old is not None
            try:
                await self._begin(slot)
            except FailedStart as failed:
                log.error("worker_not_replaced", worker=slot.name, why=str(failed))
                return False
        # At once, however long it would drain: the port is served by the new one.
        await old.stop(signal.SIGINT, STOP_SECONDS)
        return True

    @contextmanager
    def _signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        heard = {signal.SIGTERM: self._told_to_stop, signal.SIGINT: self._told_to_stop}
        for each, hear in (heard | {signal.SIGHUP: self._hung_up}).items():
            loop.add_signal_handler(each, hear, each)
        try:
            yield
        finally:
            for each in (*heard, signal.SIGHUP):
                loop.remove_signal_handler(each)

    def _told_to_stop(self, how: signal.Signals) -> None:
        if not self._stop.done():
            self._stop.set_result(how)
        elif how is signal.SIGINT:
            for child in self._children:
                child.kill()

    def _hung_up(self, how: signal.Signals) -> None:
        if self._terminal.is_gone:
            self._told_to_stop(signal.SIGTERM)
        else:
            self._replace.set()


def _exit_code(failure: BaseException | None) -> int:
    """Return how the command ends after the first start has failed; raise a worker's refusal."""
    while isinstance(failure, BaseExceptionGroup):
        failure = failure.exceptions[0]
    if not isinstance(failure, FailedStart):
        assert failure is not None
        raise failure
    if failure.refusal:
        raise failure.refusal
    return failure.code if failure.code >= 0 else 128 - failure.code
