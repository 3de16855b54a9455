"""The bot protocol's page tells what the code does, example by example and field by field."""

import json
import re
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.arena.programs.example_programs import LONG, command, play_match
from tests.helpers import SEED, match_in
from toril import ElevenNimmt, Match, SixNimmt, parse_position
from toril.arena import stderr
from toril.arena.own_bots import OwnBot
from toril.arena.programs import conversation, program, protocol
from toril.arena.programs.program import Program
from toril.arena.programs.protocol import Limits, Message
from toril.bots import substitutes
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.games import game_of
from toril.engine.kinds import kind_of
from toril.engine.views import View

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "bot-protocol.md").read_text(encoding="utf-8")
GUIDE = (DOCS / "add-a-bot.md").read_text(encoding="utf-8")
TABLES: list[Any] = [
    SixNimmt(seats=3),
    SixNimmt(seats=4, variant="tactics", rounds=1),
    SixNimmt(seats=5, variant="draft", rounds=1),
    ElevenNimmt(seats=2),
    ElevenNimmt(seats=4, supply=2, bull_card_from=1),
]


def examples(section: str) -> dict[str, Message]:
    """The messages that a section of the page shows, by their kinds."""
    text = PAGE[PAGE.index(f"\n## {section}\n") + 1 :].split("\n## ")[0]
    found = map(protocol.read, re.findall(r"```json\n(.*?)```", text, re.DOTALL))
    return {message["kind"]: message for message in found}


SAID_BY_ARENA = examples("What the arena says")
SAID_BY_PROGRAM = examples("What a program says")


def test_the_arena_says_what_the_page_shows() -> None:
    state = parse_position(
        "six_nimmt seats=2 hand_size=3 top_card=14; rows 3/5 8/10/12; hands 1 13/6 14;"
        "tricks 1:8@2 0:12@4; commit - -"
    )
    view = match_in(state, [(5, 0)]).recall_view(0)
    done = match_in(state, [(5, 0), (0, 12)]).recall_view(0)
    assert {
        "hello": protocol.hello(state.rules, Limits(1000)),
        "begin": protocol.begin(0, SEED),
        "choose": protocol.choose(7, view, 1000),
        "round_over": protocol.round_over(done),
        "match_over": protocol.match_over(done),
        "bye": protocol.BYE,
    } == SAID_BY_ARENA


def test_the_programs_answers_on_the_page_are_understood() -> None:
    assert set(SAID_BY_PROGRAM) == {"hello", "move", "error"}
    assert SAID_BY_PROGRAM["hello"]["protocol"] == protocol.PROTOCOL
    assert protocol.move_in(SAID_BY_PROGRAM["move"], SixNimmt()) == six_nimmt.Commit(13)


def test_every_field_of_a_message_is_on_the_page() -> None:
    for message in (*SAID_BY_ARENA.values(), *SAID_BY_PROGRAM.values()):
        for field in message:
            assert f"`{field}`" in PAGE, field
    for limit in fields(Limits):
        assert f"`{limit.name}`" in PAGE


@pytest.mark.parametrize(
    "kind",
    [
        View,
        six_nimmt.RecallView,
        six_nimmt.TableView,
        six_nimmt.CommittingSeen,
        six_nimmt.Drafting,
        six_nimmt.ChoosingRow,
        six_nimmt.Placed,
        eleven_nimmt.RecallView,
        eleven_nimmt.TableView,
        eleven_nimmt.Turn,
        eleven_nimmt.ChoosingVictim,
        eleven_nimmt.LastPlay,
        eleven_nimmt.LastTake,
    ],
)
def test_every_field_of_a_view_is_on_the_page(kind: type[Any]) -> None:
    views = PAGE[PAGE.index("## Views") :]
    assert f"`{kind_of(kind)}`" in views
    for field in fields(kind):
        assert f"`{field.name}`" in views


def test_every_kind_of_legal_moves_is_on_the_page() -> None:
    shown = {}
    for text in re.findall(r"^\| `(\{\"kind.*\})` \|", PAGE, re.MULTILINE):
        factored = json.loads(text)
        shown[factored["kind"]] = set(factored)
    rng, met = Random(1), {}
    for rules in TABLES:
        match: Match[Any] = Match.start(rules, "hola")
        while not match.outcome:
            seat = match.to_act[0]
            factored = match.legal(seat).factored()
            met[factored["kind"]] = set(factored)
            match, _ = match.play(seat, match.legal(seat).pick(rng))
    assert shown == met


def test_the_moves_on_the_page_are_written_as_they_are_read() -> None:
    table = PAGE[PAGE.index("| text | means |") :].split("\n\n")[0]
    moves = re.findall(r"^\| `(.+?)` \|", table, re.MULTILINE)
    assert len(moves) == 8
    for text in moves:
        rules = SixNimmt() if re.fullmatch(r"(draft |row )?\d+", text) else ElevenNimmt()
        game = game_of(rules)
        assert game.format_move(game.parse_move(text)) == text


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    text = " ".join(PAGE.split())
    assert f"{conversation.IDLE_LINES:,} lines" in text
    assert f"allows {conversation.MARGIN_MS} ms more" in text
    assert f"first {stderr.RELAYED_BYTES // 1024} KiB" in text
    assert (conversation.SILENT_TURNS, program.STARTS, program.GRACE) == (3, 11, 1.0)
    assert "three silent turns" in text
    assert "ten restarts in a row" in text
    assert "one second to end" in text
    assert f"a `{substitutes.LOST_TURN}` bot plays that turn" in text
    for fault in ("timeout", "crash", "nonsense", "illegal", program.GIVEN_UP):
        assert f" | `{fault}` |" in text


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_the_bot_of_the_guide_plays_both_games_without_a_fault(rules: Any, tmp_path: Path) -> None:
    (example,) = re.findall(r"   ```python\n(.*?)   ```", GUIDE, re.DOTALL)
    path = tmp_path / "mybot"
    path.write_text(re.sub(r"^   ", "", example, flags=re.MULTILINE), encoding="utf-8")
    program = Program(command(path), LONG)
    others = [OwnBot("random") for _ in range(rules.seats - 1)]
    try:
        assert program.check(rules) == "My bot"
        assert play_match(rules, [program, *others]).outcome
    finally:
        program.close()
    assert not program.faults
    assert len(example.splitlines()) < 32
