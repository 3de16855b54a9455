"""The words that people may type, of all languages at once: the topic `terminal_typed`.

>>> words_for("start")
('starten', 'anfangen', 'los', 'start', 'empezar')
"""

from functools import cache

from toril.text import LANGUAGES, Catalogue


@cache
def _spoken(language: str) -> Catalogue:
    return Catalogue(language, only=("terminal_typed",))  # reading all takes much longer


@cache
def words_for(thing: str) -> tuple[str, ...]:
    """Return every word for a thing, each once."""
    words = [word for language in LANGUAGES for word in _words(language, thing)]
    return tuple(dict.fromkeys(words))


def first_word_for(thing: str, language: str) -> str:
    """Return the word for a thing that a language's sentences mention."""
    return _words(language, thing)[0]


def _words(language: str, thing: str) -> list[str]:
    return [word.strip() for word in _spoken(language).say(f"typed-{thing}").split(",")]


def any_of(thing: str) -> str:
    """Return a regular expression for the words for a thing, longer ones first.

    >>> any_of("row")
    '(?:reihe|fila|row)'
    """
    return f"(?:{'|'.join(sorted(words_for(thing), key=len, reverse=True))})"


def is_yes(text: str) -> bool:
    """Return whether an answer is a yes.

    >>> is_yes("Sí"), is_yes("Y"), is_yes("")
    (True, True, False)
    """
    return text.strip().lower() in words_for("yes")
