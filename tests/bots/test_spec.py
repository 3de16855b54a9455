"""How a bot is asked for, and what is refused."""

import random

import pytest

from toril import TorilError
from toril.bots import BOTS, MonteCarlo, Novice, check_bot, make_bot
from toril.bots.spec import KINDS, parse_spec


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
    assert str(parse_spec(text)) == text
    check_bot(text)
    make_bot(text, random.Random(1))


def test_the_order_of_options_means_nothing() -> None:
    assert parse_spec("montecarlo:samples=8,ms=5") == parse_spec("montecarlo:ms=5,samples=8")


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
        check_bot(text)
    assert caught.value.code == code


def test_only_plain_names_sit_at_a_table() -> None:
    """A server offers BOTS: no spec, and nothing that could be asked to think for an hour."""
    assert not [name for name in BOTS if ":" in name]
    assert {"montecarlo", "novice"} <= set(KINDS) - set(BOTS)
