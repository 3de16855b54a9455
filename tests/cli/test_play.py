"""`toril play`, as a person uses it: typed lines in, a table and sentences out."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from tests.cli.terminal import refused, toril
from toril import Record
from toril.bots import DEFAULT_BOTS, substitutes
from toril.engine.eleven_nimmt import Play, Rob
from toril.fast.compiling import ready

# Somebody who tries every card in turn and confirms whatever is accepted: it plays any match.
STUBBORN_SIX = "".join(f"{card}\n\n" for card in range(1, 105)) * 80
STUBBORN_ELEVEN = "".join(f"{card}\n\ntake {card}\n\n" for card in range(1, 101)) * 60

QUICK = ("--bots", "cautious,random")
"""Company that plays the same on every machine, kernels or not."""


def load(path: Path) -> Record:
    return Record.loads(path.read_bytes())


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        (["six", "--seats", "3"], STUBBORN_SIX),
        (["six", "--bots", "cautious", "--variant", "draft", "--rounds", "1"], STUBBORN_SIX),
        (["six", "--seats", "6", "--variant", "tactics", "--rounds", "1"], STUBBORN_SIX),
        (["six", "--seats", "10", "--rounds", "1"], STUBBORN_SIX),
        (["eleven", "--seats", "3", "--rounds", "1"], STUBBORN_ELEVEN),
        (["eleven", "--seats", "7", "--rounds", "1", "--bots", "random"], STUBBORN_ELEVEN),
    ],
)
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_whole_match_can_be_played(
    tmp_path: Path, arguments: list[str], typed: str, language: str
) -> None:
    file = tmp_path / "match.json"
    played = toril(
        "play",
        *QUICK,
        *arguments,
        "--seed",
        "hola",
        "--lang",
        language,
        "--record",
        str(file),
        typed=typed,
    )
    assert played.code == 0, played.err
    assert played.err == ""
    assert load(file).replay().outcome is not None
    lines = [line for line in played.out.splitlines() if str(file) not in line]
    assert max(map(len, lines)) <= 80
    other = {"es": "bullhead", "en": "cabeza"}[language]
    assert other not in played.out


def test_an_option_may_say_how_many_sit_there(tmp_path: Path) -> None:
    for flags in (["-o", "seats=5"], ["-o", "seats=5", "--seats", "5"]):
        file = tmp_path / f"{len(flags)}.json"
        assert toril("play", *flags, "--record", str(file), typed="q\n").code == 0
        assert load(file).rules.seats == 5


def test_the_same_seed_and_the_same_typing_give_the_same_match(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        toril(
            "play",
            *QUICK,
            "--seed",
            "hola",
            "--rounds",
            "1",
            "--record",
            str(file),
            typed=STUBBORN_SIX,
        )
    assert files[0].read_bytes() == files[1].read_bytes()


def test_s5_the_sixth_card_is_explained(tmp_path: Path) -> None:
    played = toril(
        "play", *QUICK, "--seed", "hola", "--lang", "en", typed=STUBBORN_SIX, home=tmp_path
    )
    assert re.search(
        r"\d+ is the sixth card: (you take|takes) \d+ \d+ \d+ \d+ \d+, \d+ bullheads", played.out
    )


def test_s6_a_person_is_asked_which_row_to_take_and_sees_the_prices(tmp_path: Path) -> None:
    played = toril(
        "play", *QUICK, "--seed", "hola", "--lang", "es", typed=STUBBORN_SIX, home=tmp_path
    )
    assert re.search(r"Tu \d+ es más bajo que todas las filas. ¿Qué fila te llevas", played.out)
    assert re.search(r"fila 4 .* \d+ cabezas?$", played.out, flags=re.MULTILINE)


def test_choosing_and_confirming_are_two_steps_and_a_choice_can_be_changed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    asked = toril("play", *QUICK, "--seed", "hola", "--record", str(file), typed="76\nq\n")
    assert "You play 76. Enter to confirm" in asked.out
    assert not [seat for seat, _ in load(file).moves if seat == 0]
    changed = toril("play", "--resume", str(file), typed="76\n71\n\nq\n")
    assert "You play 71. Enter to confirm" in changed.out
    assert "You: 71" in changed.out
    assert load(file).to_json()["moves"][0] == [0, "71"]


def test_typing_the_same_again_confirms_too(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", *QUICK, "--seed", "hola", "--record", str(file), typed="71\n71\nq\n")
    assert [0, "71"] in load(file).to_json()["moves"]


def test_one_step_joins_choosing_and_confirming(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", *QUICK, "--seed", "hola", "--one-step", "--record", str(file), typed="71\nq\n")
    assert [0, "71"] in load(file).to_json()["moves"]


def test_e6_several_cards_can_be_played_at_once(tmp_path: Path) -> None:
    """Bull cards from piles of one: the second turn may already use several cards."""
    file = tmp_path / "match.json"
    rules = ["-o", "bull_card_from=1", "-o", "reach=60", "--rounds", "1", "--bots", "cautious"]
    first = toril(
        "play",
        "eleven",
        *rules,
        "--seed",
        "hola",
        "--record",
        str(file),
        typed="take 6\n\nq\n",
    )
    assert first.code == 0
    match = load(file).replay()
    take = match.round.tops[0]
    toril("play", "--resume", str(file), typed=f"take {take}\n\nq\n")
    match = load(file).replay()
    turn = match.round.legal(0)
    assert match.round.bull_cards[0] >= 1, first.out
    reach = turn.reach()
    top, cards = max(reach.items(), key=lambda item: len(item[1]))
    assert len(cards) > 1
    line = f"{cards[0]} {cards[1]}>{top}"
    toril("play", "--resume", str(file), typed=f"{line}\n\nq\n")
    plays = [move for seat, move in load(file).moves if seat == 0 and isinstance(move, Play)]
    assert Play(((top, cards[:2]),)) in plays


def test_e10_a_person_is_asked_whom_to_rob(tmp_path: Path) -> None:
    """With two bull cards, one with each bot, the next pile of three makes the person choose."""
    for seed in range(40):
        file = tmp_path / f"{seed}.json"
        rules = ["-o", "supply=2", "-o", "bull_card_from=1", "--seats", "3", "--bots", "random"]
        typed = "".join(f"take {card}\n\n" for card in range(1, 101)) * 12 + "q\n"
        played = toril(
            "play", "eleven", *rules, "--seed", str(seed), "--record", str(file), "--lang", "en",
            typed=typed.replace("take 1\n", "1\n2\n\ntake 1\n"),
        )  # fmt: skip
        if "Whom do you take a bull card from? 1 (random) or 2 (random-2)" in played.out:
            moves = [move for seat, move in load(file).moves if seat == 0]
            assert any(isinstance(move, Rob) for move in moves)
            return
    pytest.fail("no seed made the person choose")


def test_the_end_of_input_keeps_the_match_and_resume_goes_on(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    common = ["--seed", "hola", "--rounds", "1"]
    toril("play", *QUICK, *common, "--record", str(whole), typed=STUBBORN_SIX)
    broken = toril(
        "play", *QUICK, *common, "--record", str(parts), "--lang", "en", typed="1\n\n2\n\n11\n\n"
    )
    assert broken.code == 0
    assert f"play --resume {parts} --lang en" in broken.out
    assert load(parts).replay().outcome is None
    resumed = toril("play", "--resume", str(parts), "--lang", "es", typed=STUBBORN_SIX)
    assert resumed.code == 0
    assert "Sigue la partida" in resumed.out
    assert load(parts).replay().outcome is not None


def test_s6_after_a_pause_the_revealed_cards_are_shown_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", *QUICK, "--seed", "a", "--one-step", "--record", str(file), typed="1\n")
    again = toril("play", "--resume", str(file), typed="q\n")
    assert "Revealed: You: 1, cautious: 98, random: 20." in again.out


def test_e14_after_a_pause_the_last_lap_is_shown_by_its_tops(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", "eleven", *QUICK, "--seed", "hola", "--record", str(file), typed="71\n\nq\n")
    again = toril("play", "--resume", str(file), typed="q\n")
    assert "You: left 71 on top." in again.out


def test_a_person_is_addressed_in_the_language_of_the_moment(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril(
        "play", *QUICK, "--seed", "hola", "--record", str(file), "--lang", "en", typed="71\n\nq\n"
    )
    assert load(file).names[0] == "player"
    again = toril("play", "--resume", str(file), "--lang", "es", typed="1\n\nq\n")
    assert "Tú:" in again.out
    assert "You" not in again.out


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    assert "there already" in refused(toril("play", "--record", str(file)))
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    "typed",
    ["71>62", "71", "71 > 62", "71 on 62", "71 sobre el 62", "71 en el 62", " 71  on the 62 "],
)
def test_a_play_may_be_written_in_many_ways(tmp_path: Path, typed: str) -> None:
    file = tmp_path / "match.json"
    toril(
        "play", "eleven", *QUICK, "--seed", "hola", "--record", str(file), typed=f"{typed}\n\nq\n"
    )
    assert load(file).to_json()["moves"][0] == [0, "71>62"]


def test_the_question_mark_explains_what_is_asked_now(tmp_path: Path) -> None:
    common = ["--seed", "a", "--one-step"]
    shown = toril("play", *QUICK, *common, typed="?\n1\n?\nr\n\nq\n", home=tmp_path).out
    assert "Type the number of one of your cards." in shown
    assert "Type the number of the row you take" in shown
    assert shown.count("trick 1 of 10") == 4  # asked twice, again after the rules, and by Enter


def test_records_go_to_the_users_data_folder_unless_told_otherwise(tmp_path: Path) -> None:
    toril("play", *QUICK, "--seed", "hola", typed="q\n", home=tmp_path)
    (record,) = (tmp_path / "toril" / "records").glob("six-*.json")
    assert load(record).moves


def test_a_finished_match_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril(
        "play", *QUICK, "--seed", "hola", "--rounds", "1", "--record", str(file), typed=STUBBORN_SIX
    )
    assert "has ended" in refused(toril("play", "--resume", str(file)))


def test_resume_takes_no_rules_and_no_seed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", *QUICK, "--seed", "hola", "--record", str(file), typed="q\n")
    for flag in (["--seats", "4"], ["--seed", "x"], ["--limit", "10"], ["-o", "rows=3"]):
        assert "--resume" in refused(toril("play", "--resume", str(file), *flag))


def read_until(descriptor: int, text: str) -> str:
    seen, deadline = "", time.monotonic() + 60
    while text not in seen and time.monotonic() < deadline:
        if select.select([descriptor], [], [], 0.2)[0]:
            try:
                seen += os.read(descriptor, 4096).decode()
            except OSError:
                break
    assert text in seen, seen
    return seen


def test_ctrl_c_keeps_the_record_and_leaves_the_terminal_sane(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    master, slave = pty.openpty()
    before = termios.tcgetattr(slave)
    process = subprocess.Popen(
        [sys.executable, "-m", "toril", "play", "--seed", "hola", "--lang", "en",
         "--record", str(file)],
        stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
    )  # fmt: skip
    read_until(master, "Which card do you play?")
    os.write(master, b"71\n\n")
    read_until(master, "trick 2 of 10")
    os.write(master, b"6")  # something half typed
    process.send_signal(signal.SIGINT)
    shown = read_until(master, "--resume")
    assert process.wait(timeout=60) == 130
    assert "Traceback" not in shown
    assert termios.tcgetattr(slave) == before
    assert [0, "71"] in load(file).to_json()["moves"]
    os.close(master)
    os.close(slave)
    assert toril("play", "--resume", str(file), typed="q\n").code == 0


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
