"""What people do for themselves: sit down, play, go and come back."""

from collections.abc import Sequence

from toril.engine.game import Move, Seat, put_at
from toril.server.tables import entries
from toril.server.tables.capacity import check_people
from toril.server.tables.command import by_anybody, by_person
from toril.server.tables.commands import host, server
from toril.server.tables.draws import begin, begin_if_complete, check_number, is_open
from toril.server.tables.names import clean_name
from toril.server.tables.pen import Pen
from toril.server.tables.refusals import Refused, day_alone, not_seated
from toril.server.tables.reopening import has_been_left, open_for_newcomers
from toril.server.tables.resent import sat_before
from toril.server.tables.senders import check_seat, digest
from toril.server.tables.table import Table
from toril.wire import table_events
from toril.wire.literals import PersonId

MOST_EXCHANGES = 20
"""How often a seat may exchange its commitment in one trick."""


@by_anybody(sat_before)
def sit(
    pen: Pen,
    name: str,
    seat: Seat | None,
    *,
    token: str,
    claim: str,
    colour: int | None = None,
) -> PersonId:
    """Sit down on a free seat: the one named, or the first; in the colour named, if nobody has it.

    It goes in a lobby, and at a result that everybody has left: then the table is opened again.
    In a match it goes where the host offers a bot's seat: the bot plays until the next draw.
    """
    table = pen.table
    if table.day is not None and table.people:
        raise day_alone()
    if table.state != "match" or not any(chair.is_free for chair in table.chairs):
        open_for_newcomers(pen)
    if pen.sender is not None and pen.person.seat is not None:
        raise Refused("already_seated", "You already have a seat at this table.")
    if pen.sender is not None and table.is_running and pen.person.drawn_in == table.match_number:
        raise Refused("has_played", "You have had a seat in this match: join the next one.")
    free = [number for number, chair in enumerate(pen.table.chairs) if chair.is_free]
    if not free:
        raise Refused("table_full", "Every seat is taken.")
    if seat is not None:
        check_seat(pen.table, seat)
    if seat is not None and seat not in free:
        raise Refused("seat_taken", "That seat is not free.", seat=seat)
    check_people(pen.table)
    person = len(pen.table.people) + 1
    taken = [*(other.name for other in pen.table.seated), *pen.bots.names]
    if table.is_running:
        taken += table.names_so_far  # also of those who went
    unique = clean_name(name, taken)
    where = free[0] if seat is None else seat
    pen.attribute_to(person)
    granted = _granted(pen.table, where, colour)
    pen.write(
        entries.Sat(person, where, unique, digest(token), claim=digest(claim), colour=granted)
    )
    if pen.table.wants_host:
        pen.write(table_events.HostPassed(person))
    return person


def _granted(table: Table, seat: Seat, wish: int | None) -> int | None:
    """Return a newcomer's colour: the wish, if nobody has it; in a match the seat's."""
    if table.is_running:
        return table.chairs[seat].colour
    return None if wish in [chair.colour for chair in table.chairs] else wish


@by_anybody(sat_before, "lobby")
def sit_first(
    pen: Pen,
    name: str,
    seat: Seat | None,
    bots: Sequence[str | None],
    *,
    token: str,
    claim: str,
    colour: int | None = None,
) -> PersonId:
    """Sit down at a table that one has opened, with the bots that one brings, by their seats."""
    is_new = not pen.table.people  # and not one that was opened by a request that came again
    person = sit.within(pen, name, seat, token=token, claim=claim, colour=colour)
    for number, bot in enumerate(bots if is_new else ()):
        if bot is not None:
            host.seat_bot.within(pen, number, bot)
    return person


@by_person("lobby")
def change_seat(pen: Pen, seat: Seat) -> None:
    """Move to a free seat before the match."""
    table, me = pen.table, pen.person
    check_seat(table, seat)
    if seat == me.seat:
        return
    if not table.chairs[seat].is_free:
        raise Refused("seat_taken", "That seat is not free.", seat=seat)
    others = [None if chair.person == me.id else chair.occupant for chair in table.chairs]
    seating = put_at(tuple(others), seat, me.id)
    pen.write(
        table_events.Configured(table.rules, table.clock, table.listed, seating, table.counter)
    )


@by_person()
def leave(pen: Pen) -> None:
    """Go: free the seat, or during a match let a bot stand in until the person returns.

    A result that everybody has left stays until somebody sits down (`reopening`).
    """
    person = pen.person
    seat = person.seat
    assert seat is not None
    chair, state = pen.table.chairs[seat], pen.table.state
    waits = state == "match" and chair.has_heir
    if state in ("draw", "match") and not waits:  # what is drawn is played, whoever goes
        if chair.stand_in == "left":
            return
        pen.write(table_events.StoodIn(seat, "left"))
    else:
        pen.write(table_events.Left(person.id))
    if pen.table.state == "draw" and has_been_left(pen.table):
        begin(pen)  # nobody is there to answer
    if pen.table.host == person.id:
        present = {chair.person for chair in pen.table.chairs if not chair.stand_in}
        server.pass_host.within(pen, lambda other: other.id in present, after=seat)


@by_person()
def give_number(pen: Pen, match_number: int, number: str, round_number: int = 1) -> None:
    """Give the number that opens one's seal in the open draw; with the last one it begins."""
    table, seat = pen.table, pen.person.seat
    if not is_open(table, match_number, round_number):
        raise Refused("draw_over", "That draw is over: the match has started.")
    assert seat is not None
    check_number(table, seat, number)
    if table.draw is not None and table.draw.numbers[seat] is None:
        pen.write(entries.NumberGiven(seat, number))
        begin_if_complete(pen)


@by_person("match")
def resign(pen: Pen) -> None:
    """Give the match up: a bot plays on to its end."""
    person = pen.person
    if pen.table.seat_of(person.id) is not None:
        pen.write(table_events.Resigned(person.id))


@by_person("match")
def move(pen: Pen, match_number: int, turn: int, move: Move) -> None:
    """Make a move in a turn of a match; a person who was away has the seat back."""
    table, seat = pen.table, pen.table.seat_of(pen.sender)
    if pen.person.seat is not None and table.chairs[pen.person.seat].has_heir:
        raise not_seated()
    if seat is None:
        raise Refused("resigned", "You resigned from this match.")
    if table.paused:
        raise Refused("paused", "The match is paused.")
    if (match_number, turn) != (table.match_number, table.turn):
        raise Refused("stale_turn", "That was for another turn: look at the table again.")
    if table.exchanges[seat] >= MOST_EXCHANGES:
        raise Refused(
            "too_often",
            f"A card can be changed at most {MOST_EXCHANGES} times.",
            most=MOST_EXCHANGES,
        )
    if table.chairs[seat].stand_in:
        pen.write(table_events.GaveBack(seat))
    pen.write(entries.Moved(seat, move, "person"))


@by_person()
def take_seat_back(pen: Pen) -> None:
    """Return to the table: the bot that stood in gives the person the seat back."""
    server.give_back.within(pen, pen.person.id)
