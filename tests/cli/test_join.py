"""`toril join` as people use it: a real server, real terminals, typed lines in, sentences out."""

import asyncio
import re
import threading
from pathlib import Path
from random import Random

import pytest

from tests.cli.tables import AGAIN, CARD, CHECK, END, PROVEN, link_of, opened, post
from tests.cli.terminal import toril, toril_process
from tests.cli.typist import Typist
from tests.harness.in_thread import Running
from tests.people.playing import play_through, random_move
from toril import Record
from toril.client import answer_to


@pytest.mark.parametrize(("game", "language"), [("six", "es"), ("eleven", "en")])
def test_a_person_joins_by_link_and_plays_a_whole_match(
    server: Running, tmp_path: Path, game: str, language: str
) -> None:
    host = opened(server, game=f"{game}_nimmt", seats=3, bots=[None, None, "random"])
    arguments = ["join", link_of(host), "--name", "Luis", "--one-step", "--lang", language]
    with Typist(tmp_path, *arguments) as luis:
        luis.asked(r"(Waiting for Ana to start|Esperando a que Ana empiece) .*")

        async def ana_plays() -> None:
            await host.post("start")
            await play_through(host, Random(1))

        playing = threading.Thread(target=asyncio.run, args=(ana_plays(),))
        playing.start()
        luis.play(END[language])
        playing.join()
        luis.enter("q")
        assert luis.ends() == 0
        shown = luis.shown
    assert {"es": "Fin de la partida", "en": "Match over"}[language] in shown
    assert {"es": "bullhead", "en": "cabeza"}[language] not in shown
    lines = [line for line in shown.splitlines()[9:-3] if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 80
    assert "Traceback" not in shown


@pytest.mark.parametrize(("game", "language"), [("six", "en"), ("eleven", "es")])
def test_a_host_opens_a_table_adds_bots_starts_plays_and_plays_again(
    server: Running, tmp_path: Path, game: str, language: str
) -> None:
    file = tmp_path / "match.json"
    start = {"en": "start", "es": "empezar"}[language]
    save = {"en": "save", "es": "guardar"}[language]
    again = {"en": "again", "es": "otra"}[language]
    arguments = ["--game", game, "--seats", "3", "--rounds", "1", "--lang", language]
    with Typist(tmp_path, "join", server.base, "--one-step", *arguments) as host:
        host.answer(r"(Your name|¿Tu nombre)\? \[somebody\]", "Berta")
        host.asked(".* bot .*")
        assert f"{server.base}/t/" in host.shown
        host.enter(start)
        host.see(
            {"en": "Every seat must be taken", "es": "todos los asientos deben estar"}[language]
        )
        host.see({"en": "Type bot to fill", "es": "Escribe bot para llenar"}[language])
        host.enter("bot")
        host.see({"en": "ox (bot)", "es": "novillo (bot)"}[language])
        host.enter("bot 2 random")
        host.see("random (bot)")
        host.answer(f".* {start} .*", start)
        host.play(AGAIN[language])
        if score := re.search(r"You \+(\d+) = (\d+)", host.shown):
            host.enter()
            host.see(f"You: {score[1]} this round, {score[2]} in total", after="Match over")
        host.see(PROVEN[language])
        host.enter({"en": "fair", "es": "reparto"}[language])
        host.see({"en": "13 fits", "es": "13 cuadra"}[language])
        host.enter(f"{save} {file}")
        host.wait(lambda: CHECK.search(host.shown.replace("\n", "")))
        host.enter(f"{save} {file}")
        host.see({"en": "already exists", "es": "ya existe"}[language])
        host.enter(again)
        host.see({"en": "Round 1", "es": "onda 1"}[language], after="match.json")
        host.play(AGAIN[language])
        host.enter("q")
        assert host.ends() == 0
    record = Record.loads(file.read_bytes())
    assert record.names == ("Berta", "ox", "random")
    assert record.fairness is not None
    check = CHECK.search(host.shown.replace("\n", ""))
    assert check is not None
    again_said = toril("verify", str(file), "--notes", check[1])
    assert (again_said.code, "The deals are proven" in again_said.out) == (0, True)


def test_a_card_can_be_exchanged_until_all_have_chosen(server: Running, tmp_path: Path) -> None:
    host = opened(server)
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.asked("Waiting for Ana to start.*")
        post(host, "start")
        luis.asked(CARD)
        first, second = re.findall(r"Your hand: (\d+)\D? (\d+)", luis.shown)[-1]
        luis.enter(first)
        luis.answer(f"You play {first}. Enter to confirm.*")
        luis.answer(f"Your card: {first}. Waiting for Ana:", second)
        luis.answer(f"You play {second}. Enter to confirm.*", second)
        luis.see(f"You play {second} instead.")
        luis.asked(f"Your card: {second}. Waiting for Ana:")
        luis.enter()
        luis.see(f"Your card: {second}", after="Your hand")
        luis.enter("hello")
        luis.see('I don’t understand "hello"')

        async def ana_moves() -> None:
            welcome = await host.connect()
            move = random_move(welcome["play"], Random(1))
            command = await host.move(welcome["play"], move)
            while answer_to(await host.receive()) != command:
                pass
            await host.close()

        asyncio.run(ana_moves())
        luis.see(f"You: {second}")


def test_pauses_resigning_and_a_new_host_are_told(server: Running, tmp_path: Path) -> None:
    arguments = ["--seats", "3", "--bots", "cautious", "--rounds", "1", "--name", "Berta"]
    with Typist(tmp_path / "berta", "join", server.base, *arguments) as berta:
        berta.asked("Type bot .*")
        link = re.findall(r"http\S+/t/\w+", berta.shown)[0]
        with Typist(tmp_path / "luis", "join", link, "--name", "Luis", "--lang", "es") as luis:
            luis.asked("Esperando a que Berta empiece.*")
            berta.answer("Every seat is taken.*", "start")
            luis.asked(r"¿Qué carta juegas\?")
            berta.answer(CARD, "pause")
            luis.see("La partida está en pausa.")
            luis.answer("En pausa.*", "seguir")
            luis.see("Solo quien organiza la mesa puede hacer eso.")
            berta.answer("Paused.*", "resume")
            luis.see("La partida sigue.")
            luis.answer(r"¿Qué carta juegas\?", "rendirme")
            luis.answer("¿Abandonas la partida.*", "s")
            luis.see("Abandonas la partida; sigue un bot.")
            berta.see("Luis resigns")
            berta.answer(CARD, "leave")
            berta.see("You left the table: a bot plays for you until you return.")
            assert berta.ends() == 0
            luis.see("Berta se fue: por ahora juega un bot.")
            luis.see("Ahora organizas la mesa.")
            luis.asked("Escribe otra.*")  # nobody is left to wait for
            assert "Berta no tiene conexión" not in luis.shown


def test_whoever_comes_late_looks_on_and_never_sees_a_hand(server: Running, tmp_path: Path) -> None:
    host = opened(server, bots=[None, "random"])
    post(host, "start")
    for flags in ([], ["--watch"]):
        with Typist(tmp_path, "join", link_of(host), *flags) as eva:
            eva.asked("Waiting for Ana and random:")
            assert "You’re watching. 6 nimmt!: Ana and random." in eva.shown
            assert ("The match has already started" in eva.shown) == (not flags)
            eva.enter("5")
            eva.see('I don’t understand "5"')
            eva.enter("q")
            assert eva.ends() == 0
    with Typist(tmp_path, "join", link_of(host)) as eva:
        eva.asked("Waiting for Ana and random:")
        asyncio.run(play_through(host, Random(1)))
        eva.asked(END["en"])
        assert "trick 10 of 10" in eva.shown
        assert "Your hand" not in eva.shown
        post(host, "rematch", start=False)
        eva.see("seat 0 random (bot)")
        eva.answer("You’re watching.*", "sit")
        eva.answer("Your name.*", "Eva")
        eva.see("Every seat is taken")
        post(host, "bot", seat=0, bot=None)
        eva.answer("A seat is free.*", "sit")
        eva.answer("Your name.*", "Eva")
        eva.asked("Waiting for Ana to start.*")
        assert "seat 0  Eva (you)" in eva.shown
        post(host, "kick", person=2)
        eva.see("You were removed from the table.")
        assert eva.ends() == 0
    with Typist(tmp_path, "join", link_of(host)) as eva:
        eva.asked("Your name.*")
        assert "is gone" not in eva.shown  # it was forgotten at once


def test_a_card_that_is_typed_too_early_is_told_from_nonsense(
    server: Running, tmp_path: Path
) -> None:
    host = opened(server, game="eleven_nimmt", seats=2, options={"first_starter": 0})
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.asked("Waiting for Ana to start.*")
        asyncio.run(host.post("start"))
        luis.answer("Waiting for Ana:", "12")
        luis.see("Not yet: wait until you’re asked.")
        luis.answer("Waiting for Ana:", "strat")
        luis.see('I don’t understand "strat"')


def test_a_host_ends_the_match_for_everybody_after_a_question(
    server: Running, tmp_path: Path
) -> None:
    arguments = ["--seats", "2", "--name", "Berta"]
    with Typist(tmp_path / "berta", "join", server.base, *arguments) as berta:
        berta.asked("Type bot .*")
        link = re.findall(r"http\S+/t/\w+", berta.shown)[0]
        with Typist(tmp_path / "luis", "join", link, "--name", "Luis", "--lang", "es") as luis:
            luis.asked("Esperando a que Berta empiece.*")
            berta.answer("Every seat is taken.*", "start")
            luis.answer(r"¿Qué carta juegas\?", "terminar")
            luis.answer("¿Terminar la partida para todos.*", "s")
            luis.see("Solo quien organiza la mesa puede hacer eso.")
            berta.answer(CARD, "end")
            berta.answer("End the match for everyone.*", "n")
            berta.answer(CARD, "end")
            berta.answer("End the match for everyone.*", "y")
            luis.see("Quien organiza la mesa terminó la partida: no gana nadie.")
            luis.see("Los repartos están demostrados")
            berta.see("The host ended the match: nobody wins.")
            berta.see(PROVEN["en"])
            assert "Traceback" not in berta.shown + luis.shown


def test_start_begins_without_a_question(server: Running, tmp_path: Path) -> None:
    begun = ["join", server.base, "--seats", "2", "--bots", "random", "--start"]
    with Typist(tmp_path, *begun) as host:
        host.asked(CARD)
        assert "Your name" not in host.shown
    shown = toril_process(*begun, typed=b"q\n", home=tmp_path)
    assert "Your name" not in shown.out
    assert shown.err == ""
