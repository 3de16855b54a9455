"""The sentences of Toril, one Fluent catalogue for each language, for terminal and page alike.

A language is a folder beside this file, with a catalogue for each topic, and nothing else.
Spanish is written first. A topic's first word says where its sentences are read: `page`, `terminal`
or `server`; the other topics are shared. `terminal_typed` holds the words that people may type.
English needs no words for refusals: those sentences come with the error itself.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from toril.engine.errors import Fact, TorilError

LANGUAGES = tuple(
    sorted(
        folder.name
        for folder in files(__package__).iterdir()
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
    )
)
"""The languages that there is a folder for, by their two letters."""


class Catalogue:
    """One language's sentences."""

    def __init__(self, language: str, only: Iterable[str] | None = None) -> None:
        """Read the catalogue of `language`, one of LANGUAGES: every topic, or `only` some."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for topic in topics(language) if only is None else only:
            self._bundle.add_resource(FluentResource(catalogue_text(language, topic)))

    def say(self, message: str, **facts: Fact) -> str:
        """Return the sentence `message` filled with `facts`; a slip in a catalogue raises."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text")
        plain = {
            name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
            for name, fact in facts.items()
        }
        sentence, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]!r}")
        return str(sentence)

    def refusal(self, error: TorilError) -> str:
        """Return why something was refused, in this language where it has words for it."""
        message = "error-" + error.code.replace("_", "-")
        if not self._bundle.has_message(message):
            return error.sentence
        facts = dict(error.facts)
        if isinstance(error.__cause__, TorilError) and "reason" in facts:
            facts["reason"] = self.refusal(error.__cause__)
        return self.say(message, **facts)


def topics(language: str) -> list[str]:
    """Return the topics that a language has a catalogue for."""
    return sorted(
        file.name.removesuffix(".ftl")
        for file in (files(__package__) / language).iterdir()
        if file.name.endswith(".ftl")
    )


def catalogue_text(language: str, topic: str) -> str:
    """Return the source of a catalogue, as the page loads it."""
    return (files(__package__) / language / f"{topic}.ftl").read_text(encoding="utf-8")


@cache
def catalogue(language: str) -> Catalogue:
    """Return what terminal and server say in a language, read once.

    The page reads its own sentences: they are most of all, and reading them takes longest.
    """
    return Catalogue(language, [topic for topic in topics(language) if not is_of_page(topic)])


def is_of_page(topic: str) -> bool:
    """Return whether only the page reads a topic."""
    return topic.split("_")[0] == "page"


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for; English unless it is one we speak."""
    for name in ("TORIL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
