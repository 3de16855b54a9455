"""`toril db`: bring the database up to date, back it up, prune what is old, move it elsewhere."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from toril.cli.language import Lang, speak
from toril.folders import database_named

if TYPE_CHECKING:
    from toril.server.store.place import Place

app = typer.Typer(name="db", help="Look after a server's database.", rich_markup_mode=None)

Database: TypeAlias = Annotated[
    str | None,
    typer.Option("--database", help="The file or postgresql://… [the one `toril serve` uses]."),
]


@app.command("migrate")
def migrate(database: Database = None, lang: Lang = None) -> None:
    """Bring the database up to date, or make an empty one."""
    from toril.server.store.upkeep import migrate_place

    words = speak(lang)
    before, after = migrate_place(_place(database))
    if before == after:
        print(words.say("db-current", version=after))
    else:
        print(words.say("db-migrated", before=before or "0", after=after))


@app.command("backup")
def backup(
    target: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Copy the database, also while a server uses it."""
    from toril.server.store.upkeep import back_up

    words = speak(lang)
    size = back_up(_place(database), target)
    print(words.say("db-backed-up", file=str(target), size=size // 1024))


@app.command("prune")
def prune(
    days: Annotated[
        int, typer.Option(min=1, help="Delete tables that nobody has touched for so many days.")
    ],
    names: Annotated[
        int | None,
        typer.Option(min=1, help="Forget people's names after so many days already."),
    ] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete what is old: whole tables, and people's names sooner if asked."""
    from toril.server.store.pruning import prune as prune_tables

    words = speak(lang)
    pruned = prune_tables(_place(database), days=days, names_days=names)
    print(words.say("db-pruned", tables=pruned.tables, nameless=pruned.nameless))


@app.command("copy")
def copy(
    source: Annotated[str, typer.Argument(help="The file or postgresql://… to copy.")],
    target: Annotated[str, typer.Argument(help="A new file, or an empty postgresql://…")],
    lang: Lang = None,
) -> None:
    """Copy everything to another database, also from a file to PostgreSQL or back."""
    from rich.console import Console
    from rich.progress import Progress

    from toril.server.store.copying import copy as copy_all

    words = speak(lang)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("db-copying"), total=None)
        copied = copy_all(
            _place(source),
            _place(target),
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    print(words.say("db-copied", tables=copied.tables, lines=copied.lines))
    print(words.say("db-digest", digest=copied.digest))


def _place(named: str | None) -> "Place":
    """Return the database that was named, else the one that `toril serve` uses."""
    from toril.server.store.place import place_of

    return place_of(named or database_named())
