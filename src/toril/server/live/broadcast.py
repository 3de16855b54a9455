"""What clients at a table are sent: a welcome, then what they may see of what happens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from toril.engine.game import Event
from toril.server.live import messages
from toril.server.live.connection import Connection
from toril.server.live.presence import LivePresence
from toril.server.tables.leavers import WhyGone, leavers, why_gone
from toril.server.tables.senders import was_sent_away
from toril.server.tables.table import Table
from toril.wire.closing import Closing

if TYPE_CHECKING:
    from toril.wire.literals import PersonId

_CLOSING: dict[WhyGone, Closing] = {
    "left": Closing.LEFT,
    "kicked": Closing.KICKED,
    "elsewhere": Closing.ELSEWHERE,
}


def welcome(
    connection: Connection, table: Table, presence: LivePresence, now: int, page: str | None
) -> None:
    """Tell a client all that it may know."""
    sent_away = was_sent_away(table, connection.token_digest)
    message = messages.welcome(
        table, connection.person, presence.info(), now, page, sent_away=sent_away
    )
    connection.push(messages.text(message))


def broadcast(presence: LivePresence, table: Table, events: Sequence[Event], now: int) -> None:
    """Tell everybody what they may see; close the sockets of people who have no place any more."""
    texts: dict[PersonId | None, str | None] = {}
    left = leavers(table, events)
    for connection in presence:
        person = connection.person
        if person is not None and (why := why_gone(table, person, connection.token_digest, left)):
            connection.close(_CLOSING[why])
            continue
        if person not in texts:
            update = messages.update(table, person, events, now)
            texts[person] = None if update is None else messages.text(update)
        if message := texts[person]:
            connection.push(message)
