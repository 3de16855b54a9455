"""What newcomers read of the rules: true, and with what the rulebooks want them to know."""

import pytest

from toril.cli.talk.rules_told import usual_rules_told
from toril.engine.games import ELEVEN, SIX, Game
from toril.text import Catalogue, catalogue

PITCHES = {
    "en": ("lay", "the other five"),
    "es": ("pongas", "las otras cinco"),
    "de": ("Leg nicht", "die anderen fünf"),
}
"""What the page's first sentence about 6 nimmt! says in each language."""


@pytest.mark.parametrize("language", PITCHES)
def test_s5_the_sixth_card_is_laid_and_takes_the_other_five(language: str) -> None:
    pitch = Catalogue(language).say("start-new-six")
    for words in PITCHES[language]:
        assert words in pitch


@pytest.mark.parametrize(
    ("game", "english", "spanish"),
    [
        pytest.param(*each, id=name)
        for name, each in {
            "S7 a taken card": (SIX, "never goes into your hand", "nunca pasa a tu mano"),
            "S9 editions": (SIX, "say more than 66", "dicen más de 66"),
            "S9 another limit": (SIX, "another limit or on a number", "otro límite o un"),
            "S11 half a game": (SIX, "Tactics is one half", "es solo la mitad"),
            "E1 not printed": (ELEVEN, "rulebooks do not say", "reglamentos no dicen"),
            "E3 clockwise": (ELEVEN, "clockwise", "en el sentido de las agujas del reloj"),
            "E6 on top": (ELEVEN, "the highest ends up on top", "la más alta queda arriba"),
            "E8 any pile": (ELEVEN, "any pile", "la que quieras"),
            "E9 ten bull cards": (ELEVEN, "there are ten in all", "hay diez en total"),
            "E9 next turn": (ELEVEN, "from your next turn", "desde tu siguiente turno"),
            "E10 whoever else": (ELEVEN, "whoever else has the most", "más tenga entre los demás"),
            "E10 several": (ELEVEN, "if several are tied", "si son varios, eliges"),
            "E12 the first": (ELEVEN, "the youngest", "la persona más joven"),
            "E13 a tie": (ELEVEN, "in a tie, the win is shared", "se comparte la victoria"),
        }.items()
    ],
)
def test_a_newcomer_is_told(game: Game, english: str, spanish: str) -> None:
    for language, words in {"en": english, "es": spanish}.items():
        assert words in usual_rules_told(game, catalogue(language))
