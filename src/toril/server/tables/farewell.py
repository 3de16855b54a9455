"""Who has no place at a table any more after what happened there."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from toril.engine.game import Event
from toril.server.tables.senders import Key
from toril.server.tables.table import Table
from toril.wire.events import Left, StoodIn
from toril.wire.words import PersonId

Farewell: TypeAlias = Literal["left", "kicked", "elsewhere"]


def leavers(table: Table, events: Iterable[Event]) -> set[PersonId | None]:
    """Return who left by these events, for good or until they return."""
    left: set[PersonId | None] = set()
    for event in events:
        if isinstance(event, Left):
            left.add(event.person)
        elif isinstance(event, StoodIn) and event.why == "left":
            left.add(table.chairs[event.seat].person)
    return left


def farewell(
    table: Table, person: PersonId, key: Key | None, left: set[PersonId | None]
) -> Farewell | None:
    """Return why somebody who came with `key` has to go; None: they stay."""
    if person in left:
        return "left"
    kept = table.person(person).token
    if kept == key:
        return None
    return "elsewhere" if kept else "kicked"
