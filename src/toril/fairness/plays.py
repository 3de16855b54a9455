"""Events into plays, in the notation and the order of a record.

A card that lies face down is no play before its trick is revealed; then all are, by seat. A choice
that the rules left no doubt about (the only seat to rob) is none either.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from toril.engine.eleven_nimmt import (
    BullCardGained,
    Decline,
    Declined,
    PileTaken,
    Play,
    Played,
    Rob,
    Take,
)
from toril.engine.eleven_nimmt.notation import format_move as eleven
from toril.engine.game import Cards, Event, Seat
from toril.engine.six_nimmt import ChooseRow, Commit, Draft, Drafted, Placed, Revealed
from toril.engine.six_nimmt.notation import format_move as six

SeenPlay: TypeAlias = tuple[Seat, str]


def plays_of(event: Event, before: Event | None) -> Iterator[SeenPlay]:
    """Yield the plays that an event shows; `before` is the event of a game before it."""
    match event:
        case Drafted(seat, card):
            yield seat, six(Draft(card))
        case Revealed(cards):
            yield from _commitments(cards)
        case Placed(seat, _, row) if event.why == "too low":
            yield seat, six(ChooseRow(row))
        case Played(seat, groups):
            yield seat, eleven(Play(groups))
        case PileTaken(seat, top):
            yield seat, eleven(Take(top))
        case BullCardGained(seat, source) if source != "supply":
            if not isinstance(before, PileTaken):  # else nobody else could be robbed
                yield seat, eleven(Rob(source))
        case Declined(seat):
            yield seat, eleven(Decline())
        case _:
            pass


def plays_of_tricks(tricks: Iterable[Sequence[Placed]]) -> Iterator[SeenPlay]:
    """Yield the plays of finished tricks of 6 nimmt!, which a welcome tells again."""
    for trick in tricks:
        yield from _commitments([placed.card for placed in sorted(trick, key=_seat)])
        for placed in trick:
            yield from plays_of(placed, None)


def plays_revealed(cards: Cards) -> Iterator[SeenPlay]:
    """Yield the plays of a trick that lies open while somebody chooses a row."""
    yield from _commitments(cards)


def _commitments(cards: Sequence[int]) -> Iterator[SeenPlay]:
    return ((seat, six(Commit(card))) for seat, card in enumerate(cards))


def _seat(placed: Placed) -> Seat:
    return placed.seat
