"""A program that cannot play is refused at once, and none outlives the arena."""

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from tests.arena.contests import six
from tests.arena.programs.example_programs import (
    LONG,
    RULES,
    command,
    seated,
    starts,
    turns,
    written,
)
from toril import TorilError
from toril.arena.pool import play_all
from toril.arena.processes import Processes
from toril.arena.programs.process import NoLineInTime, OutputEnded, Process
from toril.arena.programs.program import Program

STUBBORN = """
import signal
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
alive = os.open(__file__ + ".alive", os.O_WRONLY)
os.set_inheritable(alive, True)
hello()
if os.fork() == 0 or os.fork() == 0:
    time.sleep(1000)
"""


@contextmanager
def watched(folder: Path) -> Iterator[int]:
    """A pipe that ends when every process that holds its other side is gone."""
    os.mkfifo(folder / "bot.py.alive")
    pipe = os.open(folder / "bot.py.alive", os.O_RDONLY | os.O_NONBLOCK)
    try:
        yield pipe
    finally:
        os.close(pipe)


def is_over(pipe: int) -> bool:
    ready, _, _ = select.select([pipe], [], [], 30)
    return bool(ready) and os.read(pipe, 1) == b""


@pytest.mark.parametrize("then", ["time.sleep(1000)", "answer_all()", "question(); sys.exit()"])
def test_nothing_is_left_of_a_program_that_forks_and_ignores_signals(
    tmp_path: Path, then: str
) -> None:
    with watched(tmp_path) as pipe:
        with seated(tmp_path, STUBBORN + then, ms=200) as program:
            turns(program, 1) if "question" in then else None
        assert is_over(pipe)


def test_nothing_is_left_of_a_whole_table_of_them(tmp_path: Path) -> None:
    """They end together: one after the other would take longer than a worker may."""
    stubborn = "exec:" + command(written(tmp_path, STUBBORN + "time.sleep(1000)"))
    contest = replace(six(*[stubborn] * 5), limit_ms=LONG)

    def all_have_come() -> bool:
        return (tmp_path / "bot.py.starts").exists() and starts(tmp_path) == 5

    with watched(tmp_path) as pipe:
        assert list(play_all(Processes(1), contest, range(1), all_have_come)) == []
        assert is_over(pipe)


@pytest.mark.parametrize("end", ["raise KeyboardInterrupt", "raise SystemExit(0)", "del program"])
def test_nothing_is_left_when_the_arena_ends_without_closing(tmp_path: Path, end: str) -> None:
    path = written(tmp_path, STUBBORN + "time.sleep(1000)")
    arena = f"""
from tests.arena.programs.example_programs import LUCK, RULES
from toril.arena.programs.program import Program
program = Program({command(path)!r}, 1000)
program.begin(RULES, 0, LUCK)
{end}
"""
    with watched(tmp_path) as pipe:
        subprocess.run(
            [sys.executable, "-c", arena],
            check=False,
            stderr=subprocess.DEVNULL,
            timeout=60,
            cwd=Path(__file__).parents[3],
        )
        assert is_over(pipe)


def test_a_program_may_take_a_moment_to_end_and_say_its_last_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with seated(tmp_path, "hello()\nsys.stdin.read()\nsys.stderr.write('saved, goodbye')"):
        pass
    assert capsys.readouterr().err == "saved, goodbye"


def test_closing_twice_is_closing_once(tmp_path: Path) -> None:
    with seated(tmp_path, "hello()\nanswer_all()") as program:
        program.close()


def test_a_program_that_does_not_read_blocks_no_write() -> None:
    process = Process([sys.executable, "-I", "-S", "-c", "import time; time.sleep(1000)"], 100)
    try:
        process.write(b"x" * 1_000_000)
        with pytest.raises(NoLineInTime):
            process.read_line(monotonic() + 0.1)
    finally:
        process.stop(0)


def test_the_output_of_a_program_that_stops_reading_is_still_read() -> None:
    code = "import os; os.close(0); print('one\\ntwo\\nhalf', end='', flush=True)"
    process = Process([sys.executable, "-I", "-S", "-c", code], 100)
    try:
        process.write(b"x" * 1_000_000)
        assert [process.read_line(monotonic() + 60) for _ in range(2)] == [b"one", b"two"]
        process.write(b"x" * 1_000_000)
        with pytest.raises(OutputEnded):
            process.read_line(monotonic() + 60)
    finally:
        process.stop(0)


def code_of(command_line: str) -> str:
    with pytest.raises(TorilError) as caught:
        Program(command_line, LONG)
    return caught.value.code


@pytest.mark.parametrize("text", ["", "   ", "'", '"./my bot', "\\"])
def test_a_command_that_names_no_program_is_refused(text: str) -> None:
    assert code_of(text) == "bad_command"


def test_a_program_that_is_not_there_or_not_to_be_run_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = tmp_path / "plain"
    plain.write_text("hola")
    assert {code_of(str(path)) for path in (plain, tmp_path, tmp_path / "nobody")} == {
        "cannot_start"
    }
    assert code_of("no-such-program-anywhere --fast") == "cannot_start"
    monkeypatch.chdir(tmp_path)
    with pytest.raises(TorilError, match=r"plain cannot be started: in this folder it is \./plain"):
        Program("plain", LONG)
    plain.chmod(0o755)  # to be run, and yet neither a program nor a script
    with pytest.raises(TorilError, match=r"Exec format error \(a script needs a first line"):
        Program(str(plain), LONG).check(RULES)
    player = Program(str(plain), LONG)
    player.begin(RULES, 0, bytes(16))
    assert turns(player, 2) == ["lost", "lost"]
    player.close()


def test_a_command_is_read_as_a_shell_reads_it_and_no_shell_runs_it(tmp_path: Path) -> None:
    source = "assert sys.argv[1:] == ['two words', '$HOME', ';'], sys.argv\nhello()"
    path = written(tmp_path, source)
    program = Program(command(path) + " 'two words' $HOME ';'", LONG)
    assert program.name.startswith("exec:")
    program.check(RULES)


@pytest.mark.parametrize(
    ("source", "introduced"),
    [
        ("hello(name='Twenty lines', author='Ana')", "Twenty lines, by Ana"),
        ("hello(name='Twenty lines')", "Twenty lines"),
        ("hello(name=None, author=7)", "7"),
    ],
)
def test_a_program_introduces_itself(tmp_path: Path, source: str, introduced: str) -> None:
    assert Program(command(written(tmp_path, source)), LONG).check(RULES) == introduced


@pytest.mark.parametrize(
    ("source", "code", "facts"),
    [
        ("hello(protocol=1)", "program_protocol", {"found": "1", "known": 2}),
        ("hello(protocol='x' * 999)", "program_protocol", {"known": 2}),
        ("", "program_no_hello", {"fault": "crash"}),
        ("print('hi')", "program_no_hello", {"fault": "nonsense"}),
        ("time.sleep(1000)", "program_no_hello", {"fault": "timeout"}),
    ],
)
def test_a_program_that_does_not_speak_with_us_is_refused(
    tmp_path: Path, source: str, code: str, facts: dict[str, object]
) -> None:
    program = Program(
        command(written(tmp_path, source)), LONG, start_ms=200 if "sleep" in source else LONG
    )
    with pytest.raises(TorilError) as caught:
        program.check(RULES)
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    assert len(caught.value.sentence) < 400
