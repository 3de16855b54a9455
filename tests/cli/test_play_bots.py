"""Who sits at the table of `toril play`: levels, bots with options, and their substitutes."""

from pathlib import Path

import pytest

from tests.cli.local_matches import QUICK, STUBBORN_SIX, load
from tests.cli.terminal import refused, toril
from toril.bots import DEFAULT_BOTS, substitutes
from toril.fast.compiling import ready


@pytest.mark.parametrize("game", ["six", "eleven"])
def test_levels_are_the_usual_company_and_a_match_with_them_can_be_resumed(
    tmp_path: Path, game: str
) -> None:
    file = tmp_path / "match.json"
    played = toril("play", game, "--seed", "hola", "--record", str(file), typed="q\n")
    assert played.code == 0, played.err
    assert "against ox, heifer and calf" in played.out
    assert load(file).names == ("player", *DEFAULT_BOTS)
    again = toril("play", "--resume", str(file), "--lang", "es", typed="q\n").out
    assert "contra novillo, vaquilla y becerro" in again
    assert "novillo: " in again


def test_bots_with_options_sit_at_the_table_under_their_whole_name(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    bots = "montecarlo:samples=4,memory=table,bull"
    common = ["--seats", "4", "--rounds", "1", "--seed", "hola", "--record", str(file)]
    played = toril("play", "--bots", bots, *common, typed=STUBBORN_SIX)
    assert played.code == 0, played.err
    searching = "montecarlo:samples=4,memory=table"
    assert load(file).names == ("player", searching, "bull", f"{searching}-2")
    assert load(file).replay().outcome is not None


def test_the_bots_set_the_number_of_seats(tmp_path: Path) -> None:
    bots = ["cautious", "random", "cautious", "random"]
    file = tmp_path / "match.json"
    toril("play", "--bots", ",".join(bots), "--record", str(file), typed="q\n")
    assert len(load(file).names) == 5


def test_bots_are_taken_in_turn_where_there_are_more_seats_and_refused_where_fewer(
    tmp_path: Path,
) -> None:
    file = tmp_path / "match.json"
    toril("play", *QUICK, "--seats", "4", "--record", str(file), typed="q\n")
    assert load(file).names == ("player", "cautious", "random", "cautious-2")
    for seats in (["--seats", "2"], ["-o", "seats=2"]):
        assert "there is room for 1" in refused(toril("play", *QUICK, *seats))
    usual = toril("play", "--seats", "2", typed="q\n", home=tmp_path)
    assert "against ox." in usual.out


def test_levels_go_by_their_spanish_names_too(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    common = ["--bots", "becerro,Becerro,calf", "--record", str(file), "--lang", "es"]
    shown = toril("play", *common, typed="q\n").out
    assert load(file).names == ("player", "calf", "calf-2", "calf-3")
    assert "contra becerro, becerro-2 y becerro-3" in shown
    assert "becerro-3:" in toril("replay", str(file), "--at", "0", "--lang", "es").out
    assert "becerro" not in toril("replay", str(file), "--at", "0", "--lang", "en").out


@pytest.mark.parametrize(
    ("bots", "to_compile", "done_first"),
    [
        ("ox,calf", True, ["said", "warmed"]),
        ("ox,calf", False, ["waited"]),
        ("calf,cautious", True, []),
    ],
)
def test_whoever_plays_before_the_kernels_exist_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    bots: str,
    to_compile: bool,
    done_first: list[str],
) -> None:
    """A level is played by `cautious` then; where kernels are only loaded it plays itself."""
    done: list[str] = []
    monkeypatch.setattr(ready, "is_ready", lambda _: False)
    monkeypatch.setattr(ready, "must_compile", lambda: to_compile)
    monkeypatch.setattr(ready, "warm_in_background", lambda: done.append("warmed"))
    monkeypatch.setattr(ready, "wait_until_ready", lambda: done.append("waited"))
    common = ["--bots", bots, "--lang", "es", "--record", str(tmp_path / "match.json")]
    shown = toril("play", *common, typed="q\n").out
    told = ["said"] if "(solo la primera vez); de momento juega cautious" in shown else []
    assert told + done[:1] == done_first


@pytest.mark.parametrize(("bots", "told"), [("ox,calf,bull", 1), ("calf,cautious", 0)])
def test_whoever_plays_by_rules_that_a_bot_does_not_know_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bots: str, told: int
) -> None:
    """And nothing is compiled or waited for that nobody needs then."""
    monkeypatch.setattr(substitutes, "supports", lambda _: False)
    monkeypatch.setattr(ready, "is_ready", lambda _: False)
    monkeypatch.setattr(ready, "warm_in_background", lambda: pytest.fail("nobody needs it"))
    monkeypatch.setattr(ready, "wait_until_ready", lambda: pytest.fail("nobody needs it"))
    common = ["--bots", bots, "--lang", "es", "--record", str(tmp_path / "match.json")]
    shown = toril("play", *common, "--rounds", "1", typed=STUBBORN_SIX).out
    assert shown.count("no conocen estas reglas; juega cautious") == told


def test_a_bots_name_must_fit_into_a_record() -> None:
    long = "montecarlo:samples=64,memory=table,match=no"
    assert "too long" in refused(toril("play", "--bots", long))
