"""How a match begins: with the seed of its draw, or of what there was before there were draws.

And how it goes on between two rounds, with a draw of its own for what follows.
"""

from typing import TYPE_CHECKING

from toril.engine.fairness.older import ChainedSeed, secret_of
from toril.engine.game import Event, Seat, put_at
from toril.engine.match import Match
from toril.engine.value import replace
from toril.server.tables.chairs import Chair
from toril.server.tables.showing_times import told_until
from toril.server.tables.stand_in_work import in_next_round
from toril.server.tables.table import Table

if TYPE_CHECKING:
    from toril.engine.fairness.day import DayDeal
    from toril.engine.fairness.draw import OpenedDraw


def drawn(table: Table, opened: "OpenedDraw") -> Table:
    """Open a draw: in a match it is one more. Whoever sits there has held a seat in this match."""
    earlier = table.earlier_draws
    if table.draw is not None:
        earlier = (*earlier, table.draw)
    seated = [person.id for person in table.seated]
    people = tuple(
        replace(each, drawn_in=opened.draw.match) if each.id in seated else each
        for each in table.people
    )
    return replace(table, draw=opened, earlier_draws=earlier, people=people)


def numbered(table: Table, seat: Seat, number: str) -> Table:
    """Add a seat's number to the open draw."""
    assert table.draw is not None
    numbers = put_at(table.draw.numbers, seat, number)
    return replace(table, draw=replace(table.draw, numbers=numbers))


def started(table: Table, match_number: int) -> Table:
    """Return the table with its next match begun."""
    made_from: OpenedDraw | ChainedSeed | DayDeal
    older, names = None, tuple(map(table.name_at, range(len(table.chairs))))
    if table.draw is not None:  # whoever has left since: what was drawn is played
        made_from = table.draw
        names = tuple(seat.name for seat in table.draw.draw.seats)
    elif table.day is not None:
        made_from = table.day.deal
    else:
        made_from = older = _older_seed(table, match_number)
    return replace(
        table,
        match_number=match_number,
        match=Match.start(table.rules, made_from.seed),
        older_seed=older,
        names=names,
        turn=0,
        round_turn=0,
        exchanges=(0,) * len(table.chairs),
        shown_until=(0,) * len(table.chairs),
        paused=False,
        deadline=None,
        turn_deadline=None,
    )


def went_on(table: Table, at: int) -> tuple[Table, tuple[Event, ...]]:
    """Return the table with the next round dealt by the last draw, and what happened."""
    assert table.match is not None
    assert table.draw is not None
    match, happened = table.match.go_on(table.draw.seed)
    after = replace(
        table,
        match=match,
        chairs=tuple(in_next_round(_inherited(chair)) for chair in table.chairs),
        round_turn=table.turn,
        shown_until=told_until(table.shown_until, at, None, happened),
    )
    return after, happened


def _inherited(chair: Chair) -> Chair:
    return replace(chair, bot=None, offered=False) if chair.has_heir else chair


def _older_seed(table: Table, match_number: int) -> ChainedSeed:
    """Return what made the seed of a match that began before there were draws."""
    assert table.root is not None
    people = (chair.person for chair in table.chairs)
    nonces = tuple(None if person is None else table.person(person).nonce for person in people)
    return ChainedSeed(table.id, secret_of(bytes.fromhex(table.root), match_number).hex(), nonces)
