"""Programs for the arena, most of them badly written, and functions that seat and ask them."""

import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from toril import Match, SixNimmt, View
from toril.arena.player import Player
from toril.arena.programs.program import Program
from toril.engine.six_nimmt import Commit

PRELUDE = """
import json, os, sys, time

def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)

def say(**message):
    print(json.dumps(message), flush=True)

def hello(**more):
    assert hear()["kind"] == "hello"
    say(**({"kind": "hello", "protocol": 2} | more))

def question():
    while (message := hear())["kind"] != "choose":
        pass
    return message

def answer(message):
    say(kind="move", id=message["id"], move=str(max(message["legal"]["cards"])))

def answer_all():
    while True:
        answer(question())

with open(__file__ + ".starts", "a") as starts:
    starts.write("x")
"""

RULES = SixNimmt(seats=4)
VIEW: View = Match.start(RULES, "hola").recall_view(0)
HIGHEST = max(VIEW.legal.factored()["cards"])
LUCK = bytes(16)
LONG = 60_000
"""Milliseconds that no test waits for."""


def written(folder: Path, source: str) -> Path:
    path = folder / "bot.py"
    path.write_text(PRELUDE + source, encoding="utf-8")
    return path


def command(path: Path, *arguments: str) -> str:
    return shlex.join([sys.executable, "-I", "-S", str(path), *arguments])


def starts(folder: Path) -> int:
    """How often the program was started."""
    return len((folder / "bot.py.starts").read_text())


@contextmanager
def seated(
    folder: Path, source: str, *arguments: str, ms: int = LONG, start_ms: int = LONG
) -> Iterator[Program]:
    """A program that sits at a table of 6 nimmt!, and is gone afterwards."""
    program = Program(command(written(folder, source), *arguments), ms, start_ms)
    try:
        program.begin(RULES, 0, LUCK)
        yield program
    finally:
        program.close()


def turns(program: Program, count: int) -> list[str]:
    """Ask `count` times; return for each turn whether the program played or has lost it."""
    turns = []
    for _ in range(count):
        before = program.faults.total()
        move = program.choose(VIEW)
        assert move in VIEW.legal
        lost = program.faults.total() - before
        assert lost in (0, 1)
        turns.append("lost" if lost else "own")
        if not lost:
            assert move == Commit(HIGHEST)
    return turns


def play_match(rules: Any, players: Sequence[Player], seed: str = "hola") -> Match[Any]:
    """Play a whole match as the arena does, with luck that depends on the seat only."""
    match: Match[Any] = Match.start(rules, seed)
    for seat, player in enumerate(players):
        player.begin(rules, seat, bytes([seat]) * 16)
    while not match.outcome:
        finished = len(match.scores)
        for seat in match.to_act:
            match, _ = match.play(seat, players[seat].choose(match.recall_view(seat)))
        if len(match.scores) > finished:
            for seat, player in enumerate(players):
                player.round_over(match.recall_view(seat))
    for seat, player in enumerate(players):
        player.match_over(match.recall_view(seat))
    return match
