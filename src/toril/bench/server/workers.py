"""`--workers 1,2`: what a move costs by one worker and by several, all in one run.

The same load, so many tables in all, is played on a SQLite file; by one worker on PostgreSQL; and
by several on the same PostgreSQL, where the people of a table share a worker (`together`) or each
is at any of them by lot (`spread`). What counts is the workers' processor time for a move, of all
of them together: where there are fewer cores than processes, the time by the clock says little. The
cases take turns, so that whatever else the machine does meets all of them alike.

Two workers have half the tables each, and a worker with less to do spends more on a move: it wakes
up for fewer at a time, and its batches are smaller. So there is also one worker with its share of
the tables (`share`): beside it is seen what a colleague costs, and nothing else.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from toril.bench.server.loads import Load
from toril.bench.server.medians import middle
from toril.bench.server.processes import Progress
from toril.bench.server.run import measure
from toril.bench.server.shared import Shared, open_shared
from toril.bench.server.stage import staged
from toril.bench.server.wishes import Wishes
from toril.engine.errors import TorilError
from toril.engine.value import replace, value

MOST_WORKERS = 16
ONE = "postgres"
"""The case that others are compared with: all the tables by one worker."""


@value
class Case:
    """So many workers on a file or on PostgreSQL, and whether a table's people are `apart`.

    They have all the tables, or the share of one of so many: then `of` is how many.
    """

    name: str
    workers: int = 1
    is_shared: bool = True
    apart: bool = False
    of: int = 1


def cases(workers: Sequence[int]) -> Iterator[Case]:
    """Yield what is measured: one worker always, because the others are compared with it.

    >>> [case.name for case in cases([1, 2])]
    ['sqlite', 'postgres', 'share-2', 'together-2', 'spread-2']
    """
    yield Case("sqlite", is_shared=False)
    yield Case(ONE)
    for count in sorted(set(workers) - {1}):
        yield Case(f"share-{count}", of=count)
        yield Case(f"together-{count}", count)
        yield Case(f"spread-{count}", count, apart=True)


def counts(text: str) -> tuple[int, ...]:
    """Return the numbers of workers that somebody wrote.

    >>> counts("1,2")
    (1, 2)
    """
    found = [int(each) if each.strip().isdecimal() else 0 for each in text.split(",")]
    if not all(1 <= each <= MOST_WORKERS for each in found):
        raise TorilError(
            "bad_worker_counts",
            f"Write numbers of workers from 1 to {MOST_WORKERS}, with commas between, like 1,2.",
            most=MOST_WORKERS,
        )
    return tuple(found)


def bench_workers(
    wishes: Wishes, loads: Sequence[Load], progress: Progress, runs: list[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Add every run to `runs`; yield the medians of each case of a load, when all are through."""
    chosen = list(cases(wishes.workers))
    with open_shared(wishes.database, wishes.bus) as shared:
        for load in loads:
            found: dict[str, list[dict[str, Any]]] = {case.name: [] for case in chosen}
            for number in range(wishes.runs):
                turn: list[dict[str, Any]] = []
                for case in chosen:
                    told = _telling(progress, f"run {number + 1} of {wishes.runs}, {case.name}, ")
                    turn.append(run_case(case, load, wishes, shared, told))
                    runs.append(turn[-1])
                    if turn[-1].get("interrupted"):
                        raise KeyboardInterrupt
                compare(turn)
                for run in turn:
                    found[run["case"]].append(run)
            if wishes.runs > 1:
                for some in found.values():
                    yield {"median_of": len(some), **middle(some)}


def run_case(
    case: Case, load: Load, wishes: Wishes, shared: Shared, progress: Progress
) -> dict[str, Any]:
    """Let the load's people play by the workers of a case; leave nothing behind."""
    place = shared if case.is_shared else None
    load = replace(load, tables=max(1, load.tables // case.of), apart=case.apart)
    try:
        with staged(load, wishes, progress, case.workers, place) as stage:
            stage.seat()
            stage.connect()
            stage.begin()
            found = measure(stage, wishes.seconds)
            stage.people.all("close")
    finally:
        if place is not None:
            place.empty()
    return {"case": case.name, "workers": case.workers, **found}


def compare(turn: Sequence[dict[str, Any]]) -> None:
    """Note for each case of one turn what a move costs beside one worker on PostgreSQL.

    That is one with all the tables, and for several workers also one with as many as each has.

    >>> turn = [{"case": "postgres", "workers": 1, "cpu_us_per_move": 400},
    ...         {"case": "share-2", "workers": 1, "cpu_us_per_move": 500},
    ...         {"case": "spread-2", "workers": 2, "cpu_us_per_move": 600}]
    >>> compare(turn)
    >>> [run["ratio_to_one_worker"] for run in turn], turn[2]["ratio_to_equal_load"]
    ([1.0, 1.25, 1.5], 1.2)
    """
    costs = {run["case"]: run["cpu_us_per_move"] for run in turn}
    for run in turn:
        run["ratio_to_one_worker"] = _ratio(run, costs[ONE])
        if share := costs.get(f"share-{run['workers']}"):
            run["ratio_to_equal_load"] = _ratio(run, share)


def _ratio(run: dict[str, Any], cost: float) -> float | None:
    return round(run["cpu_us_per_move"] / cost, 3) if cost else None


def _telling(progress: Progress, before: str) -> Callable[[str], None]:
    return lambda what: progress(before + what)
