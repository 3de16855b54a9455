"""A match as a file: setup, seed and moves, from which everything else is derived.

The format is specified in `docs/records.md`. A record is refused, with a reason in one line, when
anything in it is not exactly as specified: an unknown schema or rules version is never guessed.
One of an older version of the rules is read for good, and written as one of the newest.
"""

import hashlib
import json
from collections.abc import Container, Iterator
from dataclasses import field
from typing import Any

from toril.engine.ages import field_names, is_known, lacking
from toril.engine.codec import to_json
from toril.engine.deal import check_seed, parse_seed
from toril.engine.errors import BadNotation, BadRecord, TorilError, short
from toril.engine.fairness import Fairness
from toril.engine.game import Event, Move, Rules, Seat
from toril.engine.games import GAMES, Game, game_of
from toril.engine.match import Match
from toril.engine.value import value

SCHEMA = "toril-record-1"
MAX_BYTES = 4 * 1024 * 1024
"""No match comes near this: the longest round seen took 712 moves of about 20 bytes."""

MAX_MOVES = 20_000
"""Far beyond any match that people play, and replayed in seconds."""

NAME_LENGTH = 40

JOINER = "\u200d"
"""Prints nothing by itself and makes one picture of the two beside it: emoji families."""


@value
class Record:
    """All that determines a match. Equal records are equal matches."""

    rules: Rules
    names: tuple[str, ...]
    seed: bytes = field(repr=False)  # secret until the match has ended
    moves: tuple[tuple[Seat, Move], ...]
    fairness: Fairness | None = field(default=None, repr=False)  # as secret as the seed

    def __post_init__(self) -> None:
        """Refuse names that are not one short line for each seat, and a seed that is none."""
        check_seed(self.seed)
        if self.fairness and (
            len(self.fairness.nonces) != self.rules.seats or self.fairness.seed != self.seed
        ):
            raise BadRecord(
                "unfair_seed", "The seed does not follow from the table, the secret and the nonces."
            )
        if len(self.moves) > MAX_MOVES:
            raise BadRecord(
                "too_many_moves", f"A record has at most {MAX_MOVES} moves.", most=MAX_MOVES
            )
        if len(self.names) != self.rules.seats or not all(map(is_name, self.names)):
            raise BadRecord(
                "bad_names",
                f"A record names its {self.rules.seats} seats, "
                f"each in one line of 1 to {NAME_LENGTH} characters.",
                seats=self.rules.seats,
                length=NAME_LENGTH,
            )

    @classmethod
    def of(cls, match: Match[Any], names: tuple[str, ...] | None = None) -> "Record":
        """Return the record of a match; it can be continued from there."""
        names = names or tuple(f"seat {seat}" for seat in range(match.rules.seats))
        return cls(match.rules, names, match.seed, match.moves)

    def steps(self) -> Iterator[tuple[Match[Any], tuple[Event, ...]]]:
        """Yield the match before the first move, then after each, with what happened."""
        match: Match[Any] = Match.start(self.rules, self.seed)
        yield match, ()
        for number, (seat, move) in enumerate(self.moves, start=1):
            try:
                match, events = match.play(seat, move)
            except TorilError as error:
                raise BadRecord(
                    "illegal_move_in_record",
                    f"Move {number} of the record is refused: {error.sentence}",
                    number=number,
                    reason=error.sentence,
                ) from error
            yield match, events
        if match.moves != self.moves:
            raise BadRecord(
                "not_in_order",
                "A record holds a trick's commitments once each, in the order of the seats.",
            )

    def replay(self, at: int | None = None) -> Match[Any]:
        """Return the match after its first `at` moves, or after all of them."""
        at = len(self.moves) if at is None else at
        if type(at) is not int or not 0 <= at <= len(self.moves):
            raise BadRecord(
                "no_such_move",
                f"The record has {len(self.moves)} moves: ask for 0 to {len(self.moves)}.",
                last=len(self.moves),
            )
        match: Match[Any] = Match.start(self.rules, self.seed)
        for number, (after, _) in enumerate(self.steps()):
            if number > at:
                break
            match = after  # and no other: each holds all moves before it
        return match

    def to_json(self) -> dict[str, Any]:
        """Return the record as JSON-ready data, with the digest that closes it."""
        show = game_of(self.rules).format_move
        data = {
            "schema": SCHEMA,
            "rules_version": self.rules.version,
            "game": self.rules.game,
            "options": _options(self.rules),
            "seats": list(self.names),
            "seed": self.seed.hex(),
            "moves": [[seat, show(move)] for seat, move in self.moves],
        }
        if self.fairness:
            data["fairness"] = {
                "table": self.fairness.table,
                "secret": self.fairness.secret,
                "nonces": list(self.fairness.nonces),
            }
        return {**data, "digest": digest(data)}

    @classmethod
    def from_json(cls, data: Any) -> "Record":
        """Return the record that `data` describes; refuse anything that is not exactly one."""
        if not isinstance(data, dict) or data.get("schema") != SCHEMA:
            raise BadRecord("not_a_record", f"This is not a record of schema {SCHEMA}.")
        expected = {
            "schema",
            "rules_version",
            "game",
            "options",
            "seats",
            "seed",
            "moves",
            "digest",
        }
        if "fairness" in data:
            expected.add("fairness")
        if set(data) != expected:
            odd = ", ".join(sorted(set(data) ^ expected))
            raise BadRecord(
                "bad_fields", f"Fields missing or unknown: {short(odd)}.", fields=short(odd)
            )
        if data["digest"] != digest({name: data[name] for name in expected - {"digest"}}):
            raise BadRecord(
                "bad_digest", "The digest does not fit: the record was changed or torn."
            )
        rules = _rules(data)
        game = game_of(rules)
        moves, seed = data["moves"], data["seed"]
        if (
            not isinstance(seed, str)
            or not isinstance(moves, list)
            or not all(map(_is_move, moves))
        ):
            raise BadRecord("bad_moves", 'Seed and moves must be "hex" and [[seat, "move"], …].')
        return cls(
            rules=rules,
            names=tuple(data["seats"]),
            seed=parse_seed(seed),
            moves=tuple((seat, _move(game, text)) for seat, text in moves),
            fairness=_fairness(data["fairness"]) if "fairness" in data else None,
        )

    def dumps(self) -> str:
        """Return the record as the text of a file, a line for each field."""
        lines = (
            f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
            for name, value in self.to_json().items()
        )
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def loads(cls, text: bytes) -> "Record":
        """Return the record that a file holds."""
        if len(text) > MAX_BYTES:
            raise BadRecord("too_large", f"A record has at most {MAX_BYTES} bytes.", most=MAX_BYTES)
        try:
            return cls.from_json(json.loads(text.decode(), object_pairs_hook=_without_repeats))
        except TorilError:
            raise
        except (ValueError, RecursionError) as error:
            raise BadRecord("not_json", "This is not a record: it is not JSON.") from error


def _fairness(data: Any) -> Fairness:
    if not isinstance(data, dict) or set(data) != {"table", "secret", "nonces"}:
        raise BadRecord("bad_fields", "Fairness has table, secret and nonces.", fields="fairness")
    nonces = data["nonces"]
    if not isinstance(nonces, list):
        raise BadRecord("bad_fields", "Nonces must be a list.", fields="nonces")
    return Fairness(data["table"], data["secret"], tuple(nonces))


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
    rules: Rules = make(seats=len(names), **options, **before)
    if _options(rules, before) != options:
        raise BadRecord("unresolved", "A record holds every option resolved; this one does not.")
    return rules


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


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object that names a field twice: readers would not agree on it."""
    data = dict(pairs)
    if len(data) < len(pairs):
        raise BadRecord("repeated_field", "A field stands twice in the record.")
    return data


def _is_move(item: Any) -> bool:
    return (
        isinstance(item, list)
        and len(item) == 2
        and type(item[0]) is int
        and isinstance(item[1], str)
    )


def is_name(name: Any) -> bool:
    """Return whether `name` can stand for a seat: one short line, joiners within it only."""
    if not isinstance(name, str) or len(name) > NAME_LENGTH:
        return False
    return all(part and part.isprintable() for part in name.split(JOINER))
