"""Rules values: what is refused and with which sentence, what is resolved, what `repr` shows."""

from typing import Any

import pytest

from toril import BadRules, ElevenNimmt, SixNimmt

# `repr` of any rules value evaluates back with these names.
NAMES = {"SixNimmt": SixNimmt, "ElevenNimmt": ElevenNimmt}


def refusal(make: Any, options: dict[str, Any]) -> BadRules:
    """Return the refusal of these options."""
    with pytest.raises(BadRules) as caught:
        make(**options)
    return caught.value


WHOLE_NUMBERS = [
    (SixNimmt, {}, "seats", "2 to 10", [1, 11, 0, -2]),
    (SixNimmt, {"variant": "tactics"}, "seats", "2 to 6", [1, 7]),
    (SixNimmt, {"variant": "draft"}, "seats", "2 to 6", [1, 7]),
    (SixNimmt, {}, "limit", "1 to 1000000", [0, -66]),
    (SixNimmt, {}, "rounds", "1 to 1000", [0, -1, 1001]),
    (SixNimmt, {"rounds": 3}, "limit", "1 to 1000000", [0]),
    (SixNimmt, {}, "hand_size", "1 to 1000", [0, 1001, None]),
    (SixNimmt, {}, "rows", "1 to 1000", [0, 1001, None]),
    (SixNimmt, {}, "row_length", "1 to 1000", [0, 1001, None]),
    (SixNimmt, {}, "top_card", "1 to 1000", [0, 1001]),
    (ElevenNimmt, {}, "seats", "2 to 7", [1, 8, 0, -2]),
    (ElevenNimmt, {}, "rounds", "1 to 1000", [0, -1, 1001]),
    (ElevenNimmt, {"seats": 3}, "first_starter", "0 to 2", [-1, 3, None]),
    (ElevenNimmt, {}, "hand_size", "1 to 1000", [0, 1001, None]),
    (ElevenNimmt, {}, "top_card", "1 to 1000", [0, 1001, None]),
    (ElevenNimmt, {}, "reach", "1 to 99", [0, 100, None]),
    (ElevenNimmt, {}, "supply", "0 to 1000", [-1, 1001, None]),
    (ElevenNimmt, {}, "bull_card_from", "1 to 1000", [0, 1001, None]),
    (ElevenNimmt, {}, "new_piles", "1 to 1000", [0, 1001, None]),
]


@pytest.mark.parametrize(("make", "given", "option", "allowed", "values"), WHOLE_NUMBERS)
def test_a_number_outside_its_range_is_refused_with_the_range(
    make: Any, given: dict[str, Any], option: str, allowed: str, values: list[Any]
) -> None:
    for value in (*values, True, 2.0, "2"):
        error = refusal(make, {**given, option: value})
        low, _, high = allowed.partition(" to ")
        assert error.code == "bad_number"
        assert f"{option} must be a whole number, {allowed}, not {value!r}" in error.sentence
        bounds = {"low": int(low), "high": int(high)}
        assert error.facts == {"option": option, "given": repr(value), **bounds}


@pytest.mark.parametrize(
    ("make", "option", "low", "high"),
    [
        (SixNimmt, "seats", 2, 10),
        (SixNimmt, "limit", 1, 10**6),
        (SixNimmt, "rounds", 1, 1000),
        (SixNimmt, "hand_size", 1, 25),
        (SixNimmt, "rows", 1, 64),
        (SixNimmt, "row_length", 1, 1000),
        (SixNimmt, "top_card", 44, 1000),
        (ElevenNimmt, "seats", 2, 7),
        (ElevenNimmt, "rounds", 1, 1000),
        (ElevenNimmt, "first_starter", 0, 3),
        (ElevenNimmt, "hand_size", 1, 24),
        (ElevenNimmt, "top_card", 42, 1000),
        (ElevenNimmt, "reach", 1, 99),
        (ElevenNimmt, "supply", 0, 1000),
        (ElevenNimmt, "bull_card_from", 1, 1000),
        (ElevenNimmt, "new_piles", 1, 1000),
    ],
)
def test_the_ends_of_a_range_are_allowed(make: Any, option: str, low: int, high: int) -> None:
    for value in (low, high):
        assert getattr(make(**{option: value}), option) == value


@pytest.mark.parametrize(
    ("make", "option", "allowed"),
    [
        (SixNimmt, "variant", "standard, tactics, draft"),
        (ElevenNimmt, "steal", "others, leader"),
        (ElevenNimmt, "rob", "must, may"),
        (ElevenNimmt, "starter", "round, total"),
    ],
)
@pytest.mark.parametrize("value", ["", "Standard", "best", None, 1, ("standard",)])
def test_an_unknown_name_is_refused_with_the_names_there_are(
    make: Any, option: str, allowed: str, value: object
) -> None:
    error = refusal(make, {option: value})
    assert error.code == "bad_choice"
    assert f"{option} must be one of {allowed}" in error.sentence


@pytest.mark.parametrize(
    "value",
    [
        "seven",
        None,
        7,
        (),
        [1] * 99,
        [1] * 101,
        [1] * 99 + [0],
        [1] * 99 + [-1],
        [1] * 99 + [True],
        [1] * 99 + [1.0],
        ["1"] * 100,
        dict.fromkeys(range(100), 1),
    ],
)
def test_e1_bullheads_that_are_no_table_are_refused_with_what_is_allowed(value: object) -> None:
    error = refusal(ElevenNimmt, {"bullheads": value})
    assert error.code == "bad_table"
    assert "six, reported or a list of 100 whole numbers, each 1 to 1000" in error.sentence


@pytest.mark.parametrize(
    ("make", "options", "needed"),
    [
        (SixNimmt, {"seats": 10, "top_card": 103}, 104),
        (SixNimmt, {"seats": 10, "hand_size": 11}, 114),
        (SixNimmt, {"seats": 2, "rows": 85}, 105),
        (ElevenNimmt, {"seats": 7, "top_card": 71}, 72),
        (ElevenNimmt, {"seats": 7, "hand_size": 15}, 107),
    ],
)
def test_a_deck_too_small_to_deal_is_refused_with_the_size_that_is_needed(
    make: Any, options: dict[str, Any], needed: int
) -> None:
    error = refusal(make, options)
    assert error.code == "too_few_cards"
    assert f"top_card must be {needed} or more" in error.sentence


@pytest.mark.parametrize("variant", ["tactics", "draft"])
def test_s11_the_variants_are_played_with_all_their_cards(variant: str) -> None:
    error = refusal(SixNimmt, {"seats": 3, "variant": variant, "top_card": 104})
    assert error.code == "whole_deck"
    assert "top_card must be 34, not 104" in error.sentence


def test_both_a_fresh_rules_value_has_everything_resolved() -> None:
    assert SixNimmt() == SixNimmt(
        seats=4,
        variant="standard",
        limit=66,
        rounds=None,
        hand_size=10,
        rows=4,
        row_length=5,
        top_card=104,
    )
    assert ElevenNimmt() == ElevenNimmt(
        seats=4,
        bullheads="six",
        steal="others",
        rob="must",
        starter="round",
        rounds=4,
        first_starter=0,
        hand_size=10,
        top_card=100,
        reach=10,
        supply=10,
        bull_card_from=3,
        new_piles=2,
    )


def test_s9_a_limit_that_was_left_open_is_resolved() -> None:
    assert SixNimmt(limit=None, rounds=None).limit == 66
    assert SixNimmt(limit=None, rounds=2).limit is None


def test_s11_a_top_card_that_was_left_open_is_resolved() -> None:
    assert SixNimmt(seats=10, top_card=None).top_card == 104
    assert SixNimmt(seats=2, variant="tactics").top_card == 24
    assert SixNimmt(seats=6, variant="draft").top_card == 64


def test_e12_rounds_that_were_left_open_are_resolved() -> None:
    assert ElevenNimmt(seats=7, rounds=None).rounds == 7
    assert ElevenNimmt(seats=7, rounds=1).rounds == 1


def test_e1_a_named_table_is_the_same_value_as_its_numbers() -> None:
    named = ElevenNimmt(bullheads="reported")
    assert ElevenNimmt(bullheads=named.bullhead_table) == named
    as_list: Any = list(named.bullhead_table)
    assert ElevenNimmt(bullheads=as_list) == named
    assert named != ElevenNimmt(bullheads="six")
    assert hash(ElevenNimmt(bullheads=as_list)) == hash(named)


@pytest.mark.parametrize(
    "rules",
    [
        SixNimmt(),
        SixNimmt(seats=3, variant="draft", rounds=2),
        SixNimmt(seats=6, variant="tactics", limit=67, rounds=9),
        SixNimmt(seats=2, limit=1, hand_size=3, rows=2, row_length=3, top_card=20),
        ElevenNimmt(),
        ElevenNimmt(seats=7, bullheads="reported", steal="leader", starter="total"),
        ElevenNimmt(bullheads=tuple(range(1, 101)), rounds=9, first_starter=3),
        ElevenNimmt(seats=2, hand_size=3, top_card=20, reach=4, supply=0, new_piles=1),
        ElevenNimmt(bull_card_from=1),
    ],
    ids=str,
)
def test_the_repr_of_a_rules_value_evaluates_back(rules: SixNimmt | ElevenNimmt) -> None:
    assert eval(repr(rules), NAMES) == rules


def test_the_repr_names_a_table_that_has_a_name() -> None:
    assert "bullheads='reported'" in repr(ElevenNimmt(bullheads="reported"))
