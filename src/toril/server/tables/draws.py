"""The draw of a match: whose numbers it waits for, which of them count (docs/fairness.md).

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
from toril.wire.table_events import Started

HEARD_WITHIN = 25_000
"""A seal is listed if its device was heard so short a time ago, in milliseconds: who is absent is
said before any number is known."""

ANSWER_WITHIN = 2_000
"""So long a draw waits for the numbers that it lists, in milliseconds."""


def draw_of_next(table: Table, seals: Mapping[PersonId, str], secret: str) -> entries.Drawn:
    """Return the draw of the next match, from its first round on."""
    seats = tuple(
        _seat(chair, table.name_at(seat), seals) for seat, chair in enumerate(table.chairs)
    )
    sealed = secret_seal(bytes.fromhex(table.id), bytes.fromhex(secret))
    text = write_draw(table.id, table.match_number + 1, 1, table.rules, seats, sealed)
    return entries.Drawn(text, secret)


def _seat(chair: Chair, name: str, seals: Mapping[PersonId, str]) -> DrawnSeat:
    own = None if chair.person is None else seals.get(chair.person)
    return DrawnSeat(name, None if chair.person else chair.bot, own)


def begin_if_complete(pen: Pen) -> None:
    """Begin the match if every number that its draw lists is there."""
    opened = pen.table.draw
    assert opened is not None
    if all(opened.numbers[seat] is not None for seat in opened.draw.listed):
        pen.write(Started(opened.draw.match))


def check_number(table: Table, seat: Seat, number: str) -> None:
    """Refuse a number that does not open the seal at that seat: it would count as missing."""
    assert table.draw is not None
    listed = table.draw.draw.seats[seat].seal
    if listed is None or seal(bytes.fromhex(table.id), bytes.fromhex(number)) != listed:
        raise Refused("wrong_number", "That number does not open the seal that the draw lists.")
