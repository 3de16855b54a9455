"""What a messenger shows of a link: which game, in the asker's language, and nobody's name."""

import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from tests.browser.launch import ROOT
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.requests import ask, opening
from toril.server.web.preview import HEIGHT, PICTURE, WIDTH
from toril.server.web.rate_limits import MISS
from toril.text import LANGUAGES, catalogue

INDEX = (
    "<!doctype html><html><head><!-- preview --></head>"
    "<p>muuu</p><noscript><!-- no script --></noscript></html>"
)
TAG = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')


def with_page(folder: Path) -> Path:
    """Lay out a page with a place for a preview."""
    folder.mkdir()
    (folder / "index.html").write_text(INDEX)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("preview")
    with running(settings(folder, page=with_page(folder / "static"))) as found:
        yield found


def opened(base: str, game: str, name: str = "Ana") -> str:
    """Open a table; return its code."""
    answer = ask(base, "POST", "/api/tables", opening(game=game, name=name))
    return str(answer.json["table"]["code"])


def tags(base: str, path: str, **headers: str) -> dict[str, str]:
    """Return what a link shows."""
    answer = ask(base, "GET", path, headers={"accept-encoding": "identity"} | headers)
    assert answer.status == 200
    return {name: unescape(content) for name, content in TAG.findall(answer.body.decode())}


@pytest.mark.parametrize("path", ["/", "/t/QQQQQQ", "/t/QQQQQQ/tv", "/t/%22%3E%3Cscript%3E"])
def test_a_link_has_a_title_a_sentence_and_a_picture(server: Running, path: str) -> None:
    shown = tags(server.base, path, **{"accept-language": "es-AR,es;q=0.9"})
    assert shown["og:title"] == "Toril: 6 nimmt! y 11 nimmt!"
    assert shown["og:description"] == shown["description"]
    assert shown["og:image"] == server.base + PICTURE
    assert shown["twitter:card"] == "summary_large_image"
    assert "script" not in "".join(shown.values())


@pytest.mark.parametrize(
    ("game", "named"), [("six_nimmt", "6 nimmt!"), ("eleven_nimmt", "11 nimmt!")]
)
def test_a_tables_link_says_which_game_and_nobodys_name(
    server: Running, game: str, named: str
) -> None:
    code = opened(server.base, game, name='Zoe"><b>')
    for path in (f"/t/{code}", f"/t/{code.lower()}/tv"):
        spanish = tags(server.base, path, **{"accept-language": "es"})
        english = tags(server.base, path, **{"accept-language": "fr, en;q=0.8"})
        assert spanish["og:title"] == f"¿Juegas a {named}?"
        assert english["og:title"] == f"Up for {named}?"
        assert (spanish["og:locale"], english["og:locale"]) == ("es", "en")
        body = ask(server.base, "GET", path).body.decode()
        assert "Zoe" not in body
        assert "<!-- preview -->" not in body


@pytest.mark.parametrize(("short", "named"), [("six", "6 nimmt!"), ("eleven", "11 nimmt!")])
def test_the_link_of_an_introduction_says_what_is_learned(
    server: Running, short: str, named: str
) -> None:
    spanish = tags(server.base, f"/learn/{short}", **{"accept-language": "es"})
    english = tags(server.base, f"/learn/{short}", **{"accept-language": "en"})
    assert spanish["og:title"] == f"Cómo se juega a {named}"
    assert english["og:title"] == f"How to play {named}"
    assert english["description"].startswith("In two minutes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_javascript_it_says_so_in_the_language_that_is_asked_for(
    server: Running, language: str
) -> None:
    answer = ask(server.base, "GET", "/", headers={"accept-language": f"{language}-CH, en;q=0.5"})
    found = re.search("<noscript>(.*)</noscript>", unescape(answer.body.decode()))
    assert found
    assert found[1] == catalogue(language).say("no-script")


def test_what_depends_on_the_language_is_kept_apart_and_has_its_own_tag(server: Running) -> None:
    answers = [
        ask(server.base, "GET", "/", headers={"accept-language": language})
        for language in ("es", "en", "en")
    ]
    assert all("accept-language" in answer.headers["vary"] for answer in answers)
    spanish, english, again = (answer.headers["etag"] for answer in answers)
    assert spanish != english == again


def test_whoever_guesses_codes_learns_no_more_from_links_than_from_the_protocol(
    tmp_path: Path,
) -> None:
    stranger = {"x-forwarded-for": "203.0.113.9"}
    with running(
        settings(tmp_path, page=with_page(tmp_path / "static"), limited=True, proxies="127.0.0.1")
    ) as server:
        code = opened(server.base, "six_nimmt")
        assert "6 nimmt!" in tags(server.base, f"/t/{code}", **stranger)["og:title"]
        for _ in range(MISS.amount + 1):
            tags(server.base, "/t/QQQQQQ", **stranger)
        assert tags(server.base, f"/t/{code}", **stranger) == tags(server.base, "/", **stranger)


def test_the_picture_has_the_size_that_is_told_and_is_small() -> None:
    data = (ROOT / "web" / "public" / PICTURE[1:]).read_bytes()
    assert struct.unpack(">II", data[16:24]) == (WIDTH, HEIGHT)
    assert len(data) < 60_000
