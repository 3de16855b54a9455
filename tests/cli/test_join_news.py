"""`toril join` tells who comes back what happened: a bot's moves, a rest, a kick, a table left."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from tests.cli.tables import CARD, link_of, opened, post
from tests.cli.typist import Typist
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.following import play_after
from tests.people.playing import play_through
from toril.client import RawClient
from toril.server.tables.clock import CLOCKS, Clock


def person_of(host: RawClient, name: str) -> int:
    """Return the number of the person who is called that."""
    seats = asyncio.run(host.look())["seats"]
    return next(int(seat["person"]) for seat in seats if seat["name"] == name)


def test_who_returns_reads_what_a_bot_played(server: Running, tmp_path: Path) -> None:
    host = opened(server)
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.asked("Waiting for Ana to start.*")
        post(host, "start")
        luis.answer(CARD, "leave")
        assert luis.ends() == 0

    async def bot_has_laid() -> None:
        play = (await host.connect())["play"]  # with her the table is awake
        while 1 in play["to_act"]:
            play = play_after(play, await host.receive())
        await host.close()

    asyncio.run(bot_has_laid())
    with Typist(tmp_path, "join", link_of(host)) as luis:
        luis.asked(r"Your card: \d+. Waiting for Ana:")
        card = re.findall(r"\d+", luis.prompt)[0]
        assert f"While you were away, a bot played for you: {card}." in luis.shown


def test_a_match_that_nobody_plays_rests_and_enter_wakes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "quick", Clock(think=1500, away=1500))
    table = ["--seats", "2", "--clock", "quick", "--rounds", "2", "-o", "hand_size=2", "--start"]
    with (
        running(settings(tmp_path)) as server,
        Typist(tmp_path, "join", server.base, *table, "--name", "Berta") as berta,
    ):
        berta.asked(CARD)
        berta.asked(
            "The match was put on hold because nobody was playing. Press Enter to play again:"
        )
        berta.enter()
        berta.see("You’re back and playing again.")
        berta.asked(CARD)


def test_who_was_sent_away_meanwhile_is_told_and_may_sit_down_again(
    server: Running, tmp_path: Path
) -> None:
    host = opened(server)
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.answer("Waiting for Ana to start.*", "q")
        assert luis.ends() == 0
    post(host, "kick", person=person_of(host, "Luis"))
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.see("You were removed from the table: you can watch.")
        luis.answer("A seat is free. Type sit .*", "sit")
        luis.asked("Waiting for Ana to start.*")


def test_a_table_that_everybody_has_left_is_opened_again(server: Running, tmp_path: Path) -> None:
    host = opened(server, seats=2, options={"rounds": 1, "hand_size": 1})
    guest = RawClient(server.base, host.code)

    async def all_leave() -> None:
        await guest.sit("Eva")
        await host.post("start")
        await guest.post("leave")
        await play_through(host, Random(1))
        await host.post("leave")

    asyncio.run(all_leave())
    with Typist(tmp_path / "ida", "join", link_of(host), "--watch") as ida:
        ida.asked("Everyone has left. Type sit .*")
        with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
            luis.see("Everyone has left this table: you’re opening it again.")
            luis.asked("Type bot to fill a seat.*")
            assert re.search(r"seat 0  Luis \(you, host\)", luis.shown)
        ida.asked("A seat is free.*")


def test_a_guest_asks_for_another_match_and_the_host_reads_who(
    server: Running, tmp_path: Path
) -> None:
    table = ["--seats", "2", "--rounds", "1", "-o", "hand_size=1", "--name", "Berta"]
    with Typist(tmp_path / "berta", "join", server.base, "--one-step", *table) as berta:
        berta.asked(".* bot .*")
        link = re.findall(rf"{server.base}/t/\w+", berta.shown)[-1]
        with Typist(tmp_path, "join", "--one-step", link, "--name", "Luis") as luis:
            luis.asked("Waiting for Berta to start.*")
            berta.answer(".* start .*", "start")
            with ThreadPoolExecutor() as both:
                list(both.map(lambda who: who.play(r"Type (again|save).*:"), (berta, luis)))
            luis.enter("again")
            luis.see("You asked for another match.")
            berta.see("Luis wants another match.")
            berta.enter("again")
            luis.see("Round 1", after="You asked for another match.")
