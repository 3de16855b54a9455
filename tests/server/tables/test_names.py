"""Nicknames that can stand on any screen."""

import unicodedata
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.tables.story import ANA, Story, rules_for
from toril.bots import BOTS
from toril.engine.errors import TorilError
from toril.engine.record import is_name
from toril.server.tables import commands
from toril.server.tables.names import LONGEST, MOST_MARKS, clean_name


def attempt(what: Callable[[], str]) -> tuple[str, str]:
    """Return the result or, after it, the code of the refusal."""
    try:
        return what(), ""
    except TorilError as error:
        return "", error.code


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \t María\n", "Ana María"),
        ("Ana\u202eanA", "Ana anA"),  # turns the writing around
        ("\u2066Ana\u2069", "Ana"),
        ("An\u200ba", "An a"),  # no width
        ("Ana\ufeff", "Ana"),
        ("Ana\u034f", "Ana"),  # joins, and shows nothing
        ("Ana\ufe0f", "Ana"),
        ("Ana\u3164", "Ana"),  # a letter by its category, and blank
        ("Ana\u2800", "Ana"),  # braille without a dot
        ("Ana\u20dd", "Ana"),  # a circle around the letter
        ("An\u0303a", "Aña"),  # one sign for a letter and its accent
        ("\u0303Ana", "Ana"),  # an accent on nothing
        ("Ana \u0303\u0303", "Ana"),
        ("\x00Ana\x1b[2J", "Ana [2J"),
        ("Ana\ud800", "Ana"),  # half a character
        ("\ue000Ana", "Ana"),  # private to some font
        ("Ana\u2028Ben", "Ana Ben"),
        ("❤", "❤"),
        ("7", "7"),
        ("Ω-Мир-愛", "Ω-Мир-愛"),
        ("<b>Ana</b>", "<b>Ana</b>"),  # the page writes text, not markup
        ("x" * 50, "x" * LONGEST),
        ("x" * 19 + " y", "x" * 19),
    ],
)
def test_a_name_is_one_line_of_plain_signs(given: str, shown: str) -> None:
    assert clean_name(given, ()) == shown


@pytest.mark.parametrize(
    "blank",
    ["", " ", "\t\n", "\u200b", "\u202e", "\u3164", "\u2800", "\u115f", "\ufe0f", "\u0301", "-_.!"],
)
def test_a_name_that_shows_nothing_is_refused(blank: str) -> None:
    with pytest.raises(TorilError) as caught:
        clean_name(blank, ())
    assert caught.value.code == "bad_nickname"


def test_accents_do_not_tower_up() -> None:
    tower = "a" + "\u0316" * 15 + "b"
    assert clean_name(tower, ()) == "a" + "\u0316" * MOST_MARKS + "b"
    hindi = "क्षत्रिय"
    assert clean_name(hindi, ()) == hindi


@pytest.mark.parametrize("twin", ["Ana", "ANA", "ａｎａ", "Ana\u200b"])
def test_two_people_of_one_name_can_be_told_apart(twin: str) -> None:
    assert clean_name(twin, ["Ana"]) == f"{clean_name(twin, ())} 2"
    assert clean_name(twin, ["Ana", "ana 2"]) == f"{clean_name(twin, ())} 3"


def test_sharp_letters_are_compared_as_they_are_written_large() -> None:
    assert clean_name("STRASSE", ["Straße"]) == "STRASSE 2"


def test_a_long_name_makes_room_for_its_number() -> None:
    assert clean_name("x" * 20, ["x" * 20]) == "x" * 18 + " 2"
    spaced = "x" * 17 + " yz"
    assert clean_name(spaced, [spaced]) == "x" * 17 + " 2"


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_is_called_like_a_bot(bot: str) -> None:
    story = Story(rules_for(2))
    new = {"token": "a token", "nonce": "0" * 32}
    story.do(commands.sit, None, bot.upper(), None, **new)
    assert story.table.person(ANA).name == f"{bot.upper()} 2"


@given(st.text(max_size=60), st.lists(st.text(max_size=8), max_size=4))
def test_whatever_is_typed_gives_a_name_or_a_refusal(text: str, others: list[str]) -> None:
    taken: list[str] = []
    for other in [*others, text, text, text]:
        name, code = attempt(partial(clean_name, other, taken))
        assert code in ("", "bad_nickname")
        if code:
            continue
        assert is_name(name)  # it can stand in a record
        assert len(name) <= LONGEST
        assert name == name.strip() == unicodedata.normalize("NFC", name)
        assert "  " not in name
        assert name.casefold() not in [known.casefold() for known in taken]
        assert clean_name(name, ()) == name
        taken.append(name)
