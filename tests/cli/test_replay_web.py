"""`toril replay FILE --web`: one match on a page that only this machine sees."""

import signal
from pathlib import Path

import pytest

from tests.cli.terminal import toril
from tests.harness.shown_file import SAID, shown
from tests.people.requests import ask, is_refusal
from tests.replay.comparing import open_cards_as_played, opened
from tests.replay.some_records import some_record
from toril.engine.record import Record


@pytest.fixture(scope="module")
def record() -> Record:
    return some_record(33, late=1.0)


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    (tmp_path / "match.json").write_text(record.dumps(), encoding="utf-8")
    return tmp_path / "match.json"


def test_it_serves_the_page_and_that_file_and_nothing_else(file: Path, record: Record) -> None:
    with shown(file) as (link, _):
        base = link.removesuffix("/replay/file")
        assert base.startswith("http://localhost:")
        page = ask(base, "GET", "/replay/file")
        assert page.status == 200
        assert b"<title>Toril</title>" in page.body  # the page, or how to build it
        assert "script-src 'self'" in page.headers["content-security-policy"]
        replay = opened(ask(base, "GET", "/api/replay", headers={"accept-encoding": "gzip"}).body)
        assert replay["digest"] == record.to_json()["digest"]
        open_cards_as_played(replay, record)
        assert ask(base, "GET", "/api/replay").json == replay
        assert ask(base, "GET", "/").headers["location"] == "/replay/file"
        for path in ("/api/tables", "/healthz", "/t/ABCDEF", "/match.json"):
            assert is_refusal(ask(base, "GET", path), 404, "not_found")
        assert is_refusal(ask(base, "POST", "/api/replay", {}), 405, "wrong_method")
        foreign = ask(base, "GET", "/api/replay", headers={"host": "toril.example"})
        assert is_refusal(foreign, 421, "wrong_host")


@pytest.mark.parametrize("language", SAID)
def test_ctrl_c_ends_it_quietly_in_every_language(file: Path, language: str) -> None:
    with shown(file, language) as (_, process):
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=20)
    assert (rest, errors, process.returncode) == ("", "", 0)


def test_what_is_no_record_is_refused_before_anything_is_shown(tmp_path: Path, file: Path) -> None:
    torn = tmp_path / "torn.json"
    torn.write_bytes(file.read_bytes()[:-40])
    for asked in ([str(torn), "--web"], [str(file), "--web", "--json"]):
        done = toril("replay", *asked)
        assert done.code != 0
        assert "http" not in done.out
