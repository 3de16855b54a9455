"""`toril bench PART`: one command for everything that is measured."""

import json
from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

import typer
from rich.console import Console
from rich.progress import Progress

Part: TypeAlias = Literal["engine", "server", "draws", "kernels", "bots"]


def bench(
    part: Annotated[Part, typer.Argument(help="What to measure.")] = "engine",
    as_json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
    tables: Annotated[
        int | None, typer.Option(min=1, max=5000, help="server: only so many tables of four.")
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=600, help="With --tables: seconds for a trick.")
    ] = 10,
    seconds: Annotated[
        float, typer.Option(min=1, max=600, help="server: how long each run is measured.")
    ] = 30,
) -> None:
    """Measure this machine."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        if part == "server":
            data = _server(progress, tables, pace, seconds)
        else:
            data = _in_steps(progress, part)
    if as_json:
        typer.echo(json.dumps(data, indent=1))
        return
    for block in _blocks(data):
        width = max(map(len, block)) + 2
        for name, value in block.items():
            typer.echo(f"{name:{width}}{value}")
        typer.echo()


def _in_steps(
    progress: Progress, part: Literal["engine", "draws", "kernels", "bots"]
) -> dict[str, Any]:
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
    task = progress.add_task(part, total=steps)
    return measure(lambda: progress.advance(task))


def _server(progress: Progress, tables: int | None, pace: float, seconds: float) -> dict[str, Any]:
    from toril.bench.server import bench_server

    task = progress.add_task("server", total=None)
    return bench_server(tables, pace, seconds, lambda what: progress.update(task, description=what))


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
    yield from runs
