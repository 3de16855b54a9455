"""What a link takes along to another device: the draws, and nothing that is malformed."""

import base64
from dataclasses import replace

import pytest

from tests.fairness.honest import HonestTable, some_notes
from toril import SixNimmt
from toril.cli.talk.fairness_words import points_in_words, verdict_in_words
from toril.fairness.check import check
from toril.fairness.hand_over import packed, unpacked
from toril.fairness.notes import DrawNote, Notes
from toril.fairness.verdict import verdict
from toril.text import catalogue

KNOWN = DrawNote(
    258, 1, "11" * 32, 5, 3, number="22" * 32, all_numbers="33" * 32, counted=True, answered=80
)


def test_the_known_answer_byte_for_byte() -> None:
    text = packed(Notes("ab" * 16, (KNOWN,)), 258)
    assert text is not None
    head = bytes([1]) + bytes([1, 2, 3, 1 + 2 + 4, 0, 0, 80])
    data = head + b"\x11" * 32 + b"\x22" * 32 + b"\x33" * 32
    assert text == base64.urlsafe_b64encode(data).decode().rstrip("=")
    assert unpacked(text, 5) == (replace(KNOWN, carried=True),)


def test_draws_for_later_rounds_have_a_format_of_their_own_byte_for_byte() -> None:
    later = replace(KNOWN, round=66_051, hash="44" * 32, number=None, refused="not_due")
    later = replace(later, all_numbers=None, counted=None, answered=None)
    text = packed(Notes("ab" * 16, (KNOWN, later)), 258)
    first = bytes([1, 2, 0, 0, 1, 3, 1 + 2 + 4, 0, 0, 80]) + b"\x11" * 32 + b"\x22" * 32
    second = bytes([1, 2, 1, 2, 3, 3, 0, 10, 255, 255]) + b"\x44" * 32
    data = bytes([2]) + first + b"\x33" * 32 + second
    assert text == base64.urlsafe_b64encode(data).decode().rstrip("=")
    assert unpacked(text, 5) == tuple(replace(each, carried=True) for each in (KNOWN, later))


def test_of_many_draws_of_a_match_the_last_ones_go_along() -> None:
    draws = [replace(KNOWN, round=number, hash=f"{number:064x}") for number in range(1, 8)]
    carried = unpacked(packed(Notes("ab" * 16, tuple(draws)), 258) or "", 5)
    assert [draw.round for draw in carried] == [4, 5, 6, 7]


def test_every_draw_survives_the_link() -> None:
    for kinds in (("answers", "absent"), ("late", "answers"), ("other_window", "answers")):
        table = HonestTable(SixNimmt(seats=2, rounds=1), kinds, 1)
        table.play()
        table.play()
        for viewer in table.viewers:
            text = packed(viewer.notes, 2) or ""
            noted = replace(viewer.notes.draws[1], carried=True)
            assert unpacked(text, noted.time) == (noted,)


def test_earlier_draws_come_along_while_their_matches_are_open() -> None:
    earlier = replace(KNOWN, match=1, hash="44" * 32)
    ended = replace(KNOWN, match=2, hash="55" * 32, ended=True)
    notes = Notes("ab" * 16, (earlier, ended, KNOWN))
    carried = tuple(replace(draw, carried=True) for draw in (earlier, KNOWN))
    assert unpacked(packed(notes, 258) or "", 5) == carried
    assert packed(notes, 3) is None


def test_who_went_on_from_another_device_can_prove_it_there() -> None:
    table = HonestTable(SixNimmt(seats=2, rounds=1), ("answers", "answers"), 1)
    record, _ = table.play()
    notes = table.viewers[0].notes
    elsewhere = replace(notes, draws=unpacked(packed(notes, 1) or "", 0))
    found = verdict(record, check(record, elsewhere))
    assert (found.name, found.carried) == ("proven", True)
    assert not verdict(record, check(record, notes)).carried
    for language, told in (("en", "gave the link"), ("es", "dio el enlace")):
        words = catalogue(language)
        assert told in verdict_in_words(found, words)
        points = [*points_in_words(check(record, elsewhere), words)]
        assert [told in point for point in points] == [number == 2 for number in range(1, 14)]


def test_no_link_takes_a_match_along_that_cannot_be() -> None:
    assert packed(Notes("ab" * 16, (replace(KNOWN, match=65_536),)), 65_536) is None
    last = packed(Notes("ab" * 16, (replace(KNOWN, match=1000),)), 1000) or ""
    assert [draw.match for draw in unpacked(last, 5)] == [1000]
    data = bytearray(base64.urlsafe_b64decode(last + "=="))  # 1000 is 3 and 232
    data[2] += 1
    assert unpacked(base64.urlsafe_b64encode(data).decode(), 5) == ()


@pytest.mark.parametrize(
    "text",
    ["", "A", "AQ", "AgAB", "!", "é", "AQ" + "A" * 60, (packed(some_notes(), 1) or "")[:-2]],
)
def test_what_is_malformed_is_ignored(text: str) -> None:
    assert unpacked(text, 0) == ()
