"""Nicknames that can stand on any screen."""

import unicodedata
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.tables.story import ANA, Story, rules_for
from toril.bots import TABLE_BOTS
from toril.engine.errors import TorilError
from toril.engine.names import is_name
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


FAMILY = "👩\u200d👩\u200d👧\u200d👦"
KISS = "👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏿"


@pytest.mark.parametrize(
    "picture",
    [
        FAMILY,
        KISS,
        "❤\ufe0f",
        "❤\ufe0f\u200d🔥",
        "🏳\ufe0f\u200d🌈",
        "🏴\u200d☠\ufe0f",
        "👁\ufe0f\u200d🗨\ufe0f",
        "👩🏿\u200d🚀",
        "🧑🏽\u200d⚕\ufe0f",
        "🙂\u200d↔\ufe0f",
        "👍🏿",
        "🇪🇸",
        "🇪🇸🇫🇷",
    ],
)
def test_a_picture_of_several_signs_stays_one(picture: str) -> None:
    assert clean_name(picture, ()) == picture
    assert clean_name(f"Ana{picture}Zoe", ()) == f"Ana{picture}Zoe"
    assert is_name(clean_name(f"{picture} Zoe", ()))


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("An\u200da", "An a"),
        ("\u200dAna\u200d", "Ana"),
        ("👩\u200dAna", "👩 Ana"),
        ("Ana\u200d👩", "Ana 👩"),
        ("👩\u200d\u200d👧", "👩 👧"),
        ("👩\u200d", "👩"),
        ("👩\u200d2", "👩 2"),
        ("Ana\ufe0fEva", "Ana Eva"),
        ("👩\ufe0f\ufe0f👧", "👩\ufe0f 👧"),
        ("\u200d".join("👩👩👧👦👶"), "\u200d".join("👩👩👧👦") + " 👶"),
    ],
)
def test_a_joiner_is_nowhere_but_between_pictures(given: str, shown: str) -> None:
    assert clean_name(given, ()) == shown


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (FAMILY * 3, FAMILY * 2),  # seven signs each
        ("x" * 14 + FAMILY, "x" * 14),
        ("x" * 13 + FAMILY, "x" * 13 + FAMILY),
        (KISS + KISS + "x", KISS + KISS),
        ("x" * 19 + "🇪🇸", "x" * 19),
        ("🇪🇸" * 11, "🇪🇸" * 10),
        ("x" * 19 + "👍🏿", "x" * 19),
        ("x" * 19 + "q\u0303", "x" * 19),  # no letter of its own in Unicode: two signs
    ],
)
def test_what_is_too_long_is_cut_between_signs_not_within_one(given: str, shown: str) -> None:
    assert clean_name(given, ()) == shown


def test_a_picture_is_not_torn_to_make_room_for_a_number() -> None:
    full = "x" * 13 + FAMILY
    assert clean_name(full, [full]) == "x" * 13 + " 2"
    assert clean_name(FAMILY, [FAMILY]) == f"{FAMILY} 2"


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


@pytest.mark.parametrize(
    ("known", "twin"),
    [
        ("Ana", "Аnа"),  # Cyrillic A and a
        ("Ana", "Ana".translate({ord("n"): "п"})),
        ("Ana", "АПА".lower()),
        ("Hans", "Наns"),
        ("Ivan", "іvаn"),
        ("ANA", "ΑΝΑ"),  # Greek
        ("Nora", "Νοra"),
        ("Toon", "Тооո"),  # Cyrillic and Armenian
        ("DAVE", "ᎠᎪᏙᎬ"),  # Cherokee
        ("Ana", "ᴀɴᴀ"),
        ("Ana", "𝐀𝐧𝐚"),
        ("Ana", "Ⓐⓝⓐ"),
        ("Olga", "0lga"),
        ("Al", "AI"),
        ("Al", "A1"),
        ("Lili", "LiIi"),
        ("Ilse", "1lse"),
        ("Carmen", "Carrnen"),
        ("José", "Jose"),
        ("Peña", "Pena"),
        ("Søren", "Soren"),
        ("Анна", "АННА"),
        ("Алёна", "Алена"),
        ("αι", "ᾳ"),
        ("👩\u200d👧", "👩👧"),
        ("❤", "❤\ufe0f"),
        ("ox", "оx"),
    ],
)
def test_a_name_easily_mistaken_for_another_is_marked(known: str, twin: str) -> None:
    for first, second in ((known, twin), (twin, known)):
        assert clean_name(second, [first]) == f"{clean_name(second, ())} 2"
        assert clean_name(second, ["Eva"]) == clean_name(second, ())  # alone it is as good as any


@pytest.mark.parametrize(
    "names",
    [
        ("Ana", "Anna", "Anaïs", "Eva", "Ida", "Ada", "Ina", "Lea", "Mia", "Mila", "Mili"),
        ("Bo", "Bob", "Ben", "Beni", "Ali", "Alina", "Lina", "Ian", "Jan", "Juan", "Iván"),
        ("Анна", "Анин", "Ирина", "Мария", "Дарья", "Иван", "Борис", "Пётр"),
        ("Νίκος", "Γιώργος", "Μαρία", "Ελένη", "Άννα"),
        ("कि", "का", "कु", "あか", "あが", "محمد", "أحمد"),
        ("Person 1", "Person 2", "Person 10", "Person 11", "Person 12"),
        ("👩", "👨", "👩\u200d👧", "👨\u200d👧", "👍🏿", "👍🏻", "🇪🇸", "🇫🇷", "❤", "💙"),
        tuple(TABLE_BOTS),
    ],
)
def test_people_of_different_names_keep_them(names: tuple[str, ...]) -> None:
    taken: list[str] = []
    for name in names:
        taken.append(clean_name(name, taken))
    assert tuple(taken) == names


def test_a_long_name_makes_room_for_its_number() -> None:
    assert clean_name("x" * 20, ["x" * 20]) == "x" * 18 + " 2"
    spaced = "x" * 17 + " yz"
    assert clean_name(spaced, [spaced]) == "x" * 17 + " 2"


@pytest.mark.parametrize("bot", TABLE_BOTS)
def test_nobody_is_called_like_a_bot(bot: str) -> None:
    story = Story(rules_for(2))
    new = {"token": "a token", "claim": "0" * 32}
    story.do(commands.people.sit, None, bot.upper(), None, **new)
    assert story.table.person(ANA).name == f"{bot.upper()} 2"


TRICKY = "aAо0OIl1é\u0301 \u200d\u200d\ufe0f👩👧❤🏽🇪🇸ß\u0410"
TYPED = st.text(max_size=60) | st.text(st.sampled_from(TRICKY), max_size=60)


@given(TYPED, st.lists(TYPED, max_size=4))
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
