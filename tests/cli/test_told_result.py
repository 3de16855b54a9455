"""How the end of a match is told to those who have won it together."""

import pytest

from toril import SixNimmt
from toril.cli.talk.story import Story
from toril.engine.outcome import Outcome
from toril.text import Catalogue

SHARED = Outcome.of((7, 7, 30), "limit")


@pytest.mark.parametrize(
    ("language", "you", "words"),
    [
        ("en", 1, "You and Ana share the win, with 7 bullheads."),
        ("en", 2, "Ana and Bo share the win, with 7 bullheads."),
        ("es", 1, "Compartes la victoria con Ana: 7 cabezas."),
    ],
)
def test_s10_who_shares_a_win_is_you_within_a_sentence(language: str, you: int, words: str) -> None:
    story = Story(Catalogue(language), SixNimmt(seats=3), ("Ana", "Bo", "Eva"), you)
    assert story.outcome(SHARED).endswith(words)
