"""What happens at a table by itself: bots decide, a person is late, lost, or comes back."""

from collections.abc import Callable, Collection
from typing import Literal

from toril.engine.game import Move, Seat
from toril.server.tables import draws, due, entries
from toril.server.tables.chairs import Person
from toril.server.tables.command import by_server
from toril.server.tables.pen import Pen
from toril.server.tables.presence import is_awake
from toril.wire import table_events
from toril.wire.literals import PersonId


@by_server
def bots_move(
    pen: Pen,
    match_number: int,
    turn: int,
    moves: dict[Seat, Move],
    substituted: Collection[Seat] = (),
) -> None:
    """Enter what bots decided in a turn of a match, wherever one still has to.

    At the seats that are `substituted` it was not the bot that sits there.
    """
    for seat, choice in moves.items():
        table = pen.table
        if (table.match_number, table.turn) != (match_number, turn):
            return
        chair = table.chairs[seat]
        if seat in table.waits_for and chair.by != "person":
            other = chair.by == "bot" and seat in substituted
            pen.write(entries.Moved(seat, choice, "substitute" if other else chair.by))


@by_server
def begin(pen: Pen, match_number: int, round_number: int = 1) -> None:
    """Begin the match, or its round, whose draw has waited long enough."""
    if draws.is_open(pen.table, match_number, round_number):
        draws.begin(pen)


@by_server
def do_what_is_due(pen: Pen) -> None:
    """Let bots stand in for people who are late or lost; pass the host's rights on."""
    table, away_since, present = pen.table, pen.presence.away_since, pen.presence.present
    if table.deadline is not None and pen.now >= table.deadline:
        stand_in.within(pen, table.waits_for, "clock")
    lost = due.lost(table, away_since)
    stand_in.within(pen, [seat for seat, until in lost.items() if pen.now >= until], "away")
    passing = due.host_passes(table, away_since)
    if passing is not None and pen.now >= passing:
        pass_host.within(pen, lambda person: person.id in present)


@by_server
def stand_in(pen: Pen, seats: Collection[Seat], why: Literal["clock", "away"]) -> None:
    """Let bots play for those of `seats` that the table waits for."""
    for seat in seats:
        if seat in pen.table.waits_for and pen.table.chairs[seat].by == "person":
            pen.write(table_events.StoodIn(seat, why))


@by_server
def come_in(pen: Pen, person: PersonId | None, *, rested: bool) -> None:
    """Let a person come to the table and have the seat back; a table that rested wakes up.

    Then everybody who must decide has the whole time again.
    """
    if person is not None and pen.table.person(person).seat is not None:
        give_back.within(pen, person)
    if rested and is_awake(pen.table, pen.presence.present):
        pen.set_clock(restart=True)


@by_server
def give_back(pen: Pen, person: PersonId) -> None:
    """Let the bot that stood in for a person give the seat back."""
    # Also of one who gave up and left: the next match is theirs.
    seat = pen.table.person(person).seat
    if seat is not None and pen.table.chairs[seat].stand_in:
        pen.write(table_events.GaveBack(seat))
        if pen.table.wants_host:
            pen.write(table_events.HostPassed(person))


@by_server
def pass_host(pen: Pen, suits: Callable[[Person], bool], *, after: Seat | None = None) -> None:
    """Make the next person clockwise for whom `suits` is true the host, if there is one.

    `after` is the seat of a host who has just left the table.
    """
    table, host = pen.table, pen.table.host
    begin = after if after is not None or host is None else table.person(host).seat
    around = table.chairs if begin is None else table.chairs[begin:] + table.chairs[:begin]
    people = [table.person(chair.person) for chair in around if chair.person is not None]
    others = [person.id for person in people if person.id != host and suits(person)]
    if others:
        pen.write(table_events.HostPassed(others[0]))
    elif host is not None and table.person(host).seat is None:
        here = [chair.person for chair in around if chair.person and chair.stand_in != "left"]
        pen.write(table_events.HostPassed(here[0] if here else None))
