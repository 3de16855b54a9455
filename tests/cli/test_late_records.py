"""Records of matches in which somebody took over a seat, told and checked by the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import toril
from tests.fairness.attacks.attack import with_options
from tests.fairness.lying import SIX, LyingServer
from tests.fairness.lying_later import later_round, record_of
from toril.engine.deal import deck_order
from toril.fairness.notes_json import dumps


@pytest.fixture
def server(tmp_path: Path) -> LyingServer:
    """One that did not lie; its record and its device's notes are files there."""
    server = LyingServer(with_options(SIX, rounds=2))
    later_round(server)
    server.play()
    (tmp_path / "record.json").write_text(record_of(server).dumps(), encoding="utf-8")
    (tmp_path / "notes.json").write_text(dumps(server.window.notes), encoding="utf-8")
    return server


def test_a_round_is_told_with_the_names_that_sat_there(server: LyingServer, tmp_path: Path) -> None:
    told = toril("replay", str(tmp_path / "record.json"), "--lang", "en").out
    first, second = told.split("\nRound 2\n")
    assert ("Dora" in first, "Dora" in second) == (False, True)
    assert ("random" in first, "random" in second) == (True, False)
    data = json.loads(toril("replay", str(tmp_path / "record.json"), "--json").out)
    assert data["later"] == [{"round": 2, "seats": list(server.story.table.names_now)}]


def test_verify_tells_both_seeds_their_deals_and_the_choice(
    server: LyingServer, tmp_path: Path
) -> None:
    files = [str(tmp_path / "record.json"), "--notes", str(tmp_path / "notes.json")]
    said = toril("verify", *files, "--lang", "en")
    record = record_of(server)
    seed = record.later[0].seed
    shown = "".join(said.out.split())
    assert said.code == 0
    assert f"Seed from round 2 on: {seed.hex()}".replace(" ", "") in shown
    dealt = deck_order(seed, 2, record.rules.deck)[:12]
    assert "".join(map(str, dealt)) in shown
    assert "drawnanewfromround2on" in shown
