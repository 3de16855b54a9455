"""A kind that was ever written is a kind for good: files and other people's programs hold it."""

from pathlib import Path
from typing import get_args

from toril.engine.games import GAMES
from toril.engine.kinds import every_kind, kind_of
from toril.server.store.old_kinds import CURRENT_KINDS
from toril.server.tables.entries import Entry

EVER = (Path(__file__).parent / "kinds.txt").read_text("utf-8").split()
"""Append-only: a new kind is entered, an old one is never taken out or spelled anew."""


def test_every_kind_that_was_ever_written_is_still_read_and_a_new_one_is_entered() -> None:
    assert set(map(kind_of, get_args(Entry))) < every_kind()
    assert sorted(every_kind()) == sorted(EVER)
    assert len(EVER) == len(set(EVER))


def test_the_old_spelling_means_kinds_that_there_are() -> None:
    assert set(CURRENT_KINDS.values()) <= set(EVER)


def test_a_kind_begins_with_a_game_the_match_or_the_table() -> None:
    begin = {kind.split(".")[0] for kind in EVER}
    assert begin == {*(game.short for game in GAMES.values()), "match", "table"}
