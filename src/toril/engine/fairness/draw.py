"""A draw: one text that fixes everything about a match but the numbers, before any is known.

The text is canonical JSON in ASCII. It is hashed as it was received and never written anew, so it
stays the one that everybody saw, whatever later versions would write. `docs/fairness.md` specifies
it.
"""

import json
from dataclasses import field
from functools import lru_cache
from typing import Any

from toril.engine.errors import BadRecord, TorilError
from toril.engine.fairness.hashes import (
    NUMBER_BYTES,
    PROTOCOL,
    TABLE_BYTES,
    draw_hash,
    is_hex,
    numbers_hash,
    seed_of,
)
from toril.engine.game import Rules
from toril.engine.names import is_name
from toril.engine.rules_json import read_rules, write_rules
from toril.engine.value import replace, value

FIELDS = (
    "v",
    "table",
    "match",
    "round",
    "game",
    "rules_version",
    "options",
    "seats",
    "secret",
)
"""What a draw says, in the order of its text."""

MOST_BYTES = 16 * 1024
"""Ten seats with long names take a quarter of it."""

LAST_MATCH = 1000
"""No table plays more matches than this; a hand-over link counts them with two bytes."""

LAST_ROUND = 1_000_000
"""No match comes near so many rounds."""


@value
class DrawnSeat:
    """Who sits at a seat: a bot, or a person with the seal of their device's number.

    A person without a seal was absent: that is said before any number is known.
    """

    name: str
    bot: str | None
    seal: str | None


@value
class Draw:
    """What a draw's text says. `secret` is the seal of the server's secret."""

    text: str
    table: str
    match: int
    round: int
    rules: Rules
    seats: tuple[DrawnSeat, ...]
    secret: str

    @property
    def hash(self) -> bytes:
        """The hash of the text."""
        return draw_hash(self.text)

    @property
    def listed(self) -> tuple[int, ...]:
        """The seats whose numbers the draw waits for."""
        return tuple(seat for seat, drawn in enumerate(self.seats) if drawn.seal is not None)


def write_draw(
    table: str, match: int, number: int, rules: Rules, seats: tuple[DrawnSeat, ...], secret: str
) -> str:
    """Return the text of a draw for round `number` of a match."""
    data = {
        "v": PROTOCOL,
        "table": table,
        "match": match,
        "round": number,
        **write_rules(rules),
        "seats": [_write_seat(seat) for seat in seats],
        "secret": secret,
    }
    return _canonical({name: data[name] for name in FIELDS})


def without_names(draw: Draw, nobody: str) -> str:
    """Return the text of a draw in which people are called `nobody`: another text, then."""
    seats = tuple(seat if seat.bot else replace(seat, name=nobody) for seat in draw.seats)
    return write_draw(draw.table, draw.match, draw.round, draw.rules, seats, draw.secret)


def read_draw(text: str) -> Draw:
    """Return what a draw's text says; refuse one that is not exactly as specified."""
    if len(text) > MOST_BYTES:
        raise _bad("it is too long")
    try:
        data = json.loads(text)
        same = _canonical(data) == text
    except (ValueError, RecursionError):
        raise _bad("it is not JSON") from None
    if not same or not isinstance(data, dict) or tuple(data) != FIELDS:
        raise _bad("its text is not canonical")
    if data["v"] != PROTOCOL:
        raise _bad(f"it is not one of {PROTOCOL}")
    last = {"match": LAST_MATCH, "round": LAST_ROUND}
    counted = all(type(data[name]) is int and 1 <= data[name] <= last[name] for name in last)
    if not counted or not is_hex(data["table"], TABLE_BYTES):
        raise _bad("table, match or round is wrong")
    if not is_hex(data["secret"], NUMBER_BYTES) or not isinstance(data["seats"], list):
        raise _bad("secret or seats are wrong")
    seats = tuple(_read_seat(seat) for seat in data["seats"])
    try:
        rules = read_rules(data["game"], data["rules_version"], data["options"], len(seats))
    except TorilError as error:
        raise _bad(error.sentence) from None
    return Draw(text, data["table"], data["match"], data["round"], rules, seats, data["secret"])


@lru_cache(maxsize=64)
def _read_lately(text: str) -> Draw:
    """Return what a text says, without reading it anew for each number that comes to it."""
    return read_draw(text)


@value
class OpenedDraw:
    """A draw with what came to it: the numbers by seat (None: missing) and the server's secret.

    Whether they open their seals is for a check to say (`toril.fairness`), point by point.
    """

    text: str
    numbers: tuple[str | None, ...] = field(repr=False)
    secret: str = field(repr=False)  # until the match has ended
    hash_kept: str | None = None  # of a text that is not the one drawn: names were taken out of it

    def __post_init__(self) -> None:
        """Refuse what is no draw, and numbers that are not hex of the right length."""
        draw = self.draw
        if len(self.numbers) != len(draw.seats):
            raise _bad("it has one number, or null, for each seat")
        given = [self.secret, *(number for number in self.numbers if number is not None)]
        if not all(is_hex(digits, NUMBER_BYTES) for digits in given):
            raise _bad(f"secret and numbers are hex digits of {NUMBER_BYTES} bytes")

    @property
    def draw(self) -> Draw:
        """What the text says."""
        return _read_lately(self.text)

    @property
    def numbers_hash(self) -> bytes:
        """The hash that fixes which numbers came."""
        numbers = [None if number is None else bytes.fromhex(number) for number in self.numbers]
        kept = self.hash_kept
        drawn = draw_hash(self.text) if kept is None else bytes.fromhex(kept)
        return numbers_hash(drawn, numbers)

    @property
    def seed(self) -> bytes:
        """The seed that follows."""
        return seed_of(self.numbers_hash, bytes.fromhex(self.secret))


def _write_seat(seat: DrawnSeat) -> dict[str, Any]:
    if seat.bot is not None:
        return {"name": seat.name, "bot": seat.bot}
    return {"name": seat.name, "number": seat.seal}


def _read_seat(data: Any) -> DrawnSeat:
    if isinstance(data, dict) and isinstance(data.get("name"), str) and is_name(data["name"]):
        match tuple(data):
            case ("name", "bot") if isinstance(data["bot"], str):
                return DrawnSeat(data["name"], data["bot"], None)
            case ("name", "number") if data["number"] is None:
                return DrawnSeat(data["name"], None, None)
            case ("name", "number") if is_hex(data["number"], NUMBER_BYTES):
                return DrawnSeat(data["name"], None, data["number"])
            case _:
                pass
    raise _bad("a seat has a name, and a bot or a number")


def _canonical(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def _bad(why: str) -> BadRecord:
    return BadRecord("bad_draw", f"This is not a draw: {why}.", why=why)
