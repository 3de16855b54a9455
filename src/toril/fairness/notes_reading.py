"""Reads the JSON of a device's notes as strictly as a record.

A field too many or too few, an empty text or a number of another length is refused, so that nothing
can pass a check by being missing.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar, get_args

from toril.engine.errors import BadRecord, TorilError
from toril.engine.fairness.hashes import NUMBER_BYTES, TABLE_BYTES, is_hex
from toril.engine.games import game_of
from toril.engine.names import is_name
from toril.engine.quoting import short
from toril.engine.rules_json import read_rules
from toril.engine.seats import is_seat
from toril.fairness.notes import (
    By,
    DrawNote,
    MatchNote,
    Notes,
    PlayNote,
    Refusal,
    ResultNote,
    RoundNote,
    SeatsFrom,
    Shown,
    ShownSeat,
)

SCHEMA = "toril-notes-1"
DRAW_FIELDS = (
    "match", "round", "hash", "time", "seat", "number", "refused", "all_numbers", "counted",
    "answered", "ended", "carried",
)  # fmt: skip
_MATCH = ("match", "seat", "shown", "rounds", "outcome")
_LATE = frozenset(("since", "later"))
"""What a match has besides where somebody took over a seat: notes of older versions lack it."""

T = TypeVar("T")


def read(data: Any) -> Notes:
    """Return the notes that `data` describes; refuse anything that is not exactly notes."""
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise bad(f"their schema is not {SCHEMA}")
    _only(data, "the notes", ("schema", "table", "draws", "matches"))
    _expect(is_hex(data["table"], TABLE_BYTES), "table")
    draws, matches = _list(data["draws"], "draws"), _list(data["matches"], "matches")
    notes = Notes(data["table"], tuple(map(_read_draw, draws)), tuple(map(_read_match, matches)))
    _expect(len({draw.hash for draw in notes.draws}) == len(draws), "draws")
    _ascending([match.match for match in notes.matches], "matches")
    return notes


def _read_draw(data: Any) -> DrawNote:
    _only(data, "a draw", DRAW_FIELDS)
    for name in ("match", "round"):
        _expect(_is_count(data[name], 1), name)
    _expect(is_hex(data["hash"], NUMBER_BYTES), "hash")
    _expect(_is_count(data["time"]), "time")
    _expect(data["seat"] is None or _is_count(data["seat"]), "seat")
    for name in ("number", "all_numbers"):
        _expect(data[name] is None or is_hex(data[name], NUMBER_BYTES), name)
    _expect(data["refused"] is None or data["refused"] in get_args(Refusal), "refused")
    _expect(data["counted"] in (None, True, False) and not _is_count(data["counted"]), "counted")
    _expect(data["answered"] is None or _is_count(data["answered"]), "answered")
    for name in ("ended", "carried"):
        _expect(isinstance(data[name], bool), name)
    given = data["number"] is not None
    _expect(
        given == (data["refused"] is None) and given >= (data["answered"] is not None), "number"
    )
    known = given and data["all_numbers"] is not None
    _expect(known == (data["counted"] is not None), "counted")
    _expect(not given or data["seat"] is not None, "seat")
    return DrawNote(**data)


def _read_match(data: Any) -> MatchNote:
    late = _LATE & set(data) if isinstance(data, dict) else ()
    _only(data, "a match", (*_MATCH, *sorted(late)))
    _expect(_is_count(data["match"], 1), "match")
    shown = _read_shown(data["shown"])
    seats = len(shown.seats)
    _expect(data["seat"] is None or is_seat(data["seat"], seats), "seat")
    listed = _list(data["rounds"], "rounds")
    rounds = tuple(_read_round(each, shown, data["seat"]) for each in listed)
    _ascending([seen.round for seen in rounds], "rounds")
    result = _or_none(_read_result, data["outcome"], seats)
    since = data.get("since", 1)
    _expect("since" not in late or _is_count(since, 2), "since")
    later = tuple(map(_read_later, _list(data["later"], "later"))) if "later" in late else ()
    _expect(bool(later) == ("later" in late), "later")
    _ascending([since, *(each.round for each in later)], "later")
    return MatchNote(data["match"], data["seat"], shown, rounds, result, since, later)


def _read_later(data: Any) -> SeatsFrom:
    _only(data, "later seats", ("round", "seats"))
    _expect(_is_count(data["round"], 2), "round")
    seats = tuple(map(_read_seat, _list(data["seats"], "seats")))
    _expect(bool(seats), "seats")
    return SeatsFrom(data["round"], seats)


def _read_shown(data: Any) -> Shown:
    _only(data, "shown", ("game", "rules_version", "options", "seats"))
    seats = tuple(map(_read_seat, _list(data["seats"], "seats")))
    try:
        rules = read_rules(data["game"], data["rules_version"], data["options"], len(seats))
    except TorilError as error:
        raise bad(error.sentence) from None
    return Shown(rules, seats)


def _read_seat(data: Any) -> ShownSeat:
    _only(data, "a seat", ("name", "bot"))
    _expect(is_name(data["name"]) and (data["bot"] is None or is_name(data["bot"])), "seats")
    return ShownSeat(data["name"], data["bot"])


def _read_round(data: Any, shown: Shown, seat: int | None) -> RoundNote:
    _only(data, "a round", ("round", "hand", "opening", "plays", "scores"))
    _expect(_is_count(data["round"], 1), "round")
    hand, opening = (_or_none(_read_cards, data[name], name) for name in ("hand", "opening"))
    _expect(hand is None or (seat is not None and hand == tuple(sorted(hand))), "hand")
    plays = tuple(
        None if play is None else _read_play(play, shown, seat)
        for play in _list(data["plays"], "plays")
    )
    scores = _or_none(_read_numbers, data["scores"], "scores")
    _expect(scores is None or len(scores) == len(shown.seats), "scores")
    return RoundNote(data["round"], hand, opening, plays, scores)


def _read_play(data: Any, shown: Shown, own: int | None) -> PlayNote:
    _expect(isinstance(data, list) and len(data) in (2, 3), "plays")
    seat, move, by = (*data, None)[:3]
    _expect(is_seat(seat, len(shown.seats)) and isinstance(move, str), "plays")
    _expect((len(data) == 3) == (seat == own), "plays")
    _expect(seat != own or by in get_args(By), "plays")
    game = game_of(shown.rules)
    try:
        same = game.format_move(game.parse_move(move)) == move
    except TorilError as error:
        raise bad(error.sentence) from None
    _expect(same, "plays")
    return PlayNote(seat, move, by)


def _read_result(data: Any, seats: int) -> ResultNote:
    _only(data, "outcome", ("totals", "winners"))
    totals, winners = (_read_numbers(data[name], name) for name in ("totals", "winners"))
    _expect(len(totals) == seats, "totals")
    _expect(all(is_seat(seat, seats) for seat in winners), "winners")
    return ResultNote(totals, winners)


def _read_cards(data: Any, name: str) -> tuple[int, ...]:
    cards = _read_numbers(data, name)
    _expect(bool(cards) and len(set(cards)) == len(cards), name)
    return cards


def _read_numbers(data: Any, name: str) -> tuple[int, ...]:
    _expect(all(map(_is_count, _list(data, name))), name)
    return tuple(data)


def _or_none(read_it: Callable[[Any, Any], T], data: Any, more: Any) -> T | None:
    return None if data is None else read_it(data, more)


def _list(data: Any, name: str) -> list[Any]:
    _expect(isinstance(data, list), name)
    return list(data)


def _is_count(data: Any, least: int = 0) -> bool:
    return type(data) is int and data >= least


def _ascending(numbers: list[int], name: str) -> None:
    _expect(all(a < b for a, b in pairwise(numbers)), name)


def _only(data: Any, what: str, fields: tuple[str, ...]) -> None:
    if not isinstance(data, dict) or set(data) != set(fields):
        raise bad(f"the fields of {what} are {', '.join(fields)}")


def _expect(fits: bool, name: str) -> None:
    if not fits:
        raise bad(f"{short(name)} is wrong")


def bad(why: str) -> BadRecord:
    """Return what says that these are no notes, and why."""
    return BadRecord("bad_notes", f"These are not a device's notes: {why}.", why=why)
