"""How the bounds of an option go together."""

from typing import Any

import pytest

from toril.engine.options import Option, option, options_of
from toril.engine.value import value


def test_the_least_of_all_bounds_of_a_number_holds() -> None:
    class Beside:
        seats, variant, hand_size = 3, "draft", 2

    def bounded(**more: Any) -> Option:
        return Option("a test", 1, 10, by=("variant", {"draft": 6}), **more)

    assert bounded().most(Beside) == bounded().most_in_house(Beside) == 6
    assert bounded(below="seats").most(Beside) == 2
    assert bounded(house=9).most_in_house(Beside) == 6
    assert bounded(house=4).most_in_house(Beside) == 4
    assert bounded(house=5, house_per=("hand_size", 2, 3)).most_in_house(Beside) == 4
    assert bounded(house=5, house_per=("hand_size", 1, 3)).most_in_house(Beside) == 3


def test_a_number_cannot_be_below_an_option_that_is_left_open_or_comes_later() -> None:
    @value
    class Open:
        rounds: int | None = option("a test", 1, 9, default=None)
        start: int = option("a test", 0, 9, below="rounds", default=0)

    with pytest.raises(ValueError, match="rounds"):
        options_of(Open)

    @value
    class Later:
        start: int = option("a test", 0, 9, below="rounds", default=0)
        rounds: int = option("a test", 1, 9, default=3)

    with pytest.raises(KeyError):
        options_of(Later)
