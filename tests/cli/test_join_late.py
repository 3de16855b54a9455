"""`toril join`: a host offers a bot's seat in a match, and a friend takes it over."""

import re
import threading
from pathlib import Path

from tests.cli.tables import AGAIN, CARD, END
from tests.cli.terminal import toril
from tests.cli.typist import Typist
from tests.harness.in_thread import Running


def test_a_host_offers_a_bots_seat_and_a_friend_plays_on_from_the_next_round(
    server: Running, tmp_path: Path
) -> None:
    arguments = ["--seats", "2", "--rounds", "2", "--start", "--name", "Berta", "--one-step"]
    with Typist(tmp_path, "join", server.base, *arguments) as berta:
        berta.asked(CARD)
        link = re.findall(r"http\S+/t/\w+", berta.shown)[0]
        berta.enter("free 1")
        berta.see("The host offers")
        berta.enter("bot 1")
        berta.see("is no longer offered")
        berta.answer(CARD, "free 1")
        with Typist(tmp_path, "join", link, "--name", "Luis", "--lang", "es", "--one-step") as luis:
            luis.see("se ofrece el asiento de un bot")
            luis.asked("Juegas desde la próxima ronda.*")
            berta.see("Luis takes over")
            playing = threading.Thread(target=luis.play, args=(END["es"],))
            playing.start()
            berta.play(AGAIN["en"])
            playing.join()
            berta.see("drawn anew from round 2 on")
            berta.see("at most 2 possibilities")
            luis.see("los repartos desde la ronda 2")
            luis.see("todos fijados antes de conocerse ninguno")
    notes = {path: toril("verify", *_files(tmp_path, path)) for path in _notes(tmp_path)}
    assert sorted(said.code for said in notes.values()) == [0, 3]


def _notes(folder: Path) -> list[Path]:
    return [*folder.rglob("notes/*.json")]


def _files(folder: Path, notes: Path) -> list[str]:
    record = next(iter(folder.rglob("records/*.json")))
    return [str(record), "--notes", str(notes)]
