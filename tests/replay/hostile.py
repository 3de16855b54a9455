"""Record files that somebody made to break the server: torn, changed, huge, odd."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.replay.some_records import long_record, some_record
from toril.engine.record_json import digest
from toril.server.replay.of_file import MOST_MOVES

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    10**30,
    1e300,
    "",
    "x",
    "\ud800",
    [],
    {},
    [[]],
    {"__proto__": {"seats": 9}},
    ["x"] * 100,
    "9" * 4000,
)
"""What any field may say instead."""

WIDE = "\U0001f402" * 40
NAMES = (
    "<img src=x onerror=alert(1)>",
    "</script><script>1</script>",
    "{{constructor}}",
    "\u202eelrof",
    "\u2067مرحبا\u2069",
    WIDE,
    WIDE + "x",
    "\u200b",
    "line\nline",
    "__proto__",
    "x" * 40,
    "&amp;<>'\"",
    "مرحبا בעולם, Eva 42",
    "Z" + "\u0336\u0301\u0323" * 13,
    "\u3164" * 40,
)


def files(seed: int = 1) -> Iterator[bytes]:
    """Yield such files: every one is refused in a sentence, or is a right record after all."""
    rng = Random(seed)
    whole = [some_record(number, late=0.7).dumps() for number in (0, 9, 23, 32)]
    for text in whole:
        body = text.encode()
        yield body
        yield from (body[: rng.randrange(len(body))] for _ in range(90))
        yield from _with_other_bytes(body, rng)
        yield from _doubled(text)
        yield from _changed(json.loads(text), rng)
    yield from _named(json.loads(whole[0]))
    yield from _no_records()


def _with_other_bytes(body: bytes, rng: Random) -> Iterator[bytes]:
    for _ in range(25):
        at = rng.randrange(len(body))
        yield body[:at] + bytes([rng.randrange(256)]) + body[at + 1 :]


def _doubled(text: str) -> Iterator[bytes]:
    for field in ('"seed": "00"', '"moves": []', '"digest": ""', '"__proto__": {"seed": 1}'):
        yield text.replace("{\n", "{\n " + field + ",\n", 1).encode()
        yield text.replace("\n}\n", ",\n " + field + "\n}\n").encode()


def _changed(data: Any, rng: Random) -> Iterator[bytes]:
    """Change each field, at every depth, and make the digest anew."""
    places = list(_places(data))
    for place in places:
        for odd in rng.sample(ODD, 4):
            yield _signed(_with(data, place, odd))
        yield _signed(_without(data, place))
    for at, move in enumerate(data["moves"]):
        if rng.random() < 0.2:
            other = rng.choice(["1", "row 9", "take 3", "rob 0", "5>3, 6>4", "draft 2", move[1]])
            yield _signed(_with(data, ("moves", at), [rng.randrange(-1, 11), other]))


def _places(data: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for name, value in inside:
        if name == "digest" or (above == ("moves",) and name > 1):
            continue
        yield (*above, name)
        if isinstance(value, dict | list) and len(above) < 3:
            yield from _places(value, (*above, name))


def _with(data: Any, place: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(data)
    inner = changed
    for name in place[:-1]:
        inner = inner[name]
    inner[place[-1]] = value
    return changed


def _without(data: Any, place: tuple[Any, ...]) -> Any:
    changed = copy.deepcopy(data)
    inner = changed
    for name in place[:-1]:
        inner = inner[name]
    del inner[place[-1]]
    return changed


def _signed(data: Any) -> bytes:
    """Return a file whose digest fits what it says: anybody can compute one."""
    data = {name: value for name, value in data.items() if name != "digest"}
    return json.dumps({**data, "digest": digest(data)}).encode()


def with_names(data: Any, *names: str) -> bytes:
    """Return the file of a record of which the first seats have these names."""
    return _signed({**data, "seats": [*names, *data["seats"][len(names) :]]})


def _named(data: Any) -> Iterator[bytes]:
    for name in NAMES:
        yield with_names(data, name)
        yield with_names(data, *(name for _ in data["seats"]))


def long_moves(length: int = 4_000, number: int = 60) -> bytes:
    """Return the file of a record whose moves are long and as slow to read as can be."""
    play = ", ".join(["5>3"] * (length // 5))
    return _signed({**json.loads(long_record(1).dumps()), "moves": [[0, play]] * number})


def _no_records() -> Iterator[bytes]:
    yield long_moves()
    yield long_moves(240_000, 1)
    yield long_record(MOST_MOVES + 1).dumps().encode()
    for depth in (100, 10_000, 25_000):
        yield b"[" * depth + b"]" * depth
        yield b'{"seats":' * depth + b"1" + b"}" * depth
    yield from (b"", b"null", b"[]", b"{}", b"\xff\xfe", b"0" * 10_000, b'"' + b"x" * 9000 + b'"')
    yield b'{"schema": "toril-record-3"}'
    yield b'{"schema": "toril-record-9", "digest": 1, "later": {"seats": []}}'
    yield b'{"schema": {"schema": []}}'
    yield b"\xef\xbb\xbf" + some_record(0).dumps().encode()
    yield some_record(0).dumps().encode("utf-16")
    yield b"[" + b"0," * 100_000 + b"0]"
