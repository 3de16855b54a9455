"""What people may do at a table, when, and what is written for it.

Each command is absolute ("commit 42 in turn 7"), so that a resent one can do no harm. A command
that is refused raises, and nothing is written.
"""

from collections.abc import Callable, Collection
from typing import Literal

from toril.bots import BOTS
from toril.engine.fairness import CHAIN
from toril.engine.game import Move, Seat
from toril.engine.games import AnyRules
from toril.engine.options import one_of
from toril.server.tables import entries as e
from toril.server.tables.chairs import STAND_IN, Person
from toril.server.tables.entries import Occupant, PersonId
from toril.server.tables.names import clean_name
from toril.server.tables.pen import Pen
from toril.server.tables.refused import Refused, table_worn
from toril.server.tables.senders import digest, host_of, only_in, real_seat, sender_of, somebody
from toril.server.tables.table import Table
from toril.wire.words import ClockName

MOST_REPLACED = 20
"""How often a seat may exchange its commitment in one trick."""

MOST_PEOPLE = 100
"""How many people may come and go at one table."""


def sit(
    pen: Pen,
    sender: PersonId | None,
    name: str,
    seat: Seat | None,
    *,
    token: str,
    nonce: str,
) -> PersonId:
    """Sit down on a free seat: the one named, or the first."""
    for known in pen.table.seated:
        secret = _is_secret(pen.table, nonce)  # or anybody could claim to be them
        if secret and known.nonce == nonce and pen.is_resent(known.id):  # the answer got lost
            pen.write(e.TokenChanged(known.id, digest(token), pen.command))
            return known.id
    only_in(pen.table, "lobby")
    if sender is not None:
        raise Refused("already_seated", "You sit at this table already.")
    free = [number for number, chair in enumerate(pen.table.chairs) if chair.is_free]
    if not free:
        raise Refused("table_full", "Every seat is taken.")
    if seat is not None:
        real_seat(pen.table, seat)
    if seat is not None and seat not in free:
        raise Refused("seat_taken", "That seat is not free.", seat=seat)
    if len(pen.table.people) >= MOST_PEOPLE:
        raise table_worn()
    person = len(pen.table.people) + 1
    unique = clean_name(name, [*(other.name for other in pen.table.seated), *BOTS])
    where = free[0] if seat is None else seat
    pen.sign(person)
    pen.write(e.Sat(person, where, unique, digest(token), nonce))
    if pen.table.host is None:
        pen.write(e.HostPassed(person))
    return person


def _is_secret(table: Table, nonce: str) -> bool:
    """Return whether nobody has been shown `nonce`: that happens when a match has ended."""
    return nonce not in table.nonces or (table.number == 1 and table.state == "match")


def seat_bot(pen: Pen, sender: PersonId | None, seat: Seat, bot: str | None) -> None:
    """Give a free seat to a bot, another bot's too, or free it (None)."""
    host_of(pen.table, sender)
    only_in(pen.table, "lobby")
    real_seat(pen.table, seat)
    if bot is not None:
        one_of("bot", bot, tuple(BOTS))
    if pen.table.chairs[seat].person is not None:
        raise Refused("seat_taken", "That seat is not free.", seat=seat)
    if pen.table.chairs[seat].bot != bot:
        pen.write(e.BotSeated(seat, bot))


def kick(pen: Pen, sender: PersonId | None, person: PersonId) -> None:
    """Send somebody else away; during a match a bot plays on."""
    host = host_of(pen.table, sender)
    target = somebody(pen.table, person)
    if target.id == host.id:
        raise Refused("not_yourself", "You cannot do that to yourself: leave instead.")
    pen.write(e.Kicked(target.id))


def leave(pen: Pen, sender: PersonId | None) -> None:
    """Go: free the seat, or during a match let a bot stand in until one returns.

    When the last one leaves a result, the table is an empty lobby for whoever comes next.
    """
    person = sender_of(pen.table, sender)
    seat = person.seat
    assert seat is not None
    if pen.table.state == "match":
        if pen.table.chairs[seat].stand_in == "left":
            return
        pen.write(e.StoodIn(seat, "left"))
    else:
        pen.write(e.Left(person.id))
    if pen.table.host == person.id:
        present = {chair.person for chair in pen.table.chairs if not chair.stand_in}
        pass_host(pen, lambda other: other.id in present, after=seat)
    table = pen.table
    if table.state == "result" and not table.seated:
        empty = (None,) * len(table.chairs)
        pen.write(e.Configured(table.rules, table.clock, table.listed, empty, table.counter))


def resign(pen: Pen, sender: PersonId | None) -> None:
    """Give the match up: a bot plays on to its end."""
    person = sender_of(pen.table, sender)
    only_in(pen.table, "match")
    if pen.table.seat_of(person.id) is not None:
        pen.write(e.Resigned(person.id))


def pass_host(pen: Pen, suits: Callable[[Person], bool], *, after: Seat | None = None) -> None:
    """Make the next person clockwise who suits the host; nobody suits: it stays as it is.

    `after` is where the host sat who has just left the table.
    """
    table, host = pen.table, pen.table.host
    begin = after if after is not None or host is None else table.person(host).seat
    around = table.chairs if begin is None else table.chairs[begin:] + table.chairs[:begin]
    people = [table.person(chair.person) for chair in around if chair.person is not None]
    others = [person.id for person in people if person.id != host and suits(person)]
    if others:
        pen.write(e.HostPassed(others[0]))
    elif host is not None and table.person(host).seat is None:
        here = [chair.person for chair in around if chair.person and chair.stand_in != "left"]
        pen.write(e.HostPassed(here[0] if here else None))


def configure(
    pen: Pen,
    sender: PersonId | None,
    rules: AnyRules,
    clock: ClockName,
    *,
    listed: bool,
    counter: bool = False,
) -> None:
    """Change the options; people keep their places, moving up where seats go."""
    host_of(pen.table, sender)
    only_in(pen.table, "lobby")
    occupants: list[Occupant] = [
        chair.bot if chair.person is None else chair.person for chair in pen.table.chairs
    ]
    seating = _fitted(occupants, rules.seats, fill=None)
    pen.write(e.Configured(rules, clock, listed, seating, counter))


def start(pen: Pen, sender: PersonId | None) -> None:
    """Begin the match; every seat must be taken."""
    host_of(pen.table, sender)
    only_in(pen.table, "lobby")
    _start(pen)


def _start(pen: Pen) -> None:
    free = sum(chair.is_free for chair in pen.table.chairs)
    if free:
        raise Refused("seats_free", "Every seat must be taken before the start.", free=free)
    _one_more(pen.table)
    pen.write(e.Started(pen.table.number + 1))


def _one_more(table: Table) -> None:
    """Refuse a match for which the table's chain has no secret left."""
    if table.number >= CHAIN:
        raise table_worn()


def rematch(
    pen: Pen,
    sender: PersonId | None,
    rules: AnyRules,
    clock: ClockName,
    *,
    listed: bool,
    counter: bool = False,
    start: bool,
) -> None:
    """Play again with the same people, everybody one seat further; bots fill what is missing.

    Whoever left does not sit there any more; whoever gave up plays again. With `start` False the
    table is a lobby again, so that others can join before the host starts.
    """
    host = host_of(pen.table, sender)
    only_in(pen.table, "result")
    _one_more(pen.table)
    occupants: list[Occupant] = [
        STAND_IN
        if chair.stand_in == "left" and chair.person != host.id
        else chair.bot
        if chair.person is None
        else chair.person
        for chair in pen.table.chairs
    ]
    rotated = occupants[-1:] + occupants[:-1]
    seating = _fitted(rotated, rules.seats, fill=STAND_IN if start else None)
    pen.write(e.Configured(rules, clock, listed, seating, counter))
    if start:
        _start(pen)


def _fitted(occupants: list[Occupant], seats: int, fill: str | None) -> tuple[Occupant, ...]:
    """Return so many seats: empty ones and then bots give way, people never."""
    seating = list(occupants)
    for gives_way in (type(None), str):
        for seat in reversed(range(len(seating))):
            if len(seating) > seats and isinstance(seating[seat], gives_way):
                del seating[seat]
    if len(seating) > seats:
        raise Refused(
            "too_few_seats", f"{len(seating)} people need as many seats.", people=len(seating)
        )
    seating += [fill] * (seats - len(seating))
    return tuple(fill if who is None else who for who in seating)


def pause(pen: Pen, sender: PersonId | None) -> None:
    """Stop clocks, bots and play."""
    host_of(pen.table, sender)
    only_in(pen.table, "match")
    if not pen.table.paused:
        pen.write(e.Paused())


def resume(pen: Pen, sender: PersonId | None) -> None:
    """Go on after a pause; whoever must decide has the whole time again."""
    host_of(pen.table, sender)
    only_in(pen.table, "match")
    if pen.table.paused:
        pen.write(e.Resumed())


def move(pen: Pen, sender: PersonId | None, number: int, turn: int, move: Move) -> None:
    """Make a move in turn `turn` of match `number`; who was away has the seat back with it."""
    person = sender_of(pen.table, sender)
    table, seat = pen.table, pen.table.seat_of(person.id)
    only_in(table, "match")
    if seat is None:
        raise Refused("resigned", "You gave this match up.")
    if table.paused:
        raise Refused("paused", "The host has paused the match.")
    if (number, turn) != (table.number, table.turn):
        raise Refused("stale_turn", "That was for another turn: look at the table again.")
    if table.replaced[seat] >= MOST_REPLACED:
        raise Refused(
            "too_often", f"A card is exchanged at most {MOST_REPLACED} times.", most=MOST_REPLACED
        )
    if table.chairs[seat].stand_in:
        pen.write(e.GaveBack(seat))
    pen.write(e.Moved(seat, move, "person"))


def back(pen: Pen, sender: PersonId | None) -> None:
    """Return to the table: the bot that stood in gives the seat back."""
    person = sender_of(pen.table, sender)
    seat = person.seat  # of somebody who gave up and left, too: the next match is theirs again
    if seat is not None and pen.table.chairs[seat].stand_in:
        pen.write(e.GaveBack(seat))
        if pen.table.host is None:
            pen.write(e.HostPassed(person.id))


def bots_move(pen: Pen, number: int, turn: int, moves: dict[Seat, Move]) -> None:
    """Enter what bots decided in turn `turn` of match `number`, wherever one still has to."""
    for seat, choice in moves.items():
        table = pen.table
        if (table.number, table.turn) != (number, turn):
            return
        chair = table.chairs[seat]
        if seat in table.waits_for and chair.plays:
            by: Literal["bot", "stand-in"] = "bot" if chair.person is None else "stand-in"
            pen.write(e.Moved(seat, choice, by))


def stand_in(pen: Pen, seats: Collection[Seat], why: Literal["clock", "away"]) -> None:
    """Let bots play for those of `seats` that the table waits for."""
    for seat in seats:
        if seat in pen.table.waits_for and pen.table.chairs[seat].plays is None:
            pen.write(e.StoodIn(seat, why))
