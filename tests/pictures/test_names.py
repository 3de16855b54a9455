"""Names are shortened between signs, and stand where they should."""

import pytest

from tests.pictures.inert import elements
from toril.pictures.names import is_from_the_right, label, shortened


@pytest.mark.parametrize(
    ("sign", "count"),
    [("👩‍👩‍👧‍👦", 5), ("e\u0301", 20), ("🇪🇸", 20), ("👍🏽", 20), ("❤️", 20), ("कि", 16)],
)
def test_a_sign_of_several_parts_is_kept_or_left_out_whole(sign: str, count: int) -> None:
    for most in range(1, 12):
        kept = shortened(sign * count, most).removesuffix("…")
        assert kept == sign * (len(kept) // len(sign))


def test_a_short_name_stays_as_it_is() -> None:
    assert shortened("Ana", 4) == "Ana"
    assert shortened("Wilhelmina Featherstonehaugh", 6).endswith("…")


def test_a_name_is_made_smaller_before_it_is_shortened() -> None:
    *_, text = elements(label("Wilhelmina", 0, 0, 60, 20, "#000", least=8))
    assert float(text.attributes["font-size"]) < 20
    assert "".join(text.text) == "Wilhelmina"


def test_a_name_written_from_the_right_begins_at_the_right_of_its_own_place() -> None:
    *_, text = elements(label("שלום!", 0, 0, 60, 20, "#000"))
    assert (text.attributes["direction"], text.attributes["text-anchor"]) == ("rtl", "end")
    assert not is_from_the_right("123 Ana")
    assert is_from_the_right("123 مرحبا")
