"""The program `toril`: its commands, each in a module of its own in `commands/`."""

from typing import Annotated

import typer

from toril import __version__
from toril.cli.commands import db
from toril.cli.commands.arena import arena
from toril.cli.commands.bench import bench
from toril.cli.commands.bot import bot
from toril.cli.commands.join import join
from toril.cli.commands.play import play
from toril.cli.commands.replay import replay
from toril.cli.commands.rules import rules
from toril.cli.commands.schema import schema
from toril.cli.commands.serve import serve
from toril.cli.commands.verify import verify

app = typer.Typer(
    name="toril",
    help="6 nimmt! and 11 nimmt!: play, replay, verify. Unofficial.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

for command in (join, arena, bot, bench, serve, schema, play, replay, verify, rules):
    app.command()(command)
app.add_typer(db.app)


@app.callback(invoke_without_command=True)
def toril(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Say what there is when nothing is asked for."""
    if version:
        typer.echo(f"toril {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
