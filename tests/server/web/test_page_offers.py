"""The page's forms offer what the schema says of each game: the server accepts all that."""

from typing import Any

import pytest

from toril.engine.errors import BadRules
from toril.engine.games import GAMES
from toril.server.tables.house_limits import rules_within_limits
from toril.wire.games import described

DESCRIBED = described()

OPTIONS = [
    (game, name, option)
    for game, each in DESCRIBED.items()
    for name, option in each["options"].items()
]
CHOICES = [
    (game, name, choice) for game, name, option in OPTIONS for choice in option.get("choices", ())
]
NUMBERS = [(game, name, option) for game, name, option in OPTIONS if "low" in option]

BY_DEAL = {"top_card"}
"""Options whose lowest value is what the deal needs; the page has no control for them."""


def test_every_game_and_option_is_described() -> None:
    assert list(DESCRIBED) == list(GAMES)
    for name, game in GAMES.items():
        assert list(DESCRIBED[name]["options"]) == list(game.options)


@pytest.mark.parametrize(("game", "name", "choice"), CHOICES)
def test_every_choice_is_accepted_with_the_fewest_and_with_the_most_seats(
    game: str, name: str, choice: str
) -> None:
    seats = DESCRIBED[game]["seats"]
    most = seats.get("by", {}).get(name, {}).get(choice, seats["high"])
    for number in (seats["low"], most):
        assert rules_within_limits(game, number, {name: choice}).seats == number
    for number in (seats["low"] - 1, most + 1):
        with pytest.raises(BadRules):
            rules_within_limits(game, number, {name: choice})


@pytest.mark.parametrize(("game", "name", "option"), NUMBERS)
def test_both_ends_of_every_range_are_accepted_and_nothing_beyond(
    game: str, name: str, option: dict[str, Any]
) -> None:
    seats = DESCRIBED[game]["seats"]["high" if option.get("below") == "seats" else "low"]
    for end in (option["low"], option["high"])[name in BY_DEAL :]:
        assert getattr(rules_within_limits(game, seats, {name: end}), name) == end
    for beyond in (option["low"] - 1, option["high"] + 1):
        with pytest.raises(BadRules):
            rules_within_limits(game, seats, {name: beyond})


@pytest.mark.parametrize(("game", "name", "option"), OPTIONS)
def test_what_is_left_out_is_as_described(game: str, name: str, option: dict[str, Any]) -> None:
    seats = DESCRIBED[game]["seats"]["low"]
    left_out = rules_within_limits(game, seats, {})
    if option["default"] is not None:
        assert rules_within_limits(game, seats, {name: option["default"]}) == left_out


PER = [
    (game, name, option["per"], number)
    for game, name, option in NUMBERS
    if "per" in option
    for number in (1, 2, 3, 20)
]


@pytest.mark.parametrize(("game", "name", "per", "number"), PER)
def test_what_another_option_lowers_is_lowered_as_described(
    game: str, name: str, per: dict[str, Any], number: int
) -> None:
    high = DESCRIBED[game]["options"][name]["high"]
    most = min(high, max(per["least"], per["times"] * number))
    other = {per["option"]: number}
    assert getattr(rules_within_limits(game, 2, other | {name: most}), name) == most
    with pytest.raises(BadRules):
        rules_within_limits(game, 2, other | {name: most + 1})
