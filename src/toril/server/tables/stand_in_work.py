"""What bots did in the place of people who were away: told to each when they return."""

from toril.engine.game import put_at
from toril.engine.value import replace
from toril.server.tables.chairs import NO_WORK, Chair, StandInWork
from toril.server.tables.entries import Moved
from toril.server.tables.table import Table
from toril.wire.literals import PersonId


def note_work(before: Table, after: Table, entry: Moved) -> Table:
    """Return the table `after` a move with what it adds to a stand-in's work.

    The moves themselves are kept for one round only: then their cards are in nobody's hand.
    """
    assert before.match
    assert after.match
    dealt = before.match.round_number != after.match.round_number
    chair = after.chairs[entry.seat]
    if chair.stand_in and entry.by == "stand-in":
        work = StandInWork(chair.work.count + 1, (*chair.work.moves, entry.move))
        chairs = put_at(after.chairs, entry.seat, replace(chair, work=work))
        after = replace(after, chairs=chairs)
    if dealt:
        after = replace(after, chairs=tuple(map(in_next_round, after.chairs)))
    return after


def in_next_round(chair: Chair) -> Chair:
    """Return a chair when the next round is dealt: how often a bot moved there stays known."""
    return replace(chair, work=replace(chair.work, moves=())) if chair.work.moves else chair


def work_for(table: Table, person: PersonId | None) -> StandInWork:
    """Return what a bot has done for a person who is away; nothing for one who only looks on."""
    seat = table.seat_of(person)
    return NO_WORK if seat is None else table.chairs[seat].work
