"""Codes that can be read out loud."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toril.server.live.hall import new_code
from toril.wire.codes import LENGTH, LETTERS, LOOK_ALIKES, meant_as_code, read_code


def test_codes_are_six_signs_that_nobody_confuses() -> None:
    codes = {new_code() for _ in range(300)}
    assert len(codes) == 300
    assert all(re.fullmatch(f"[{LETTERS}]{{6}}", code) for code in codes)
    assert not set("".join(codes)) & set("01OIL")


@pytest.mark.parametrize("typed", ["K7W2FP", "k7w2fp", "k7w-2fp", " K7W 2FP ", "K-7-W-2-F-P"])
def test_a_code_is_read_however_it_was_typed(typed: str) -> None:
    assert read_code(typed) == "K7W2FP"


@pytest.mark.parametrize(
    "typed",
    ["", "K7W2F", "K7W2FPP", "K7W2F0", "K7W2FO", "K7W2F1", "K7W2F\u00df1", "../../x", "%00"],
)
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_a_code_with_a_mistaken_sign_is_still_meant_as_one() -> None:
    for sign in LOOK_ALIKES:
        typed = f"k7w-2f{sign}"
        assert read_code(typed) is None
        assert meant_as_code(typed) == f"K7W2F{sign}"
    assert meant_as_code("K7W2F") is None
    assert meant_as_code("K7W2F\u00df1") is None


@given(st.text(max_size=12))
def test_any_text_is_a_code_or_none(text: str) -> None:
    code = read_code(text)
    assert code is None or re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", code)
