"""The language of the command that runs: what --lang says, else what the environment asks for."""

from contextvars import ContextVar
from typing import Annotated, TypeAlias

import typer

from toril.text import LANGUAGES, Catalogue, catalogue, language_of


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise typer.BadParameter(f"{text!r} is not one of {', '.join(map(repr, LANGUAGES))}.")
    return text


Lang: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--lang",
        parser=_language,
        metavar=f"<{'|'.join(LANGUAGES)}>",
        help=f"Language: {' or '.join(LANGUAGES)}.",
    ),
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
