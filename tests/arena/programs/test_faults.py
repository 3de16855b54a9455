"""Whatever a program does, the arena goes on: a turn is lost, counted, and played by somebody."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.programs.example_programs import LUCK, RULES, VIEW, seated, starts, turns
from toril import ElevenNimmt
from toril.arena.programs import conversation

FAIR = "hello()\nanswer_all()"


def test_a_program_that_does_it_right_plays_its_own_moves(tmp_path: Path) -> None:
    with seated(tmp_path, FAIR) as program:
        assert turns(program, 5) == ["own"] * 5
        program.begin(RULES, 2, LUCK)
        assert turns(program, 5) == ["own"] * 5
    assert program.faults == Counter()
    assert starts(tmp_path) == 1


NONSENSE = [
    "hola",
    "",
    "[]",
    "42",
    '"move"',
    "{}",
    '{"kind": 7}',
    '{"kind": "move"',
    '{"kind": "move", "move": "7"}',
    '{"kind": "move", "id": 1}',
    '{"kind": "move", "id": 1, "move": 7}',
    '{"kind": "move", "id": 1, "move": ["7"]}',
    '{"kind": "move", "id": 1, "move": ""}',
    '{"kind": "move", "id": 1, "move": "take 33"}',
    '{"kind": "move", "id": 1, "move": "the best"}',
    '{"kind": "move", "id": 2, "move": "7"}',
    '{"kind": "move", "id": "1", "move": "7"}',
    '{"kind": "move", "id": true, "move": "7"}',
    '{"kind": "move", "id": 1.0, "move": "7"}',
    '{"kind": "move", "id": [1], "move": "7"}',
    '{"kind": "error", "id": 1, "message": "I resign"}',
    '{"kind": "error"}',
    "[" * 50_000,
    "9" * 50_000,
    "\\xff\\xfe",
]


def test_nonsense_loses_the_turn_and_no_other(tmp_path: Path) -> None:
    """One program says all of it, a line a turn, each followed by a turn played well."""
    source = f"""
hello()
for line in {NONSENSE!r}:
    asked = question()["id"]
    data = line.replace('"id": 1', f'"id": {{asked}}').replace('"id": 2', f'"id": {{asked + 1}}')
    sys.stdout.buffer.write(data.encode().decode("unicode_escape").encode("latin-1") + b"\\n")
    sys.stdout.flush()
    answer(question())
"""
    with seated(tmp_path, source) as program:
        assert turns(program, 2 * len(NONSENSE)) == ["lost", "own"] * len(NONSENSE)
    assert program.faults == Counter(nonsense=len(NONSENSE))
    assert starts(tmp_path) == 1


def test_a_move_that_is_not_legal_loses_the_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = """
hello()
for move in ("row 1", "draft 7", "999", "1000000"):
    say(kind="move", id=question()["id"], move=move)
answer_all()
"""
    with seated(tmp_path, source) as program:
        assert turns(program, 5) == ["lost"] * 4 + ["own"]
    assert program.faults == Counter(illegal=4)
    errors = capsys.readouterr().err
    assert errors.count(program.name) == 1  # the first of a fault is enough
    assert 'illegal: "row 1": six.choose_row is not possible now' in errors


def test_the_fallback_is_random_and_has_luck_of_its_own(tmp_path: Path) -> None:
    chosen = []
    for _ in range(2):
        with seated(tmp_path, "hello()\nwhile True:\n    question()\n    say(kind='error')") as one:
            chosen.append([one.choose(VIEW) for _ in range(20)])
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) > 4


def test_other_messages_are_passed_over(tmp_path: Path) -> None:
    source = """
hello(motto="olé", protocol_of_tomorrow=2)
while True:
    asked = question()
    say(kind="info", score=3)
    say(kind="hello", protocol=7)
    say(kind="move", id=asked["id"], move=str(max(asked["legal"]["cards"])), sure=0.9)
"""
    with seated(tmp_path, source) as program:
        assert turns(program, 3) == ["own"] * 3


def test_a_late_answer_is_not_taken_for_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lowest card, said to one question when the next has come, is nobody's move.

    To be silent now and then is no hang either, where two silent turns in a row would be one.
    """
    source = """
hello()
while True:
    late, now = question(), question()
    say(kind="move", id=late["id"], move=str(min(late["legal"]["cards"])))
    answer(now)
"""
    monkeypatch.setattr(conversation, "SILENT_TURNS", 2)
    with seated(tmp_path, source, ms=500) as program:
        assert turns(program, 4) == ["lost", "own", "lost", "own"]
    assert program.faults == Counter(timeout=2)
    assert starts(tmp_path) == 1


def test_a_second_answer_costs_the_next_turn(tmp_path: Path) -> None:
    with seated(
        tmp_path, "hello()\ntwice = question()\nanswer(twice)\nanswer(twice)\nanswer_all()"
    ) as program:
        assert turns(program, 3) == ["own", "lost", "own"]
    assert program.faults == Counter(nonsense=1)


def test_a_program_is_told_where_it_sits_and_what_came_of_it(tmp_path: Path) -> None:
    """Everything it hears is kept, and comes in the order of the match."""
    source = """
hello()
with open(__file__ + ".heard", "w") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
"""
    view = replace(VIEW, scores=((1, 2, 3, 4),))
    with seated(tmp_path, source) as program:
        program.round_over(view)
        program.match_over(view)
    heard = [json.loads(line) for line in (tmp_path / "bot.py.heard").read_text().splitlines()]
    assert heard == [
        {"kind": "begin", "seat": 0, "luck": LUCK.hex()},
        {"kind": "round_over", "round": 1, "penalties": [1, 2, 3, 4], "totals": [1, 2, 3, 4]},
        {"kind": "match_over", "totals": [1, 2, 3, 4], "winners": [0], "termination": None},
        {"kind": "bye"},
    ]


def test_other_rules_are_played_by_a_new_process(tmp_path: Path) -> None:
    rules = ElevenNimmt(seats=2)
    with seated(tmp_path, FAIR) as program:
        turns(program, 1)
        program.begin(rules, 0, LUCK)
        assert starts(tmp_path) == 2
