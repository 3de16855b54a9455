"""Finds what the page asks its catalogues for: every call of `say` in TypeScript and Svelte.

No parser of TypeScript, only of calls: what is between the brackets, told apart by strings,
brackets and commas. The first argument is an id, or a choice between ids; whatever else stands
there is a slip, because nobody could tell whether the message exists.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from toril.engine.value import value

WEB = Path(__file__).parents[2] / "web"
_COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", re.DOTALL | re.MULTILINE)
_CALL = re.compile(r"(?<![\w.$])(?<!function )say\(")
_TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'|`(?:[^`\\]|\\.)*`|\?[.?]|=>|.', re.DOTALL
)
_PAIRS = {"(": ")", "[": "]", "{": "}"}
_ID = re.compile(r'["\']([a-z][a-z0-9_-]*)["\']')


@value
class Asked:
    """One call: the ids it chooses from, and the facts it gives (None: not written out there).

    There are no ids where one is not written out.
    """

    where: str
    ids: frozenset[str]
    facts: frozenset[str] | None


def asked_by_page() -> list[Asked]:
    """Return every call of `say` in the page's source."""
    files = (path for path in sorted((WEB / "src").rglob("*")) if path.suffix in (".ts", ".svelte"))
    return [asked for path in files for asked in calls_in(path.read_text(), path.name)]


def reader_of(topic: str) -> str:
    """Return a topic's first word: `page`, `terminal` and `server` say where it is read."""
    return topic.partition("_")[0]


def left_out_of_page() -> set[str]:
    """Return the first words of the topics that are not built into the page."""
    line = re.search(r"NOT_FOR_THE_PAGE = \[(.*?)\]", (WEB / "texts.ts").read_text())
    assert line
    return set(re.findall(r'"(\w+)"', line[1]))


def calls_in(source: str, where: str) -> Iterator[Asked]:
    """Yield the calls of `say` in a file's text."""
    source = _COMMENTS.sub("", source)
    for call in _CALL.finditer(source):
        arguments = _arguments(source, call.end())
        text = f"{where}: say({', '.join(''.join(each).strip() for each in arguments)})"
        ids = list(_ids(arguments[0]))
        written_out = frozenset(found for found in ids if found is not None)
        yield Asked(text, frozenset() if None in ids else written_out, _facts(arguments[1:]))


def _arguments(source: str, begin: int) -> list[list[str]]:
    """Return the tokens of each argument, from behind the opening bracket on."""
    closing = [")"]
    found: list[list[str]] = [[]]
    for token in _TOKEN.finditer(source, begin):
        sign = token[0]
        if sign == closing[-1]:
            closing.pop()
            if not closing:
                return [each for each in found if "".join(each).strip()]
        elif sign in _PAIRS:
            closing.append(_PAIRS[sign])
        if sign == "," and len(closing) == 1:
            found.append([])
        else:
            found[-1].append(sign)
    raise AssertionError(f"a call without an end: {source[begin : begin + 80]}")


def _tokens(text: str) -> list[str]:
    return [token[0] for token in _TOKEN.finditer(text)]


def _parts(tokens: list[str], at: str) -> list[list[str]]:
    """Split at a sign, but not inside of brackets."""
    depth = 0
    found: list[list[str]] = [[]]
    for token in tokens:
        depth += (token in _PAIRS) - (token in _PAIRS.values())
        if token == at and not depth:
            found.append([])
        else:
            found[-1].append(token)
    return found


def _ids(tokens: list[str]) -> Iterator[str | None]:
    """Yield the ids that an expression may be: literals behind `?` and `:`; None if not written."""
    expression = "".join(tokens).strip()
    if literal := _ID.fullmatch(expression):
        yield literal[1]
        return
    if expression.startswith("(") and expression.endswith(")"):
        yield from _ids(_tokens(expression[1:-1]))
        return
    _, *rest = _parts(tokens, "?")
    if not rest:
        yield None
    # `a ? "x" : b ? "y" : "z"`: behind each `?` an id, then a `:`, then the next condition
    for number, part in enumerate(rest):
        first, *others = _parts(part, ":")
        yield from _ids(first)
        if number == len(rest) - 1 or len(others) != 1:
            yield from _ids(others[0]) if len(others) == 1 else (None,)


def _facts(arguments: list[list[str]]) -> frozenset[str] | None:
    """Return the names of the facts; None when they are not all written out in the call."""
    if not arguments:
        return frozenset()
    text = "".join(arguments[0]).strip()
    if not (text.startswith("{") and text.endswith("}")):
        return None
    fields = ["".join(part).strip() for part in _parts(_tokens(text[1:-1]), ",")]
    names = [re.match(r"""["']?(\w+)["']?\s*(?::|$)""", part) for part in fields if part]
    return frozenset(name[1] for name in names if name) if all(names) else None
