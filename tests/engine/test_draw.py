"""The draw and its hashes: the known answers of docs/fairness.md, and what is no draw."""

import json
from typing import Any

import pytest

from toril import BadRecord, ElevenNimmt, SixNimmt
from toril.engine.fairness.draw import DrawnSeat, OpenedDraw, read_draw, write_draw
from toril.engine.fairness.hashes import draw_hash, seal, secret_seal

TABLE = bytes(range(16))
ANA, BO, SECRET = b"\x11" * 32, b"\x22" * 32, b"\x33" * 32
SEATS = (
    DrawnSeat("Ana", None, seal(TABLE, ANA)),
    DrawnSeat("cautious", "cautious", None),
    DrawnSeat("Bo", None, seal(TABLE, BO)),
    DrawnSeat("Zoë", None, None),
)
TEXT = write_draw(TABLE.hex(), 1, 1, SixNimmt(seats=4), SEATS, secret_seal(TABLE, SECRET))


def opened(*numbers: bytes | None) -> OpenedDraw:
    return OpenedDraw(
        TEXT, tuple(number.hex() if number else None for number in numbers), SECRET.hex()
    )


def test_known_answers() -> None:
    assert len(TEXT) == 570
    assert (
        draw_hash(TEXT).hex() == "5ba2ecda8822b014612ad7571f8b2e987387296d862e21c323f82874dbe0ab47"
    )
    every = opened(ANA, None, BO, None)
    assert [every.numbers_hash.hex(), every.seed.hex()] == [
        "f2348420a929c11b19df81e27a86942030dba0e3504e75caf5722238272d9a0e",
        "86f2f96c352768319c8829667bc33d888b33582f9c3c370b4f42661977661946",
    ]
    without = opened(ANA, None, None, None)
    assert [without.numbers_hash.hex(), without.seed.hex()] == [
        "93b3b365f6bf38b0d77f284a14ba6f5e041cc4ec5190ff3b07e1f7fd3b76b5f4",
        "a2a5aa6ddb3ba1eaf97edd51bccc6eedabad4072cb2c1c5896cc5a8303910963",
    ]


@pytest.mark.parametrize("rules", [SixNimmt(seats=4), ElevenNimmt(seats=4, steal="leader")])
def test_a_draw_says_what_it_was_made_from(rules: Any) -> None:
    text = write_draw(TABLE.hex(), 7, 1, rules, SEATS, secret_seal(TABLE, SECRET))
    draw = read_draw(text)
    assert (draw.table, draw.match, draw.round) == (TABLE.hex(), 7, 1)
    assert (draw.rules, draw.seats, draw.listed) == (rules, SEATS, (0, 2))
    assert draw.hash == draw_hash(text)


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(TEXT) | fields, separators=(",", ":"))


def seats(**fields: Any) -> str:
    first = {"name": "Ana", "number": None} | fields
    return changed(seats=[first, *json.loads(TEXT)["seats"][1:]])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        "null",
        TEXT + " ",
        TEXT.replace(",", ", "),
        TEXT.replace("Zo\\u00eb", "Zoë"),
        TEXT.replace("Zo\\u00eb", "Zo\\u00EB"),
        TEXT.replace('"match":1,', '"match":1,"match":1,'),
        TEXT.replace('"v":"toril-fair-2",', "") + "",
        json.dumps(dict(reversed(json.loads(TEXT).items())), separators=(",", ":")),
        changed(more=1),
        changed(v="toril-fair-3"),
        changed(table="00" * 15),
        changed(table=TABLE.hex().upper()),
        changed(match=0),
        changed(match=True),
        changed(match=1001),
        changed(round=1_000_001),
        changed(round=1.0),
        changed(game="chess"),
        changed(rules_version=99),
        changed(options={}),
        changed(seats={}),
        changed(seats=json.loads(TEXT)["seats"] * 3),
        changed(secret=None),
        seats(name=""),
        seats(name=7),
        seats(number="00" * 31),
        seats(bot="cautious"),
        seats(number=True),
    ],
)
def test_what_is_not_exactly_a_draw_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_draw(text)
    assert caught.value.code == "bad_draw"


@pytest.mark.parametrize(
    ("numbers", "secret"),
    [
        ((None, None, None), SECRET.hex()),
        ((None, None, None, "00"), SECRET.hex()),
        ((None, None, None, 7), SECRET.hex()),
        ((None, None, None, None), ""),
        ((None, None, None, None), "AB" * 32),
    ],
)
def test_numbers_and_secret_are_whole_or_the_record_is_none(numbers: Any, secret: str) -> None:
    with pytest.raises(BadRecord) as caught:
        OpenedDraw(TEXT, numbers, secret)
    assert caught.value.code == "bad_draw"
