"""The levels: one file defines them, and what it says holds."""

import random
from typing import Any

import pytest

from tests.bots.decisions import decisions, view_of
from toril import ElevenNimmt, SixNimmt
from toril.bots import DEFAULT_BOTS, LEVELS, TABLE_BOTS, make_bot, parse_bot
from toril.bots.levels import DATA, LEVEL_SPECS
from toril.engine.six_nimmt import Commit


def test_the_levels_are_offered_first_and_the_easiest_first() -> None:
    assert [*TABLE_BOTS][: len(LEVELS)] == [*LEVELS] == ["calf", "heifer", "ox", "bull"]
    assert len(DEFAULT_BOTS) > 1
    assert {*DEFAULT_BOTS} <= {*LEVELS}


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_a_level_is_a_number_of_samples_and_a_memory_and_never_a_time(game: str) -> None:
    samples: list[Any] = []
    for level in LEVELS.values():
        assert str(level.plays[game]) == str(parse_bot(LEVEL_SPECS[level.name][game]))
        options = dict(level.plays[game].options)
        assert "ms" not in options
        samples.append(options.get("samples", 0))
    assert samples == sorted(samples)


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_a_stronger_level_has_been_measured_to_lose_less(game: str) -> None:
    measured = [by_game[game]["strength"] for by_game in DATA["levels"].values()]
    own = [strength["own"] for strength in measured if strength]
    assert own == sorted(own, reverse=True)


@pytest.mark.parametrize("rules", [SixNimmt(), ElevenNimmt()], ids=lambda rules: rules.game)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_as_the_bot_it_names_for_the_game(rules: Any, name: str) -> None:
    spec = LEVEL_SPECS[name][rules.game]
    for view in decisions(rules, "buey", 5):
        both = [make_bot(each, random.Random(1), 0.1).choose(view) for each in (name, spec)]
        assert both[0] == both[1]


def test_who_needs_kernels_can_be_asked_before_any_are_there() -> None:
    assert parse_bot("cautious").needs("six_nimmt") == "nothing"
    assert parse_bot("calf").needs("eleven_nimmt") == "nothing"
    assert parse_bot("bull").needs("six_nimmt") == "kernels"
    assert parse_bot("montecarlo:ms=5").needs("eleven_nimmt") == "kernels"


def test_a_novice_errs_mostly_between_like_cards_and_sometimes_without_a_thought() -> None:
    """The 33 would be the sixth card for certain; the 41 and the 82 cost nothing, near enough."""
    view = view_of("six_nimmt seats=2; rows 10 20 30 31 32/40/80/81; hands 33 41 82/1 2 3", 0)
    rng = random.Random(1)

    def shares(spec: str) -> dict[int, float]:
        chosen = [make_bot(spec, rng).choose(view) for _ in range(2000)]
        return {card: chosen.count(Commit(card)) / len(chosen) for card in (33, 41, 82)}

    calm, careless = shares("novice:slip=0,noise=1"), shares("novice:slip=0.3,noise=1")
    assert calm[33] < 0.01
    assert min(calm[41], calm[82]) > 0.3
    assert 0.07 < careless[33] < 0.13
