"""How a bot is asked for: `kind`, or `kind:name=value,name=value`.

>>> parse_spec("montecarlo:samples=64,memory=table")
Spec(kind='montecarlo', options=(('memory', 'table'), ('samples', 64)))
>>> str(parse_spec("cautious"))
'cautious'
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from toril.bots.memory import MEMORIES
from toril.engine.errors import TorilError, short
from toril.engine.value import value

Setting: TypeAlias = int | float | str
Reader: TypeAlias = Callable[[str], Setting | None]
"""Reads an option's value; None for one that it cannot be."""

LONGEST = 200
"""No spec has more characters: it stands in reports and in records as a name."""


@value
class Spec:
    """A kind of bot and its options, sorted by name, each read and within its bounds."""

    kind: str
    options: tuple[tuple[str, Setting], ...] = ()

    def __str__(self) -> str:
        """Return the text that gives this spec."""
        options = ",".join(f"{name}={setting}" for name, setting in self.options)
        return f"{self.kind}:{options}" if options else self.kind


def whole(low: int, high: int) -> Reader:
    """Return the reader of a whole number from `low` to `high`."""

    def read(text: str) -> int | None:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            return None
        return int(text) if low <= int(text) <= high else None

    return read


def decimal(low: float, high: float) -> Reader:
    """Return the reader of a decimal fraction from `low` to `high`."""

    def read(text: str) -> float | None:
        digits = text.replace(".", "", 1)
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            return None
        return float(text) if low <= float(text) <= high else None

    return read


def word(*words: str) -> Reader:
    """Return the reader of one of `words`, of any word if there are none."""

    def read(text: str) -> str | None:
        fits = text in words if words else text.isidentifier() and text.isascii()
        return text if fits else None

    return read


KINDS: Mapping[str, Mapping[str, Reader]] = {
    "random": {},
    "cautious": {},
    "chaos": {},
    "novice": {"slip": decimal(0, 1), "noise": decimal(0, 100)},
    "montecarlo": {
        "samples": whole(1, 1_000_000),
        "ms": whole(1, 600_000),
        "memory": word(*MEMORIES),
        "policy": word(),
        "match": word("yes", "no"),
        "stop": word("yes", "no"),
    },
}
"""Every kind of bot with the options that it takes."""


def parse_spec(text: str) -> Spec:
    """Return what `text` asks for; refuse a kind or an option that there is not."""
    kind, colon, rest = text.partition(":")
    if kind not in KINDS or len(text) > LONGEST:
        raise unknown_bot(text, KINDS)
    options: dict[str, Setting] = {}
    for part in rest.split(",") if colon else ():
        name, _, written = part.partition("=")
        read = KINDS[kind].get(name)
        setting = read(written) if read and name not in options else None
        if setting is None:
            raise _bad_option(kind, part)
        options[name] = setting
    return Spec(kind, tuple(sorted(options.items())))


def unknown_bot(name: Any, known: Mapping[str, Any]) -> TorilError:
    """Refuse a name that no bot has."""
    names = ", ".join(known)
    given = short(name)
    return TorilError(
        "unknown_bot", f"There is no bot {given}: choose among {names}.", bot=given, bots=names
    )


def _bad_option(kind: str, part: str) -> TorilError:
    names = ", ".join(KINDS[kind]) or "-"
    given = short(part)
    return TorilError(
        "bad_bot_option",
        f"{kind} has no option {given}, or not with that value, or has it twice: "
        f"its options are {names}, written name=value and separated by commas.",
        kind=kind,
        given=given,
        options=names,
    )
