"""The games as forms need them: seats, options, and how far a table of strangers may go."""

from typing import Any

from toril.engine.games import GAMES, Game
from toril.engine.options import Option


def described() -> dict[str, Any]:
    """Return every game by name, JSON-ready: the page makes its forms from this."""
    return {name: _game(game) for name, game in GAMES.items()}


def _game(game: Game) -> dict[str, Any]:
    usual = game.rules()
    return {
        "short": game.short,
        "title": game.title,
        "version": game.rules.version,
        "counter": game.allows_counter,
        "seats": _option(game.seats, usual.seats),
        "options": {
            name: _option(each, getattr(usual, name)) for name, each in game.options.items()
        },
    }


def _option(option: Option, usual: Any) -> dict[str, Any]:
    """Return what an option may be; a `default` of null follows from the other options.

    `usual` is then what it comes to where nothing else is said.
    """
    if option.choices:
        return {"choices": list(option.choices), "default": option.default}
    bounds: dict[str, Any] = {
        "low": option.low,
        "high": option.high if option.house is None else option.house,
        "default": option.default,
        "usual": usual,
    }
    if option.words:
        bounds["words"] = dict(option.words)
    if option.by:
        bounds["by"] = {option.by[0]: dict(option.by[1])}
    if option.below:
        bounds["below"] = option.below
    if option.house_per:
        name, times, least = option.house_per
        bounds["per"] = {"option": name, "times": times, "least": least}
    return bounds
