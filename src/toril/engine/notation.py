"""One line of text for every move and every position, and back.

A position is its rules and then parts that begin with a word, separated by semicolons:

    six_nimmt seats=2; rows 12 14/37/43/58; hands 3 21/9 26; commit 3 -

What a part means stands in the `notation` module of its game; this module holds what both share.
A bug report, a fixture or a question in a forum is one such line.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from typing import Any, TypeVar

from toril.engine.cards import bullheads_name
from toril.engine.errors import BadNotation
from toril.engine.game import Card, Cards
from toril.engine.older_data import field_names, lacking
from toril.engine.options import stored_rules
from toril.engine.quoting import cut

T = TypeVar("T")


def malformed(text: str, wanted: str) -> BadNotation:
    """Refuse `text`, which is not what was `wanted`: a noun with its article, "a whole number"."""
    shown = cut(" ".join(text.split()), 60)
    return BadNotation("bad_notation", f"{shown!r} is not {wanted}.", text=shown, wanted=wanted)


def impossible(text: str, reason: str) -> BadNotation:
    """Refuse `text`, which is well written and cannot be; the `reason` is a clause of its own."""
    shown = cut(" ".join(text.split()), 60)
    return BadNotation("bad_notation", f"{shown!r} is wrong: {reason}.", text=shown, wanted=reason)


def number(text: str) -> int:
    """Return a whole number written in plain decimal, without sign or leading zeros."""
    if re.fullmatch(r"0|[1-9][0-9]{0,8}", text):
        return int(text)
    raise malformed(text, "a whole number")


def numbers(text: str) -> tuple[int, ...]:
    """Return numbers separated by spaces; a dash means none."""
    return () if text.strip() == "-" else tuple(number(word) for word in text.split())


def show(cards: Iterable[int]) -> str:
    """Return numbers separated by spaces; a dash for none."""
    return " ".join(map(str, cards)) or "-"


def groups(text: str) -> tuple[Cards, ...]:
    """Return groups of numbers separated by slashes."""
    return tuple(numbers(part) for part in text.split("/"))


def show_groups(parts: Iterable[Cards]) -> str:
    """Return groups of numbers separated by slashes; a dash for none."""
    return "/".join(map(show, parts)) or "-"


def listed(text: str, read: Callable[[str], T]) -> tuple[T, ...]:
    """Return what `read` makes of each part between vertical bars; a dash means none."""
    return () if text.strip() == "-" else tuple(read(part.strip()) for part in text.split("|"))


def show_listed(parts: Iterable[str]) -> str:
    """Return parts separated by vertical bars; a dash for none."""
    return " | ".join(parts) or "-"


def show_rules(rules: Any, always: tuple[str, ...]) -> str:
    """Return a game's name, the options `always` named, and those that do not follow from them.

    A line has no version: what it does not name is as it was before there was such an option.
    """
    given = {name: getattr(rules, name) for name in always}
    for _ in range(2):  # the second time for a default that an option of the first has changed
        plain = stored_rules(type(rules), {**lacking(type(rules), 1), **given})
        for field in fields(rules):
            if getattr(plain, field.name) != getattr(rules, field.name):
                given[field.name] = getattr(rules, field.name)
    return " ".join([rules.game, *(f"{name}={_show_option(given[name])}" for name in given)])


def _show_option(value: Any) -> str:
    if isinstance(value, tuple):
        return bullheads_name(value) or ",".join(map(str, value))
    return "none" if value is None else str(value)


def read_rules(head: str, make: type[T]) -> T:
    """Return the rules that the head of a line gives: a game's name and its options."""
    game, *words = head.split() or [""]
    wanted = getattr(make, "game", "")
    if game != wanted:
        raise malformed(game, f"the game {wanted}")
    return stored_rules(make, {**lacking(make, 1), **options(words, field_names(make))})


def options(words: Iterable[str], known: Iterable[str]) -> dict[str, Any]:
    """Return the options that `name=value` words give, for a rules value to check."""
    names, found = set(known), {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in names or name in found:
            raise malformed(
                word, f"one of the options {', '.join(sorted(names))}, given once as name=value"
            )
        found[name] = _option(value)
    return found


def _option(value: str) -> Any:
    if value == "none":
        return None
    if "," in value:
        return tuple(number(part) for part in value.split(","))
    return number(value) if value[:1].isdigit() else value


class Parts:
    """The parts of a position's line by their first words, each to be asked for once."""

    def __init__(self, text: str) -> None:
        """Split a line; a word that opens two parts is refused."""
        self.head, *rest = (part.strip() for part in text.split(";"))
        self._parts: dict[str, str] = {}
        for part in rest:
            word, _, value = part.partition(" ")
            if not word or word in self._parts:
                raise impossible(text, "every part has a first word of its own")
            self._parts[word] = value.strip()

    def take(self, word: str, default: str | None = None) -> str:
        """Return the part that `word` opens, and strike it off."""
        value = self._parts.pop(word, default)
        if value is None:
            raise impossible(self.head, f"the part {word!r} is missing")
        return value

    def take_phase(self, words: Iterable[str]) -> tuple[str, str]:
        """Return the one part that `words` open, and its word; two empty words if none does."""
        named = [word for word in words if word in self._parts]
        if len(named) > 1:
            raise impossible(self.head, f"a position has one phase, not both {' and '.join(named)}")
        return (named[0], self._parts.pop(named[0])) if named else ("", "")

    def done(self) -> None:
        """Refuse parts that nobody asked for."""
        for word in self._parts:
            raise malformed(word, "a part of a position in this game")


def every_card_once(piles: Iterable[Iterable[Card]], deck: range) -> Iterator[Card]:
    """Yield all cards; refuse one that is not in the deck or lies in two places."""
    seen: set[Card] = set()
    for pile in piles:
        for card in pile:
            if card not in deck:
                raise impossible(str(card), f"the cards are {deck[0]} to {deck[-1]}")
            if card in seen:
                raise impossible(str(card), "that card lies in two places")
            seen.add(card)
            yield card


def as_many(parts: tuple[Any, ...], wanted: int, word: str) -> tuple[Any, ...]:
    """Refuse a part that does not have one entry for each seat or row."""
    if len(parts) != wanted:
        raise impossible(word, f"it has {len(parts)} parts, and {wanted} are needed")
    return parts
