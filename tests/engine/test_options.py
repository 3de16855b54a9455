"""How the bounds of an option go together, and that every option is put to the test."""

from random import Random
from typing import Any

import pytest

from tests import golden, strategies
from toril import Record
from toril.engine.games import GAMES, Game
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


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)


@every_game
def test_the_random_matches_are_played_by_other_values_of_every_option(game: Game) -> None:
    makers = [getattr(strategies, f"{size}_{game.short}") for size in ("ordinary", "small")]
    drawn = [make(Random(number)) for make in makers for number in range(200)]
    for name, each in game.options.items():
        met = {getattr(rules, name) for rules in drawn}
        assert len(met) > 1, f"tests/strategies.py knows nothing of {name}"
        assert {_resolved(game, name, choice) for choice in each.choices if not each.lists} <= met


@every_game
def test_every_choice_of_an_option_was_played_in_a_golden_record(game: Game) -> None:
    records = [Record.loads(path.read_bytes()) for path in golden.files()]
    played = [record.rules for record in records if record.rules.game == game.name]
    for name, each in game.options.items():
        met = {getattr(rules, name) for rules in played}
        for choice in each.choices:
            assert _resolved(game, name, choice) in met, f"tests/golden: no match with {choice}"


def _resolved(game: Game, name: str, choice: str) -> Any:
    """Return what the rules make of a choice: of a name for bullheads, the numbers."""
    return getattr(game.rules(**{name: choice}), name)
