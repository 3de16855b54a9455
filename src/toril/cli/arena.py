"""`toril arena`: bots against bots by the thousand, what was played is kept, Ctrl-C reports it."""

import json
import os
import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from toril.arena.aside import tell
from toril.arena.field import Field, Unit
from toril.arena.ledger import Ledger, newest
from toril.arena.play import Played
from toril.arena.players import check_player, replaced, searching
from toril.arena.pool import play_all
from toril.arena.report import report
from toril.arena.sheet import lines
from toril.arena.statistics import average
from toril.bots import caveat
from toril.cli.exit_codes import INTERRUPTED
from toril.cli.files import fresh_path
from toril.cli.flags import (
    EITHER_GAME,
    Bullheads,
    Extra,
    Limit,
    Rounds,
    Starter,
    Steal,
    Variant,
)
from toril.cli.options import make_rules, parse_limit
from toril.engine.deal import seed_from_text
from toril.engine.errors import TorilError
from toril.engine.games import ShortName
from toril.machine import machine
from toril.places import data_folder

DEALS = 200
MOST = 1_000_000_000
"""Nobody plays more deals or matches than this, but by a slip of the finger."""

LIMIT_MS = 1000


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
    variant: Variant = None,
    limit: Limit = None,
    rounds: Rounds = None,
    bullheads: Bullheads = None,
    steal: Steal = None,
    starter: Starter = None,
    option: Extra = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text: the same text, the same deals.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=1024, help="How many processes play [all cores].")
    ] = None,
    limit_ms: Annotated[
        int, typer.Option(min=1, max=3_600_000, help="A program's time for a move.")
    ] = LIMIT_MS,
    out: Annotated[Path | None, typer.Option(help="Where what is played is kept.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with what this command has played before.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
) -> None:
    """Let bots play many deals, every one in every seat, and compare them."""
    per: Unit = "deal" if matches is None else "match"
    if deals is not None and matches is not None:
        raise TorilError("deals_or_matches", "Say --deals or --matches, not both.")
    chosen = {
        "seats": len(entrants),
        "variant": variant,
        "limit": parse_limit(limit),
        "rounds": rounds,
        "bullheads": bullheads,
        "steal": steal,
        "starter": starter,
    }
    if len(entrants) == 1:
        raise TorilError(
            "one_entrant",
            f"Name an entrant for each seat: toril arena {game} {entrants[0]} random.",
            game=game,
            entrant=entrants[0],
        )
    rules = make_rules(game, chosen, option or [])
    for entrant in dict.fromkeys(entrants):
        check_player(entrant, rules, limit_ms)
    own_seed = secrets.token_bytes(32) if seed is None else seed_from_text(seed)
    field = Field(rules, tuple(entrants), per, own_seed, limit_ms)
    book = _reopened(field, out, any_seed=seed is None) if resume else None
    book = book or _opened(field, game, out)
    wanted = (DEALS if deals is None else deals) if matches is None else matches
    raise typer.Exit(_run(book, wanted, jobs or _cores(), as_json=as_json))


@dataclass(frozen=True, slots=True)
class Book:
    """A ledger with the field that plays, and what it has played so far."""

    field: Field
    ledger: Ledger
    played: list[Played]


def _opened(field: Field, game: str, out: Path | None) -> Book:
    ledger = Ledger(fresh_path(game, out, folder="arena", ending="jsonl"))
    ledger.begin(field)
    return Book(field, ledger, [])


def _reopened(field: Field, out: Path | None, *, any_seed: bool) -> Book | None:
    """Return what is to be continued; None, said aloud, when this was never begun."""
    path = out or newest(data_folder() / "arena", field, any_seed=any_seed)
    if path is None or not path.exists():
        _say("Nothing of this was played before: it begins.")
        return None
    ledger = Ledger(path)
    begun, played = ledger.go_on(field, any_seed=any_seed)
    return Book(begun, ledger, played)


def _run(book: Book, wanted: int, jobs: int, *, as_json: bool) -> int:
    """Play what is wanted and not played yet, report all of it, and return the exit code."""
    field, played = book.field, book.played
    warning: str | None = None
    instead = replaced(field.rules, field.entrants)
    before, begin = len(played), perf_counter()
    trouble: TorilError | None = None

    def ready(told: str | None) -> None:
        nonlocal warning, begin
        warning, begin = told, perf_counter()

    if searching(field.rules, field.entrants):
        if before < wanted:
            _say("Getting the kernels ready …")
        else:
            warning = caveat()
    with _signals() as stop, _progress(wanted, book) as advance:
        try:
            numbers = range(before, wanted)
            for batch in play_all(field, numbers, jobs, stop.is_asked, ready):
                book.ledger.add(batch)
                played.extend(batch)
                advance()
        except TorilError as error:  # a worker died, the disk is full: report what there is
            trouble = error
    seconds = perf_counter() - begin
    book.ledger.close()
    data = report(field, played[:wanted], wanted) | {
        "jobs": jobs,
        "seconds": round(seconds, 2),
        "per_second": round((len(played) - before) / seconds, 2),
        "kept_in": str(book.ledger.path),
        "machine": machine("numba", "numpy"),
        "caveat": " ".join([*instead, *([warning] if warning else [])]) or None,
    }
    if data["caveat"]:
        _say(data["caveat"])
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        typer.echo("\n".join(lines(data)))
        typer.echo(f"\n{data['per_second']} a second; kept in {data['kept_in']}")
        if not data["complete"]:
            typer.echo("The same command with --resume goes on.")
    if trouble:
        raise trouble
    return 0 if data["complete"] else INTERRUPTED


class Stop:
    """Whether somebody asked to stop."""

    def __init__(self) -> None:
        """Begin with nobody asking."""
        self._asked = False

    def ask(self, kind: int, _frame: object) -> None:
        """Remember the wish; a second Ctrl-C does not want to wait for a report either."""
        if self._asked and kind == signal.SIGINT:
            raise KeyboardInterrupt
        self._asked = True

    def is_asked(self) -> bool:
        """Return whether it is time to stop."""
        return self._asked


@contextmanager
def _signals() -> Iterator[Stop]:
    """Take Ctrl-C, SIGTERM and the end of the terminal as the wish to stop and report."""
    stop, kinds = Stop(), [signal.SIGINT, signal.SIGTERM]
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:  # nohup
        kinds.append(signal.SIGHUP)
    before = [signal.signal(kind, stop.ask) for kind in kinds]
    try:
        yield stop
    finally:
        for kind, handler in zip(kinds, before, strict=True):
            signal.signal(kind, handler)


@contextmanager
def _progress(wanted: int, book: Book) -> Iterator[Callable[[], None]]:
    """Show a bar and the means so far on stderr; where that is no terminal, show nothing."""
    console = Console(stderr=True)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[means]}"),
    )
    entrants = range(len(book.field.entrants))
    sums, counted = [0.0 for _ in entrants], 0

    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=wanted, completed=len(book.played), means="")

        def advance() -> None:
            nonlocal counted
            for each in book.played[counted:]:
                for entrant, mean in enumerate(average(each.bullheads)):
                    sums[entrant] += mean
            counted = len(book.played)
            means = "  ".join(f"{total / counted:.2f}" for total in sums)
            bar.update(task, completed=counted, means=means)

        yield advance


def _say(sentence: str) -> None:
    """Tell a person what goes on; what is measured goes to stdout."""
    tell(f"{sentence}\n")


def _cores() -> int:
    """Return how many cores this process may use, which can be less than there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
