"""A further language is a folder of sentences: the page is built with it, and spoken to its end."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

import toril.text
from tests.browser.launch import ROOT
from tests.browser.learning import SCENES, asked
from tests.browser.page_moves import DOUBLE_TAP, six_card
from tests.browser.visitor import PHONE, Visit
from tests.harness.as_process import ServerProcess, server_process
from tests.people.requests import ask
from tests.text.another_language import LANGUAGE, MARK, copy_with_another
from toril.text import Catalogue

WEB = ("src", "worker", "public", "*.ts", "*.js", "*.json", "index.html", "npm.py")
"""What the page is built from; its packages are those of this checkout."""
LONGEST = 180
"""Seconds that a build may take on a busy machine."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything that the page is built from, with one more folder."""
    place = tmp_path_factory.mktemp("built-with-another")
    copy_with_another(place / "src")
    (place / "web").mkdir()
    for each in (path for name in WEB for path in (ROOT / "web").glob(name)):
        copy = shutil.copytree if each.is_dir() else shutil.copyfile
        copy(each, place / "web" / each.name)
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    built = subprocess.run(
        [sys.executable, place / "web" / "npm.py", "run", "build"],
        env={**os.environ, "TORIL_PAGE_OUT": str(place / "page")},
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return place


@pytest.fixture(scope="module")
def served(source: Path) -> Iterator[ServerProcess]:
    package, page = str(source / "src"), str(source / "page")
    environment = {**os.environ, "PYTHONPATH": package, "TORIL_PAGE": page}
    environment["XDG_DATA_HOME"] = str(source / "data")
    with server_process(environment=environment, folder=source) as server:
        yield server


@pytest.fixture
def words(source: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """All sentences of the further language."""
    texts = source / "src" / "toril" / "text"
    with monkeypatch.context() as patch:
        patch.setattr(toril.text, "files", lambda _: texts)
        return Catalogue(LANGUAGE)


def test_the_page_is_spoken_in_it_from_the_choice_to_a_card_and_an_introduction(
    come: Visit, served: ServerProcess, words: Catalogue
) -> None:
    visitor = come(PHONE, "en", base=served.base).open("/").settle()
    choice = visitor.page.get_by_role("combobox", name=visitor.say("page-language"))
    choice.select_option(label="Nederlands")
    visitor.text = words
    visitor.find("button", "start-create").wait_for()
    visitor.page.reload()
    visitor.tap("start-play-label", game=visitor.say("game-six_nimmt"))
    visitor.until(lambda me: me.my_turn)
    card = visitor.round["hand"][0]
    six_card(visitor, card).wait_for()
    visitor.page.wait_for_timeout(DOUBLE_TAP)
    visitor.press(six_card(visitor, card))
    visitor.until(lambda me: card not in me.round["hand"] or me.legal["kind"] == "choose_row")
    visitor.open("/learn/eleven")
    asked(visitor, "eleven", SCENES["eleven"][0])
    assert visitor.page.locator("html").get_attribute("lang") == LANGUAGE
    assert MARK in visitor.page.title() + visitor.page.locator("body").inner_text()


def test_the_server_speaks_it_where_there_is_no_javascript(
    served: ServerProcess, words: Catalogue
) -> None:
    answer = ask(served.base, "GET", "/", headers={"accept-language": "nl-BE"})
    found = re.search("<noscript>(.*)</noscript>", unescape(answer.body.decode()))
    assert found
    assert found[1] == words.say("no-script")
