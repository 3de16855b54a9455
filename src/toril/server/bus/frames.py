"""Several messages in one of Redis: what a worker sends in one turn costs one of them."""

from collections.abc import Iterable, Iterator
from struct import Struct

MOST_BYTES = 256 * 1024
"""What messages in one frame may have together; a larger one has a frame of its own."""

MESSAGES, PING = b"=", b"?"
"""How a frame begins. Any other is from a later version, and nothing for us."""

_LENGTH = Struct(">I")


def pack(messages: Iterable[bytes]) -> list[bytes]:
    """Put messages into frames, in order."""
    frames: list[bytes] = []
    parts, size = [MESSAGES], 0
    for message in messages:
        if size and size + len(message) > MOST_BYTES:
            frames.append(b"".join(parts))
            parts, size = [MESSAGES], 0
        parts += (_LENGTH.pack(len(message)), message)
        size += len(message)
    return [*frames, b"".join(parts)] if len(parts) > 1 else frames


def unpack(frame: bytes) -> Iterator[bytes]:
    """Yield the messages of a frame, up to where it is torn, as none of ours is."""
    at = 1
    while at + _LENGTH.size <= len(frame):
        start = at + _LENGTH.size
        at = start + _LENGTH.unpack_from(frame, at)[0]
        if at > len(frame):
            return
        yield frame[start:at]
