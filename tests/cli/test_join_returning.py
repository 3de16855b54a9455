"""`toril join` when something comes between: Ctrl-C, another device, a restart, a clock."""

import asyncio
import json
import re
import stat
import termios
from pathlib import Path
from random import Random

import pytest

from tests.cli.tables import AGAIN, CARD, CHECK, link_of, opened, post
from tests.cli.terminal import toril, toril_process
from tests.cli.typist import Typist
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.following import play_after
from tests.people.playing import random_move
from toril.client import RawClient, answer_to
from toril.server.tables.clock import CLOCKS, Clock


def kept_token(home: Path) -> str:
    (seat,) = json.loads((home / "toril" / "seats.json").read_text())["seats"]
    return str(seat["token"])


def test_ctrl_c_keeps_the_seat_and_the_same_command_returns_to_it(
    server: Running, tmp_path: Path
) -> None:
    host = opened(server)
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.asked("Waiting for Ana to start.*")
        post(host, "start")
        luis.asked(CARD)
        hand = re.findall("Your hand: (.*)", luis.shown)[-1]
        luis.type("1")  # something half typed
        luis.interrupt()
        luis.see("Your seat is kept")
        luis.see(f"join {link_of(host)} --name Luis --lang en")
        assert luis.ends() == 130
        assert termios.tcgetattr(luis.slave) == luis.modes
        assert "Traceback" not in luis.shown
    assert stat.S_IMODE((tmp_path / "toril" / "seats.json").stat().st_mode) == 0o600
    with Typist(tmp_path, "join", link_of(host).removeprefix("http://").lower()) as luis:
        luis.asked(CARD)
        assert "6 nimmt! against Ana." in luis.shown
        assert f"Your hand: {hand}" in luis.shown
        luis.type("\x04")  # Ctrl-D: the end of input
        luis.see("Your seat is kept")
        assert luis.ends() == 0
        assert termios.tcgetattr(luis.slave) == luis.modes


def test_the_card_that_a_bot_laid_meanwhile_is_shown_on_return(
    server: Running, tmp_path: Path
) -> None:
    arguments = ["--seats", "2", "--rounds", "1", "--name", "Berta"]
    with Typist(tmp_path / "berta", "join", server.base, *arguments) as berta:
        berta.asked("Type bot .*")
        link = re.findall(r"http\S+/t/\w+", berta.shown)[0]
        with Typist(tmp_path, "join", link, "--name", "Luis") as luis:
            luis.asked("Waiting for Berta to start.*")
            berta.answer("Every seat is taken.*", "start")
            luis.answer(CARD, "leave")
            assert luis.ends() == 0

        async def bot_has_laid() -> None:
            looker = RawClient(server.base, link.rpartition("/")[2])
            play = (await looker.connect())["play"]
            while 1 in play["to_act"]:
                play = play_after(play, await looker.receive())
            await looker.close()

        asyncio.run(bot_has_laid())
        with Typist(tmp_path, "join", link) as luis:
            luis.asked(r"Your card: \d+. Waiting for Berta:")
            card = re.findall(r"\d+", luis.prompt)[0]
            assert re.search(rf"^  Your card: {card}[²³⁵⁷]?$", luis.shown, re.MULTILINE)


def test_what_checks_the_deals_survives_a_return(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    arguments = ["--seats", "2", "--rounds", "1", "--start", "--name", "Berta"]
    with Typist(tmp_path, "join", server.base, *arguments) as berta:
        berta.answer(CARD, "q")
        assert berta.ends() == 0
        link = re.findall(r"http\S+/t/\w+", berta.shown)
    with Typist(tmp_path, "join", link[-1], "--one-step") as berta:
        berta.play(AGAIN["en"])
        berta.enter(f"save {file}")
        berta.wait(lambda: CHECK.search(berta.shown.replace("\n", "")))
        check = CHECK.search(berta.shown.replace("\n", ""))
    assert check is not None
    assert toril("verify", str(file), "--notes", check[1]).code == 0


def test_a_server_that_restarts_in_mid_match_is_found_again(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as before:
        port = int(before.base.rpartition(":")[2])
        arguments = ["--seats", "2", "--rounds", "1", "--start", "--one-step", "--name", "Berta"]
        berta = Typist(tmp_path, "join", before.base, *arguments)
        berta.asked(CARD)
    with berta:
        berta.see("Connection lost")
        card = re.findall(r"Your hand: (\d+)", berta.shown)[-1]
        berta.answer(CARD, card)  # nobody is there to take it yet
        with running(settings(tmp_path, port=port)):
            berta.see("Connected again.")
            berta.see(f"You: {card}")
            berta.play(AGAIN["en"])
            berta.enter("q")
            assert berta.ends() == 0


def test_what_was_typed_for_a_turn_that_passed_does_not_count(
    server: Running, tmp_path: Path
) -> None:
    host = opened(server, bots=[None, "random"], seats=3)
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.asked("Waiting for Ana to start.*")
        post(host, "start")
        luis.asked(CARD)
        luis.type("1")
        luis.asked(f"{CARD} 1")

        async def both_move_elsewhere() -> None:
            for person in (host, RawClient(server.base, host.code, kept_token(tmp_path))):
                welcome = await person.connect()
                move = random_move(welcome["play"], Random(1))
                command = await person.move(welcome["play"], move)
                while answer_to(await person.receive()) != command:
                    pass
                await person.close()

        asyncio.run(both_move_elsewhere())
        luis.see("Too late: that turn is over.")


def test_who_runs_out_of_time_is_told_and_comes_back_with_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "quick", Clock(think=2500, away=2500))
    table = ["--game", "eleven", "--seats", "2", "--clock", "quick", "--start"]
    with (
        running(settings(tmp_path, bot_pause=0.5)) as server,  # or the bots would be done at once
        Typist(tmp_path, "join", server.base, *table, "--name", "Berta", "--lang", "es") as berta,
    ):
        berta.asked(".*(¿Qué juegas|¿Qué pila te llevas).*")
        assert re.search(r"Tienes \d segundos?\.", berta.shown)
        berta.type("1")
        berta.see("Se te acabó el tiempo: un bot juega por ti.")
        berta.asked("Un bot juega por ti. Enter, y juegas de nuevo:")
        berta.enter()
        berta.see("Volviste: juegas de nuevo.")


def test_typed_lines_may_come_from_a_pipe(server: Running, tmp_path: Path) -> None:
    host = opened(server)
    done = toril_process("join", link_of(host), typed=b"Luis\n?\n", home=tmp_path)
    assert done.code == 0
    assert done.err == ""
    assert "seat 1  Luis (you)" in done.out
    assert "Your seat is kept" in done.out
    assert "\x1b" not in done.out
