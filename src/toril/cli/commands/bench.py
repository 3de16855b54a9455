"""`toril bench PART`: one command for everything that is measured."""

import json
from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

import typer
from rich.console import Console
from rich.progress import Progress

from toril.cli.exit_codes import INTERRUPTED, MEASURED_BADLY

Part: TypeAlias = Literal["engine", "server", "draws", "kernels", "bots"]


def bench(
    part: Annotated[Part, typer.Argument(help="What to measure.")] = "engine",
    as_json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
    loads: Annotated[
        list[str] | None,
        typer.Option(
            "--load",
            metavar="NAME",
            help="server: a load by name, with a number of tables if you like: paced-2000, flat, "
            "bots, flat-bots, ten, ox, spectators-1000, back, back-cold, churn, memory. "
            "More than once for more than one.",
        ),
    ] = None,
    tables: Annotated[
        int | None, typer.Option(min=1, max=5000, help="server: only so many tables of four.")
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=600, help="With --tables: seconds for a trick.")
    ] = 10,
    seconds: Annotated[
        float, typer.Option(min=1, max=600, help="server: how long each run is measured.")
    ] = 30,
    runs: Annotated[
        int, typer.Option(min=1, max=99, help="server: so many runs of each load, and the median.")
    ] = 1,
    churn_minutes: Annotated[
        float, typer.Option(min=0.01, max=600, help="server: how long the load churn lasts.")
    ] = 20,
    profile: Annotated[
        bool, typer.Option("--profile", help="server: where the server's processor time went.")
    ] = False,
    workers: Annotated[
        str,
        typer.Option(
            metavar="N,N",
            help="server: what a move costs by so many workers, like 1,2; on --database and --bus.",
        ),
    ] = "",
    database: Annotated[
        str, typer.Option(help="With --workers: an empty database, postgresql://…; emptied again.")
    ] = "",
    bus: Annotated[str, typer.Option(help="With --workers: a Redis, redis://….")] = "",
) -> None:
    """Measure this machine."""
    if part == "server":
        wishes = {"tables": tables, "pace": pace, "seconds": seconds, "runs": runs}
        more = {"churn_minutes": churn_minutes, "profile": profile}
        lent = {"database": database, "bus": bus}
        data = _server(workers, loads=tuple(loads or ()), **wishes, **more, **lent)
    else:
        data = _in_steps(part)
    if as_json:
        typer.echo(json.dumps(data, indent=1))
    else:
        _print(data)
    if data.get("interrupted"):
        raise typer.Exit(INTERRUPTED)
    if data.get("failed"):
        typer.echo(data["failed"], err=True)
        raise typer.Exit(MEASURED_BADLY)


def _print(data: dict[str, Any]) -> None:
    for block in _blocks(data):
        width = max(map(len, block)) + 2
        for name, value in block.items():
            typer.echo(f"{name:{width}}{value}")
        typer.echo()


def _in_steps(part: Literal["engine", "draws", "kernels", "bots"]) -> dict[str, Any]:
    """Measure a part that reports each of its steps; only that part is imported."""
    match part:
        case "engine":
            from toril.bench.engine import REPEATS, bench_engine

            steps, measure = 3 * REPEATS, bench_engine
        case "draws":
            from toril.bench import draws

            steps, measure = draws.STEPS, draws.bench_draws
        case "kernels":
            from toril.bench.kernels import RUNS, bench_kernels

            steps, measure = 1 + RUNS, bench_kernels
        case "bots":
            from toril.bench import bots

            steps, measure = bots.STEPS, bots.bench_bots
    with _progress() as progress:
        task = progress.add_task(part, total=steps)
        return measure(lambda: progress.advance(task))


def _server(workers: str, **wishes: Any) -> dict[str, Any]:
    from toril.bench.server.bench import bench_server
    from toril.bench.server.wishes import Wishes
    from toril.bench.server.workers import counts

    wanted = Wishes(**wishes, workers=counts(workers) if workers else ())
    wanted.chosen()  # refuses a load that there is not
    with _progress() as progress:
        task = progress.add_task("server", total=None)
        return bench_server(wanted, lambda what: progress.update(task, description=what))


def _progress() -> Progress:
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def _blocks(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the figures in blocks for people: the machine and single ones, then every run."""
    first: dict[str, Any] = {}
    runs: list[dict[str, Any]] = []
    for name, value in data.items():
        if isinstance(value, list):
            runs += value
        elif name == "machine":
            first |= value
        elif isinstance(value, dict):
            first |= {f"{name}.{key}": figure for key, figure in value.items()}
        else:
            first[name] = value
    yield {name: value for name, value in first.items() if value is not None}
    for run in runs:
        yield dict(_flat(run))


def _flat(data: dict[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the figures of a run, those inside others by the names of both."""
    for name, value in data.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value
