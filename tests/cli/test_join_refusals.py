"""`toril join` and what cannot be: one clear line and exit code 2."""

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.tables import link_of, opened
from tests.cli.terminal import refused, toril
from tests.harness.in_thread import Running
from toril.cli.talk.lines import Lines
from toril.server.tables.refusals import table_newer


def test_nothing_that_a_server_sends_steers_the_terminal() -> None:
    out = StringIO()
    Lines(Console(file=out)).print(Text("Luis\x1b[2J\u202e sits down"))
    assert out.getvalue() == "Luis·[2J· sits down\n"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ftp://localhost/t/K7W2FP",
        "http://",
        "http://localhost:99999/t/K7W2FP",
        "http://localhost/t/",
        "http://localhost/t/K7W2",
        "http://localhost/x/K7W2FP",
        "http://localhost/t/K7W2FP?x=1",
        "http://localhost/t/K7W2FP#seat=short",
        "http://localhost/#seat=AAAAAAAAAAAAAAAAAAAAAA",
        "http://me:secret@localhost/t/K7W2FP",
        "http://local host/t/K7W2FP",
        "http://[::1/t/K7W2FP",
        "http://localhost\x1b[2J/t/K7W2FP",
    ],
)
def test_what_is_no_link_of_a_table_is_refused_in_one_line(url: str) -> None:
    assert "link looks like http://192.168.1.7:6104/t/K7W2FP" in refused(toril("join", url))
    assert "El enlace de una mesa" in refused(toril("join", url, "--lang", "es"))


@pytest.mark.parametrize("flag", [["--seats", "3"], ["--start"], ["-o", "rows=3"]])
def test_flags_of_a_new_table_do_not_go_with_a_link(flag: list[str]) -> None:
    assert "is for a new table" in refused(toril("join", "localhost:1/t/K7W2FP", *flag))


def test_a_server_that_does_not_answer_is_said_in_one_line() -> None:
    assert "does not answer" in refused(toril("join", "localhost:1/t/K7W2FP"))


def test_a_table_that_does_not_exist_is_said_in_one_line(server: Running, tmp_path: Path) -> None:
    for flags in ([], ["--watch"]):
        result = toril("join", f"{server.base}/t/AAAAAA", *flags, home=tmp_path)
        assert "There is no such table." in refused(result)


def test_a_table_of_a_newer_toril_is_said_in_one_line(server: Running, tmp_path: Path) -> None:
    host = opened(server)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(server.hall, "room", newer)
        for lang, said in (("en", "a newer Toril than this server"), ("es", "un Toril más nuevo")):
            for flags in ([], ["--watch"]):
                result = toril("join", link_of(host), *flags, "--lang", lang, home=tmp_path)
                assert said in refused(result)


async def newer(_: str) -> None:
    raise table_newer()


@pytest.mark.parametrize("status", [200, 404])
@pytest.mark.parametrize("body", [b"<html>", b"{}", b"[]", b'{"detail": "no"}'])
def test_a_server_of_another_kind_is_said_in_one_line(status: int, body: bytes) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.serve_forever, args=(0.01,))
        thread.start()
        try:
            line = refused(toril("join", f"127.0.0.1:{other.server_port}/t/K7W2FP"))
        finally:
            other.shutdown()
            thread.join()
    assert f"This is not a Toril server: it answered {status}." in line


def test_options_that_cannot_be_are_refused_before_anything_is_sent() -> None:
    new = ["join", "localhost:1"]
    assert "whole number, 2 to 10" in refused(toril(*new, "--seats", "11"))
    assert "not an option of six" in refused(toril(*new, "--steal", "leader"))
    for start in ([], ["--start"]):
        crowd = [*new, "--seats", "2", "--bots", "random,random", *start]
        assert "there is room for 1" in refused(toril(*crowd))
