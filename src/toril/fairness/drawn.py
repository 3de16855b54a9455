"""The draws of a record beside what a device noted about them."""

from toril.engine.fairness.draw import Draw, OpenedDraw
from toril.engine.game import Seat
from toril.engine.record import Record
from toril.engine.value import value
from toril.fairness.notes import DrawNote, MatchNote, Notes, ShownSeat, seats_of


@value
class Drawn:
    """One draw of a record. `note` is what was noted about exactly this one.

    `came_later`: whose device this is had come only for a later draw.
    """

    opened: OpenedDraw
    note: DrawNote | None
    came_later: bool

    @property
    def draw(self) -> Draw:
        """What its text says."""
        return self.opened.draw

    @property
    def facts(self) -> dict[str, int]:
        """For which round it is, where that is not the first."""
        return {"drawn": self.draw.round} if self.draw.round > 1 else {}


@value
class Draws:
    """All draws of a record of match `number`, with what was seen of that match.

    `since` is the round from whose draw on this device's person was there.
    """

    record: Record
    number: int
    all: tuple[Drawn, ...]
    notes: Notes | None
    seen: MatchNote | None
    since: int

    @classmethod
    def of(
        cls, record: Record, opened: tuple[OpenedDraw, ...], notes: Notes | None, number: int
    ) -> "Draws":
        """Find what was noted about each draw."""
        seen = None if notes is None else notes.match(number)
        noted = [None if notes is None else notes.draw(each.draw.hash.hex()) for each in opened]
        mine = _first_of_mine(opened, noted, seen)
        drawn = tuple(
            Drawn(each, note, at < mine)
            for at, (each, note) in enumerate(zip(opened, noted, strict=True))
        )
        return cls(record, number, drawn, notes, seen, opened[mine].draw.round)


def _first_of_mine(
    opened: tuple[OpenedDraw, ...], noted: list[DrawNote | None], seen: MatchNote | None
) -> int:
    """Return with which of the draws this device's person came; 0 if nothing is known of that."""
    lists = [seats_of(each.draw) for each in opened]
    at, seat = _noted_seat(noted)
    if seat is None and seen is not None and seen.seat is not None:
        seat = seen.seat
        own = _person_at(seen.seats[-1].seats, seat)
        there = [own is not None and _person_at(seats, seat) == own for seats in lists]
        at = there.index(True) if any(there) else 0
    while seat is not None and at > 0:
        own = _person_at(lists[at], seat)
        if own is None or _person_at(lists[at - 1], seat) != own:
            return at
        at -= 1
    return at


def _noted_seat(noted: list[DrawNote | None]) -> tuple[int, Seat | None]:
    for at, note in enumerate(noted):
        if note is not None and note.seat is not None:
            return at, note.seat
    return 0, None


def _person_at(seats: tuple[ShownSeat, ...], seat: Seat) -> str | None:
    """Return the name of the person who sits there; None for a bot."""
    there = seats[seat] if seat < len(seats) else None
    return None if there is None or there.bot is not None else there.name
