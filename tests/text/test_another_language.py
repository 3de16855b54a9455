"""A further language is a folder of sentences: the terminal speaks it, without a line of code."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.text.source_calls import PACKAGE

MARK = "[nl]"
OTHER_WORD = "nltake"


@pytest.fixture(scope="module")
def with_another(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a folder `nl`: English, with a mark before every sentence."""
    place = tmp_path_factory.mktemp("another")
    package = place / "toril"
    shutil.copytree(
        PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__", "bench")
    )
    shutil.copytree(package / "text" / "en", package / "text" / "nl")
    for topic in (package / "text" / "nl").glob("*.ftl"):
        text = topic.read_text(encoding="utf-8")
        if topic.stem == "terminal_typed":
            marked = re.sub(r"^typed-take =", rf"\g<0> {OTHER_WORD},", text, flags=re.MULTILINE)
        else:
            marked = re.sub(r"^[a-z][\w-]* =", rf"\g<0> {MARK}", text, flags=re.MULTILINE)
        topic.write_text(marked, encoding="utf-8")
    return place


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
