"""How the page is served: from memory, small, kept by browsers as long as it may be kept."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.requests import ask, is_refusal
from toril.server.settings import Settings
from toril.server.web.pages import Page
from toril.text import catalogue

INDEX = "<!doctype html><html lang='es'><title>Toril</title>" + "<p>muuu</p>" * 50
SCRIPT = "export const bulls = 104;\n" * 50
FILES = {
    "index.html": INDEX,
    "build.txt": "0123456789abcdef\n",
    "assets/main-Ab12_-cd.js": SCRIPT,
    "assets/main-Ef34.css": "body { margin: 0 }\n" * 50,
    "assets/face-Gh56.woff2": "wOF2" * 100,
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>" * 20,
    "apple-touch-icon.png": "\x89PNG" * 100,
    "manifest.webmanifest": "{}",
    "sw.js": "self.addEventListener('fetch', () => undefined);\n" * 20,
    ".hidden": "nobody's business",
}
SCRIPT_PATH = "/assets/main-Ab12_-cd.js"
FOREVER = "public, max-age=31536000, immutable"


def built(folder: Path) -> Path:
    """Lay out a page as the build does."""
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text.encode())
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("page")
    with running(settings(folder, page=built(folder / "static"))) as found:
        yield found


@pytest.mark.parametrize(
    "path",
    ["/", "/day", "/t/ABC234", "/t/abc234", "/t/ABC234/tv", "/t/index.html?x=1", "/learn/six"],
)
def test_the_page_stands_at_the_root_and_at_every_tables_link(server: Running, path: str) -> None:
    answer = ask(server.base, "GET", path)
    assert (answer.status, answer.body.decode()) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"  # a new version is seen at once
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        (SCRIPT_PATH, "text/javascript; charset=utf-8", FOREVER),
        ("/assets/main-Ef34.css", "text/css; charset=utf-8", FOREVER),
        ("/assets/face-Gh56.woff2", "font/woff2", FOREVER),
        ("/icon.svg", "image/svg+xml", "public, max-age=3600"),
        ("/apple-touch-icon.png", "image/png", "public, max-age=3600"),
        ("/manifest.webmanifest", "application/manifest+json", "public, max-age=3600"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
    ],
)
def test_every_file_says_what_it_is_and_how_long_it_may_be_kept(
    server: Running, path: str, kind: str, kept: str
) -> None:
    answer = ask(server.base, "GET", path)
    assert (answer.status, answer.body.decode()) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == kept
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "small"),
    [
        ("gzip, deflate, br", True),
        ("*", True),
        ("br;q=1.0, GZIP;q=0.8", True),
        ("identity", False),
        ("gzip;q=0, *", False),
        ("gzip; q=0.0", False),
        ("", False),
    ],
)
def test_text_is_compressed_for_whoever_takes_it(
    server: Running, accepted: str, small: bool
) -> None:
    answer = ask(server.base, "GET", SCRIPT_PATH, headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == ("gzip" if small else None)
    assert answer.headers["vary"] == "accept-encoding"
    assert (gzip.decompress(answer.body) if small else answer.body).decode() == SCRIPT
    assert (len(answer.body) < len(SCRIPT) / 5) == small
    assert answer.headers["content-length"] == str(len(answer.body))


@pytest.mark.parametrize("path", ["/apple-touch-icon.png", "/assets/face-Gh56.woff2"])
def test_what_is_compressed_already_is_sent_as_it_is(server: Running, path: str) -> None:
    answer = ask(server.base, "GET", path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
@pytest.mark.parametrize("written", ["{}", "W/{}", '"old", {}', "*"])
def test_a_browser_that_has_it_is_told_so(server: Running, accepted: str, written: str) -> None:
    first = ask(server.base, "GET", "/", headers={"accept-encoding": accepted})
    tag = first.headers["etag"]
    given = {"accept-encoding": accepted, "if-none-match": written.format(tag)}
    again = ask(server.base, "GET", "/t/ABC234", headers=given)
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == tag
    assert again.headers["cache-control"] == "no-cache"
    assert again.headers["vary"] == "accept-encoding, accept-language"


def test_each_form_has_a_tag_of_its_own_and_another_tag_gets_the_whole(server: Running) -> None:
    plain = ask(server.base, "GET", "/", headers={"accept-encoding": "identity"})
    small = ask(server.base, "GET", "/", headers={"accept-encoding": "gzip"})
    assert plain.headers["etag"] != small.headers["etag"]
    given = {"accept-encoding": "gzip", "if-none-match": plain.headers["etag"]}
    assert ask(server.base, "GET", "/", headers=given).status == 200


@pytest.mark.parametrize("path", ["/", "/t/ABC234", SCRIPT_PATH])
def test_a_head_is_the_same_answer_without_its_body(server: Running, path: str) -> None:
    whole = ask(server.base, "GET", path, headers={"accept-encoding": "gzip"})
    head = ask(server.base, "HEAD", path, headers={"accept-encoding": "gzip"})
    assert (head.status, head.body) == (200, b"")
    for name in ("content-length", "content-type", "content-encoding", "etag", "cache-control"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/assets/main-old.js",
        "/assets/",
        "/t/ABC234/more",
        "/t/ABC234/tv/more",
        "/learn",
        "/learn/seven",
        "/learn/six/more",
        "/learn/six_nimmt",
        "/build.txt",
        "/.hidden",
        "/../toril.db",
        "/assets/..%2f..%2ftoril.db",
        "//etc/passwd",
    ],
)
def test_what_is_not_a_file_of_the_page_is_not_found(server: Running, path: str) -> None:
    assert is_refusal(ask(server.base, "GET", path), 404, "not_found")


def test_whoever_goes_to_an_address_that_is_none_is_told_so_and_led_to_the_start(
    server: Running,
) -> None:
    browser = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": "de-AT,en;q=0.5"}
    answer = ask(server.base, "GET", "/t/ABC234/replay", headers=browser)
    page = answer.body.decode()
    assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert catalogue("de").say("nothing-here") in page
    assert '<a href="/">' in page
    assert "ABC234" not in page  # nothing of the address is written into it


def test_the_page_takes_no_other_method_and_hides_no_call(server: Running) -> None:
    assert is_refusal(ask(server.base, "POST", "/", {}), 405, "wrong_method")
    assert ask(server.base, "GET", "/healthz").body == b"ok\n"
    assert ask(server.base, "GET", "/api/tables").json == {"tables": []}


def test_the_server_knows_which_build_it_serves(server: Running, tmp_path: Path) -> None:
    assert server.app.state.page.build == "0123456789abcdef"
    assert Page.read(tmp_path).build is None
    (tmp_path / "index.html").write_text(INDEX)
    assert Page.read(tmp_path).build is None  # a page from elsewhere, without a build id


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("es-AR, en", "aún no está construida"),
        ("de-CH", "noch nicht gebaut"),
        ("xx", "hasn’t been built yet"),
    ],
)
def test_without_a_built_page_the_server_runs_and_says_how_to_build_it(
    tmp_path: Path, language: str, says: str
) -> None:
    with running(settings(tmp_path, page=tmp_path / "nowhere")) as server:
        answer = ask(server.base, "GET", "/t/ABC234", headers={"accept-language": language})
        assert answer.status == 200
        assert says in answer.body.decode()
        assert "<pre>make page</pre>" in answer.body.decode()
        assert f"toril join {server.base}/t/ABC234" in answer.body.decode()
        assert answer.headers["cache-control"] == "no-store"
        assert server.app.state.page.build is None
        assert is_refusal(ask(server.base, "GET", "/icon.svg"), 404, "not_found")
        assert ask(server.base, "GET", "/readyz").json == {"ready": True}


def test_the_page_is_the_packages_own_unless_another_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TORIL_PAGE", raising=False)
    assert Settings().page.parts[-3:] == ("toril", "server", "static")
    monkeypatch.setenv("TORIL_PAGE", str(tmp_path))
    assert Settings().page == tmp_path
