"""What stands on a screen, and whether it is all in one language."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tests.browser.visitor import Visitor
from tests.text.catalogues import nodes
from toril.text import LANGUAGES, catalogue_text, topics

STOP_WORDS = {
    "es": {"el", "los", "las", "una", "que", "con", "para", "tu", "te", "por", "está", "carta"},
    "en": {"the", "your", "you", "and", "of", "with", "is", "to", "are", "card", "this"},
}
SHORTEST = 10
"""Shorter pieces of a sentence may stand in both languages."""

COLLECT = (Path(__file__).parent / "collect.js").read_text(encoding="utf-8")


@cache
def ids() -> frozenset[str]:
    """Return the ids of messages that are not also words."""
    found = re.findall(r"^([a-z][\w-]*) =", _whole("es"), re.MULTILINE)
    return frozenset(name for name in found if "-" in name)


@cache
def pieces(language: str) -> frozenset[str]:
    """Return the pieces of sentences that only this language has."""
    found: set[str] = set()
    for entry in FluentParser().parse(_whole(language)).body:
        for node in nodes(entry):
            if isinstance(node, ast.TextElement):
                found.update(_plain(line) for line in node.value.splitlines())
    others = _plain("\n".join(_whole(other) for other in LANGUAGES if other != language))
    return frozenset(piece for piece in found if len(piece) >= SHORTEST and piece not in others)


@cache
def _whole(language: str) -> str:
    return "\n".join(catalogue_text(language, topic) for topic in topics(language))


def _plain(text: str) -> str:
    return " ".join(text.split())


def check_words(visitor: Visitor) -> None:
    """Check that no message id and no other language is on the screen."""
    text = str(visitor.page.evaluate(COLLECT))
    plain, words = _plain(text), {*re.findall(r"[\w-]+", text.lower())}
    assert not words & ids(), words & ids()
    for other in LANGUAGES:
        if other != visitor.text.language:
            strange = [piece for piece in pieces(other) if piece in plain]
            assert not strange, strange
            assert not words & STOP_WORDS[other], f"{words & STOP_WORDS[other]}: {text}"
    assert visitor.page.locator("html").get_attribute("lang") == visitor.text.language
