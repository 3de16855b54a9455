"""Codes that can be read out loud."""

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toril.engine.errors import TorilError
from toril.server.live.hall import new_code
from toril.server.tables.codes import LETTERS, read_code
from toril.server.tables.refused import Refused


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
def test_what_cannot_be_a_code_is_no_table(typed: str) -> None:
    with pytest.raises(TorilError) as caught:
        read_code(typed)
    assert caught.value.code == "no_such_table"


@given(st.text(max_size=12))
def test_any_text_is_a_code_or_no_table(text: str) -> None:
    with suppress(Refused):
        assert re.fullmatch(f"[{LETTERS}]{{6}}", read_code(text))
