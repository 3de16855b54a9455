"""Frames carry messages whole; one that is torn carries what came before the tear."""

import pytest

from toril.server.bus.frames import MOST_BYTES, pack, unpack

LONG = b"x" * MOST_BYTES


@pytest.mark.parametrize("messages", [[b"a"], [b"", b"bc", b""], [LONG, b"a"], [b"a", LONG, LONG]])
def test_what_is_packed_is_unpacked_in_order(messages: list[bytes]) -> None:
    assert [message for frame in pack(messages) for message in unpack(frame)] == messages


@pytest.mark.parametrize("rest", [b"a", b"abc", b"\0\0\0\1", b"\0\0\0\7four", b"\xff\xff\xff\xffx"])
def test_a_torn_end_is_left_out(rest: bytes) -> None:
    (frame,) = pack([b"one", b"two"])
    assert [*unpack(frame + rest)] == [b"one", b"two"]
