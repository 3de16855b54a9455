"""`toril join` as people use it: a real server, real terminals, typed lines in, sentences out."""

import asyncio
import json
import re
import threading
from pathlib import Path
from random import Random

import pytest

from tests.cli.tables import AGAIN, CARD, CHECK, END, link_of, opened, post
from tests.cli.terminal import toril
from tests.cli.typist import Typist
from tests.harness.in_thread import Running
from tests.people.playing import play_through, random_move
from toril import Record
from toril.cli.join.latest_state import LatestState
from toril.client import Client, RawClient
from toril.text import catalogue
from toril.wire.outbound import FairnessInfo, Update


@pytest.mark.parametrize(("game", "language"), [("six", "es"), ("eleven", "en")])
def test_a_person_joins_by_link_and_plays_a_whole_match(
    server: Running, tmp_path: Path, game: str, language: str
) -> None:
    host = opened(server, game=f"{game}_nimmt", seats=3, bots=[None, None, "random"])
    arguments = ["join", link_of(host), "--name", "Luis", "--one-step", "--lang", language]
    with Typist(tmp_path, *arguments) as luis:
        luis.asked(r"(Ana starts the match|Esperando a que Ana empiece) .*")

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
    assert {"es": "Fin de la partida", "en": "The match is over"}[language] in shown
    assert {"es": "bullhead", "en": "cabeza"}[language] not in shown
    assert max(map(len, shown.splitlines()[9:-3])) <= 80
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
        assert re.search(r"Hash .*:\s+[0-9a-f]{64}", host.shown)
        assert f"{server.base}/t/" in host.shown
        host.enter(start)
        host.see({"en": "Every seat must be taken", "es": "cada asiento debe tener"}[language])
        host.see({"en": "Type bot to fill", "es": "Escribe bot para llenar"}[language])
        host.enter("bot")
        host.see({"en": "ox (bot)", "es": "novillo (bot)"}[language])
        host.enter("bot 2 random")
        host.see("random (bot)")
        host.answer(f".* {start} .*", start)
        host.play(AGAIN[language])
        if score := re.search(r"You \+(\d+) = (\d+)", host.shown):
            host.enter()
            host.see(f"You: {score[1]} this round, {score[2]} in all", after="match is over")
        host.enter(f"{save} {file}")
        host.see({"en": "hash is the one", "es": "Su hash es el que"}[language])
        host.wait(lambda: CHECK.search(host.shown.replace("\n", "")))
        host.enter(f"{save} {file}")
        host.see({"en": "is there already", "es": "ya existe"}[language])
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
    assert toril("verify", str(file), "--hash", check[1], "--nonce", check[2]).code == 0


def test_the_hash_that_counts_is_the_one_shown_first(server: Running) -> None:
    host = opened(server)
    table = asyncio.run(Client(host.base, host.code).look())
    latest = LatestState(catalogue("en"))
    for hash_shown in ("a" * 64, "b" * 64):
        fairness = FairnessInfo(hash=hash_shown, secret=None, nonces=None)
        told = table.model_copy(update={"fairness": fairness})
        update = Update(kind="update", version=1, now=0, events=[], table=told, play=None)
        latest.adopt(update, host.person)
    assert latest.hashes == {1: "a" * 64}


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


def test_a_card_can_be_exchanged_until_all_have_chosen(server: Running, tmp_path: Path) -> None:
    host = opened(server)
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.asked("Ana starts the match.*")
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
        luis.see('"hello" is not clear to me')

        async def ana_moves() -> None:
            welcome = await host.connect()
            await host.move(welcome["play"], random_move(welcome["play"], Random(1)))
            while (await host.receive())["kind"] != "ack":
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
            luis.see("Solo quien dirige la mesa puede hacer eso.")
            berta.answer("Paused.*", "resume")
            luis.see("La partida sigue.")
            luis.answer(r"¿Qué carta juegas\?", "rendirme")
            luis.answer("¿Abandonas la partida.*", "s")
            luis.see("Abandonas la partida; sigue un bot.")
            berta.see("Luis gives the match up")
            berta.answer(CARD, "leave")
            berta.see("You have left the table: a bot plays for you until you return.")
            assert berta.ends() == 0
            luis.see("Berta se fue: por ahora juega un bot.")
            luis.see("Ahora diriges la mesa.")
            luis.asked("Escribe otra.*")  # nobody is left to wait for
            assert "Berta no tiene conexión" not in luis.shown


def test_whoever_comes_late_looks_on_and_never_sees_a_hand(server: Running, tmp_path: Path) -> None:
    host = opened(server, bots=[None, "random"])
    post(host, "start")
    for flags in ([], ["--watch"]):
        with Typist(tmp_path, "join", link_of(host), *flags) as eva:
            eva.asked("Waiting for Ana and random:")
            assert "You look on. 6 nimmt!: Ana and random." in eva.shown
            assert ("The match has begun" in eva.shown) == (not flags)
            eva.enter("5")
            eva.see('"5" is not clear to me')
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
        eva.answer("You look on.*", "sit")
        eva.answer("Your name.*", "Eva")
        eva.see("Every seat is taken")
        post(host, "bot", seat=0, bot=None)
        eva.answer("A seat is free.*", "sit")
        eva.answer("Your name.*", "Eva")
        eva.asked("Ana starts the match.*")
        assert "seat 0  Eva (you)" in eva.shown
        post(host, "kick", person=2)
        eva.see("The host sent you away.")
        assert eva.ends() == 0
    with Typist(tmp_path, "join", link_of(host)) as eva:
        eva.asked("Your name.*")
        assert "is gone" not in eva.shown  # it was forgotten at once
