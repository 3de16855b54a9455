"""What somebody could change in a record, or show otherwise, and the point that must notice it."""

import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from tests.fairness.honest import HonestTable
from toril import Match, Record
from toril.engine.fairness.draw import OpenedDraw, read_draw, write_draw
from toril.engine.fairness.hashes import secret_seal
from toril.engine.record_json import digest
from toril.engine.value import value
from toril.fairness.notes_json import write
from toril.fairness.points import Point

if TYPE_CHECKING:
    from tests.fairness.viewers import Kind

Data = dict[str, Any]
OTHER = "5a" * 32


@value
class Tampered:
    """A record and notes that do not belong together, with the first point that says so.

    `first` is None where nothing differs but a reason keeps it from being proven.
    """

    name: str
    record: Data
    notes: Data
    first: Point | None
    reasons: tuple[str, ...] = ()


def sealed(record: Data) -> Data:
    """Return a record with the digest that fits: everybody can compute it."""
    return {**record, "digest": digest({k: v for k, v in record.items() if k != "digest"})}


def tampered(rules: Any, seed: int = 3) -> Iterator[Tampered]:
    """Yield everything that can be changed about the second match of an honest table.

    Ana's device answers and keeps the notes; the second seat is a bot's, the third answers too.
    """
    kinds: tuple[Kind, ...] = ("answers", "bot", *("answers",) * (rules.seats - 2))
    table = HonestTable(rules, kinds, seed)
    table.play()
    honest, opened = table.play()
    notes = write(table.viewers[0].notes)
    record = honest.to_json()
    for name, first, change in RECORD_CHANGES:
        changed = copy.deepcopy(record)
        change(changed)
        yield Tampered(name, changed if name == "digest" else sealed(changed), notes, first)
    for name, other, first in _played_anew(honest, opened):
        yield Tampered(name, other.to_json(), notes, first)
    for name, point, reasons, alter in NOTES_CHANGES:
        seen = copy.deepcopy(notes)
        alter(seen)
        yield Tampered(name, record, seen, point, reasons)


def _of(record: Data) -> Data:
    draw: Data = record["fairness"]["draws"][0]
    return draw


def _set(where: Callable[[Data], Any], key: Any, item: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        where(data)[key] = item

    return change


def _swap_names(record: Data) -> None:
    record["seats"][0], record["seats"][2] = record["seats"][2], record["seats"][0]


def _of_another_seat(record: Data) -> None:
    record["moves"][0][0] = (record["moves"][0][0] + 1) % len(record["seats"])


def _new_secret_seal(record: Data) -> None:
    text = _of(record)["text"]
    _of(record)["text"] = text.replace(read_draw(text).secret, OTHER)


RECORD_CHANGES: list[tuple[str, Point, Callable[[Data], None]]] = [
    ("digest", "record", _set(lambda r: r, "digest", OTHER)),
    ("a move that is not legal", "record", _of_another_seat),
    ("the last move cut off", "record", lambda r: r["moves"].pop()),
    ("the seed alone", "record", _set(lambda r: r, "seed", OTHER)),
    ("the draw's text", "draw", _new_secret_seal),
    ("the draw twice", "place", lambda r: r["fairness"].update(draws=[_of(r)] * 2)),
    ("names exchanged", "rules", _swap_names),
    ("own number exchanged", "own_number", _set(lambda r: _of(r)["numbers"], 0, OTHER)),
    ("another's number exchanged", "numbers", _set(lambda r: _of(r)["numbers"], 2, OTHER)),
    ("a number at a bot's seat", "numbers", _set(lambda r: _of(r)["numbers"], 1, OTHER)),
    ("another's number dropped", "all_numbers", _set(lambda r: _of(r)["numbers"], 2, None)),
    ("own number dropped", "all_numbers", _set(lambda r: _of(r)["numbers"], 0, None)),
    ("the secret", "secret", _set(lambda r: _of(r), "secret", OTHER)),
]


def _played_anew(honest: Record, opened: OpenedDraw) -> Iterator[tuple[str, Record, Point]]:
    """Yield whole matches that agree with themselves and are not the one that was played."""
    other_seed = _replayed(honest.rules, bytes(32), honest, opened)
    yield "another match from another seed", other_seed, "seed"
    drawn, secret = opened.draw, bytes(range(32))
    seal = secret_seal(bytes.fromhex(drawn.table), secret)
    for name, number in (("drawn again for the same match", drawn.match), ("an older draw", 1)):
        text = write_draw(drawn.table, number, 1, drawn.rules, drawn.seats, seal)
        again = OpenedDraw(text, opened.numbers, secret.hex())
        yield name, _replayed(honest.rules, again.seed, honest, again), "draw"
    fewer = tuple(None if seat == 2 else given for seat, given in enumerate(opened.numbers))
    without = OpenedDraw(opened.text, fewer, opened.secret)
    another = _replayed(honest.rules, without.seed, honest, without)
    yield "another number left out after the numbers were told", another, "all_numbers"
    other_moves = _replayed(honest.rules, honest.seed, honest, opened)
    yield "other moves in the same deals", other_moves, "plays"


def _replayed(rules: Any, seed: bytes, honest: Record, opened: OpenedDraw) -> Record:
    match: Match[Any] = Match.start(rules, seed)
    rng = Random(99)
    while match.outcome is None:
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(rng))
    return replace(Record.of(match, honest.names), fairness=(opened,))


def _draw(notes: Data) -> Data:
    noted: Data = notes["draws"][1]
    return noted


def _match(notes: Data) -> Data:
    noted: Data = notes["matches"][1]
    return noted


def _round(notes: Data) -> Data:
    noted: Data = _match(notes)["rounds"][0]
    return noted


def _up(cards: list[int]) -> None:
    cards[-1] += 1


def _others_win(notes: Data) -> None:
    result = _match(notes)["outcome"]
    result["winners"] = [seat for seat in range(3) if seat not in result["winners"]]


def _lost_numbers(notes: Data) -> None:
    _draw(notes).update(all_numbers=None, counted=None)


def _exchange_plays(notes: Data) -> None:
    plays = _round(notes)["plays"]
    at = next(i for i in range(1, len(plays)) if plays[i] != plays[i - 1])
    plays[at - 1], plays[at] = plays[at], plays[at - 1]


def _twice(notes: Data) -> None:
    notes["draws"].append(
        {**_draw(notes), "hash": OTHER, "number": None, "refused": "not_above"}
        | {"counted": None, "answered": None}
    )


def _elsewhere(notes: Data) -> None:
    own = next(p for p in _round(notes)["plays"] if p[0] == _match(notes)["seat"])
    own[2] = "elsewhere"


_Alter = Callable[[Data], None]
NOTES_CHANGES: list[tuple[str, Point | None, tuple[str, ...], _Alter]] = [
    ("another table", "place", (), _set(lambda n: n, "table", "00" * 16)),
    ("another round noted", "place", (), _set(_draw, "round", 2)),
    ("another draw noted", "draw", (), _set(_draw, "hash", OTHER)),
    (
        "another name shown",
        "rules",
        (),
        _set(lambda n: _match(n)["shown"]["seats"][2], "name", "X"),
    ),
    (
        "a bot shown as a person",
        "rules",
        (),
        _set(lambda n: _match(n)["shown"]["seats"][1], "bot", None),
    ),
    (
        "a person shown as a bot",
        "rules",
        (),
        _set(lambda n: _match(n)["shown"]["seats"][2], "bot", "easy"),
    ),
    (
        "another option shown",
        "rules",
        (),
        _set(lambda n: _match(n)["shown"]["options"], "rounds", 49),
    ),
    ("another number given", "own_number", (), _set(_draw, "number", OTHER)),
    ("other numbers told", "all_numbers", (), _set(_draw, "all_numbers", OTHER)),
    ("another hand shown", "deals", (), lambda n: _up(_round(n)["hand"])),
    ("other opening cards shown", "deals", (), lambda n: _up(_round(n)["opening"])),
    ("plays in another order", "plays", (), _exchange_plays),
    ("a play not seen", "plays", (), lambda n: _round(n)["plays"].pop(3)),
    ("a play too many", "plays", (), lambda n: _round(n)["plays"].append(_round(n)["plays"][-1])),
    ("the last play not seen", "plays", (), lambda n: _round(n)["plays"].pop()),
    ("other penalties shown", "scores", (), lambda n: _up(_round(n)["scores"])),
    ("other totals shown", "scores", (), lambda n: _up(_match(n)["outcome"]["totals"])),
    ("other winners shown", "scores", (), _others_win),
    (
        "a round too many",
        "deals",
        (),
        lambda n: _match(n)["rounds"].append({**_round(n), "round": 99}),
    ),
    ("drawn twice", None, ("drawn_twice",), _twice),
    ("called off", None, ("called_off",), lambda n: n["draws"][0].update(ended=False)),
    ("numbers not told", None, ("not_there",), _lost_numbers),
    ("no draw noted", None, ("not_there",), lambda n: n["draws"].pop()),
    (
        "no opening noted",
        None,
        ("rounds_unseen",),
        lambda n: _round(n).update(hand=None, opening=None),
    ),
    ("no hand noted", None, ("rounds_unseen",), lambda n: _round(n).update(hand=None)),
    (
        "nothing noted of the match",
        None,
        ("not_there", "rounds_unseen"),
        lambda n: n["matches"].pop(),
    ),
    ("no end noted", None, ("end_unseen",), _set(_match, "outcome", None)),
    ("a move from elsewhere", None, ("elsewhere",), _elsewhere),
]
