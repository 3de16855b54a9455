"""A table that has seen enough plays its match to the end, and nothing is arranged any more."""

import pytest

from tests.server.tables.story import ANA, BEN, playing, refusal
from toril.server.tables import capacity, commands


def test_a_worn_table_sees_its_match_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    story = playing(2, clock="quick")
    monkeypatch.setattr(capacity, "MOST_LINES", len(story.lines) - 1)
    for command in (commands.host.pause, commands.people.resign):
        assert refusal(story, command, ANA) == "table_worn"
    story.do(commands.people.leave, BEN)
    story.do(commands.people.take_seat_back, BEN)
    story.play_out()
    assert refusal(story, commands.host.rematch, ANA, None, start=True) == "table_worn"
    assert refusal(story, commands.people.leave, BEN) == "table_worn"


def test_a_table_is_not_worn_before(monkeypatch: pytest.MonkeyPatch) -> None:
    story = playing(2)
    monkeypatch.setattr(capacity, "MOST_LINES", len(story.lines))
    story.do(commands.host.pause, ANA)
    assert story.written == ["Paused"]
