"""The JSON of a record, and the text of its file: exact both ways.

The format is specified in `docs/records.md`. A record is refused, with a reason in one line, when
anything in it is not exactly as specified: an unknown schema or rules version is never guessed.
One of an older version of the rules is read for good, and written as one of the newest.

What a record *is* stands in `toril.engine.record`; here are only its fields, in that order.
"""

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any, Literal, TypeAlias

from toril.engine.deal import parse_seed
from toril.engine.errors import BadNotation, BadRecord, TorilError
from toril.engine.fairness.day import DayDeal
from toril.engine.fairness.draw import OpenedDraw
from toril.engine.fairness.older import ChainedSeed
from toril.engine.game import Move, Rules, Seat
from toril.engine.games import Game, game_of
from toril.engine.quoting import short
from toril.engine.rules_json import read_rules, write_rules
from toril.engine.value import value

SCHEMA = "toril-record-1"
NEWER_SCHEMA = "toril-record-2"
"""Of a match that somebody ended for everybody, or with later seats: the first can say neither."""

MAX_BYTES = 4 * 1024 * 1024
"""No match comes near this: the longest round seen took 712 moves of about 20 bytes."""

LONGEST_MOVE = 12_000
"""Characters: a thousand cards, each for a pile of its own."""

NAMED = frozenset(
    ("schema", "rules_version", "game", "options", "seats", "seed", "moves", "digest")
)
"""What every record has; one from a table has `fairness` too, and one of the second schema at least
one of `NEWER`."""

NEWER = frozenset(("ended_by", "later"))

Through: TypeAlias = Callable[[Iterable[Any]], Iterable[Any]]
"""Through what moves are read, one by one: whoever reads beside others may rest between two."""

EndedBy: TypeAlias = Literal["host"]
"""Who ended a match for everybody before its end by the rules."""

AnyFairness: TypeAlias = tuple[OpenedDraw, ...] | ChainedSeed | DayDeal
"""What a seed was made from: draws, what older servers made it from, or the deal of a day."""


@value
class LaterSeats:
    """Who sits where from a round on, and the seed of the deals from there."""

    round: int
    seed: bytes = field(repr=False)
    names: tuple[str, ...]


Fields: TypeAlias = tuple[
    Rules,
    tuple[str, ...],
    bytes,
    tuple[tuple[Seat, Move], ...],
    AnyFairness | None,
    EndedBy | None,
    tuple[LaterSeats, ...],
]
"""Rules, names, seed, moves, fairness, who ended it and later seats: the fields of a record."""


def write(
    rules: Rules,
    names: tuple[str, ...],
    seed: bytes,
    moves: tuple[tuple[Seat, Move], ...],
    fairness: AnyFairness | None,
    ended_by: EndedBy | None,
    later: tuple[LaterSeats, ...],
) -> dict[str, Any]:
    """Return a record as JSON-ready data, with the digest that closes it."""
    show = game_of(rules).format_move
    data = {
        "schema": NEWER_SCHEMA if ended_by or later else SCHEMA,
        **write_rules(rules),
        "seats": list(names),
        "seed": seed.hex(),
        "moves": [[seat, show(move)] for seat, move in moves],
    }
    if later:
        data["later"] = [
            {"round": each.round, "seed": each.seed.hex(), "seats": list(each.names)}
            for each in later
        ]
    if ended_by is not None:
        data["ended_by"] = ended_by
    if fairness:
        data["fairness"] = _write_fairness(fairness)
    return {**data, "digest": digest(data)}


def read(data: Any, through: Through = iter) -> Fields:
    """Return the fields that `data` describes; refuse anything that is not exactly a record."""
    if not isinstance(data, dict) or data.get("schema") not in (SCHEMA, NEWER_SCHEMA):
        raise BadRecord(
            "not_a_record", f"This is not a record of schema {SCHEMA} or {NEWER_SCHEMA}."
        )
    newer = NEWER & set(data)
    expected = NAMED | newer | ({"fairness"} & set(data))
    if set(data) != expected or bool(newer) != (data["schema"] == NEWER_SCHEMA):
        odd = short(", ".join(sorted(set(data) ^ expected)))
        raise BadRecord("bad_fields", f"Fields missing or unknown: {odd}.", fields=odd)
    if data["digest"] != digest({name: data[name] for name in expected - {"digest"}}):
        raise BadRecord("bad_digest", "The digest does not fit: the record was changed or torn.")
    if not isinstance(data["seats"], list):
        raise BadRecord("bad_fields", "Seats must be a list.", fields="seats")
    if "ended_by" in data and data["ended_by"] != "host":
        raise BadRecord("bad_fields", "Only the host ends a match.", fields="ended_by")
    rules = read_rules(data["game"], data["rules_version"], data["options"], len(data["seats"]))
    game = game_of(rules)
    moves, seed = data["moves"], data["seed"]
    if not isinstance(seed, str) or not isinstance(moves, list) or not all(map(_is_move, moves)):
        raise BadRecord("bad_moves", 'Seed and moves must be "hex" and [[seat, "move"], …].')
    return (
        rules,
        tuple(data["seats"]),
        parse_seed(seed),
        tuple((seat, _move(game, text)) for seat, text in through(moves)),
        _read_fairness(data["fairness"]) if "fairness" in data else None,
        "host" if "ended_by" in data else None,
        _read_later(data["later"]) if "later" in data else (),
    )


def dumps(data: dict[str, Any]) -> str:
    """Return a record's data as the text of a file, a line for each field."""
    lines = (
        f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
        for name, value in data.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def loads(text: bytes, through: Through = iter) -> Fields:
    """Return the fields of the record that a file holds."""
    if len(text) > MAX_BYTES:
        raise BadRecord("too_large", f"A record has at most {MAX_BYTES} bytes.", most=MAX_BYTES)
    try:
        return read(json.loads(text.decode(), object_pairs_hook=_without_repeats), through)
    except TorilError:
        raise
    except (ValueError, RecursionError) as error:
        raise BadRecord("not_json", "This is not a record: it is not JSON.") from error


def digest(data: dict[str, Any]) -> str:
    """Return the SHA-256, in hex, of a record without its digest, as canonical JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _read_later(data: Any) -> tuple[LaterSeats, ...]:
    if not isinstance(data, list) or not data:
        raise BadRecord("bad_fields", "Later seats are a list.", fields="later")
    for each in data:
        _only(each, "later seats", ("round", "seed", "seats"))
        if type(each["round"]) is not int or not isinstance(each["seats"], list):
            raise BadRecord("bad_fields", "Later seats begin with a round.", fields="later")
        if not isinstance(each["seed"], str):
            raise BadRecord("bad_fields", "Later seats have a seed.", fields="later")
    return tuple(
        LaterSeats(each["round"], parse_seed(each["seed"]), tuple(each["seats"])) for each in data
    )


def _write_fairness(fairness: AnyFairness) -> dict[str, Any]:
    if isinstance(fairness, DayDeal):
        return {"day": fairness.date, "secret": fairness.secret}
    if isinstance(fairness, ChainedSeed):
        nonces = list(fairness.nonces)
        return {"table": fairness.table, "secret": fairness.secret, "nonces": nonces}
    draws = [
        {"text": draw.text, "numbers": list(draw.numbers), "secret": draw.secret}
        for draw in fairness
    ]
    return {"draws": draws}


def _read_fairness(data: Any) -> AnyFairness:
    fields = _only(data, "fairness", ("draws",), ("day", "secret"), ("table", "secret", "nonces"))
    if fields == ("draws",):
        if not isinstance(data["draws"], list) or not data["draws"]:
            raise BadRecord("bad_fields", "Draws must be a list.", fields="draws")
        return tuple(map(_read_opened, data["draws"]))
    if fields == ("day", "secret"):
        return DayDeal(data["day"], data["secret"])
    if not isinstance(data["nonces"], list):
        raise BadRecord("bad_fields", "Nonces must be a list.", fields="nonces")
    return ChainedSeed(data["table"], data["secret"], tuple(data["nonces"]))


def _read_opened(data: Any) -> OpenedDraw:
    _only(data, "draw", ("text", "numbers", "secret"))
    if not isinstance(data["text"], str) or not isinstance(data["numbers"], list):
        raise BadRecord("bad_fields", "A draw is a text with a list of numbers.", fields="draws")
    return OpenedDraw(data["text"], tuple(data["numbers"]), data["secret"])


def _only(data: Any, what: str, *wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Return which of the wanted sets of fields an object has, and no others."""
    for fields in wanted:
        if isinstance(data, dict) and set(data) == set(fields):
            return fields
    known = " or ".join(", ".join(fields) for fields in wanted)
    raise BadRecord("bad_fields", f"The fields of {what} are {known}.", fields=what)


def _move(game: Game, text: str) -> Move:
    """Return the move that `text` means if it is written exactly as we would write it."""
    move = game.parse_move(text)
    if game.format_move(move) != text:
        raise BadNotation(
            "bad_notation",
            f"{short(text)} is written {game.format_move(move)!r}.",
            text=short(text),
            wanted=game.format_move(move),
        )
    return move


def _is_move(item: Any) -> bool:
    return (
        isinstance(item, list)
        and len(item) == 2
        and type(item[0]) is int
        and isinstance(item[1], str)
        and len(item[1]) <= LONGEST_MOVE
    )


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object that names a field twice: readers would not agree on it."""
    data = dict(pairs)
    if len(data) < len(pairs):
        raise BadRecord("repeated_field", "A field appears twice in the record.")
    return data
