"""Who has no place at a table any more after what happened there, and why."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from toril.engine.game import Event
from toril.server.tables.senders import TokenDigest
from toril.server.tables.table import Table
from toril.wire.literals import PersonId
from toril.wire.table_events import Left, StoodIn

WhyGone: TypeAlias = Literal["left", "kicked", "elsewhere"]
"""The person left, was sent away, or goes on from another device."""


def leavers(table: Table, events: Iterable[Event]) -> set[PersonId | None]:
    """Return the people who left by these events, for good or until they return."""
    left: set[PersonId | None] = set()
    for event in events:
        if isinstance(event, Left):
            left.add(event.person)
        elif isinstance(event, StoodIn) and event.why == "left":
            left.add(table.chairs[event.seat].person)
    return left


def why_gone(
    table: Table, person: PersonId, token_digest: TokenDigest | None, left: set[PersonId | None]
) -> WhyGone | None:
    """Return why a person's connection, by the token it came with, has to end; None: it stays."""
    if person in left:
        return "left"
    current = table.person(person).token
    if current == token_digest:
        return None
    return "elsewhere" if current else "kicked"
