"""The JSON of a record, and the text of its file: exact both ways.

The format is specified in `docs/records.md`. A record is refused, with a reason in one line, when
anything in it is not exactly as specified: an unknown schema or rules version is never guessed.
One of an older version of the rules is read for good, and written as one of the newest.

What a record *is* stands in `toril.engine.record`; here are only its fields, in that order.
"""

import hashlib
import json
from collections.abc import Container
from typing import Any, TypeAlias

from toril.engine.codec import to_json
from toril.engine.deal import parse_seed
from toril.engine.errors import BadNotation, BadRecord, TorilError
from toril.engine.fairness import Fairness
from toril.engine.game import Move, Rules, Seat
from toril.engine.games import GAMES, Game, game_of
from toril.engine.older_data import field_names, is_known, lacking
from toril.engine.options import stored_rules
from toril.engine.quoting import short

SCHEMA = "toril-record-1"
MAX_BYTES = 4 * 1024 * 1024
"""No match comes near this: the longest round seen took 712 moves of about 20 bytes."""

NAMED = frozenset(
    ("schema", "rules_version", "game", "options", "seats", "seed", "moves", "digest")
)
"""What every record has; one from a table has `fairness` too."""

Fields: TypeAlias = tuple[
    Rules, tuple[str, ...], bytes, tuple[tuple[Seat, Move], ...], Fairness | None
]
"""Rules, names, seed, moves and fairness: the fields of a record."""


def write(
    rules: Rules,
    names: tuple[str, ...],
    seed: bytes,
    moves: tuple[tuple[Seat, Move], ...],
    fairness: Fairness | None,
) -> dict[str, Any]:
    """Return a record as JSON-ready data, with the digest that closes it."""
    show = game_of(rules).format_move
    data = {
        "schema": SCHEMA,
        "rules_version": rules.version,
        "game": rules.game,
        "options": _options(rules),
        "seats": list(names),
        "seed": seed.hex(),
        "moves": [[seat, show(move)] for seat, move in moves],
    }
    if fairness:
        data["fairness"] = {
            "table": fairness.table,
            "secret": fairness.secret,
            "nonces": list(fairness.nonces),
        }
    return {**data, "digest": digest(data)}


def read(data: Any) -> Fields:
    """Return the fields that `data` describes; refuse anything that is not exactly a record."""
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise BadRecord("not_a_record", f"This is not a record of schema {SCHEMA}.")
    expected = NAMED | {"fairness"} if "fairness" in data else NAMED
    if set(data) != expected:
        odd = short(", ".join(sorted(set(data) ^ expected)))
        raise BadRecord("bad_fields", f"Fields missing or unknown: {odd}.", fields=odd)
    if data["digest"] != digest({name: data[name] for name in expected - {"digest"}}):
        raise BadRecord("bad_digest", "The digest does not fit: the record was changed or torn.")
    rules = _rules(data)
    game = game_of(rules)
    moves, seed = data["moves"], data["seed"]
    if not isinstance(seed, str) or not isinstance(moves, list) or not all(map(_is_move, moves)):
        raise BadRecord("bad_moves", 'Seed and moves must be "hex" and [[seat, "move"], …].')
    return (
        rules,
        tuple(data["seats"]),
        parse_seed(seed),
        tuple((seat, _move(game, text)) for seat, text in moves),
        _fairness(data["fairness"]) if "fairness" in data else None,
    )


def dumps(data: dict[str, Any]) -> str:
    """Return a record's data as the text of a file, a line for each field."""
    lines = (
        f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
        for name, value in data.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def loads(text: bytes) -> Fields:
    """Return the fields of the record that a file holds."""
    if len(text) > MAX_BYTES:
        raise BadRecord("too_large", f"A record has at most {MAX_BYTES} bytes.", most=MAX_BYTES)
    try:
        return read(json.loads(text.decode(), object_pairs_hook=_without_repeats))
    except TorilError:
        raise
    except (ValueError, RecursionError) as error:
        raise BadRecord("not_json", "This is not a record: it is not JSON.") from error


def digest(data: dict[str, Any]) -> str:
    """Return the SHA-256, in hex, of a record without its digest, as canonical JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _options(rules: Rules, lacking: Container[str] = ()) -> dict[str, Any]:
    """Return every option resolved, but for those `lacking`; the seats stand there by name."""
    names = [name for name in field_names(type(rules)) if name != "seats" and name not in lacking]
    return {name: to_json(getattr(rules, name)) for name in names}


def _rules(data: dict[str, Any]) -> Rules:
    """Return the rules of a record of any age: what its version did not have was as `before`."""
    if not isinstance(data["game"], str) or data["game"] not in GAMES:
        raise BadRecord(
            "unknown_game", f"The game must be one of {', '.join(GAMES)}.", games=", ".join(GAMES)
        )
    make = GAMES[data["game"]].rules
    if not is_known(data["rules_version"], make):
        raise BadRecord(
            "unknown_version",
            f"This record was played by version {short(data['rules_version'])} of the rules; "
            f"versions up to {make.version} are known here.",
            known=make.version,
        )
    before = lacking(make, data["rules_version"])
    names, options = data["seats"], data["options"]
    if not isinstance(names, list) or not isinstance(options, dict):
        raise BadRecord("bad_fields", "Seats must be a list and options an object.", fields="seats")
    wanted = set(field_names(make)) - {"seats", *before}
    if set(options) != wanted:
        odd = ", ".join(sorted(map(str, set(options) ^ wanted)))
        raise BadRecord(
            "bad_options", f"Options missing or unknown: {short(odd)}.", options=short(odd)
        )
    rules: Rules = stored_rules(make, {"seats": len(names), **options, **before})
    if _options(rules, before) != options:
        raise BadRecord("unresolved", "A record holds every option resolved; this one does not.")
    return rules


def _fairness(data: Any) -> Fairness:
    if not isinstance(data, dict) or set(data) != {"table", "secret", "nonces"}:
        raise BadRecord("bad_fields", "Fairness has table, secret and nonces.", fields="fairness")
    nonces = data["nonces"]
    if not isinstance(nonces, list):
        raise BadRecord("bad_fields", "Nonces must be a list.", fields="nonces")
    return Fairness(data["table"], data["secret"], tuple(nonces))


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
    )


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object that names a field twice: readers would not agree on it."""
    data = dict(pairs)
    if len(data) < len(pairs):
        raise BadRecord("repeated_field", "A field stands twice in the record.")
    return data
