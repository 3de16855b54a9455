"""What a device noted about a match's draw, short enough for a hand-over link's fragment.

Nothing in it is secret: a number that was given has been told to everybody. One byte for the
format, then each draw: match (2 bytes), seat (1), what is there (1), why no number was given (1),
the milliseconds to the answer (2), and the hashes. The page writes and reads the same.
"""

import base64
import binascii
from typing import get_args

from toril.engine.fairness.draw import LAST_MATCH
from toril.engine.fairness.hashes import NUMBER_BYTES
from toril.fairness.notes import DrawNote, Notes, Refusal

FORMAT = 1
MOST = 4
"""A link has to stay short enough to be sent, or photographed."""

_HEAD = 7
_NOBODY = 255
_NUMBER, _ALL, _COUNTED, _ENDED = 1, 2, 4, 8
_LATEST = 0xFFFF
_REFUSALS: tuple[Refusal, ...] = get_args(Refusal)


def packed(notes: Notes, match: int) -> str | None:
    """Return the notes of a match's draw and of earlier ones that are open; None: there are none.

    An earlier one is open if it got a number and its match is not known to have ended.
    """
    own = [draw for draw in notes.draws if draw.match == match <= LAST_MATCH]
    earlier = [
        draw
        for draw in notes.draws
        if draw.match < match and draw.number is not None and not draw.ended
    ]
    if not own:
        return None
    taken = [*own, *reversed(earlier)][:MOST]
    data = bytes([FORMAT]) + b"".join(map(_pack, taken))
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str, now: int) -> tuple[DrawNote, ...]:
    """Return the draws that came with a link, the latest last; none for anything else.

    Whoever made the link may have made them up: they are marked as `carried`.
    """
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
    except (binascii.Error, ValueError):
        return ()
    rest, found = data[1:], list[DrawNote]()
    while data[:1] == bytes([FORMAT]) and rest:
        draw, length = _unpack(rest, now)
        if draw is None or len(found) == MOST:
            return ()
        found.insert(0, draw)
        rest = rest[length:]
    return tuple(found)


def _pack(draw: DrawNote) -> bytes:
    flags = ((draw.number, _NUMBER), (draw.all_numbers, _ALL), (draw.counted, _COUNTED))
    there = sum(flag for here, flag in flags if here) + _ENDED * draw.ended
    why = 0 if draw.refused is None else _REFUSALS.index(draw.refused) + 1
    after = _LATEST if draw.answered is None else min(draw.answered, _LATEST)
    seat = _NOBODY if draw.seat is None else draw.seat
    head = draw.match.to_bytes(2) + bytes([seat, there, why]) + after.to_bytes(2)
    hashes = (draw.hash, draw.number, draw.all_numbers)
    return head + b"".join(bytes.fromhex(digits) for digits in hashes if digits is not None)


def _unpack(data: bytes, now: int) -> tuple[DrawNote | None, int]:
    head, rest = data[:_HEAD], data[_HEAD:]
    if len(head) < _HEAD:
        return None, 0
    match, seat, there, why = int.from_bytes(head[:2]), head[2], head[3], head[4]
    gave, told = bool(there & _NUMBER), bool(there & _ALL)
    count = 1 + gave + told
    refused = None if why == 0 else _REFUSALS[why - 1] if why <= len(_REFUSALS) else "unknown"
    right = len(rest) >= count * NUMBER_BYTES and gave == (refused is None)
    right = right and 0 < match <= LAST_MATCH
    if not right or refused == "unknown" or (gave and seat == _NOBODY):
        return None, 0
    hashes = [rest[at * NUMBER_BYTES :][:NUMBER_BYTES].hex() for at in range(count)]
    after = int.from_bytes(head[5:7])
    draw = DrawNote(
        match,
        1,
        hashes[0],
        now,
        None if seat == _NOBODY else seat,
        number=hashes[1] if gave else None,
        refused=refused,
        all_numbers=hashes[-1] if told else None,
        counted=bool(there & _COUNTED) if gave and told else None,
        answered=after if gave and after < _LATEST else None,
        ended=bool(there & _ENDED),
        carried=True,
    )
    return draw, _HEAD + count * NUMBER_BYTES
