"""Whoever reads a file beside the event loop lets others have Python's lock."""

from time import perf_counter, thread_time

import pytest

from tests.replay.hostile import long_moves
from toril.engine.errors import TorilError
from toril.engine.record_json import LONGEST_MOVE
from toril.server.replay.of_file import read_file


def test_a_file_of_long_moves_is_read_with_rests() -> None:
    body, began, worked = long_moves(), perf_counter(), thread_time()
    read_file(body)
    assert perf_counter() - began > 1.5 * (thread_time() - worked)


def test_a_move_longer_than_any_can_be_is_not_even_parsed() -> None:
    assert read_file(long_moves(LONGEST_MOVE, 1)).moves
    with pytest.raises(TorilError) as caught:
        read_file(long_moves(2 * LONGEST_MOVE, 1))
    assert caught.value.code == "record_edited"
