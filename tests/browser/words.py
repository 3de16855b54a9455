"""What stands on a screen, and whether it is all in one language."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tests.browser.visitor import Visitor
from tests.text.catalogues import nodes
from toril.text import LANGUAGES, catalogue_text, topics

SHORTEST = 10
"""Shorter pieces of a sentence may stand in several languages."""
COMMONEST = 30
"""So many of a language's own words are looked for."""

COLLECT = (Path(__file__).parent / "collect.js").read_text(encoding="utf-8")


@cache
def ids() -> frozenset[str]:
    """Return the ids of messages that are not also words."""
    found = re.findall(r"^([a-z][\w-]*) =", _whole("es"), re.MULTILINE)
    return frozenset(name for name in found if "-" in name)


@cache
def pieces(language: str) -> frozenset[str]:
    """Return the pieces of sentences that only this language has."""
    found = {_plain(line) for line in _said(language).splitlines()}
    others = _plain("\n".join(_whole(other) for other in LANGUAGES if other != language))
    return frozenset(piece for piece in found if len(piece) >= SHORTEST and piece not in others)


@cache
def stop_words(language: str) -> frozenset[str]:
    """Return the words that this language says most often, and no other says at all."""
    own = Counter(word for word in _words(_said(language)) if len(word) > 1)
    for other in LANGUAGES:
        if other != language:
            for word in _words(_said(other)):
                own.pop(word, None)
    return frozenset(word for word, _ in own.most_common(COMMONEST))


@cache
def _said(language: str) -> str:
    """Return what a language says, without ids and facts."""
    entries = FluentParser().parse(_whole(language)).body
    texts = (node.value for node in nodes(entries) if isinstance(node, ast.TextElement))
    return "\n".join(texts)


def _words(text: str) -> list[str]:
    return re.findall(r"[\w-]+", text.lower())


@cache
def _whole(language: str) -> str:
    return "\n".join(catalogue_text(language, topic) for topic in topics(language))


def _plain(text: str) -> str:
    return " ".join(text.split())


def check_words(visitor: Visitor) -> None:
    """Check that no message id and no other language is on the screen."""
    text = str(visitor.page.evaluate(COLLECT))
    plain, words = _plain(text), {*_words(text)}
    assert not words & ids(), words & ids()
    for other in LANGUAGES:
        if other != visitor.text.language:
            strange = [piece for piece in pieces(other) if piece in plain]
            assert not strange, strange
            assert not words & stop_words(other), f"{words & stop_words(other)}: {text}"
    assert visitor.page.locator("html").get_attribute("lang") == visitor.text.language
