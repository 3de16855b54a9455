"""What only the host may do: arrange the table, begin, pause, end, offer seats, send away."""

from toril.engine.game import Seat
from toril.engine.options import one_of
from toril.server.tables import entries
from toril.server.tables.capacity import check_matches
from toril.server.tables.chairs import SUCCESSOR
from toril.server.tables.command import by_host
from toril.server.tables.draws import begin_if_complete, draw_of_next
from toril.server.tables.pen import Pen
from toril.server.tables.refusals import Refused, not_now
from toril.server.tables.senders import check_seat, seated_person
from toril.server.tables.setup import Setup
from toril.wire import table_events
from toril.wire.literals import Occupant, PersonId


@by_host("lobby")
def seat_bot(pen: Pen, seat: Seat, bot: str | None) -> None:
    """Give a free seat to a bot, another bot's too, or free it (None)."""
    check_seat(pen.table, seat)
    if bot is not None:
        one_of("bot", bot, pen.bots.names)
    if pen.table.chairs[seat].person is not None:
        raise Refused("seat_taken", "That seat is not free.", seat=seat)
    if pen.table.chairs[seat].bot != bot:
        pen.write(table_events.BotSeated(seat, bot))


@by_host()
def kick(pen: Pen, person: PersonId) -> None:
    """Send another person away; during a match a bot plays on."""
    target = seated_person(pen.table, person)
    if target.id == pen.sender:
        raise Refused("not_yourself", "You cannot remove yourself: leave the table instead.")
    pen.write(table_events.Kicked(target.id))


@by_host("lobby")
def configure(pen: Pen, setup: Setup) -> None:
    """Change the options; people keep their places, moving up where seats go."""
    occupants = [chair.occupant for chair in pen.table.chairs]
    _configure(pen, setup, _fitted(occupants, setup.rules.seats, fill=None))


@by_host("lobby")
def start(pen: Pen, *, secret: str) -> None:
    """Open the draw of the match; every seat must be taken.

    `secret` is the server's part of it, fresh. The match begins when all listed numbers are there.
    """
    _start(pen, secret)


def _start(pen: Pen, secret: str) -> None:
    free = sum(chair.is_free for chair in pen.table.chairs)
    if free:
        raise Refused("seats_free", "Every seat must be taken before the match starts.", free=free)
    check_matches(pen.table)
    pen.write(draw_of_next(pen.table, pen.presence.seals(pen.now), secret))
    begin_if_complete(pen)


@by_host("result")
def rematch(pen: Pen, setup: Setup | None, *, start: bool, secret: str) -> None:
    """Play again with the same people, everybody one seat further; bots fill what is missing.

    A bot succeeds each person who left; those who gave up play again. With `start` False the table
    is a lobby again, so that others can join before the host starts. Without a `setup` everything
    is as it was.
    """
    table = pen.table
    check_matches(table)
    occupants: list[Occupant] = [
        SUCCESSOR if chair.stand_in == "left" and chair.person != pen.sender else chair.occupant
        for chair in table.chairs
    ]
    rotated = occupants[-1:] + occupants[:-1]
    setup = setup or Setup(table.rules, table.clock, table.listed, table.counter)
    fill = pen.bots.filler if start else None
    _configure(pen, setup, _fitted(rotated, setup.rules.seats, fill))
    if start:
        _start(pen, secret)


def _configure(pen: Pen, setup: Setup, seating: tuple[Occupant, ...]) -> None:
    pen.write(
        table_events.Configured(setup.rules, setup.clock, setup.listed, seating, setup.counter)
    )


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


@by_host("match")
def pause(pen: Pen) -> None:
    """Stop clocks, bots and play."""
    if not pen.table.paused:
        pen.write(table_events.Paused())


@by_host("match")
def resume(pen: Pen) -> None:
    """Go on after a pause; everybody who must decide has the whole time again."""
    if pen.table.paused:
        pen.write(table_events.Resumed())


@by_host("match")
def offer(pen: Pen, seat: Seat, *, offered: bool) -> None:
    """Let somebody take over a bot's seat with the next round, or no longer."""
    check_seat(pen.table, seat)
    chair = pen.table.chairs[seat]
    if chair.person is not None:
        raise Refused("seat_taken", "That seat is not free.", seat=seat)
    if pen.table.draw is None:  # a match from before there were draws
        raise not_now(pen.table.state)
    if chair.offered != offered:
        pen.write(table_events.SeatOffered(seat, offered))


@by_host("match")
def end_match(pen: Pen) -> None:
    """End the match for everybody: nobody has won, and its record says who ended it."""
    pen.write(entries.EndedByHost())
