"""House limits: every option is offered, up to what ends in an evening."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toril import ElevenNimmt, SixNimmt
from toril.engine.errors import TorilError
from toril.engine.games import GAMES
from toril.server.tables.house_limits import rules_within_limits

CAPS = [
    (name, option, each.house)
    for name, game in GAMES.items()
    for option, each in game.options.items()
    if each.house is not None
]

OTHERWISE_BOUND = {"variant", "bullheads", "steal", "rob", "starter", "first_starter"}
"""Options with a few values only, and those that the seats bound."""

OFFERED: list[tuple[str, str, Any]] = [
    ("six_nimmt", "variant", "tactics"),
    ("six_nimmt", "variant", "draft"),
    ("six_nimmt", "limit", 40),
    ("six_nimmt", "rounds", 3),
    ("six_nimmt", "hand_size", 5),
    ("six_nimmt", "rows", 3),
    ("six_nimmt", "row_length", 4),
    ("six_nimmt", "top_card", 90),
    ("eleven_nimmt", "bullheads", "reported"),
    ("eleven_nimmt", "steal", "leader"),
    ("eleven_nimmt", "rob", "may"),
    ("eleven_nimmt", "starter", "total"),
    ("eleven_nimmt", "rounds", 2),
    ("eleven_nimmt", "first_starter", 2),
    ("eleven_nimmt", "hand_size", 8),
    ("eleven_nimmt", "top_card", 80),
    ("eleven_nimmt", "reach", 9),
    ("eleven_nimmt", "supply", 6),
    ("eleven_nimmt", "bull_card_from", 4),
    ("eleven_nimmt", "new_piles", 3),
]


def code_of(game: str, seats: int, options: dict[str, Any]) -> str:
    with pytest.raises(TorilError) as caught:
        rules_within_limits(game, seats, options)
    return caught.value.code


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_without_a_cap_and_no_option_without_an_offer(game: str) -> None:
    options = set(GAMES[game].options)
    assert options == {option for name, option, _ in CAPS if name == game} | (
        OTHERWISE_BOUND & options
    )
    assert {option for name, option, _ in OFFERED if name == game} == options


@pytest.mark.parametrize(("game", "option", "value"), OFFERED)
def test_every_option_is_offered(game: str, option: str, value: Any) -> None:
    rules = rules_within_limits(game, 4, {option: value})
    assert rules == GAMES[game].rules(seats=4, **{option: value})
    assert rules != rules_within_limits(game, 4, {})


def test_nothing_chosen_is_the_rulebook() -> None:
    assert rules_within_limits("six_nimmt", 5, {}) == SixNimmt(seats=5)
    assert rules_within_limits("eleven_nimmt", 5, {}) == ElevenNimmt(seats=5)


@pytest.mark.parametrize(("game", "option", "most"), CAPS)
def test_beyond_the_cap_the_refusal_says_what_is_offered(game: str, option: str, most: int) -> None:
    room = {"top_card": 200} if option == "hand_size" else {}
    assert getattr(rules_within_limits(game, 2, {option: most} | room), option) == most
    with pytest.raises(TorilError) as caught:
        rules_within_limits(game, 2, {option: most + 1} | room)
    error = caught.value
    assert (error.code, error.facts["option"], error.facts["high"]) == ("bad_number", option, most)
    assert str(most) in error.sentence


def test_the_editions_limits_have_names() -> None:
    assert rules_within_limits("six_nimmt", 4, {"limit": "more-than-66"}) == SixNimmt(
        seats=4, limit=67
    )
    assert rules_within_limits("six_nimmt", 4, {"limit": "at-least-66"}) == SixNimmt(
        seats=4, limit=66
    )
    assert code_of("six_nimmt", 4, {"limit": "endless"}) == "bad_choice"


def test_ones_own_deck_is_welcome() -> None:
    deck = list(range(1, 101))
    rules = rules_within_limits("eleven_nimmt", 3, {"bullheads": deck})
    assert isinstance(rules, ElevenNimmt)
    assert rules.bullhead_table == tuple(deck)
    assert code_of("eleven_nimmt", 3, {"bullheads": deck[1:]}) == "bad_table"


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("chess", 2, {}, "bad_choice"),
        ("six_nimmt", 2, {"seats": 3}, "bad_choice"),
        ("six_nimmt", 2, {"steal": "leader"}, "bad_choice"),
        ("six_nimmt", 2, {"__class__": 1}, "bad_choice"),
        ("six_nimmt", 7, {"variant": "tactics"}, "bad_number"),
        ("six_nimmt", 11, {}, "bad_number"),
        ("six_nimmt", 2, {"rounds": True}, "bad_number"),
        ("six_nimmt", 2, {"rounds": 2.0}, "bad_number"),
        ("six_nimmt", 2, {"rounds": 0}, "bad_number"),
        ("eleven_nimmt", 8, {}, "bad_number"),
        ("eleven_nimmt", 2, {"first_starter": 2}, "bad_number"),
        ("eleven_nimmt", 2, {"rounds": 10**40}, "bad_number"),
    ],
)
def test_what_is_not_a_game_is_refused(
    game: str, seats: int, options: dict[str, Any], code: str
) -> None:
    assert code_of(game, seats, options) == code


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@given(
    game=st.sampled_from([*GAMES, "", "whist"]),
    seats=st.integers(-1, 12),
    options=st.dictionaries(
        st.sampled_from(sorted({option for _, option, _ in OFFERED})) | st.text(max_size=5),
        ANYTHING | st.integers(1, 30) | st.sampled_from([value for _, _, value in OFFERED]),
        max_size=4,
    ),
)
def test_whatever_is_asked_for_is_a_game_or_a_clear_refusal(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    try:
        seated = rules_within_limits(game, seats, options).seats
    except TorilError as error:
        seated, sentence = seats, error.sentence
    else:
        sentence = ""
    assert seated == seats
    assert len(sentence) < 300
