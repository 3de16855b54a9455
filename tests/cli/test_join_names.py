"""Who is who at a table of `toril join`, also after somebody has gone."""

import asyncio
import re
from pathlib import Path

from tests.cli.tables import AGAIN, CARD, END, link_of, opened, post
from tests.cli.typist import Typist
from tests.harness.in_thread import Running
from toril.cli.files import read_notes
from toril.client import RawClient


def test_nobody_is_renamed_when_somebody_is_sent_away(server: Running, tmp_path: Path) -> None:
    flags = ["--seats", "4", "--bots", "cautious", "--rounds", "1", "--name", "Berta"]
    with Typist(tmp_path, "join", server.base, *flags, "--one-step") as berta:
        berta.asked("Type bot .*")
        code = re.findall(r"/t/(\w+)", berta.shown)[0]
        for name in ("Luis", "Eva"):
            asyncio.run(RawClient(server.base, code).sit(name))
        berta.answer("Every seat is taken.*", "start")
        berta.answer(CARD, "remove Luis")
        berta.answer(r"Remove Luis\? A bot plays on to the end. \[y/N\]")
        berta.answer(CARD, "remove Luis")
        berta.answer(r"Remove Luis\? .*", "y")
        berta.see("Luis was removed; a bot takes over.")
        berta.answer(CARD)
        berta.see("You: 0 this round, 0 in total · Luis (bot): 0", after="was removed")
        berta.asked(CARD)
        assert "· cautious: 0 this round" in berta.shown.rpartition("was removed")[2]
        assert "cautious-2" not in berta.shown
        berta.enter("kick Luis")
        berta.see("There’s no person in that seat.")


def test_the_result_says_that_somebody_gave_up(server: Running, tmp_path: Path) -> None:
    host = opened(server, bots=[None, None])
    with Typist(tmp_path, "join", link_of(host), "--name", "Eva", "--lang", "es") as eva:
        eva.asked("Esperando a que Ana empiece.*")
        post(host, "start")
        eva.answer(r"¿Qué carta juegas\?", "rendirme")
        eva.answer("¿Abandonas la partida.*", "s")
        eva.see("Abandonas la partida; sigue un bot.")
        post(host, "resign")  # so that whoever wins gave up
        eva.asked(END["es"])
        said = " ".join(eva.shown.split()).rpartition("Fin de la partida.")[2]
        assert re.search(r"(Ana|Eva) \(abandonó; jugó un bot\)( con \d+| comparten)", said)
        eva.enter("q")
        assert eva.ends() == 0


def test_a_rematch_has_a_draw_of_its_own_and_new_names(server: Running, tmp_path: Path) -> None:
    flags = ["--seats", "2", "--bots", "random", "--rounds", "1", "--name", "Berta", "--start"]
    with Typist(tmp_path, "join", server.base, *flags, "--one-step") as berta:
        berta.play(AGAIN["en"])
        berta.enter("again")
        berta.asked(CARD)
        assert berta.shown.count("Shuffling together…") == 2
        noted = read_notes(next(tmp_path.rglob("notes/*.json")))
        assert [(draw.match, draw.counted) for draw in noted.draws] == [(1, True), (2, True)]
        assert "random: 0 this round, 0 in total · You: 0 this round" in berta.shown
