"""A result that everybody has left: whoever sits down there opens the table again.

Those who left during the match have their seats until then, and see the result when they return.
"""

from toril.server.tables.pen import Pen
from toril.server.tables.senders import check_state
from toril.server.tables.table import Table
from toril.wire import table_events


def is_abandoned(table: Table) -> bool:
    """Return whether a table shows a result to nobody."""
    return table.state == "result" and has_been_left(table)


def has_been_left(table: Table) -> bool:
    """Return whether all who still have a seat at a table have left it."""
    people = (chair for chair in table.chairs if chair.person is not None)
    return all(chair.stand_in == "left" for chair in people)


def empty_lobby(pen: Pen) -> None:
    """Make the table an empty lobby with the options that it had."""
    table = pen.table
    empty = (None,) * len(table.chairs)
    pen.write_ahead(
        table_events.Configured(table.rules, table.clock, table.listed, empty, table.counter)
    )


def open_for_newcomers(pen: Pen) -> None:
    """Open an abandoned table again; refuse newcomers wherever no seats are given out."""
    if is_abandoned(pen.table):
        empty_lobby(pen)
        if pen.table.host is not None:  # the last one's rights may have found nobody to pass to
            pen.write_ahead(table_events.HostPassed(None))
    check_state(pen.table, "lobby")
