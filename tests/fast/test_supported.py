"""Kernels say which rules they know, and play by no others."""

import subprocess
import sys
from typing import Any, ClassVar

import pytest

from tests.bots.decisions import TABLES
from tests.differential import ELEVEN, SIX
from tests.fast.dummies import ShortEleven, ShortSix
from toril import ElevenNimmt, Match, SixNimmt, TorilError
from toril.engine.games import GAMES
from toril.engine.value import value
from toril.fast import eleven, six
from toril.fast.supported import SUPPORTED, supports

KERNELS: list[tuple[Any, Any]] = [(six, ShortSix), (eleven, ShortEleven)]
NAMES = ["six", "eleven"]


@pytest.mark.parametrize("rules", [*TABLES, *SIX, *ELEVEN], ids=str)
def test_all_the_rules_that_the_kernels_are_held_against_are_supported(rules: Any) -> None:
    assert supports(rules)
    assert six.supports(rules) == isinstance(rules, SixNimmt)
    assert eleven.supports(rules) == isinstance(rules, ElevenNimmt)


def test_every_game_says_what_its_kernels_know() -> None:
    assert list(SUPPORTED) == list(GAMES)


@pytest.mark.parametrize(("kernels", "rules"), KERNELS, ids=NAMES)
def test_an_option_that_kernels_have_never_heard_of_must_be_as_before(
    kernels: Any, rules: Any
) -> None:
    assert kernels.supports(rules())
    assert supports(rules())
    assert not kernels.supports(rules(penalty=2))
    assert not supports(rules(penalty=2))


@pytest.mark.parametrize(("kernels", "rules"), KERNELS, ids=NAMES)
def test_nothing_is_searched_or_played_by_rules_that_kernels_do_not_know(
    kernels: Any, rules: Any
) -> None:
    kernels.pack(Match.start(rules(), "ol\u00e9").recall_view(0).round)
    kernels.play_rounds(rules(), range(1), 1)
    strange = rules(penalty=2)
    with pytest.raises(TorilError, match="penalty=2") as caught:
        kernels.pack(Match.start(strange, "ol\u00e9").recall_view(0).round)
    assert caught.value.code == "unsupported_rules"
    with pytest.raises(TorilError, match="do not know"):
        kernels.play_rounds(strange, range(1), 1)


def test_no_deal_is_played_by_rules_that_the_kernels_do_not_know() -> None:
    six.random_deals(ShortSix(), 2, 1)
    with pytest.raises(TorilError, match="do not know"):
        six.random_deals(ShortSix(penalty=2), 2, 1)


@value
class OtherSix:
    """Somebody else's idea of 6 nimmt!."""

    game: ClassVar[str] = "six_nimmt"
    seats: int = 4
    variant: str = "standard"
    hand_size: int = 10
    ends: str | None = None

    def __post_init__(self) -> None:
        """Resolve what was left open, as rules do."""
        if self.ends is None:
            object.__setattr__(self, "ends", "right")


@pytest.mark.parametrize(
    "given",
    [
        {"seats": 17},  # more than a card's number has room for
        {"variant": "professional"},
        {"hand_size": 1001},
        {"ends": "both"},
    ],
    ids=str,
)
def test_a_variant_or_a_number_that_kernels_cannot_hold_is_not_supported(
    given: dict[str, Any],
) -> None:
    rules: Any = OtherSix(**given)
    assert not supports(rules)


def test_a_reach_longer_than_a_word_is_not_supported() -> None:
    assert supports(ElevenNimmt(top_card=200, reach=64))
    assert not supports(ElevenNimmt(top_card=200, reach=65))


def test_an_option_that_follows_from_the_others_is_as_before_where_it_was_left_open() -> None:
    rules: Any = OtherSix()
    assert supports(rules)


def test_a_game_without_kernels_is_not_supported() -> None:
    class Seven:
        game = "seven_nimmt"

    rules: Any = Seven()
    assert not supports(rules)


def test_which_rules_are_supported_can_be_asked_without_loading_any_kernel() -> None:
    code = "import sys, toril, toril.fast.supported as s; assert s.supports(toril.SixNimmt())"
    shown = subprocess.run(
        [sys.executable, "-c", f"{code}; print(*sys.modules)"],
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split()
    assert not {"numpy", "numba"} & set(shown)
