"""What a table refuses besides illegal moves, each with a stable code."""

from toril.engine.errors import TorilError
from toril.wire.closing import SENTENCES, Closing

CLOSED_FOR = {
    "no_such_table": Closing.NO_SUCH_TABLE,
    "table_newer": Closing.TABLE_NEWER,
    "day_alone": Closing.DAY_ALONE,
}
"""How sockets are closed that a table is refused to, by the code of the refusal."""


class Refused(TorilError):
    """A command that its sender may not give, or not now. Nothing was written."""


def not_seated() -> Refused:
    """Refuse a sender who has no seat here: a spectator, a stranger, a person of another table."""
    return Refused("not_seated", "You have no seat at this table.")


def not_host() -> Refused:
    """Refuse what only the host may do."""
    return Refused("not_host", "Only the host can do that.")


def not_now(state: str) -> Refused:
    """Refuse what is possible only before, during or after a match."""
    return Refused("not_now", "That is not possible right now.", state=state)


def no_record() -> Refused:
    """Refuse to tell anything of a match that goes on."""
    return Refused("no_record", "The record is available when the match has ended.")


def day_alone() -> Refused:
    """Refuse anybody but its player at a try, and whatever needs a second person or a device."""
    return Refused("day_alone", SENTENCES[Closing.DAY_ALONE])


def table_worn() -> Refused:
    """Refuse to go on forever at one table."""
    return Refused("table_worn", "This table has reached its limit: open a new one.")


def not_stored() -> Refused:
    """Refuse what could not be written down."""
    return Refused("not_stored", "The server cannot save right now: try again.")


def table_newer() -> Refused:
    """Refuse a table of which a newer Toril has written something that this one cannot read."""
    return Refused("table_newer", SENTENCES[Closing.TABLE_NEWER])


def no_such_table() -> Refused:
    """Refuse a code that no table has."""
    return Refused("no_such_table", SENTENCES[Closing.NO_SUCH_TABLE])
