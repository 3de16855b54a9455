"""A further language is a folder of sentences: the terminal speaks it, without a line of code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.text.another_language import MARK, OTHER_WORD, copy_with_another


@pytest.fixture(scope="module")
def with_another(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_with_another(tmp_path_factory.mktemp("another"))


def told(place: Path, *arguments: str, typed: str = "", **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "toril", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(place), "XDG_DATA_HOME": str(place), **variables},
        timeout=120,
    )
    return done.stdout


def test_a_further_folder_is_spoken_in_the_terminal(with_another: Path) -> None:
    assert "<de|en|es|nl>" in told(with_another, "rules", "--help")
    assert told(with_another, "rules", "six", "--lang", "nl").startswith(MARK)
    assert told(with_another, "rules", "six", LANG="nl_BE.UTF-8", LC_ALL="").startswith(MARK)


def test_its_words_are_understood_in_every_language(with_another: Path) -> None:
    answers = {"nl": f"{MARK} You take the 95 pile.", "de": "Du nimmst den Stapel mit der 95."}
    for language, answer in answers.items():
        play = ("play", "eleven", "--bots", "random", "--seed", "hola", "--lang", language)
        assert answer in told(with_another, *play, typed=f"{OTHER_WORD} 95\nq\n")
