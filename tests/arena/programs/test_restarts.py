"""A program that breaks down is started again; one that always does is given up for a while."""

from collections import Counter
from pathlib import Path

import pytest

from tests.arena.programs.example_programs import LUCK, RULES, seated, starts, turns
from toril.arena.programs import conversation
from toril.arena.programs.program import STARTS


@pytest.mark.parametrize(
    ("deed", "fault"),
    [
        ("sys.exit(3)", "crash"),
        ("os.close(1); time.sleep(1000)", "crash"),
        ("os.kill(os.getpid(), 9)", "crash"),
        ("print('x' * 200_000, flush=True)", "nonsense"),
        ("sys.stdout.write('x' * 80_000); sys.stdout.flush(); time.sleep(1000)", "nonsense"),
        ("while True: say(kind='info')", "nonsense"),
    ],
)
def test_a_program_that_breaks_down_is_started_again(tmp_path: Path, deed: str, fault: str) -> None:
    """The new process hears of the match before it is asked."""
    source = f"""
hello()
assert hear()["kind"] == "begin"
if os.path.getsize(__file__ + ".starts") == 1:
    question()
    {deed}
answer_all()
"""
    with seated(tmp_path, source) as program:
        assert turns(program, 3) == ["lost", "own", "own"]
    assert program.faults == Counter([fault])
    assert starts(tmp_path) == 2


def test_a_program_that_always_crashes_is_given_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """For this deal or match: the next one begins anew, in whichever process."""
    with seated(tmp_path, "hello()\nquestion()\nraise SystemExit") as program:
        assert turns(program, STARTS + 5) == ["lost"] * (STARTS + 5)
        assert program.faults == Counter(crash=STARTS, given_up=5)
        assert starts(tmp_path) == STARTS
        assert "given_up: a random bot plays for it until" in capsys.readouterr().err
        program.begin(RULES, 0, LUCK)
        turns(program, 1)
    assert program.faults == Counter(crash=STARTS + 1, given_up=5)
    assert capsys.readouterr().err == ""


def test_a_program_that_fails_now_and_then_is_never_given_up(tmp_path: Path) -> None:
    """Otherwise its result would depend on how many processes share the deals."""
    with seated(tmp_path, "hello()\nanswer(question())\nquestion()") as program:
        assert turns(program, 2 * STARTS + 2) == ["own", "lost"] * (STARTS + 1)
    assert program.faults == Counter(crash=STARTS + 1)


def test_a_program_that_ended_and_left_a_child_is_a_crash(tmp_path: Path) -> None:
    """The child is no program of ours, yet it holds the pipe on which an answer would come."""
    source = "hello()\nquestion()\nif os.fork() == 0: time.sleep(1000)"
    with seated(tmp_path, source, ms=200) as program:
        assert turns(program, 1) == ["lost"]
    assert program.faults == Counter(crash=1)


def test_a_program_that_is_silent_three_times_in_a_row_hangs(tmp_path: Path) -> None:
    with seated(tmp_path, "hello()\nwhile True: question()", ms=1) as program:
        turns(program, 7)
    assert program.faults == Counter(timeout=7)
    assert starts(tmp_path) == 3


def test_a_program_that_talks_and_never_reads_fills_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "UNREAD_BYTES", 10_000)
    with seated(tmp_path, "hello()\nwhile True: say(kind='error')") as program:
        while starts(tmp_path) < 3:
            assert turns(program, 1) == ["lost"]
    assert program.faults["timeout"] == 2


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("", "crash"),
        ("raise OSError", "crash"),
        ("print('ready')", "nonsense"),
        ("hello(protocol=1)", "nonsense"),
        ("hear(); say(kind='error', message='Not this game.')", "nonsense"),
        ("while True: say(kind='info')", "nonsense"),
        ("hear(); time.sleep(1000)", "timeout"),
    ],
)
def test_without_hello_only_the_fallback_plays(tmp_path: Path, source: str, fault: str) -> None:
    with seated(tmp_path, source, start_ms=1000 if fault == "timeout" else 60_000) as program:
        assert turns(program, 3) == ["lost"] * 3
        program.begin(RULES, 1, LUCK)
        assert turns(program, 3) == ["lost"] * 3
    assert program.faults == Counter({fault: 2, "given_up": 4})
    assert starts(tmp_path) == 2
