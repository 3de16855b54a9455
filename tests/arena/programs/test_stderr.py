"""What a program writes to stderr, and its faults: readable, and once."""

import errno
import io
import sys
from pathlib import Path

import pytest

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
from toril.arena.programs import conversation
from toril.arena.programs.program import Program


def test_a_flood_on_stderr_blocks_nobody_and_is_shown_in_part(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = """
hello()
while True:
    asked = question()
    sys.stderr.write("no! " * 200_000)
    answer(asked)
"""
    with seated(tmp_path, source) as program:
        assert turns(program, 3) == ["own"] * 3
    assert capsys.readouterr().err == "no! " * 4096


class Full(io.StringIO):
    """A disk without room, or a pipe that nobody reads any more."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("listener", [None, Full()], ids=["closed", "full"])
def test_stderr_may_be_closed_or_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listener: io.StringIO | None
) -> None:
    monkeypatch.setattr(sys, "stderr", listener)
    with seated(tmp_path, "sys.stderr.write('hi')\nhello()\nquestion()") as program:
        assert turns(program, 2) == ["lost"] * 2


def test_the_traceback_of_a_crash_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with seated(tmp_path, "hello()\nquestion()\nraise LookupError('my own bug')") as program:
        turns(program, 1)
    assert "LookupError: my own bug" in capsys.readouterr().err


def test_the_same_traceback_is_not_shown_at_every_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = """
hello()
question()
if os.path.getsize(__file__ + ".starts") == 3:
    raise LookupError("another bug")
print("twice in one process\\n" * 2, file=sys.stderr)
raise LookupError("my own bug")
"""
    with seated(tmp_path, source) as program:
        turns(program, 4)
    shown = capsys.readouterr().err
    assert starts(tmp_path) == 4
    assert shown.count("twice in one process") == 2
    assert shown.count("LookupError: my own bug") == 1
    assert shown.count("LookupError: another bug") == 1


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("print('thinking...')", "nonsense: not JSON: thinking..."),
        ("print()", "nonsense: not JSON: an empty line"),
        ("print('\\x1b[2J')", "nonsense: not JSON: ·[2J"),
        ("say(move=7)", 'nonsense: not an object with a kind: {"move": 7}'),
        ("say(kind='move', id=1, move=7)", "nonsense: move must be text, not 7"),
        ("say(kind='move', id=1, move=None)", "nonsense: move must be text, not null"),
        ("say(kind='move', id=1)", 'nonsense: no move in it: {"kind": "move", "id": 1}'),
        ("say(kind='move', id='a')", 'nonsense: an answer to question "a", not 1'),
        ("say(kind='error', message='¡No!')", 'nonsense: it says "¡No!"'),
        ("say(kind='error', message='x' * 999)", f'nonsense: it says "{"x" * 78}…'),
    ],
)
def test_what_a_program_said_is_shown_as_it_was_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], said: str, shown: str
) -> None:
    with seated(tmp_path, f"hello()\nquestion()\n{said}\nsys.stdout.flush()\nhear()") as program:
        assert turns(program, 1) == ["lost"]
    assert capsys.readouterr().err == f"{program.name}: {shown}\n"


def test_stderr_tells_that_a_hello_is_waited_for_and_what_may_be_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "HELLO_WARNING_SECONDS", 0.1)
    program = Program(command(written(tmp_path, "time.sleep(1000)")), LONG, start_ms=1000)
    with pytest.raises(TorilError, match="Does it read line by line, and flush"):
        program.check(RULES)
    assert capsys.readouterr().err == f"{program.name}: waiting for it to say hello, up to 1 s\n"
