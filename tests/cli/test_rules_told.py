"""The rules as the terminal tells them: with the numbers that are played, in every language.

The page's test of the same sentences is web/tests/rules_told.test.ts.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import toril
from toril.cli.talk.rules_told import rules_told
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.games import GAMES, Game
from toril.engine.options import options_of
from toril.engine.six_nimmt import SixNimmt
from toril.text import LANGUAGES, catalogue


def told(language: str, rules: Any) -> str:
    return rules_told(rules, catalogue(language))


def others(game: Game) -> Iterator[Any]:
    """Yield rules that differ from the usual ones by one option, for every option there is."""
    usual = game.rules()
    for name, option in options_of(game.rules).items():
        if name == "seats":
            continue  # how many sit there, everybody sees
        value = getattr(usual, name)
        for other in option.choices or ((value or 2) + 1,):
            if other != option.default:
                yield game.rules(**{name: other})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whatever_option_is_not_as_usual_the_rules_tell_it(game: Game, language: str) -> None:
    usual, seen = told(language, game.rules()), set()
    for rules in others(game):
        changed = told(language, rules)
        assert changed != usual, rules
        seen.add(changed)
    assert len(seen) >= len(options_of(game.rules)) - 1


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
        (ElevenNimmt(rounds=1), "There is one round.", "Se juega una sola ronda."),
        (ElevenNimmt(first_starter=2), "seat 2 starts", "la empieza el asiento 2"),
        (ElevenNimmt(bullheads="reported"), "an unconfirmed list", "sin confirmar"),
        (ElevenNimmt(bullheads=(4,) * 100), "scores what it shows", "suma las que muestra"),
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
    refused = toril("rules", "six", "--steal", "leader")
    assert refused.code == 2
    assert "--steal is not an option of six." in refused.err


def test_in_a_match_the_rules_are_those_of_the_match(tmp_path: Path) -> None:
    file = ("--record", str(tmp_path / "match.json"))
    played = toril("play", "--bots", "random", "--rounds", "3", *file, typed="r\nq\n")
    assert "The match is over after 3 rounds." in played.out
