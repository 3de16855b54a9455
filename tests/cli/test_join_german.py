"""German at a real terminal, by whoever has umlauts on the keyboard and whoever has none."""

from pathlib import Path

import pytest

from tests.cli.tables import AGAIN, PROVEN
from tests.cli.typist import Typist
from tests.harness.in_thread import Running


@pytest.mark.parametrize(
    ("game", "free", "heifer", "check", "back"),
    [
        ("six", "räumen", "färse", "prüfen", "zurück"),
        ("eleven", "raeumen", "faerse", "pruefen", "zurueck"),
    ],
)
def test_a_match_is_played_by_german_words(
    server: Running, tmp_path: Path, game: str, free: str, heifer: str, check: str, back: str
) -> None:
    arguments = ["--game", game, "--seats", "2", "--rounds", "1", "--lang", "de"]
    with Typist(tmp_path, "join", server.base, "--one-step", *arguments) as host:
        host.answer(r"Dein Name\? \[somebody\]", "Jürgen")
        host.asked(".* bot .*")
        host.enter("bot 1 kalb")
        host.see("Kalb (Bot)")
        host.enter(f"{free} 1")
        host.see("Platz 1 ist frei")
        host.enter(f"bot 1 {heifer}")
        host.see("Färse (Bot)", after="Platz 1 ist frei")
        host.answer(".* starten .*", "anfangen")
        host.play(AGAIN["de"])
        host.see(PROVEN["de"])
        host.enter(check)
        host.see("13 passt")
        host.enter(back)
        host.see("Alle Plätze sind besetzt", after="13 passt")
        host.enter("q")
        assert host.ends() == 0
