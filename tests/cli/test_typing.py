"""The line that a person types in a real terminal: arrow keys, history, news above it."""

import asyncio
import json
import re
import termios
from pathlib import Path

import pytest

from tests.cli.tables import CARD, link_of, opened
from tests.cli.typist import Typist
from tests.harness.in_thread import Running
from toril.client import RawClient

LEFT, RIGHT, UP, DOWN, HOME, END, DELETE = (
    *("\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B"),
    *("\x1b[H", "\x1b[F", "\x1b[3~"),
)


PLAY = ("play", "--bots", "cautious,random", "--seed", "hola", "--lang", "en")


def test_a_line_is_edited_in_its_middle(tmp_path: Path) -> None:
    with Typist(tmp_path, *PLAY) as person:
        person.asked(CARD)
        person.type(f"1{LEFT}7{RIGHT}x\x7f")
        person.asked(f"{CARD} 71")
        person.type(f"{HOME}9{DELETE}{END}")
        person.asked(f"{CARD} 91")
        person.type(f"{HOME}{DELETE}7")
        person.enter()
        person.asked(r"You play 71\. Enter to confirm.*")
        assert "[D" not in person.shown


def test_what_was_typed_is_found_again_with_the_arrow_keys(tmp_path: Path) -> None:
    with Typist(tmp_path, *PLAY) as person:
        person.answer(CARD, "one")
        person.see('I don’t understand "one"')
        person.answer(CARD, "two")
        person.see('I don’t understand "two"')
        person.asked(CARD)
        person.type(UP)
        person.asked(f"{CARD} two")
        person.type(UP)
        person.asked(f"{CARD} one")
        person.type(DOWN)
        person.asked(f"{CARD} two")
        person.type("\x15q")
        person.enter()
        assert person.ends() == 0
    kept = "".join(path.read_text() for path in tmp_path.rglob("*") if path.is_file())
    assert "one" not in kept  # nothing that was typed is on disk
    assert "two" not in kept
    with Typist(tmp_path, *PLAY) as person:
        person.asked(CARD)
        person.type(f"{UP}x")
        person.asked(f"{CARD} x")


def test_news_do_not_disturb_the_cursor_in_a_half_typed_line(
    server: Running, tmp_path: Path
) -> None:
    with Typist(tmp_path, "join", server.base, "--seats", "3", "--name", "Berta") as host:
        host.asked("Type bot .*")
        host.type(f"bot  random{LEFT * 7}")
        host.wait(lambda: host.screen.before_cursor.endswith(": bot "))
        code = re.findall(r"/t/(\w+)", host.shown)[0]
        asyncio.run(RawClient(server.base, code).sit("Luis"))
        host.see("Luis takes seat 1.")
        host.wait(lambda: host.screen.before_cursor.endswith(": bot "))
        host.type("2")
        host.asked("Type bot .*: bot 2 random")
        host.enter()
        host.see("random (bot) takes seat 2.")
        host.asked("Every seat is taken.*")
        host.type(UP)
        host.asked("Every seat is taken.*: bot 2 random")


@pytest.mark.parametrize("variable", ["NO_COLOR", "TERM"])
def test_without_colours_one_types_as_with_them(tmp_path: Path, variable: str) -> None:
    value = {"NO_COLOR": "1", "TERM": "vt100"}[variable]
    with Typist(tmp_path, *PLAY, variables={variable: value}) as person:
        person.asked(CARD)
        person.type(f"1{LEFT}7")
        person.asked(f"{CARD} 71")
        assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", person.written) or variable == "TERM"


def test_a_terminal_that_cannot_be_drawn_on_is_read_line_by_line(
    server: Running, tmp_path: Path
) -> None:
    host = opened(server)
    flags = ["--name", "Luis", "--one-step"]
    with Typist(tmp_path, "join", link_of(host), *flags, variables={"TERM": "dumb"}) as luis:
        luis.see("Waiting for Ana to start (? help):")
        luis.enter("?")
        luis.see("leave gives up the seat.")
        luis.enter("q")
        assert luis.ends() == 0
        assert "\x1b" not in luis.written
    with Typist(tmp_path, *PLAY, variables={"TERM": "dumb"}) as person:
        person.answer(CARD, "q")
        assert person.ends() == 0
        assert "\x1b" not in person.written


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_a_key_ends_it_and_the_terminal_is_as_before(
    server: Running, tmp_path: Path, key: str
) -> None:
    host = opened(server)
    for arguments, asked in (
        (["join", link_of(host), "--name", "Luis"], "Waiting for Ana to start.*"),
        ([*PLAY], CARD),
    ):
        with Typist(tmp_path, *arguments) as person:
            person.asked(asked)
            person.type(key)
            person.see("To continue:")
            assert person.ends() == (130 if key == "\x03" else 0)
            assert termios.tcgetattr(person.slave) == person.modes
            assert "Traceback" not in person.shown


def test_a_terminal_that_is_gone_ends_it(server: Running, tmp_path: Path) -> None:
    host = opened(server)
    for arguments, asked in (
        (["join", link_of(host), "--name", "Luis"], "Waiting for Ana to start.*"),
        ([*PLAY], CARD),
    ):
        with Typist(tmp_path, *arguments) as person:
            person.asked(asked)
            assert person.hang_up() == 2


PASTED = "\x1b[200~{}\x1b[201~"


"""Text as a terminal hands it over that was pasted and not typed."""


def test_bytes_that_are_no_text_are_only_not_clear(tmp_path: Path) -> None:
    with Typist(tmp_path, *PLAY) as person:
        person.asked(CARD)
        person.type("\udcff\n")
        person.see('I don’t understand "\ufffd"')


def test_several_lines_at_once_are_several_lines(server: Running, tmp_path: Path) -> None:
    with Typist(tmp_path, *PLAY) as person:
        person.asked(CARD)
        person.type(PASTED.format("71\n71") + "\n")
        person.see("Revealed: You: 71")
    with Typist(tmp_path, "join", server.base, "--seats", "2", "--name", "Berta") as host:
        host.asked("Type bot .*")
        host.type(PASTED.format("bot 1 random\nstart") + "\n")
        host.asked(CARD)
    with Typist(tmp_path, "join", server.base, "--seats", "2", "--name", "Berta") as host:
        host.asked("Type bot .*")
        host.type("bot 1 random\nstart\n")
        host.asked(CARD)


def test_ctrl_u_erases_all_lines_of_a_paste_and_ctrl_y_brings_them_back(tmp_path: Path) -> None:
    with Typist(tmp_path, *PLAY) as person:
        person.asked(CARD)
        for keys in (PASTED.format("71\n\n2\n"), f"6{LEFT}"):  # also what stands after the cursor
            person.type(keys)
            person.wait(lambda: not person.shown.rstrip().endswith("?"))
            person.type("\x15")
            person.wait(lambda: person.shown.rstrip().endswith("?"))
            assert person.screen.before_cursor.endswith("play? ")
        person.type(PASTED.format("71\n71") + "\x15\x15\x19\n")
        person.see("Revealed: You: 71")


def test_news_come_in_above_a_half_typed_line(server: Running, tmp_path: Path) -> None:
    arguments = ["--seats", "3", "--name", "Berta"]
    with Typist(tmp_path, "join", server.base, *arguments) as host:
        host.asked("Type bot .*")
        host.type("bot 2 raX\x7fndom")
        code = re.findall(r"/t/(\w+)", host.shown)[0]
        asyncio.run(RawClient(server.base, code).sit("Luis"))
        host.see("Luis takes seat 1.")
        host.asked(r"Type bot .*: bot 2 random")
        host.enter()
        host.see("random (bot) takes seat 2.")
        host.enter("kick Luis")
        host.answer(r"Remove Luis\? .*")
        host.answer("Every seat is taken.*", "kick Luis")
        host.answer(r"Remove Luis\? .*", "y")
        host.see("Luis was removed.")
        host.enter("free 2")
        host.see("Seat 2 is free.")
        host.enter("kick 1")
        host.see("There’s no person in that seat.")
        host.enter("kick 7")
        host.see("Which seat? They go from 0 to 2.")
        host.enter("?")
        host.see("remove 2 removes whoever is in seat 2.")
        host.enter("leave")
        host.see("You left the table.")
        assert host.ends() == 0
    assert json.loads((tmp_path / "toril" / "seats.json").read_text()) == {"seats": []}
