"""A device gives its number to one draw, and only if everything is as it shows it."""

from dataclasses import replace
from random import Random

import pytest

from toril import SixNimmt
from toril.engine.fairness.draw import DrawnSeat, write_draw
from toril.engine.fairness.hashes import secret_seal, seed_of
from toril.fairness.device import Answer, Device
from toril.fairness.notes import DrawNote, Notes, Shown, ShownSeat

TABLE = bytes(range(16)).hex()
RULES = SixNimmt(seats=4)
SHOWN = Shown(
    RULES,
    (
        ShownSeat("Ana", None),
        ShownSeat("cautious", "cautious"),
        ShownSeat("Bo", None),
        ShownSeat("Zoë", None),
    ),
)


def device(first: int = 0x11) -> Device:
    """Return a device whose numbers are 32 bytes 11, then random ones."""
    numbers = iter([bytes([first]) * 32])
    rng = Random(1)
    return Device(Notes(TABLE), lambda length: next(numbers, None) or rng.randbytes(length))


def text_for(
    seal: str | None, *, match: int = 1, table: str = TABLE, rules: SixNimmt = RULES, seat: int = 0
) -> str:
    seats = [DrawnSeat(shown.name, shown.bot, None) for shown in SHOWN.seats]
    seats[seat] = replace(seats[seat], seal=seal)
    return write_draw(table, match, 1, rules, tuple(seats), "ab" * 32)


def answer(own: Device, text: str, seat: int | None = 0, shown: Shown = SHOWN) -> Answer | None:
    times = iter((1000, 1080))
    return own.answer(text, (1, 1), seat, shown, lambda: next(times))


def test_the_known_answer() -> None:
    ana, bo = device(0x11), device(0x22)
    drawn = [
        DrawnSeat("Ana", None, ana.seal),
        DrawnSeat("cautious", "cautious", None),
        DrawnSeat("Bo", None, bo.seal),
        DrawnSeat("Zoë", None, None),
    ]
    secret = secret_seal(bytes.fromhex(TABLE), b"\x33" * 32)
    text = write_draw(TABLE, 1, 1, RULES, tuple(drawn), secret)
    assert len(text) == 570
    given = answer(ana, text)
    assert given is not None
    assert given.number == "11" * 32
    told = ana.told(text, ["11" * 32, None, "22" * 32, None])
    assert told is not None
    assert told.hash == "5ba2ecda8822b014612ad7571f8b2e987387296d862e21c323f82874dbe0ab47"
    assert told.all_numbers == "f2348420a929c11b19df81e27a86942030dba0e3504e75caf5722238272d9a0e"
    assert told.counted is True
    seed = seed_of(bytes.fromhex(told.all_numbers), b"\x33" * 32)
    assert seed.hex() == "86f2f96c352768319c8829667bc33d888b33582f9c3c370b4f42661977661946"


def test_a_number_is_given_noted_and_followed_by_another_seal() -> None:
    own = device()
    before = own.seal
    given = answer(own, text_for(before))
    assert given == Answer(1, 1, "11" * 32, own.seal)
    assert own.seal != before
    note = own.notes.draws[0]
    assert (note.number, note.refused, note.answered, note.time) == ("11" * 32, None, 80, 1000)
    assert own.notes.matches[0].shown == SHOWN


def test_the_same_draw_gets_the_same_number_again_and_is_noted_once() -> None:
    own = device()
    text = text_for(own.seal)
    first = answer(own, text)
    assert answer(own, text) == first
    again = Device(own.notes, Random(9).randbytes)  # the program was started anew
    resent = answer(again, text)
    assert resent is not None
    assert first is not None
    assert resent.number == first.number
    assert len(again.notes.draws) == 1


def test_no_second_draw_gets_a_number_for_the_same_match() -> None:
    own = device()
    answer(own, text_for(own.seal))
    for match in (1, 1):
        text = text_for(own.seal, match=match, rules=SixNimmt(seats=4, limit=67))
        assert answer(own, text) is None
    assert own.notes.draws[-1].refused == "not_above"
    assert answer(own, text_for(own.seal, match=2)) is not None


def test_a_seal_that_was_used_gets_nothing() -> None:
    own = device()
    used = own.seal
    answer(own, text_for(used))
    assert answer(own, text_for(used, match=2)) is None
    assert own.notes.draws[-1].refused == "used"


def refused(text: str, seat: int | None, shown: Shown) -> DrawNote:
    own = device()
    seal = own.seal
    assert answer(own, text, seat, shown) is None
    assert own.seal == seal  # the number is still unused
    return own.notes.draws[-1]


OWN = device().seal
OTHERS = replace(SHOWN, seats=(*SHOWN.seats[:2], ShownSeat("Bob", None), SHOWN.seats[3]))
OTHER_RULES = Shown(SixNimmt(seats=4, limit=67), SHOWN.seats)


@pytest.mark.parametrize(
    ("text", "shown", "seat", "why"),
    [
        (text_for(None), SHOWN, 0, "absent"),
        (text_for("cd" * 32), SHOWN, 0, "other_window"),
        (text_for(OWN), SHOWN, 2, "absent"),
        (text_for(OWN), SHOWN, 1, "other_seats"),
        (text_for(OWN), SHOWN, 7, "other_seats"),
        (text_for(OWN), SHOWN, None, "looking_on"),
        (text_for(OWN, table="00" * 16), SHOWN, 0, "other_table"),
        (text_for(OWN, match=65_536), SHOWN, 0, "not_canonical"),
        (text_for(OWN), OTHERS, 0, "other_seats"),
        (text_for(OWN), OTHER_RULES, 0, "other_rules"),
        (text_for(OWN).replace(",", ", ", 1), SHOWN, 0, "not_canonical"),
        (text_for(OWN).replace("\\u00eb", "ë"), SHOWN, 0, "not_canonical"),
        ("\ud800", SHOWN, 0, "not_canonical"),
        ("", SHOWN, 0, "not_canonical"),
    ],
)
def test_a_draw_that_is_not_as_shown_gets_nothing(
    text: str, shown: Shown, seat: int | None, why: str
) -> None:
    note = refused(text, seat, shown)
    assert (note.refused, note.number, note.answered) == (why, None, None)


def test_a_number_that_was_left_out_is_noticed_at_once() -> None:
    own = device()
    text = text_for(own.seal)
    answer(own, text)
    told = own.told(text, [None] * 4)
    assert told is not None
    assert told.counted is False
    assert own.told(text, ["11" * 32, None, None, None]) is None  # what was told first counts


def test_numbers_of_a_draw_that_was_not_seen_are_not_noted() -> None:
    own = device()
    assert own.told(text_for(own.seal), [None] * 4) is None
    answer(own, text_for(own.seal))
    assert own.told(text_for(own.seal), [None] * 4) is None
    assert own.notes.draws[0].all_numbers is None
