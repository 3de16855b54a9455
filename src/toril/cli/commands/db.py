"""`toril db`: bring the database up to date, back it up, prune what is old."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from toril.cli.language import Lang, speak
from toril.folders import database_file

app = typer.Typer(name="db", help="Look after a server's database.", rich_markup_mode=None)

Database: TypeAlias = Annotated[
    Path | None, typer.Option("--database", help="The file [the one `toril serve` uses].")
]


@app.command("migrate")
def migrate(database: Database = None, lang: Lang = None) -> None:
    """Bring the database up to date, or make an empty one."""
    from toril.server.store.upkeep import migrate_file

    words = speak(lang)
    before, after = migrate_file(database or database_file())
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
    size = back_up(database or database_file(), target)
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
    from toril.server.store.upkeep import prune as prune_tables

    words = speak(lang)
    pruned = prune_tables(database or database_file(), days=days, names_days=names)
    print(words.say("db-pruned", tables=pruned.tables, nameless=pruned.nameless))
