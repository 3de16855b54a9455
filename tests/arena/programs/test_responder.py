"""The program's side of the protocol: a move for a question, an error for nonsense."""

import json
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.arena.programs.example_programs import LONG, LUCK, RULES, VIEW
from toril import ElevenNimmt, Match
from toril.arena.own_bots import OwnBot, prepare_bot
from toril.arena.programs import protocol
from toril.arena.programs.protocol import Limits, Message
from toril.arena.programs.responder import Responder
from toril.bots import substitutes
from toril.engine.codec import to_json

HELLO = protocol.hello(RULES, Limits(LONG))
BEGIN = protocol.begin(0, LUCK)
CHOOSE = protocol.choose(1, VIEW, LONG)


def answers(*lines: Message | bytes | str, name: str = "cautious") -> list[Message]:
    """What a bot says to these messages, or to lines that are none."""
    said: list[Message] = []
    heard = [protocol.written(line) if isinstance(line, dict) else line for line in lines]
    Responder(OwnBot(name), said.append, partial(prepare_bot, name)).answer(heard)
    return said


def impossible(**changes: object) -> Message:
    """A question with a well written view that no match can show."""
    question: Message = json.loads(protocol.written(CHOOSE))
    question["view"]["round"]["table"] |= changes
    return question


def kinds(said: Sequence[Message]) -> list[str]:
    return [message["kind"] for message in said]


def test_it_introduces_itself_and_answers_the_question_that_was_asked() -> None:
    hello, move = answers(HELLO, BEGIN, CHOOSE | {"id": 12})
    assert (hello["kind"], hello["protocol"], hello["name"]) == (
        "hello",
        protocol.PROTOCOL,
        "cautious",
    )
    assert (move["kind"], move["id"]) == ("move", 12)
    assert protocol.move_in(move, RULES) in VIEW.legal


def test_it_says_which_protocol_it_speaks_to_an_arena_of_another() -> None:
    said = answers(HELLO | {"protocol": protocol.PROTOCOL + 1, "rules": "unheard of"}, BEGIN)
    assert kinds(said) == ["hello", "error"]
    assert said[0]["protocol"] == protocol.PROTOCOL


def test_results_and_unknown_kinds_need_no_answer() -> None:
    over = {"kind": "round_over", "round": 1, "penalties": [0] * 4, "totals": [0] * 4}
    assert answers({"kind": "weather"}, over, {"kind": "match_over"}) == []


def test_after_bye_nothing_is_heard() -> None:
    assert kinds(answers(HELLO, protocol.BYE, HELLO)) == ["hello"]


@pytest.mark.parametrize(
    "line",
    [
        b"hola",
        b"",
        b"\xff\xfe\x00",
        "[" * 100_000,
        "9" * 100_000,
        "[]",
        {"kind": "hello", "protocol": protocol.PROTOCOL},
        HELLO | {"rules": {"kind": "six.rules", "seats": 99}},
        {"kind": "begin"},
        BEGIN | {"seat": 4},
        BEGIN | {"seat": True},
        BEGIN | {"luck": "olé"},
        BEGIN | {"luck": None},
        {"kind": "choose"},
        CHOOSE | {"id": "1"},
        CHOOSE | {"view": None},
        CHOOSE | {"view": CHOOSE["view"] | {"scores": "none"}},
        CHOOSE | {"view": CHOOSE["view"] | {"outcome": 7}},
        CHOOSE | {"view": CHOOSE["view"] | {"scores": [[1]]}},
        CHOOSE | {"view": to_json(Match.start(RULES, "hola").recall_view(1))},
        CHOOSE | {"view": to_json(Match.start(RULES, "hola").table_view(0))},
        CHOOSE | {"view": to_json(Match.start(ElevenNimmt(seats=4), "hola").recall_view(0))},
        impossible(hand_sizes=[10, 10, 10, 1_000_000]),
        impossible(hand=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
        impossible(hand=[9999] * 10),
        impossible(rows=[[]] * 4),
    ],
    ids=lambda line: str(line)[:40],
)
def test_nonsense_gets_an_error_and_the_next_question_a_move(line: Message | bytes | str) -> None:
    said = answers(HELLO, BEGIN, line, CHOOSE)
    assert kinds(said) == ["hello", "error", "move"]
    assert said[1]["code"]
    assert isinstance(said[1]["message"], str)


def test_an_error_names_the_question_it_is_about() -> None:
    _, before_begin, _, bad_view = answers(HELLO, CHOOSE, HELLO, CHOOSE | {"id": 9, "view": None})
    assert before_begin["id"] == 1
    assert bad_view["id"] == 9


@pytest.mark.parametrize("number", ["[" * 500 + "]" * 500, "NaN", '"1"', "null"])
def test_an_error_repeats_no_nonsense(number: str) -> None:
    (error,) = answers(f'{{"kind": "choose", "id": {number}}}')
    assert "id" not in error


def test_the_conversation_of_the_guide_can_be_pasted() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
    (talk,) = re.findall(r"<<'END'\n(.*?)   END\n", guide, re.DOTALL)
    assert kinds(answers(*talk.splitlines())) == ["hello", "move"]


def test_by_rules_that_a_bot_does_not_know_another_plays_and_stderr_tells(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = answers(HELLO, BEGIN, CHOOSE, name="cautious")
    monkeypatch.setattr(substitutes, "supports", lambda _: False)
    waiting = "toril.arena.own_bots.wait_until_ready"
    monkeypatch.setattr(waiting, lambda: pytest.fail("no kernels are needed"))
    said = answers(HELLO, BEGIN, CHOOSE, name="bull")
    assert said[-1] == plain[-1]
    assert capsys.readouterr().err == "bull does not know these rules: cautious plays for it.\n"
