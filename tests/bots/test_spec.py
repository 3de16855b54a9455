"""How a bot is asked for, and what is refused."""

import pickle
import random
from collections.abc import Mapping
from typing import Any

import pytest

from toril import TorilError
from toril.bots import (
    REGISTER,
    TABLE_BOTS,
    BotType,
    MonteCarlo,
    Novice,
    RandomBot,
    make_bot,
    parse_bot,
)
from toril.bots.options import whole


@pytest.mark.parametrize(
    "text",
    [
        "random",
        "chaos",
        "montecarlo",
        "montecarlo:samples=256",
        "montecarlo:ms=100",
        "montecarlo:match=no,memory=table,samples=64,stop=no",
        "novice:noise=1.5,slip=0.1",
    ],
)
def test_a_spec_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_bot(text)) == text
    parse_bot(text).make(random.Random(1))


def test_the_order_of_options_means_nothing() -> None:
    assert parse_bot("montecarlo:samples=8,ms=5") == parse_bot("montecarlo:ms=5,samples=8")


def test_specs_give_the_bots_that_they_name() -> None:
    assert isinstance(make_bot("montecarlo:samples=8", random.Random(1)), MonteCarlo)
    assert isinstance(make_bot("novice:slip=0", random.Random(1)), Novice)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_bot"),
        ("Ox", "unknown_bot"),
        ("ox:samples=3", "unknown_bot"),
        ("exec:ls", "unknown_bot"),
        ("montecarlo:" + "x" * 1000, "unknown_bot"),
        ("random:", "bad_bot_option"),
        ("montecarlo:", "bad_bot_option"),
        ("montecarlo:samples", "bad_bot_option"),
        ("montecarlo:samples=0", "bad_bot_option"),
        ("montecarlo:samples=-1", "bad_bot_option"),
        ("montecarlo:samples=1e3", "bad_bot_option"),
        ("montecarlo:samples=١٢", "bad_bot_option"),
        ("montecarlo:samples=999999999999", "bad_bot_option"),
        ("montecarlo:samples=8,samples=8", "bad_bot_option"),
        ("montecarlo:memory=elephant", "bad_bot_option"),
        ("montecarlo:match=maybe", "bad_bot_option"),
        ("montecarlo:slip=0.1", "bad_bot_option"),
        ("novice:slip=1.01", "bad_bot_option"),
        ("novice:slip=.", "bad_bot_option"),
        ("novice:slip=nan", "bad_bot_option"),
        ("montecarlo:policy=best of all", "bad_bot_option"),
        ("montecarlo:policy=clairvoyant", "unknown_policy"),
    ],
)
def test_a_spec_that_no_bot_answers_to_is_refused(text: str, code: str) -> None:
    with pytest.raises(TorilError) as caught:
        parse_bot(text)
    assert caught.value.code == code


def test_only_plain_names_sit_at_a_table() -> None:
    """A server offers TABLE_BOTS: no spec, and nothing that could be asked to think for an hour."""
    assert not [name for name in TABLE_BOTS if ":" in name]
    assert {"montecarlo", "novice"} <= set(REGISTER) - set(TABLE_BOTS)


@pytest.mark.parametrize("text", ["ox", "cautious", "montecarlo:memory=table,samples=64"])
def test_a_bot_is_a_value_equal_by_its_text_that_crosses_to_other_processes(text: str) -> None:
    bot = parse_bot(text)
    assert {bot} == {parse_bot(text)} == {pickle.loads(pickle.dumps(bot))}
    assert bot != parse_bot("chaos")
    assert repr(bot) == f"parse_bot({text!r})"


def test_the_register_says_what_effort_does_and_whom_it_leaves_alone() -> None:
    assert [name for name in REGISTER if parse_bot(name).scales("six_nimmt")] == [
        *("heifer", "ox", "bull"),
        "montecarlo",
    ]


def test_a_kind_that_is_registered_is_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """One entry: its options are read, it is made with them, its needs and its scale are known."""
    made: list[dict[str, Any]] = []

    def make(rng: random.Random, **settings: Any) -> RandomBot:
        made.append(settings)
        return RandomBot(rng)

    def halved(settings: Mapping[str, Any], effort: float) -> dict[str, Any]:
        return {name: each * effort for name, each in settings.items()}

    net = BotType("net", make, {"depth": whole(1, 9)}, needs="weights", scale=halved)
    monkeypatch.setitem(REGISTER, "net", net)
    bot = parse_bot("net:depth=4")
    bot.make(random.Random(1), 0.5)
    assert made == [{"depth": 2.0}]
    assert bot.needs("six_nimmt") == "weights"
    assert bot.scales("six_nimmt")
    with pytest.raises(TorilError, match="its options are depth"):
        parse_bot("net:width=4")
