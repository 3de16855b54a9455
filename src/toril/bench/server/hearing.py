"""What a lean client reads in a message: a few bytes of JSON, where the server writes them.

The keys come in the order of `toril.server.live.messages`, without spaces. It understands protocol
3, where every commitment brings a whole view, and protocol 4, where it brings a small `news`.
"""

import re
from collections.abc import Iterator

from toril.engine.value import value

KIND_AT = len(b'{"kind":"')
UPDATE, NEWS, WELCOME, REFUSED = b"unwr"
"""The first letter of a kind, which tells all kinds apart that a client must look at."""

_COMMITTED = b'"kind":"six.committed","seat":'
_PLAY = re.compile(rb'"play":\{"match":(\d+),"turn":(\d+),"deadline":\w+,"to_act":\[([\d,]*)\]')
_OUTCOME = b'"outcome":null,'
_SEAT = re.compile(rb'"kind":"six\.table_view","seat":(\d+)')
_LEGAL = re.compile(rb'"legal":\{"kind":"(\w+)"(?:,"cards":\[([\d,]+)\])?')


@value
class Turn:
    """A turn in which somebody decides: a card of these, or a row where there are none.

    When the match is over, the host decides to play again.
    """

    seat: int
    over: bool
    cards: tuple[int, ...]


def committed_seats(message: bytes) -> Iterator[int]:
    """Yield the seats of which a message says that they have committed.

    >>> list(committed_seats(b'[{"kind":"six.committed","seat":3,"card":null}]'))
    [3]
    """
    at = message.find(_COMMITTED)
    while at >= 0:
        at += len(_COMMITTED)
        yield int(message[at : message.index(b",", at)])
        at = message.find(_COMMITTED, at)


def turn_number(message: bytes) -> tuple[int, int] | None:
    """Return the numbers of the match and of its turn; None where nothing is played."""
    found = _PLAY.search(message)
    return (int(found[1]), int(found[2])) if found else None


def own_turn(message: bytes) -> Turn | None:
    """Return what its receiver may decide now; None where nothing is asked of it."""
    play = _PLAY.search(message)
    if play is None:
        return None
    if message.find(_OUTCOME, play.end()) < 0:
        return Turn(-1, True, ())
    seat = _SEAT.search(message, play.end())
    if seat is None or seat[1] not in play[3].split(b","):
        return None
    legal = _LEGAL.search(message, seat.end())
    assert legal is not None
    cards = tuple(map(int, legal[2].split(b","))) if legal[1] == b"commit" else ()
    return Turn(int(seat[1]), False, cards)
