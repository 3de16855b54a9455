"""What `toril join` draws in a window: news above the line that is typed, and lines that fit."""

import asyncio
import json
import re
from pathlib import Path

from tests.cli.typist import Typist
from tests.harness.in_thread import Running
from toril.client import RawClient


def test_news_come_in_above_a_half_typed_line(server: Running, tmp_path: Path) -> None:
    arguments = ["--seats", "3", "--name", "Berta"]
    with Typist(tmp_path, "join", server.base, *arguments) as host:
        host.asked("Type bot .*")
        host.type("bot 2 raX\x7fndom")
        code = re.findall(r"/t/(\w+)", host.shown)[0]
        asyncio.run(RawClient(server.base, code).sit("Luis"))
        host.see("Luis sits down at seat 1.")
        host.asked(r"Type bot .*: bot 2 random")
        host.enter()
        host.see("random (bot) gets seat 2.")
        host.enter("kick Luis")
        host.answer(r"Send Luis away\? .*")
        host.answer("Every seat is taken.*", "kick Luis")
        host.answer(r"Send Luis away\? .*", "y")
        host.see("Luis was sent away.")
        host.enter("free 2")
        host.see("Seat 2 is free.")
        host.enter("kick 1")
        host.see("No person sits there.")
        host.enter("kick 7")
        host.see("Which seat? They are 0 to 2.")
        host.enter("?")
        host.see("kick 2 sends somebody away.")
        host.enter("leave")
        host.see("You have left the table.")
        assert host.ends() == 0
    assert json.loads((tmp_path / "toril" / "seats.json").read_text()) == {"seats": []}


def test_a_prompt_longer_than_the_window_is_redrawn_whole(server: Running, tmp_path: Path) -> None:
    arguments = ["--seats", "3", "--name", "Berta"]
    with Typist(tmp_path, "join", server.base, *arguments, columns=41) as host:
        host.wait(lambda: host.screen.before_cursor.endswith("helps): "))
        host.type("bot 2 random")
        host.wait(lambda: host.prompt.endswith("bot 2 random"))
        code = re.findall(r"/t/(\w+)", host.shown)[0]
        asyncio.run(RawClient(server.base, code).sit("Luis"))
        host.see("Luis sits down at seat 1.")
        host.wait(lambda: host.prompt.endswith("bot 2 random"))
        assert host.shown.count("Type bot to fill") == 1


def test_a_narrow_window_breaks_lines_between_words(server: Running, tmp_path: Path) -> None:
    flags = ["--seats", "2", "--name", "Berta", "--lang", "es", "--one-step"]
    with Typist(tmp_path, "join", server.base, *flags, columns=40) as host:
        host.wait(lambda: host.screen.before_cursor.endswith("ayuda): "))
        rows = [row.strip() for row in host.screen.rows]
        assert rows[-2:] == [
            "Escribe bot para llenar un asiento,",
            "empezar para comenzar (? ayuda):",
        ]
        assert rows[4:7] == [
            "Para invitar:",
            f"{server.base}/t/{rows[1][5:11]}",
            "Hash de los repartos:",
        ]
        host.enter("bot")
        host.see("No queda asiento libre.")
        host.enter("empezar")
        host.asked(r"¿Qué carta juegas\?")
        assert re.search(r"^  fila 4 .*\|  \d+$", host.shown, re.MULTILINE)
        assert "cabeza" not in host.shown
