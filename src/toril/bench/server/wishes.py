"""What somebody wants to have measured."""

from dataclasses import field

from toril.bench.server.loads import OF_WORKERS, USUAL, Load, load_named
from toril.engine.value import value


@value
class Wishes:
    """What shall be measured: loads by name, or so many paced tables; how long, how often.

    With `workers` it is what each such number of them costs, on a database and a bus that are lent.
    """

    loads: tuple[str, ...] = ()
    tables: int | None = None
    pace: float = 10
    seconds: float = 30
    runs: int = 1
    churn_minutes: float = 20
    profile: bool = False
    workers: tuple[int, ...] = ()
    database: str = field(default="", repr=False)
    bus: str = field(default="", repr=False)

    def chosen(self) -> list[Load]:
        """Return the loads; refuse a name that there is not."""
        named = [load_named(name) for name in self.loads]
        if self.tables is not None:
            key, name = ("paced", "paced") if self.pace else ("flat", "flat out")
            named.append(Load(f"{key}-{self.tables}", name, self.tables, pace=self.pace))
        return named or [load_named(name) for name in (OF_WORKERS if self.workers else USUAL)]
