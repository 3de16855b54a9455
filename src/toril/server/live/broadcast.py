"""What clients at a table are sent: a welcome, then what they may see of what happens."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from toril.engine.game import Commitment, Event, OwnersEvent, Seat
from toril.engine.match_events import MatchEnded
from toril.server.live import messages
from toril.server.live.connection import Connection
from toril.server.live.orders import Order
from toril.server.live.presence import LivePresence
from toril.server.live.shown import Shown, event_info
from toril.server.tables.leavers import WhyGone, leavers, why_gone
from toril.server.tables.senders import was_sent_away
from toril.wire.closing import Closing
from toril.wire.literals import PersonId
from toril.wire.table_events import TableChanged

_CLOSING: dict[WhyGone, Closing] = {
    "left": Closing.LEFT,
    "kicked": Closing.KICKED,
    "elsewhere": Closing.ELSEWHERE,
}


def welcome(
    connection: Connection, shown: Shown, presence: LivePresence, now: int, page: str | None
) -> None:
    """Tell a client all that it may know."""
    sent_away = was_sent_away(shown.table, connection.token_digest)
    message = messages.welcome(
        shown, connection.person, presence.info(), now, page, sent_away=sent_away
    )
    connection.push(messages.frame(message))


def broadcast(
    presence: LivePresence,
    shown: Shown,
    events: Sequence[Event],
    now: int,
    order: Order[Any] | None,
) -> None:
    """Tell everybody what they may see of the events that carrying out an order has led to.

    The client that gave the order is told with the same message that it is done; at another worker
    there is none. Sockets of people who have no place any more are closed.
    """
    asker = None if order is None else order.connection
    frames = Frames(shown, events, now)
    for connection in presence if frames.are_news else staying(presence, shown, events):
        if order is not None and connection is asker:
            told = frames.to(connection.person, order.id)
            order.is_told = bool(told)
        else:
            told = frames.to(connection.person, None)
        for frame in told:
            connection.push(frame)


def staying(
    presence: LivePresence, shown: Shown, events: Sequence[Event] = ()
) -> Iterable[Connection]:
    """Return who stays, people at the table first; close the others' sockets."""
    left, stay = leavers(shown.table, events), []
    for connection in presence:
        person, digest = connection.person, connection.token_digest
        if person is not None and (why := why_gone(shown.table, person, digest, left)):
            connection.close(_CLOSING[why])
        else:
            stay.append(connection)
    return stay


class Frames:
    """The messages about some events: one for all who see the same.

    What only one person may see comes in news of its own, after what everybody sees: so the two
    are counted apart.
    """

    def __init__(self, shown: Shown, events: Sequence[Event], now: int) -> None:
        """Make none before it is asked for; `shown` is the table after the events."""
        self._shown, self._events, self._now = shown, events, now
        self.are_news = bool(events) and all(isinstance(each, Commitment) for each in events)
        # The seats that see more of the events than everybody.
        self._owners = {event.seat for event in events if isinstance(event, OwnersEvent)}
        self._public = [event for event in events if event.seen_by(None) is not None]
        self._private = [event for event in events if event.seen_by(None) is None]
        self._made: dict[PersonId | None, tuple[bytes, ...]] = {}

    def to(self, person: PersonId | None, ack: str | None) -> tuple[bytes, ...]:
        """Return the messages to a person (None: a spectator); the last of them has the `ack`."""
        if ack is not None:
            return tuple(self._make(person, ack))
        if person not in self._made:
            self._made[person] = tuple(self._make(person, None))
        return self._made[person]

    def _make(self, person: PersonId | None, ack: str | None) -> Iterator[bytes]:
        seat = self._shown.table.seat_of(person)
        mine = _seen_by(seat, self._private) if seat in self._owners else []
        if self._public:
            ack_here = None if mine else ack
            if not self.are_news:
                yield self._update(person, seat, ack_here)
            elif seat in self._owners or ack_here:
                yield self._news(seat, ack_here)
            else:
                yield self._same_news
        if mine:
            own = self._shown.table.own_version(person)
            version = self._shown.table.public_version
            yield messages.frame(messages.news(version, own, mine, ack))

    @cached_property
    def _same_news(self) -> bytes:
        """The same bytes for all who see no more than everybody."""
        return self._news(None, None)

    def _news(self, seat: Seat | None, ack: str | None) -> bytes:
        seen = _seen_by(seat, self._public)
        return messages.frame(messages.news(self._shown.table.public_version, None, seen, ack))

    def _update(self, person: PersonId | None, seat: Seat | None, ack: str | None) -> bytes:
        told = self._told
        if seat in self._owners:
            told = [event_info(event) for event in _seen_by(seat, self._public)]
        return messages.frame(
            messages.update(self._shown, person, told, self._now, ack, changed=self._is_changed)
        )

    @cached_property
    def _told(self) -> list[dict[str, Any]]:
        """The events as all see them who see no more than everybody."""
        return [event_info(event) for event in _seen_by(None, self._public)]

    @cached_property
    def _is_changed(self) -> bool:
        return any(isinstance(event, TableChanged | MatchEnded) for event in self._events)


def _seen_by(seat: Seat | None, events: Sequence[Event]) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
