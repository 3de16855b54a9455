"""The language of the command that runs: what --lang says, else what the environment asks for."""

from contextvars import ContextVar
from typing import Annotated, Literal, TypeAlias

import typer

from toril.text import Catalogue, catalogue, language_of

Lang: TypeAlias = Annotated[
    Literal["es", "en"] | None, typer.Option("--lang", help="Language: es or en.")
]
"""The option that every command which speaks to people has."""

_spoken: ContextVar[str | None] = ContextVar("_spoken", default=None)


def speak(language: str | None) -> Catalogue:
    """Remember the language for all that this command still says, and return its sentences."""
    _spoken.set(language)
    return spoken()


def spoken() -> Catalogue:
    """Return the sentences of the language that was remembered."""
    return catalogue(_spoken.get() or language_of())
