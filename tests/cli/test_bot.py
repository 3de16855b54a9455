"""`toril bot`: one of our bots as a program in the terminal."""

import json
import shlex
import sys
from typing import Any

import pytest

from tests.arena.programs.example_programs import LONG, LUCK, RULES, VIEW, play_match
from tests.cli.terminal import refused, toril, toril_process
from toril import ElevenNimmt, SixNimmt
from toril.arena.own_bots import OwnBot
from toril.arena.programs import protocol
from toril.arena.programs.program import Program
from toril.arena.programs.protocol import Limits

HELLO = protocol.written(protocol.hello(RULES, Limits(LONG)))
BEGIN = protocol.written(protocol.begin(0, LUCK))
CHOOSE = protocol.written(protocol.choose(1, VIEW, LONG))


@pytest.mark.parametrize(
    ("rules", "name"),
    [(SixNimmt(seats=3), "random"), (ElevenNimmt(seats=3), "cautious")],
    ids=["six", "eleven"],
)
def test_a_bot_behind_the_protocol_plays_the_same_match(rules: Any, name: str) -> None:
    program = Program(shlex.join([sys.executable, "-m", "toril", "bot", name]), LONG)
    others = [OwnBot("random"), OwnBot("random")]
    try:
        behind = play_match(rules, [program, *others])
    finally:
        program.close()
    assert not program.faults
    assert behind == play_match(rules, [OwnBot(name), *others])


def test_it_survives_nonsense_and_ends_with_its_input() -> None:
    typed = b"".join([b"hola\n", HELLO, b"\xff\n", b"{}\n", BEGIN, CHOOSE])
    done = toril_process("bot", "cautious", typed=typed)
    said = [json.loads(line)["kind"] for line in done.out.splitlines()]
    assert said == ["error", "hello", "error", "error", "move"]
    assert (done.code, done.err) == (0, "")


def test_an_unknown_bot_is_refused() -> None:
    assert "deepblue" in refused(toril("bot", "deepblue"))
