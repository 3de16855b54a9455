"""The draws of a match: whose numbers they wait for, which of them count (docs/fairness.md).

Seals are known to the room while their devices are connected, and are handed in with the presence.
"""

from collections.abc import Mapping

from toril.engine.fairness.draw import DrawnSeat, write_draw
from toril.engine.fairness.hashes import seal, secret_seal
from toril.engine.game import Seat
from toril.server.tables import entries
from toril.server.tables.chairs import Chair
from toril.server.tables.pen import Pen
from toril.server.tables.refusals import Refused
from toril.server.tables.table import Table
from toril.wire.literals import PersonId
from toril.wire.table_events import Started, WentOn

HEARD_WITHIN = 25_000
"""A seal is listed if its device was heard so short a time ago, in milliseconds: who is absent is
said before any number is known."""

ANSWER_WITHIN = 2_000
"""So long a draw waits for the numbers that it lists, in milliseconds."""


def draw_of_next(table: Table, seals: Mapping[PersonId, str], secret: str) -> entries.Drawn:
    """Return the draw of the next match from its first round on, or of this one from the next."""
    seats = tuple(
        _seat(chair, table.name_at(seat), seals) for seat, chair in enumerate(table.chairs)
    )
    sealed = secret_seal(bytes.fromhex(table.id), bytes.fromhex(secret))
    match, number = table.match_number + 1, 1
    if table.match is not None:
        match, number = table.match_number, table.match.round_number + 1
    text = write_draw(table.id, match, number, table.rules, seats, sealed)
    return entries.Drawn(text, secret)


def _seat(chair: Chair, name: str, seals: Mapping[PersonId, str]) -> DrawnSeat:
    gone = chair.person is None or chair.resigned  # who gave up in this match looks on
    own = None if gone or chair.person is None else seals.get(chair.person)
    return DrawnSeat(name, None if chair.person else chair.bot, own)


def draw_if_due(pen: Pen) -> None:
    """Draw anew where a round is over and somebody waits for a bot's seat.

    It is written with the move that ended the round: nothing can come between the two.
    """
    match, opened = pen.table.match, pen.table.draw
    if match is None or not match.is_between or opened is None:
        return
    if opened.draw.round <= match.round_number:
        pen.write(draw_of_next(pen.table, pen.presence.seals(pen.now), pen.new_secret()))
        begin_if_complete(pen)


def is_open(table: Table, match_number: int, round_number: int) -> bool:
    """Return whether numbers are waited for, for that round of that match."""
    if table.state != "draw" or table.draw is None:
        return False
    drawn = table.draw.draw
    return (drawn.match, drawn.round) == (match_number, round_number)


def begin_if_complete(pen: Pen) -> None:
    """Begin, or go on, if every number that the draw lists is there."""
    opened = pen.table.draw
    assert opened is not None
    if all(opened.numbers[seat] is not None for seat in opened.draw.listed):
        begin(pen)


def begin(pen: Pen) -> None:
    """Deal what was drawn: what is missing stays missing."""
    assert pen.table.draw is not None
    drawn = pen.table.draw.draw
    pen.write(Started(drawn.match) if drawn.round == 1 else WentOn(drawn.round))


def check_number(table: Table, seat: Seat, number: str) -> None:
    """Refuse a number that does not open the seal at that seat: it would count as missing."""
    assert table.draw is not None
    listed = table.draw.draw.seats[seat].seal
    if listed is None or seal(bytes.fromhex(table.id), bytes.fromhex(number)) != listed:
        raise Refused("wrong_number", "That number does not open the seal that the draw lists.")
