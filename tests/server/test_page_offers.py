"""The page offers what `web/src/wire/games.json` says: the server accepts that, and no more."""

import json
from pathlib import Path
from typing import Any

import pytest

from toril.engine.errors import BadRules
from toril.engine.games import GAMES
from toril.server.tables.house import house_rules

DESCRIBED: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "wire" / "games.json").read_text()
)

OPTIONS = [
    (game, name, option)
    for game, described in DESCRIBED.items()
    for name, option in described["options"].items()
]
CHOICES = [
    (game, name, choice) for game, name, option in OPTIONS for choice in option.get("choices", ())
]
NUMBERS = [(game, name, option) for game, name, option in OPTIONS if "low" in option]

BY_SEATS = {"first_starter"}
"""Options whose highest value needs every seat."""

BY_DEAL = {"top_card"}
"""Options whose lowest value is what the deal needs; the page has no control for them."""


def seats_for(game: str, name: str) -> int:
    """Return a number of seats at which the whole range of an option is offered."""
    seats = DESCRIBED[game]["seats"]
    return int(seats["high"] if name in BY_SEATS else seats["low"])


def test_every_game_and_option_is_described() -> None:
    assert list(DESCRIBED) == list(GAMES)
    for name, game in GAMES.items():
        assert list(DESCRIBED[name]["options"]) == list(game.options)


@pytest.mark.parametrize(("game", "name", "choice"), CHOICES)
def test_every_choice_is_accepted_with_the_fewest_and_with_the_most_seats(
    game: str, name: str, choice: str
) -> None:
    seats = DESCRIBED[game]["seats"]
    most = min(seats["high"], seats["by"].get(name, {}).get(choice, seats["high"]))
    for number in (seats["low"], most):
        assert house_rules(game, number, {name: choice}).seats == number
    for number in (seats["low"] - 1, most + 1):
        with pytest.raises(BadRules):
            house_rules(game, number, {name: choice})


@pytest.mark.parametrize(("game", "name", "option"), NUMBERS)
def test_both_ends_of_every_range_are_accepted_and_nothing_beyond(
    game: str, name: str, option: dict[str, Any]
) -> None:
    seats = seats_for(game, name)
    for end in (option["low"], option["high"])[name in BY_DEAL :]:
        assert getattr(house_rules(game, seats, {name: end}), name) == end
    for beyond in (option["low"] - 1, option["high"] + 1):
        with pytest.raises(BadRules):
            house_rules(game, seats, {name: beyond})


@pytest.mark.parametrize(("game", "name", "option"), OPTIONS)
def test_what_is_left_out_is_as_described(game: str, name: str, option: dict[str, Any]) -> None:
    seats = DESCRIBED[game]["seats"]["low"]
    left_out = house_rules(game, seats, {})
    if option["default"] is not None:
        assert house_rules(game, seats, {name: option["default"]}) == left_out


@pytest.mark.parametrize(("hand_size", "most"), [(1, 100), (2, 100), (3, 150), (10, 500)])
def test_small_hands_have_the_limit_that_the_page_offers_with_them(
    hand_size: int, most: int
) -> None:
    assert house_rules("six_nimmt", 4, {"hand_size": hand_size, "limit": most})
    with pytest.raises(BadRules):
        house_rules("six_nimmt", 4, {"hand_size": hand_size, "limit": most + 1})
