"""The rules as the terminal tells them: with the numbers that are played, in every language.

The page's test of the same sentences is web/tests/rules_told.test.ts.
"""

import json
import re
import runpy
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.terminal import toril
from tests.strategies import eleven_rules, six_rules
from tests.value_classes import ValueClass, value_classes
from toril.cli.talk.rules_told import rules_told
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.errors import TorilError
from toril.engine.games import GAMES
from toril.engine.options import options_of
from toril.engine.six_nimmt import SixNimmt
from toril.text import LANGUAGES, catalogue

WEB_TESTS = Path(__file__).parents[2] / "web" / "tests"


def told(language: str, rules: Any) -> str:
    return rules_told(rules, catalogue(language))


CLASSES = [each for game in GAMES.values() for each in value_classes(game)]
IN_WORDS = {0, 1, 2, 3, 10}
"""Numbers that a sentence may have a word for."""


def names(text: str, number: int) -> bool:
    return re.search(rf"(?<!\d){number}(?!\d)", text) is not None


def test_every_option_is_among_the_values_that_must_be_told() -> None:
    described = {(game.name, name) for game in GAMES.values() for name in options_of(game.rules)}
    assert {(each.rules.game, each.option) for each in CLASSES} == described


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("each", CLASSES, ids=str)
def test_whatever_option_is_not_as_usual_the_rules_say_so_and_name_it(
    each: ValueClass, language: str
) -> None:
    text = told(language, each.rules)
    assert text != told(language, each.usual), each
    if type(each.given) is int and each.given not in IN_WORDS:
        # "more than 66" is the Argentine edition's 67
        assert names(text, each.given) or (each.option, each.given) == ("limit", 67), each


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_values_of_an_option_are_told_alike(language: str) -> None:
    for _, group in groupby(CLASSES, lambda each: (each.rules.game, each.option)):
        classes = list(group)
        texts = {told(language, each.rules) for each in classes}
        assert len(texts) == len(classes)


@given(rules=six_rules | eleven_rules, language=st.sampled_from(LANGUAGES))
def test_in_any_rules_each_option_is_told_beside_all_others(rules: Any, language: str) -> None:
    text = told(language, rules)
    for name, option in options_of(type(rules)).items():
        if option.default is None or changes_nothing(rules, name):
            continue
        try:
            other = replace(rules, **{name: option.default})
        except TorilError:
            continue  # the usual number cannot be had beside these
        assert other == rules or told(language, other) != text, name


def changes_nothing(rules: Any, name: str) -> bool:
    """Return whether nobody can notice an option beside the others."""
    if name in ("steal", "rob", "bull_card_from"):
        return bool(rules.supply == 0)
    return name == "starter" and rules.rounds == 1


@pytest.mark.parametrize(
    ("rules", "english", "spanish"),
    [
        (SixNimmt(limit=100), "100 bullheads or more", "100 cabezas o más"),
        (SixNimmt(limit=67), "has more than 66 bullheads", "tiene más de 66 cabezas"),
        (SixNimmt(rounds=3), "over after 3 rounds.", "se acaba después de 3 rondas."),
        (SixNimmt(rounds=1), "over after one round.", "se acaba después de una ronda."),
        (SixNimmt(limit=9, rounds=2), "or after 2 rounds.", "o después de 2 rondas."),
        (SixNimmt(hand_size=1), "There is one trick:", "Se juega una baza:"),
        (SixNimmt(rows=1), "one that opens the row", "una que abre la fila"),
        (SixNimmt(row_length=1), "A row holds one card", "En una fila cabe una carta"),
        (SixNimmt(seats=3, variant="tactics"), "the cards 1 to 34", "las cartas del 1 al 34"),
        (SixNimmt(seats=3, variant="draft"), "all hands are known", "se conocen todas las manos"),
        (SixNimmt(seats=3), "3 players", "3 jugadores"),
        (ElevenNimmt(reach=7), "On 98, 99, 100 and 1 to 5 fit", "el 99, el 100 y del 1 al 5"),
        (ElevenNimmt(rounds=1), "There is one round.", "Se juega una sola ronda."),
        (ElevenNimmt(first_starter=2), "seat 2 starts", "la empieza el asiento 2"),
        (ElevenNimmt(bullheads="reported"), "an unconfirmed list", "sin confirmar"),
        (ElevenNimmt(bullheads=(4,) * 100), "each card shows 4 bullheads", "muestra 4 cabezas"),
        (ElevenNimmt(supply=0), "no bull cards here", "no hay cartas de toro"),
        (ElevenNimmt(supply=4), "there are 4 in all", "hay 4 en total"),
    ],
    ids=repr,
)
def test_the_rules_are_told_with_the_numbers_that_are_played(
    rules: Any, english: str, spanish: str
) -> None:
    usual = type(rules)()
    for language, words in {"en": english, "es": spanish}.items():
        assert words in told(language, rules)
        assert words not in told(language, usual)


def test_rules_are_told_with_the_options_given() -> None:
    assert "100 bullheads or more" in toril("rules", "six", "--limit", "100").out
    assert "hay 4 en total" in toril("rules", "eleven", "-o", "supply=4", "--lang", "es").out
    assert "2 to 10 players" in toril("rules", "six").out
    assert "4 players" in toril("rules", "six", "-o", "seats=4").out
    refused = toril("rules", "six", "--steal", "leader")
    assert refused.code == 2
    assert "--steal is not an option of six." in refused.err


def test_in_a_match_the_rules_are_those_of_the_match(tmp_path: Path) -> None:
    file = ("--record", str(tmp_path / "match.json"))
    played = toril("play", "--bots", "random", "--rounds", "3", *file, typed="r\nq\n")
    assert "The match is over after 3 rounds." in played.out


def test_the_page_is_held_to_the_same_facts() -> None:
    """Where this fails: `PYTHONPATH=. python web/tests/rules_vectors.py` writes them anew."""
    script = runpy.run_path(str(WEB_TESTS / "rules_vectors.py"))
    kept = json.loads((WEB_TESTS / "rules-vectors.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(script["vectors"]())) == kept
