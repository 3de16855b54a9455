"""What the arena and a program say to each other: one JSON object a line, each with a `kind`.

`docs/bot-protocol.md` is the specification. The arena says `hello`, `begin`, `choose`,
`round_over`, `match_over` and `bye`; the program answers `hello` and `move`, or says `error`.
Both ends pass over fields and kinds that they do not know, so that the protocol can grow.
"""

import json
from dataclasses import asdict
from typing import Any, TypeAlias

from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.game import Move, Rules, Seat
from toril.engine.games import game_of
from toril.engine.outcome import Outcome
from toril.engine.quoting import cut, printable
from toril.engine.value import value
from toril.engine.views import Recall, View

PROTOCOL = 2
"""Raised when a program that was right before would be wrong; programs of other versions are
refused. An option that a game gains raises the version of its rules only."""

Message: TypeAlias = dict[str, Any]


@value
class Limits:
    """What a program is held to: milliseconds for hello and for a move, bytes for a line."""

    move_ms: int
    start_ms: int = 60_000
    line_bytes: int = 65_536


class Nonsense(ValueError):
    """A line that is no message, or a message that says nothing that was asked."""


def hello(rules: Any, limits: Limits) -> Message:
    """Open the conversation: one program plays one set of rules, of either game."""
    return {
        "kind": "hello",
        "protocol": PROTOCOL,
        "game": rules.game,
        "rules": to_json(rules),
        "bullheads": list(rules.bullheads),
        "limits": asdict(limits),
    }


def begin(seat: Seat, luck: bytes) -> Message:
    """Begin a match; a program that draws from `luck` only plays the same match again."""
    return {"kind": "begin", "seat": seat, "luck": luck.hex()}


def choose(number: int, view: View, ms: int) -> Message:
    """Ask for a move; the answer repeats the number."""
    assert isinstance(view.round, Recall)  # the arena shows every player all that was ever open
    return {
        "kind": "choose",
        "id": number,
        "ms": ms,
        "seat": view.seat,
        "totals": list(view.totals),
        "legal": view.legal.factored(),
        "unseen": list(view.round.unseen),
        "view": to_json(view),
    }


def round_over(view: View) -> Message:
    """Tell what the last finished round has cost everybody."""
    return {
        "kind": "round_over",
        "round": len(view.scores),
        "penalties": list(view.scores[-1]),
        "totals": list(view.totals),
    }


def match_over(view: View) -> Message:
    """Tell how the match ended; a single deal has winners and no `termination`."""
    outcome = view.outcome or Outcome.of(view.totals, "rounds")
    return {
        "kind": "match_over",
        "totals": list(outcome.totals),
        "winners": list(outcome.winners),
        "termination": outcome.termination if view.outcome else None,
    }


BYE: Message = {"kind": "bye"}


def written(message: Message) -> bytes:
    """Return a message as its line: ASCII without spaces, and the newline."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read(line: bytes | str) -> Message:
    """Return the message that a line holds."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Nonsense(f"not JSON: {_quoted(line)}") from error
    if not isinstance(message, dict) or not isinstance(message.get("kind"), str):
        raise Nonsense(f"not an object with a kind: {_quoted(line)}")
    return message


def move_in(message: Message, rules: Rules) -> Move:
    """Return the move that an answer names, legal or not."""
    if "move" not in message:
        raise Nonsense(f"no move in it: {shown(message)}")
    text = message["move"]
    if not isinstance(text, str):
        raise Nonsense(f"move must be text, not {shown(text)}")
    try:
        return game_of(rules).parse_move(text)
    except TorilError as error:
        raise Nonsense(error.sentence) from error


def shown(said: object) -> str:
    """Return what a program said, as it can stand in a sentence: JSON, however large it was."""
    try:
        return _quoted(json.dumps(said, ensure_ascii=False))
    except (ValueError, RecursionError):  # an infinite number inside, or too many brackets
        return "…"


def _quoted(line: bytes | str) -> str:
    """Return a line itself, shortened, without anything that would move a cursor."""
    text = line if isinstance(line, str) else line[:1000].decode(errors="replace")
    return cut(printable(text[:1000].strip()), 80) or "an empty line"
