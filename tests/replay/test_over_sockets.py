"""Replay equals play: a few of the matches of `make replay-proof`."""

from pathlib import Path

import pytest

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.replay.over_sockets import play_and_look_back
from tests.replay.some_records import EVERY_RULES

MATCHES = (1, 9, 15, 20, 33, 35)


@pytest.mark.slow
def test_what_everybody_was_sent_is_what_the_replay_tells(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        for number in MATCHES:
            tell(_compared(server.base, number))


async def _compared(base: str, number: int) -> None:
    found = await play_and_look_back(base, number)
    assert found["matches"] == 1


def test_the_matches_are_of_both_games_and_all_variants() -> None:
    rules = [EVERY_RULES[number % len(EVERY_RULES)] for number in MATCHES]
    assert {each.game for each in rules} == {"six_nimmt", "eleven_nimmt"}
    variants = {getattr(each, "variant", None) for each in rules}
    assert variants >= {"standard", "tactics", "draft"}
