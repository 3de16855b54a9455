"""All runs that were asked for, one after the other, and what is said of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from toril.bench.server.back import run_back
from toril.bench.server.coming_and_going import run_churn
from toril.bench.server.loads import Load, What
from toril.bench.server.medians import middle
from toril.bench.server.memory_parts import run_memory
from toril.bench.server.possible import impossible
from toril.bench.server.processes import Progress
from toril.bench.server.run import run_play
from toril.bench.server.wishes import Wishes
from toril.bench.server.workers import bench_workers
from toril.machine import machine_info
from toril.server.serve import raise_file_limit

RUNS: dict[What, Callable[[Load, Wishes, Progress], dict[str, Any]]] = {
    "play": run_play,
    "back": run_back,
    "churn": run_churn,
    "memory": run_memory,
}


def bench_server(wishes: Wishes, progress: Progress) -> dict[str, Any]:
    """Measure all loads; after Ctrl-C, say what was measured until then."""
    raise_file_limit()  # what we start inherits it
    runs: list[dict[str, Any]] = []
    data: dict[str, Any] = {"machine": machine_info(), "runs": runs}
    medians: list[dict[str, Any]] = []
    left_out: list[dict[str, str]] = []
    loads = list(_possible(wishes, left_out))
    measured = bench_workers if wishes.workers else _one_after_the_other
    try:
        medians.extend(measured(wishes, loads, progress, runs))  # those before Ctrl-C, too
    except KeyboardInterrupt:
        data["interrupted"] = True
    if medians:
        data["medians"] = medians
    if left_out:
        data["left_out"] = left_out
    return data


def _one_after_the_other(
    wishes: Wishes, loads: Sequence[Load], progress: Progress, runs: list[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Add every run to `runs`; yield the medians of each load, if there are several runs."""
    for load in loads:
        found: list[dict[str, Any]] = []
        for number in range(wishes.runs):
            told = _numbered(progress, number, wishes.runs)
            found.append(RUNS[load.what](load, wishes, told))
            runs.append(found[-1])
            if found[-1].get("interrupted"):
                raise KeyboardInterrupt
        if wishes.runs > 1:
            yield {"median_of": len(found), **middle(found)}


def _possible(wishes: Wishes, left_out: list[dict[str, str]]) -> Iterator[Load]:
    """Yield what can be measured here; note the rest, with the reason."""
    for load in wishes.chosen():
        why = impossible(load)
        if wishes.workers and load.what != "play":
            why = "With --workers only loads are measured in which people just play."
        if why:
            left_out.append({"load": load.key, "left_out": why})
        else:
            yield load


def _numbered(progress: Progress, number: int, runs: int) -> Callable[[str], None]:
    def told(what: str) -> None:
        progress(what if runs == 1 else f"run {number + 1} of {runs}, {what}")

    return told
