"""What newcomers read of the rules: true, and with what the rulebooks want them to know."""

import pytest

from toril.text import Catalogue

PITCHES = {"en": ("lay", "the other five"), "es": ("pongas", "las otras cinco")}
"""What the page's first sentence about 6 nimmt! says in each language."""


@pytest.mark.parametrize("language", PITCHES)
def test_s5_the_sixth_card_is_laid_and_takes_the_other_five(language: str) -> None:
    pitch = Catalogue(language).say("start-new-six")
    for words in PITCHES[language]:
        assert words in pitch
