"""What a device noted about a match's draw, short enough for a hand-over link's fragment.

Nothing in it is secret: a number that was given has been told to everybody. One byte for the
format, then each draw: match (2 bytes), seat (1), what is there (1), why no number was given (1),
the milliseconds to the answer (2), and the hashes. With draws of later rounds it is the second
format, which has the round (3 bytes) after the match. The page writes and reads the same.
"""

import base64
import binascii
from typing import get_args

from toril.engine.fairness.draw import LAST_MATCH, LAST_ROUND
from toril.engine.fairness.hashes import NUMBER_BYTES
from toril.fairness.notes import DrawNote, Notes, Refusal

FORMAT, WITH_ROUNDS = 1, 2
MOST = 4
"""A link has to stay short enough to be sent, or photographed."""

_HEADS = {FORMAT: 7, WITH_ROUNDS: 10}
_NOBODY = 255
_NUMBER, _ALL, _COUNTED, _ENDED = 1, 2, 4, 8
_LATEST = 0xFFFF
_REFUSALS: tuple[Refusal, ...] = get_args(Refusal)


def packed(notes: Notes, match: int) -> str | None:
    """Return the notes of a match's draws and of earlier ones that are open; None: there are none.

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
    taken = [*own[-MOST:], *reversed(earlier)][:MOST]
    form = FORMAT if all(draw.round == 1 for draw in taken) else WITH_ROUNDS
    data = bytes([form]) + b"".join(_pack(draw, form) for draw in taken)
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
    if data[:1] not in (bytes([FORMAT]), bytes([WITH_ROUNDS])):
        return ()
    while rest:
        draw, length = _unpack(rest, data[0], now)
        if draw is None or len(found) == MOST:
            return ()
        found.append(draw)
        rest = rest[length:]
    return tuple(sorted(found, key=lambda draw: (draw.match, draw.round)))


def _pack(draw: DrawNote, form: int) -> bytes:
    flags = ((draw.number, _NUMBER), (draw.all_numbers, _ALL), (draw.counted, _COUNTED))
    there = sum(flag for here, flag in flags if here) + _ENDED * draw.ended
    why = 0 if draw.refused is None else _REFUSALS.index(draw.refused) + 1
    after = _LATEST if draw.answered is None else min(draw.answered, _LATEST)
    seat = _NOBODY if draw.seat is None else draw.seat
    of_round = draw.round.to_bytes(3) if form == WITH_ROUNDS else b""
    head = draw.match.to_bytes(2) + of_round + bytes([seat, there, why]) + after.to_bytes(2)
    hashes = (draw.hash, draw.number, draw.all_numbers)
    return head + b"".join(bytes.fromhex(digits) for digits in hashes if digits is not None)


def _unpack(data: bytes, form: int, now: int) -> tuple[DrawNote | None, int]:
    length = _HEADS[form]
    head, rest = data[:length], data[length:]
    if len(head) < length:
        return None, 0
    match, of_round = int.from_bytes(head[:2]), int.from_bytes(head[2:-5] or b"\x01")
    seat, there, why = head[-5], head[-4], head[-3]
    gave, told = bool(there & _NUMBER), bool(there & _ALL)
    count = 1 + gave + told
    refused = None if why == 0 else _REFUSALS[why - 1] if why <= len(_REFUSALS) else "unknown"
    right = len(rest) >= count * NUMBER_BYTES and gave == (refused is None)
    right = right and 0 < match <= LAST_MATCH and 0 < of_round <= LAST_ROUND
    if not right or refused == "unknown" or (gave and seat == _NOBODY):
        return None, 0
    hashes = [rest[at * NUMBER_BYTES :][:NUMBER_BYTES].hex() for at in range(count)]
    after = int.from_bytes(head[-2:])
    draw = DrawNote(
        match,
        of_round,
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
    return draw, length + count * NUMBER_BYTES
