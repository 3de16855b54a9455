"""A replay as it is sent: JSON, compressed while it is told, so that nobody holds all of it."""

import zlib
from collections.abc import Callable

from pydantic_core import to_json

from toril.engine.errors import BadRecord
from toril.server.replay.pace import Pace
from toril.server.replay.telling import Add, Frame, Head

MOST_BYTES = 32 * 1024 * 1024
"""Of JSON: a hundred times the largest of two hundred random matches. A short file could
deal a thousand cards in every round, and each frame has all of them."""

_GZIP = 16 + zlib.MAX_WBITS


def packed(tell: Callable[[Add], Head]) -> bytes:
    """Return what is told as the JSON of a `toril.wire.replay.Replay`, by gzip."""
    packing = _Packing()
    head = tell(packing.add)
    return packing.closed(head)


class _Packing:
    def __init__(self) -> None:
        self._gzip = zlib.compressobj(6, zlib.DEFLATED, _GZIP)
        self._parts = [self._gzip.compress(b'{"frames":[')]
        self._size = 0
        self._pace = Pace()

    def add(self, frame: Frame) -> None:
        """Take the next frame."""
        text = to_json(frame)
        self._parts.append(self._gzip.compress(b"," + text if self._size else text))
        self._size += len(text)
        if self._size > MOST_BYTES:
            raise record_too_large()
        self._pace.step()

    def closed(self, head: Head) -> bytes:
        """Return all of it."""
        self._parts.append(self._gzip.compress(b"]," + to_json(head)[1:]))
        self._parts.append(self._gzip.flush())
        return b"".join(self._parts)


def record_too_large() -> BadRecord:
    """Refuse what would take too long, or too much memory, to tell."""
    return BadRecord("record_too_large", "This record is too large to be told here.")
