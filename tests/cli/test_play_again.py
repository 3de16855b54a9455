"""`toril play` after a pause: what was kept, and how it goes on."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.cli.matches import QUICK, STUBBORN_SIX, load
from tests.cli.terminal import refused, toril


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


def test_after_a_pause_before_the_first_trick_no_last_thing_is_announced(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", *QUICK, "--seed", "a", "--record", str(file), typed="q\n")
    again = toril("play", "--resume", str(file), typed="1\n\nq\n")
    assert "The match continues, round 1.\n" in again.out
    again = toril("play", "--resume", str(file), typed="q\n")
    assert "The match continues, round 1. Last thing that happened:\nRevealed:" in again.out


def test_e14_after_a_pause_the_last_lap_is_shown_by_its_tops(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", "eleven", *QUICK, "--seed", "hola", "--record", str(file), typed="71\n\nq\n")
    again = toril("play", "--resume", str(file), typed="q\n")
    assert "You: left 71 on top." in again.out


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    assert "already exists" in refused(toril("play", "--record", str(file)))
    assert file.read_text() == "precious"


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
