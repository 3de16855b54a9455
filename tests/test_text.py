"""The catalogues: complete in every language, nothing unused, nothing that breaks when filled."""

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import toril
import toril.client
import toril.server.tables.refused
from toril.engine.errors import TorilError
from toril.text import LANGUAGES, catalogue, catalogue_text, language_of

SOURCE = "\n".join(path.read_text() for path in sorted(Path(toril.__file__).parent.rglob("*.py")))
TREE = python.parse(SOURCE)


@dataclass(frozen=True, slots=True)
class Needs:
    """The facts that a message is filled with, and the messages it quotes."""

    names: set[str]
    references: set[str]


def nodes(part: object) -> Iterator[ast.BaseNode]:
    if isinstance(part, list):
        for item in part:
            yield from nodes(item)
    elif isinstance(part, ast.BaseNode):
        yield part
        for item in vars(part).values():
            yield from nodes(item)


def needs(message: ast.Message) -> Needs:
    found = list(nodes(message))
    return Needs(
        {node.id.name for node in found if isinstance(node, ast.VariableReference)},
        {node.id.name for node in found if isinstance(node, ast.MessageReference)},
    )


def messages(language: str) -> dict[str, Needs]:
    resource = FluentParser().parse(catalogue_text(language))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content if junk else ""
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
            found[entry.id.name] = needs(entry)
    return found


def everything_under(error: type[TorilError]) -> Iterator[type[TorilError]]:
    yield error
    for kind in error.__subclasses__():
        yield from everything_under(kind)


def codes() -> set[str]:
    """Every error code that the source can raise."""
    errors = [error.__name__ for error in everything_under(TorilError)] + ["_file_error"]
    pattern = rf'(?:{"|".join(errors)})\(\s*"(\w+)"'
    return set(re.findall(pattern, SOURCE))


def literals(node: python.AST) -> set[str]:
    return {
        found.value
        for found in python.walk(node)
        if isinstance(found, python.Constant) and isinstance(found.value, str)
    }


def asked_for() -> set[str]:
    """Every message id that is the first argument of a call of `say`."""
    found: set[str] = set()
    for node in python.walk(TREE):
        if isinstance(node, python.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name == "say" and not isinstance(node.args[0], python.JoinedStr):
                found |= literals(node.args[0])
    return found


BUILT = {
    *(f"game-{game}" for game in toril.GAMES),
    *(f"rules-{game}" for game in ("six", "eleven")),
    "ended-limit",
    "ended-rounds",
}
"""The ids that the source puts together."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_asked_for_exists(language: str) -> None:
    assert len(asked_for()) > 30
    assert (asked_for() | BUILT) - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    found = messages(language)
    referenced = {name for message in found.values() for name in message.references}
    refusals = {f"error-{code.replace('_', '-')}" for code in codes()}
    assert set(found) - literals(TREE) - BUILT - referenced - refusals == set()


def test_all_languages_have_the_same_messages_with_the_same_facts() -> None:
    spanish, english = messages("es"), messages("en")
    shared = {name for name in spanish if not name.startswith("error-")}
    assert shared == set(english)
    for name in shared:
        assert spanish[name].names == english[name].names, name


def test_every_refusal_has_spanish_words_and_english_comes_with_the_error() -> None:
    named = {f"error-{code.replace('_', '-')}" for code in codes()}
    assert len(named) > 30
    assert named <= set(messages("es"))
    assert not [name for name in messages("en") if name.startswith("error-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled(language: str) -> None:
    words = catalogue(language)
    numbers = {"n", "moves", "cards", "piles", "bulls", "total", "rounds"}
    found = messages(language)

    def facts(name: str) -> set[str]:
        direct = found[name]
        return direct.names.union(*(facts(other) for other in direct.references))

    for name in found:
        for count in (0, 1, 2):
            filled = {fact: count if fact in numbers else "x" for fact in facts(name)}
            assert words.say(name, **filled).strip()


def test_a_slip_in_a_message_is_an_error_and_not_a_strange_sentence() -> None:
    with pytest.raises(LookupError):
        catalogue("es").say("story-placed", name="Ana")
    with pytest.raises(LookupError):
        catalogue("es").say("no-such-message")


def test_a_refusal_speaks_the_language_it_can() -> None:
    error = TorilError("round_over", "The round is over.")
    assert catalogue("es").refusal(error) == "La ronda terminó."
    assert catalogue("en").refusal(error) == "The round is over."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "es_AR.UTF-8"}, "en"),
        ({"TORIL_LANG": "es", "LC_ALL": "C"}, "es"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
