"""Codes that can be read out loud."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toril.server.live.hall import new_code
from toril.wire.table_codes import LENGTH, LETTERS, LOOK_ALIKES, meant_as_code, read_code


def test_codes_are_six_signs_that_nobody_confuses() -> None:
    codes = {new_code() for _ in range(300)}
    assert len(codes) == 300
    assert all(re.fullmatch(f"[{LETTERS}]{{6}}", code) for code in codes)
    assert not set("".join(codes)) & set("01OIL")


def test_a_new_code_has_no_vowel_and_one_with_vowels_is_still_read() -> None:
    assert not set("".join(new_code() for _ in range(300))) & set("AEIOUY")
    assert read_code("gay ctz") == "GAYCTZ"


VECTORS = Path(__file__).parents[2] / "web" / "tests" / "code-vectors.json"
"""What people type and what it means: the page's own tests read the same list."""


@pytest.mark.parametrize("vector", json.loads(VECTORS.read_text(encoding="utf-8")), ids=str)
def test_a_code_is_read_however_it_was_typed_or_not_at_all(vector: dict[str, str | None]) -> None:
    assert read_code(vector["typed"] or "") == vector["code"]


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
