"""The flags that several commands have: how a match is played."""

import inspect
from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from typing import Annotated, Any, TypeAlias

import typer

from toril.cli.match_rules import parse_limit
from toril.engine.games import BY_SHORT, ELEVEN, FIRST, SIX, Game
from toril.engine.value import value

EITHER_GAME = f"{' or '.join(BY_SHORT)}."
"""What an argument may be that names a game."""

ONE_OF_THEM = EITHER_GAME.replace(FIRST, f"{FIRST} [default]", 1)
"""The same where the game may be left out."""


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
Rob: TypeAlias = Annotated[str | None, typer.Option("--rob", help=_choices(ELEVEN, "rob"))]
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


@value
class RuleFlags:
    """The flags of several commands that choose rules; None where one was not given."""

    variant: Variant = None
    limit: Limit = None
    rounds: Rounds = None
    bullheads: Bullheads = None
    steal: Steal = None
    rob: Rob = None
    starter: Starter = None
    option: Extra = None

    def chosen(self) -> dict[str, Any]:
        """Return every flag but --option, by the name of the option that it stands for."""
        flags = {each.name: getattr(self, each.name) for each in fields(self)}
        del flags["option"]
        return flags | {"limit": parse_limit(self.limit)}

    @property
    def extra(self) -> tuple[str, ...]:
        """What --option was given, as it was written."""
        return tuple(self.option or ())


NO_FLAGS = RuleFlags()


def with_rule_flags(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the flags of `RuleFlags`, and hand them to it as its `rules`.

    Typer makes a flag of each parameter. So it is shown a signature in which `rules` is replaced
    by a parameter for each of the flags.
    """
    names = [each.name for each in fields(RuleFlags)]
    parameters: list[inspect.Parameter] = []
    for each in inspect.signature(command).parameters.values():
        if each.name == "rules":
            parameters += [
                each.replace(name=flag.name, annotation=flag.type, default=flag.default)
                for flag in fields(RuleFlags)
            ]
        else:
            parameters.append(each)

    @wraps(command)
    def packed(**given: Any) -> None:
        rules = RuleFlags(**{name: given.pop(name) for name in names})
        command(rules=rules, **given)

    shown: Any = packed
    shown.__signature__ = inspect.Signature(parameters)
    shown.__annotations__ = {each.name: each.annotation for each in parameters}
    return packed
