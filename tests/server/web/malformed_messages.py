"""Messages that no server understands, by what is wrong with each."""

import json
from typing import Any

from tests.people.sockets import hello
from toril.client import new_id


def move(**changes: Any) -> str:
    """Return a move that is well formed but for the changes."""
    card = {"kind": "six.commit", "card": 1}
    given = {"kind": "move", "id": new_id(), "match": 1, "turn": 0, "move": card}
    return json.dumps({name: value for name, value in (given | changes).items() if value != ...})


def number(**changes: Any) -> str:
    """Return a number for a draw that is well formed but for the changes."""
    given = {"kind": "number", "id": new_id(), "match": 1, "number": "0" * 64, "seal": "0" * 64}
    return json.dumps({name: value for name, value in (given | changes).items() if value != ...})


MALFORMED: dict[str, str | bytes] = {
    "no json": "hello?",
    "half json": '{"kind": "move"',
    "nothing": "",
    "a number": "7",
    "a list": "[]",
    "null": "null",
    "no kind": "{}",
    "unknown kind": '{"kind": "cheat"}',
    "kind is no text": '{"kind": 7}',
    "a second hello": hello(),
    "binary": move().encode(),
    "a field too many": move(seat=0),
    "a field in the move too many": move(move={"kind": "six.commit", "card": 1, "seat": 0}),
    "a field too few": move(turn=...),
    "a move too few": move(move=...),
    "no move": move(move=None),
    "unknown move": move(move={"kind": "six.peek", "seat": 1}),
    "text for a number": move(turn="0"),
    "true for a number": move(match=True),
    "a fraction": move(turn=0.5),
    "a negative turn": move(turn=-1),
    "match zero": move(match=0),
    "text for a card": move(move={"kind": "six.commit", "card": "1"}),
    "true for a card": move(move={"kind": "six.commit", "card": True}),
    "a short id": move(id="1"),
    "a strange id": move(id="<script>alert(1)</script>"),
    "a field twice in the id": '{"kind": "back", "id": ["abcdefgh"]}',
    "not a number": move().replace('"turn": 0', '"turn": NaN'),
    "endless": move().replace('"turn": 0', '"turn": 1e999'),
    "deep": move(move="?").replace('"?"', "[" * 1900 + "]" * 1900),
    "half a character": move(move={"kind": "six.commit\ud800", "card": 1}),
    "deep objects": move(move="?").replace('"?"', '{"a":' * 600 + "1" + "}" * 600),
    "a short number": number(number="0" * 63),
    "a long number": number(number="0" * 65),
    "a number of 3 kB": number(number="0" * 3000),
    "a number in capitals": number(number="A" * 64),
    "a number and a line feed": number(number="0" * 64 + "\n"),
    "a number that is null": number(number=None),
    "a number for match zero": number(match=0),
    "a number without a seal": number(seal=...),
    "a number for a seat": number(seat=1),
    "a seal in capitals": number(kind="seal", match=..., number=..., seal="A" * 64),
    "a seal that is null": number(kind="seal", match=..., number=..., seal=None),
    "a seal with its number": number(kind="seal", match=...),
}
