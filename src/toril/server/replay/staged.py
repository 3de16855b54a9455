"""A table for a record that came as a file: chairs made from its names, round by round.

A file says what was played and not who sat there: bots are known where its draws name them, nothing
is known of people who were away, and there is nothing to check but the moves.
"""

from typing import Any

from toril.engine.fairness.day import DayDeal
from toril.engine.fairness.draw import DrawnSeat, OpenedDraw, write_draw
from toril.engine.games import game_of
from toril.engine.match import Match
from toril.engine.record import Record
from toril.engine.value import replace, value
from toril.server.tables.chairs import Chair, Person
from toril.server.tables.table import Table

TABLE = "0" * 32
"""No table has this id."""

NOTHING = "0" * 64
"""In the place of seals and hashes: all that a file's draws are asked is who sat there."""


@value
class Seating:
    """Who has the seats from a round on."""

    round: int
    seats: tuple[DrawnSeat, ...]


def seatings(record: Record) -> list[Seating]:
    """Return who had the seats, as far as the file says so: bots by name where its draws fit."""
    if isinstance(record.fairness, DayDeal):
        person, *bots = record.names
        seats = (DrawnSeat(person, None, None), *(DrawnSeat(bot, bot, None) for bot in bots))
        return [Seating(1, seats)]
    named = [(1, record.names), *((each.round, each.names) for each in record.later)]
    drawn = record.fairness if isinstance(record.fairness, tuple) else ()
    fits = len(drawn) == len(named)
    return [
        Seating(number, _seats(names, drawn[at] if fits else None))
        for at, (number, names) in enumerate(named)
    ]


def _seats(names: tuple[str, ...], opened: OpenedDraw | None) -> tuple[DrawnSeat, ...]:
    """Return the seats of these names; a table's bots are called by what they are."""
    drawn = () if opened is None else opened.draw.seats
    if tuple(seat.name for seat in drawn) != names:
        return tuple(DrawnSeat(name, None, None) for name in names)
    return tuple(DrawnSeat(seat.name, _bot(seat), None) for seat in drawn)


def _bot(seat: DrawnSeat) -> str | None:
    return seat.bot if seat.bot == seat.name else None


def staged(record: Record, match: Match[Any], seating: Seating) -> Table:
    """Return a table at which the match has just begun, as nobody's server has it."""
    table = Table(
        id=TABLE,
        code="",
        root=None,
        rules=record.rules,
        clock="off",
        listed=False,
        chairs=(Chair(),) * record.rules.seats,
        counter=game_of(record.rules).allows_counter,
        match_number=1,
        match=match,
        names=record.names,
    )
    return seated(table, seating)


def seated(table: Table, seating: Seating) -> Table:
    """Return the table with these people and bots at it, from its next round on."""
    people, chairs = table.people, []
    for chair, seat in zip(table.chairs, seating.seats, strict=True):
        if seat.bot is not None:
            chairs.append(Chair(bot=seat.bot))
        elif chair.person is not None and table.person(chair.person).name == seat.name:
            chairs.append(chair)
        else:
            number = len(people) + 1
            people = (*people, Person(number, seat.name, "", len(chairs)))
            chairs.append(Chair(person=number))
    return replace(
        table,
        chairs=tuple(chairs),
        people=people,
        draw=_drawn(table, seating),
        earlier_draws=table.earlier_draws
        if table.draw is None
        else (*table.earlier_draws, table.draw),
    )


def _drawn(table: Table, seating: Seating) -> OpenedDraw:
    """Return a draw that says who had the seats, and of which nothing is shown but that."""
    text = write_draw(TABLE, 1, seating.round, table.rules, seating.seats, NOTHING)
    return OpenedDraw(text, (None,) * len(seating.seats), NOTHING, hash_kept=NOTHING)


def moved(table: Table, match: Match[Any]) -> Table:
    """Return the table with the match as it is after a move."""
    before = table.match
    assert before is not None
    done = len(match.revealed) > len(before.revealed)
    return replace(table, match=match, turn=table.turn + done)
