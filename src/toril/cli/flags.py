"""The options that several commands have: how a match is played."""

from typing import Annotated, TypeAlias

import typer

from toril.engine.games import BY_SHORT, ELEVEN, FIRST, SIX, Game

EITHER_GAME = f"{' or '.join(BY_SHORT)}."
"""What an argument may be that names a game."""

ONE_OF_THEM = EITHER_GAME.replace(FIRST, f"{FIRST} [default]", 1)
"""The same where nobody has to."""


def _choices(game: Game, name: str) -> str:
    """Return what a flag may be, as its help says it."""
    *others, last = game.options[name].choices
    return f"{game.short}: {', '.join(others)} or {last}."


Variant: TypeAlias = Annotated[str | None, typer.Option("--variant", help=_choices(SIX, "variant"))]
Limit: TypeAlias = Annotated[
    str | None,
    typer.Option("--limit", help="six: 66, at-least-66, more-than-66 or another number."),
]
Rounds: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--rounds", help="Play so many rounds; six then has no limit unless --limit is given."
    ),
]
Bullheads: TypeAlias = Annotated[
    str | None, typer.Option("--bullheads", help=_choices(ELEVEN, "bullheads"))
]
Steal: TypeAlias = Annotated[str | None, typer.Option("--steal", help=_choices(ELEVEN, "steal"))]
Starter: TypeAlias = Annotated[
    str | None, typer.Option("--starter", help=_choices(ELEVEN, "starter"))
]
Extra: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="Any other number of the rules, as name=value: hand_size, reach, supply, …",
    ),
]
Name: TypeAlias = Annotated[str | None, typer.Option("--name", help="Your name.")]
OneStep: TypeAlias = Annotated[
    bool, typer.Option("--one-step", help="Play at once, without confirming.")
]
