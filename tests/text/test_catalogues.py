"""The catalogues: complete in every language, nothing unused, nothing that breaks when filled."""

import re
from itertools import combinations

import pytest

from tests.cli.terminal import toril
from tests.text.catalogues import choices, facts, messages, messages_of
from tests.text.source_calls import BUILT, PACKAGE, TREE, asked_for, codes, http_codes, literals
from toril.engine.errors import TorilError
from toril.text import (
    LANGUAGES,
    Catalogue,
    catalogue,
    catalogue_text,
    is_of_page,
    language_of,
    topics,
)

NUMBERS = {"zero", "one", "two", "few", "many", "other"}

SAME = {
    **dict.fromkeys(("game-six_nimmt", "game-eleven_nimmt", "page-menu-app"), "a name"),
    "match-bot-name": "names of bulls, which are Spanish everywhere",
    **dict.fromkeys(("start-bots", "typed-bot", "join-bot"), "bot is a word of every language"),
    "typed-link": "so is link in German",
    "page-speed-normal": "so is normal",
    "day-median": "so is median in German",
    **dict.fromkeys(
        ("page-menu-pause", "page-vibration", "match-who", "start-person"),
        "German and English share Pause, Vibration, Name and Person",
    ),
    "start-new-variant": "German and Spanish share Variante",
    **dict.fromkeys(("match-total", "start-take-over-not"), "English and Spanish share total, no"),
}
"""What may be the same in two languages, and why."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_asked_for_exists(language: str) -> None:
    assert len(asked_for()) > 30
    assert sorted((asked_for() | BUILT) - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    found = messages(language)
    referenced = {name for message in found.values() for name in message.references}
    refusals = {f"error-{code.replace('_', '-')}" for code in codes()}
    used = literals(TREE) | asked_for() | BUILT | referenced | refusals
    assert sorted(set(found) - used) == []


def test_what_only_the_page_reads_is_said_nowhere_else() -> None:
    of_page = [topic for topic in topics("en") if is_of_page(topic)]
    assert len(of_page) == 18
    sentences = set().union(*(messages_of(catalogue_text("en", topic)) for topic in of_page))
    assert len(sentences) > 200
    assert sorted(sentences & literals(TREE)) == []


def test_a_language_is_a_folder_with_the_same_topics_as_the_others() -> None:
    folders = {path.name for path in (PACKAGE / "text").iterdir() if any(path.glob("*.ftl"))}
    assert folders == set(LANGUAGES)
    for language in LANGUAGES:
        refusals = set() if language == "en" else {"refusals", "terminal_refusals"}
        assert set(topics(language)) == set(topics("en")) | refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_asked_for_in_the_terminal(language: str) -> None:
    assert toril("rules", "--lang", language).out == toril("rules", f"--lang={language}").out
    assert f"<{'|'.join(LANGUAGES)}>" in toril("rules", "--help").out


def test_all_languages_have_the_same_messages_with_the_same_facts() -> None:
    english = messages("en")
    for language in LANGUAGES:
        found = messages(language)
        assert {name for name in found if not name.startswith("error-")} == set(english)
        for name in english:
            assert facts(found, name) == facts(english, name), name


def test_a_topic_has_the_same_messages_in_every_language() -> None:
    for topic in topics("en"):
        english = set(messages_of(catalogue_text("en", topic)))
        for language in LANGUAGES:
            assert set(messages_of(catalogue_text(language, topic))) == english, topic


@pytest.mark.parametrize(("one", "other"), [*combinations(LANGUAGES, 2)])
def test_no_sentence_was_left_in_the_other_language(one: str, other: str) -> None:
    others = messages(other)
    for name, message in messages(one).items():
        if name in others and message.texts == others[name].texts and name not in SAME:
            assert not re.search(r"[^\W\d_]{2,}", "".join(message.texts)), name


def test_every_refusal_has_words_and_english_comes_with_the_error() -> None:
    named = {f"error-{code.replace('_', '-')}" for code in codes()}
    assert len(http_codes()) == 5
    assert "error-wrong-origin" in named
    assert len(named) > 100
    for language in LANGUAGES:
        refusals = {name for name in messages(language) if name.startswith("error-")}
        assert refusals == (set() if language == "en" else named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled(language: str) -> None:
    words, found = Catalogue(language), messages(language)
    for name in found:
        depends = choices(found, name)
        for turn in range(max([3, *map(len, depends.values())])):
            filled: dict[str, int | str] = dict.fromkeys(facts(found, name), "x")
            for fact, keys in depends.items():
                filled[fact] = turn if {*keys} & NUMBERS else keys[turn % len(keys)]
            assert words.say(name, **filled).strip()


def test_a_slip_in_a_message_is_an_error_and_not_a_strange_sentence() -> None:
    with pytest.raises(LookupError):
        catalogue("es").say("story-placed", name="Ana")
    with pytest.raises(LookupError):
        catalogue("es").say("no-such-message")


def test_a_refusal_speaks_the_language_it_can() -> None:
    error = TorilError("round_over", "The round is over.")
    assert catalogue("es").refusal(error) == "La ronda terminó."
    assert catalogue("en").refusal(error) == "The round is over."


def test_what_may_be_the_same_is_the_same_somewhere() -> None:
    spoken = [messages(language) for language in LANGUAGES]
    for name in SAME:
        assert any(one[name].texts == other[name].texts for one, other in combinations(spoken, 2))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "es_AR.UTF-8"}, "en"),
        ({"TORIL_LANG": "es", "LC_ALL": "C"}, "es"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
