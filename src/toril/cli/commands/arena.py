"""`toril arena`: reads the options of a run, shows its progress and prints its report."""

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from toril.arena.contest import Contest, Unit
from toril.arena.entrants import check_entrant, needs_kernels, refuse_programs
from toril.arena.pool import Pool
from toril.arena.processes import Processes
from toril.arena.report_text import PLURALS, lines
from toril.arena.results_file import newest
from toril.arena.run import Run
from toril.arena.signals import stop_on_signals
from toril.arena.statistics import average
from toril.arena.stderr import warn
from toril.cli.exit_codes import INTERRUPTED
from toril.cli.files import fresh_path
from toril.cli.flags import EITHER_GAME, NO_FLAGS, RuleFlags, with_rule_flags
from toril.cli.match_rules import make_rules
from toril.engine.deal import seed_from_text
from toril.engine.errors import TorilError
from toril.engine.games import ShortName
from toril.folders import data_folder
from toril.machine import machine_info

DEALS = 200
MOST = 1_000_000_000
"""More deals or matches than this are a slip of the finger."""

LIMIT_MS = 1000


@with_rule_flags
def arena(
    game: Annotated[ShortName, typer.Argument(help=EITHER_GAME)],
    entrants: Annotated[
        list[str],
        typer.Argument(
            help="One for each seat: ox, cautious, montecarlo:samples=256, or a program, "
            "exec:./mybot."
        ),
    ],
    deals: Annotated[
        int | None, typer.Option(min=1, max=MOST, help=f"How many deals to play [{DEALS}].")
    ] = None,
    matches: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="Play so many whole matches instead.")
    ] = None,
    rules: RuleFlags = NO_FLAGS,
    seed: Annotated[
        str | None, typer.Option(help="Any text: the same text, the same deals.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=1024, help="How many processes play [all cores].")
    ] = None,
    limit_ms: Annotated[
        int, typer.Option(min=1, max=3_600_000, help="A program's time for a move.")
    ] = LIMIT_MS,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a Ray cluster: ray://host:port, host:port, auto, or local to start Ray "
            "here. At most --jobs at a time.",
        ),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Where what is played is kept.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with what this command has played before.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
) -> None:
    """Let bots play many deals, every one in every seat, and compare them."""
    unit: Unit = "deal" if matches is None else "match"
    if deals is not None and matches is not None:
        raise TorilError("deals_or_matches", "Say --deals or --matches, not both.")
    if len(entrants) == 1:
        raise TorilError(
            "one_entrant",
            f"Name an entrant for each seat: toril arena {game} {entrants[0]} random.",
            game=game,
            entrant=entrants[0],
        )
    played = make_rules(game, {"seats": len(entrants), **rules.chosen()}, rules.extra)
    own_seed = secrets.token_bytes(32) if seed is None else seed_from_text(seed)
    contest = Contest(played, tuple(entrants), unit, own_seed, limit_ms)
    if ray is not None:
        refuse_programs(contest)
    for entrant in dict.fromkeys(entrants):
        check_entrant(entrant, played, limit_ms)
    wanted = (DEALS if deals is None else deals) if matches is None else matches
    with _pool(ray, jobs) as pool:  # first: a cluster that is not there leaves no file
        path = _path_to_resume(contest, out, any_seed=seed is None) if resume else None
        path = path or fresh_path(game, out, folder="arena", ending="jsonl")
        with Run(contest, path, any_seed=resume and seed is None) as run:
            raise typer.Exit(_play(run, wanted, pool, as_json=as_json))


def _pool(ray: str | None, jobs: int | None) -> AbstractContextManager[Pool]:
    """Return what plays: processes here, or a cluster that was reached."""
    if ray is None:
        return nullcontext(Processes(jobs))
    from toril.arena.cluster.connection import LOCAL, refuse_early
    from toril.arena.cluster.ray_pool import RayPool

    refuse_early(ray)
    if ray == LOCAL:
        warn("Starting Ray …\n")
    return RayPool(ray, jobs)


def _path_to_resume(contest: Contest, out: Path | None, *, any_seed: bool) -> Path | None:
    """Return the file to be continued; None, with a line on stderr, where there is none."""
    path = out or newest(data_folder() / "arena", contest, any_seed=any_seed)
    if path is None or not path.exists():
        warn("Nothing of this was played before: it begins.\n")
        return None
    return path


def _play(run: Run, wanted: int, pool: Pool, *, as_json: bool) -> int:
    """Play what is wanted and not played yet, print the report, and return the exit code."""
    trouble: TorilError | None = None
    before = len(run.results)
    if before < wanted and needs_kernels(run.contest):
        warn("Getting the kernels ready …\n")
    with stop_on_signals() as stop, _progress(wanted, run) as advance:
        try:
            for _ in run.play(wanted, stopped=stop, pool=pool):
                advance()
        except TorilError as error:  # a worker died, the disk is full: report what there is
            trouble = error
    data = run.report(wanted) | {"machine": machine_info("numba", "numpy"), "caveat": run.caveat}
    if data["caveat"]:
        warn(f"{data['caveat']}\n")
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        typer.echo("\n".join(lines(data)))
        speed = f"{data['per_second']} {PLURALS[run.contest.unit]} a second"
        played = speed if len(run.results) > before else "Nothing new was played"
        typer.echo(f"\n{played}; kept in {data['kept_in']}")
        if not data["complete"]:
            typer.echo("The same command with --resume goes on.")
    if trouble:
        raise trouble
    return 0 if data["complete"] else INTERRUPTED


@contextmanager
def _progress(wanted: int, run: Run) -> Iterator[Callable[[], None]]:
    """Show a bar and the means so far on stderr; where that is no terminal, show nothing."""
    console = Console(stderr=True)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[means]}"),
    )
    sums, counted = [0.0 for _ in run.contest.entrants], 0

    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=wanted, completed=len(run.results), means="")

        def advance() -> None:
            nonlocal counted
            for each in run.results[counted:]:
                for entrant, mean in enumerate(average(each.bullheads)):
                    sums[entrant] += mean
            counted = len(run.results)
            means = "  ".join(f"{total / counted:.2f}" for total in sums)
            bar.update(task, completed=counted, means=means)

        yield advance
