"""The options that several commands have: how a match is played."""

from typing import Annotated, Literal, TypeAlias

import typer

GameName: TypeAlias = Literal["six", "eleven"]
Variant: TypeAlias = Annotated[
    str | None, typer.Option("--variant", help="six: standard, tactics or draft.")
]
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
    str | None, typer.Option("--bullheads", help="eleven: six or reported.")
]
Steal: TypeAlias = Annotated[str | None, typer.Option("--steal", help="eleven: others or leader.")]
Starter: TypeAlias = Annotated[
    str | None, typer.Option("--starter", help="eleven: round or total.")
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
