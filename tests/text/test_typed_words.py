"""The words that people may type: those they are told of, one meaning each, in every language."""

import re

import pytest

from tests.text.catalogues import messages_of
from toril.bots import LEVELS
from toril.cli.join.orders import ORDERS
from toril.cli.talk.bots import bot_meant, called
from toril.cli.talk.vocabulary import first_word_for, words_for
from toril.text import LANGUAGES, catalogue, catalogue_text

ORDERS_THAT_ARE_TYPED = {order.__name__ for order in ORDERS.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_are_told_to_type_is_understood(language: str) -> None:
    """A sentence of `toril join` that names an order uses the first word for it."""
    join = messages_of(catalogue_text(language, "terminal_join"))
    told = [
        text for name in join if "-ask-" in name or "-help-" in name for text in join[name].texts
    ]
    said = {word for text in told for word in re.findall(r"\w+", text)}
    for order in ORDERS_THAT_ARE_TYPED:
        assert first_word_for(order, language) in said, order


def test_a_word_that_may_be_typed_means_one_thing_in_all_languages() -> None:
    """Orders stand at the beginning of a line, and so does a take (11 nimmt!)."""
    meant: dict[str, str] = {}
    for order in (*ORDERS_THAT_ARE_TYPED, "take", "row"):
        for word in words_for(order):
            assert re.fullmatch(r"[^\W\d]+", word), word
            assert word == word.lower()
            assert meant.setdefault(word, order) == order
            assert word not in ("q", "r")  # keys that work everywhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_may_be_typed_as_it_is_called(language: str) -> None:
    for level in LEVELS:
        assert called(level, catalogue(language)).casefold() in words_for(level)
        assert {bot_meant(word) for word in words_for(level)} == {level}


@pytest.mark.parametrize(
    ("order", "words"),
    [("kick", "kick echar"), ("resign", "rendirme"), ("resume", "seguir"), ("pause", "pausar")],
)
def test_another_word_for_an_order_is_understood_too(order: str, words: str) -> None:
    assert {*words.split()} <= {*words_for(order)}
