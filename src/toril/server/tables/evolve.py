"""Makes a table from its entries: `evolve` is the definition, nothing else changes a table."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, assert_never

from toril.engine.errors import TorilError
from toril.engine.fairness.draw import OpenedDraw
from toril.engine.game import Event, Move, Seat, put_at
from toril.engine.value import replace
from toril.server.tables import entries
from toril.server.tables.chairs import NO_WORK, SUCCESSOR, Chair, Person
from toril.server.tables.entries import Line, public_events
from toril.server.tables.match_start import drawn, numbered, started, went_on
from toril.server.tables.showing_times import told_until
from toril.server.tables.stand_in_work import note_work
from toril.server.tables.table import Table
from toril.server.tables.tries import dealt_for_day, note_try
from toril.wire import table_events
from toril.wire.literals import PersonId

REMEMBERED = 16
"""How many of a person's last commands are remembered, to answer a resent one."""


def new_table(entry: entries.Opened) -> Table:
    """Return a fresh table."""
    return Table(
        id=entry.id,
        code=entry.code,
        root=entry.root,
        rules=entry.rules,
        clock=entry.clock,
        listed=entry.listed,
        chairs=(Chair(),) * entry.rules.seats,
        counter=entry.counter,
    )


def evolve(table: Table, line: Line) -> tuple[Table, tuple[Event, ...]]:
    """Return the table after one more line, and what happened; refuse an illegal move."""
    entry = line.entry
    if isinstance(entry, entries.Moved):
        after, happened = _moved(table, line, entry.seat, entry.move)
        return note_try(note_work(table, after, entry), entry, line.at), happened
    if isinstance(entry, entries.EndedByHost):
        changed, happened = _ended(table)
    elif isinstance(entry, table_events.WentOn):
        changed, dealt = went_on(table, line.at)
        happened = (entry, *dealt)
    else:
        changed, happened = _changed(table, entry), public_events(entry)
    version = table.public_version + len(happened)
    told_at = line.at if happened else table.told_at
    people = _remembering(changed, line)
    return replace(changed, people=people, public_version=version, told_at=told_at), happened


def _remembering(table: Table, line: Line) -> tuple[Person, ...]:
    """Return the people, of whom the sender of a command is known to have sent it."""
    if line.person is None or line.command is None:
        return table.people
    sender = table.person(line.person)
    recent = (*sender.recent_commands, line.command)[-REMEMBERED:]
    return put_at(table.people, line.person - 1, replace(sender, recent_commands=recent))


def fold(lines: Sequence[Line]) -> Table:
    """Return the table that follows from all its lines."""
    *_, (_, table, _) = steps(lines)
    return table


def fold_on(table: Table, sequence: int, lines: Sequence[Line]) -> Table:
    """Return the table that follows when lines are added to the first `sequence`."""
    for _, after, _ in _on(table, sequence, lines):
        table = after
    return table


def fold_until(lines: Sequence[Line], match_number: int) -> Table | None:
    """Return the table as it was when match `match_number` had just ended; None if it did not."""
    ended = (table for _, table, _ in steps(lines) if table.state == "result")
    return next((table for table in ended if table.match_number == match_number), None)


Step: TypeAlias = tuple[Line, Table, tuple[Event, ...]]
"""A line, the table after it, and what happened."""


def steps(lines: Sequence[Line]) -> Iterator[Step]:
    """Yield what each line of a table led to, from its first."""
    first = lines[0].entry
    assert isinstance(first, entries.Opened)
    table = new_table(first)
    yield lines[0], table, ()
    yield from _on(table, 1, lines[1:])


def _on(table: Table, sequence: int, lines: Sequence[Line]) -> Iterator[Step]:
    for number, line in enumerate(lines, start=sequence):
        try:
            table, happened = evolve(table, line)
        except TorilError as error:
            raise entries.Unreadable(table.id, number, error.code) from None
        yield line, table, happened


def _moved(table: Table, line: Line, seat: Seat, move: Move) -> tuple[Table, tuple[Event, ...]]:
    assert table.match is not None
    holds = any(chair.has_heir for chair in table.chairs)
    match, happened = table.match.hold(holds).play(seat, move)
    match = match.hold(False)  # who waits may go before the round is over
    if len(match.revealed) > len(table.match.revealed):
        turn, exchanges, deadline = table.turn + 1, (0,) * len(table.chairs), None
    else:
        again = any(pending == seat for pending, _ in table.match.round.pending)
        turn, deadline = table.turn, table.turn_deadline
        exchanges = put_at(table.exchanges, seat, table.exchanges[seat] + again)
    public = [event for event in happened if event.seen_by(None) is not None]
    after = replace(
        table,
        match=match,
        turn=turn,
        round_turn=table.round_turn if match.round_number == table.match.round_number else turn,
        exchanges=exchanges,
        shown_until=told_until(table.shown_until, line.at, seat, happened),
        turn_deadline=deadline,
        people=_remembering(table, line),
        public_version=table.public_version + len(public),
        told_at=line.at if public else table.told_at,
    )
    owner = table.chairs[seat].person
    if len(public) < len(happened) and owner is not None:  # only the owner sees a replacement
        version = after.person(owner).private_version + len(happened) - len(public)
        after = _with_person(after, owner, private_version=version)
    return after, happened


def _ended(table: Table) -> tuple[Table, tuple[Event, ...]]:
    assert table.match is not None
    match, happened = table.match.end_for_all()
    return replace(table, match=match, paused=False, turn_deadline=None), happened


def _changed(table: Table, entry: entries.Entry) -> Table:
    match entry:
        case entries.Sat(person, seat, name, token, nonce, claim, colour):
            newcomer = Person(person, name, token, seat, claim, nonce, colour=colour)
            table = replace(table, people=(*table.people, newcomer))
            return _with_chair(table, seat, person=person, colour=colour)
        case table_events.BotSeated(seat, bot):
            return _with_chair(table, seat, bot=bot)
        case table_events.Left(person):
            return _freed(table, person)
        case table_events.Kicked(person):
            seat, after = _place(table, person), _freed(table, person)
            return _with_chair(_with_person(after, person, sent_away=True), seat, offered=False)
        case table_events.Resigned(person):
            return _with_chair(table, _place(table, person), resigned=True)
        case table_events.HostPassed(host):
            return replace(table, host=host)
        case table_events.Configured():
            return _configured(table, entry)
        case entries.DayDealt():
            return dealt_for_day(table, entry)
        case entries.Drawn(text, secret, hash_kept):
            nothing = (None,) * len(table.chairs)
            return drawn(table, OpenedDraw(text, nothing, secret, hash_kept))
        case entries.NumberGiven(seat, number):
            return numbered(table, seat, number)
        case table_events.Started(match_number):
            return started(table, match_number)
        case table_events.StoodIn(seat, why):
            return _with_chair(table, seat, stand_in=why)
        case table_events.GaveBack(seat):
            return _with_chair(table, seat, stand_in=None, work=NO_WORK)
        case table_events.Paused():
            return replace(table, paused=True, deadline=None, turn_deadline=None)
        case table_events.SeatOffered(seat, offered):
            return _with_chair(table, seat, offered=offered)
        case table_events.Resumed():
            return replace(table, paused=False)
        case table_events.ClockSet(deadline):
            of_turn = table.turn_deadline if deadline is None else deadline
            return replace(table, deadline=deadline, turn_deadline=of_turn)
        case entries.LinkIssued(person, link, expires, by):
            return _with_person(
                table, person, link=link, link_expires=expires, link_by=by, link_used=None
            )
        case entries.TokenChanged(person, token, command):
            return _with_person(table, person, token=token, link_used=command or "?")
        case entries.Opened() | entries.Moved() | entries.EndedByHost() | table_events.WentOn():
            raise AssertionError(entry)  # `evolve` and `new_table` have done it
        case _:
            assert_never(entry)


def _freed(table: Table, person: PersonId) -> Table:
    """Take a person off the table; unless people are still sitting down, a bot has the seat."""
    seat, token = _place(table, person), table.person(person).token
    table = _with_person(table, person, token="", token_before_leaving=token, seat=None, link=None)
    chair = table.chairs[seat]  # a bot that has an heir plays on
    if table.state == "lobby":
        return replace(table, chairs=put_at(table.chairs, seat, Chair()))
    left = Chair(bot=chair.bot or SUCCESSOR, offered=chair.offered, colour=chair.colour)
    return replace(table, chairs=put_at(table.chairs, seat, left))


def _configured(table: Table, entry: table_events.Configured) -> Table:
    chairs = tuple(
        Chair(person=occupant, colour=table.person(occupant).colour)
        if isinstance(occupant, int)
        else Chair(bot=occupant)
        for occupant in entry.seating
    )
    people = table.people
    for person in table.people:
        seat = entry.seating.index(person.id) if person.id in entry.seating else None
        token = "" if seat is None else person.token
        people = put_at(people, person.id - 1, replace(person, seat=seat, token=token))
    return replace(
        table,
        rules=entry.rules,
        clock=entry.clock,
        listed=entry.listed,
        chairs=chairs,
        counter=entry.counter,
        people=people,
        draw=None,
        earlier_draws=(),
        match=None,
        older_seed=None,
        deadline=None,
    )


def _place(table: Table, person: PersonId) -> Seat:
    """Return the seat of a person who has one."""
    seat = table.person(person).seat
    assert seat is not None
    return seat


def _with_chair(table: Table, seat: Seat, **changes: Any) -> Table:
    return replace(table, chairs=put_at(table.chairs, seat, replace(table.chairs[seat], **changes)))


def _with_person(table: Table, person: PersonId, **changes: Any) -> Table:
    changed = replace(table.person(person), **changes)
    return replace(table, people=put_at(table.people, person - 1, changed))
