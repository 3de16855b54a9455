"""Points 2 to 9: the draw, the numbers, the secret and the seed."""

from collections.abc import Sequence

from toril.engine.fairness.draw import OpenedDraw
from toril.engine.fairness.hashes import seal, secret_seal
from toril.engine.record import Record
from toril.fairness.notes import DrawNote, MatchNote, Notes, ShownSeat
from toril.fairness.points import Finding, Point, Reason, differs, fits, not_compared


def note_of(opened: OpenedDraw, notes: Notes) -> DrawNote | None:
    """Return what was noted about exactly this draw."""
    return notes.draw(opened.draw.hash.hex())


def draw(opened: OpenedDraw, notes: Notes | None, number: int) -> Finding:
    """Point 2: the hash of the draw is the one that was noted."""
    if notes is None:
        return not_compared("draw", "no_notes")
    if (note := note_of(opened, notes)) is not None:
        return fits("draw", hash=opened.draw.hash.hex(), carried=int(note.carried))
    if any(note.match == number for note in notes.draws):
        return differs("draw")
    return not_compared("draw", "not_there")


def place(draws: Sequence[OpenedDraw], notes: Notes | None, number: int) -> Finding:
    """Point 3: table, match and round are those of the notes; one draw, for round 1."""
    drawn = draws[0].draw
    if len(draws) != 1 or drawn.round != 1 or drawn.match != number:
        return differs("place", match=drawn.match, round=drawn.round)
    if notes is None:
        return not_compared("place", "no_notes")
    note = note_of(draws[0], notes)
    if drawn.table != notes.table:
        return differs("place", match=drawn.match, round=drawn.round)
    if note is not None and (note.match, note.round) != (drawn.match, drawn.round):
        return differs("place", match=drawn.match, round=drawn.round)
    if note is None and notes.match(number) is None:
        return not_compared("place", "not_there")
    return fits("place", match=drawn.match, table=drawn.table)


def rules(record: Record, opened: OpenedDraw, notes: Notes | None, number: int) -> Finding:
    """Point 4: rules and seats are the same in the draw, in the record, and as shown."""
    drawn = opened.draw
    if drawn.rules != record.rules or tuple(s.name for s in drawn.seats) != record.names:
        return differs("rules")
    if notes is None:
        return not_compared("rules", "no_notes")
    note, seen = note_of(opened, notes), notes.match(number)
    if seen is None:
        return not_compared("rules", "not_there")
    if seen.shown.rules != drawn.rules or not _same_seats(opened, seen, saw_draw=note is not None):
        return differs("rules")
    if note is not None and None not in (note.seat, seen.seat) and note.seat != seen.seat:
        return differs("rules")
    return fits("rules", names=", ".join(record.names))


def _same_seats(opened: OpenedDraw, seen: MatchNote, *, saw_draw: bool) -> bool:
    """Who came after the draw may find a bot where a person sat then and went since."""
    drawn = [ShownSeat(seat.name, seat.bot) for seat in opened.draw.seats]
    shown = list(seen.shown.seats)
    if not saw_draw:
        shown = [
            ShownSeat(there.name, None) if was.bot is None else there
            for was, there in zip(drawn, shown, strict=True)
        ]
    return drawn == shown


def own_number(opened: OpenedDraw, notes: Notes | None, number: int) -> Finding:
    """Point 5: the own number stands at the own seat and opens the seal there."""
    point: Point = "own_number"
    if notes is None:
        return not_compared(point, "no_notes")
    note, seen = note_of(opened, notes), notes.match(number)
    if note is None:
        looks_on = seen is not None and seen.seat is None
        return not_compared(point, "looking_on" if looks_on else "not_there")
    if note.number is None or note.seat is None:
        return not_compared(point, _why_none(note), refusal=note.refused or "")
    if note.seat >= len(opened.numbers):
        return differs(point)
    given, drawn = opened.numbers[note.seat], opened.draw
    if drawn.seats[note.seat].seal != _seal(opened, note.number):
        return differs(point)
    if given is None:
        return not_compared(point, "left_out", after=note.answered or 0)
    return fits(point) if given == note.number else differs(point)


def _why_none(note: DrawNote) -> Reason:
    match note.refused:
        case "looking_on" | "absent" | "other_window" as why:
            return why
        case _:
            return "refused"


def numbers(opened: OpenedDraw) -> Finding:
    """Point 6: every number opens its seal, and nobody else has one; the missing are named."""
    for seat, (drawn, number) in enumerate(zip(opened.draw.seats, opened.numbers, strict=True)):
        if number is not None and drawn.seal != _seal(opened, number):
            return differs("numbers", name=drawn.name, seat=seat)
    absent = missing(opened)
    names = ", ".join(opened.draw.seats[seat].name for seat in absent)
    return fits("numbers", listed=len(opened.draw.listed), missing=len(absent), names=names)


def missing(opened: OpenedDraw) -> tuple[int, ...]:
    """Return the seats whose seal was listed and whose number did not come."""
    return tuple(seat for seat in opened.draw.listed if opened.numbers[seat] is None)


def all_numbers(opened: OpenedDraw, notes: Notes | None) -> Finding:
    """Point 7: the hash of all numbers is the one that was noted when the match began."""
    if notes is None:
        return not_compared("all_numbers", "no_notes")
    note = note_of(opened, notes)
    if note is None or note.all_numbers is None:
        return not_compared("all_numbers", "not_there")
    hashed = opened.numbers_hash.hex()
    return fits("all_numbers") if note.all_numbers == hashed else differs("all_numbers")


def secret(opened: OpenedDraw) -> Finding:
    """Point 8: the secret opens its seal."""
    shown = secret_seal(bytes.fromhex(opened.draw.table), bytes.fromhex(opened.secret))
    return fits("secret") if shown == opened.draw.secret else differs("secret")


def seed(record: Record, opened: OpenedDraw) -> Finding:
    """Point 9: the seed follows."""
    return fits("seed") if opened.seed == record.seed else differs("seed")


def _seal(opened: OpenedDraw, number: str) -> str:
    return seal(bytes.fromhex(opened.draw.table), bytes.fromhex(number))
