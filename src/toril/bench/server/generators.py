"""All processes of people together, told what to do as if they were one."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from toril.bench.server.loads import Load
from toril.bench.server.processes import Progress, Worker, generators_here


class Generators:
    """The processes; a table's people are all in the same one."""

    def __init__(self, progress: Progress, servers: int = 1) -> None:
        """Start as many as this machine has cores for, beside those of the `servers`."""
        numbers = range(generators_here(servers))
        self._workers = [Worker("generator", str(n), str(servers)) for n in numbers]
        self.progress = progress

    def __len__(self) -> int:
        return len(self._workers)

    def all(self, do: str, **what: Any) -> list[Any]:
        """Give all the same order; return their answers."""
        for worker in self._workers:
            worker.tell(do, **what)
        return [worker.answer(self.progress) for worker in self._workers]

    def shared(self, do: str, name: str, number: int, **what: Any) -> list[Any]:
        """Give all the same order, each with its share of a number."""
        for at, (worker, share) in enumerate(zip(self._workers, self.shares(number), strict=True)):
            worker.tell(do, **{name: share}, **({"seed": at} if do == "seat" else {}), **what)
        return [worker.answer(self.progress) for worker in self._workers]

    def shares(self, number: int) -> list[int]:
        """Return a number shared out among the processes."""
        each, rest = divmod(number, len(self._workers))
        return [each + (at < rest) for at in range(len(self._workers))]

    def seat(self, bases: Sequence[str], load: Load) -> None:
        """Sit everybody of a load down."""
        given = {name: getattr(load, name) for name in Load.__match_args__}
        self.shared("seat", "tables", load.tables, bases=bases, load=given)

    def stop(self) -> None:
        """End them all."""
        for worker in self._workers:
            worker.kill()


@contextmanager
def people(progress: Progress, servers: int = 1) -> Iterator[Generators]:
    """Have processes of people while the block lasts."""
    generators = Generators(progress, servers)
    try:
        yield generators
    finally:
        generators.stop()
