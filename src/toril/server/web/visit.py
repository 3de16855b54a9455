"""A client at a table: what it says is done, one thing after the other, without a task of its own.

A malformed message ends the visit, a refusal does not.
"""

from collections import deque
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeAlias, assert_never

import structlog
from prometheus_client import Counter
from pydantic import ValidationError

from toril.engine.errors import TorilError
from toril.server.live import messages
from toril.server.live.connection import Channel, Connection
from toril.server.live.orders import Order
from toril.server.live.room import Room
from toril.server.metrics import COMMANDS, SOCKETS_CLOSED
from toril.server.tables import commands
from toril.server.tables.command import Command
from toril.server.transport import prices
from toril.server.transport.peer import Peer
from toril.wire import inbound
from toril.wire.closing import Closing

TableCommand: TypeAlias = inbound.MoveMessage | inbound.NumberMessage | inbound.TakeSeatBack
log = structlog.get_logger()


class Visit:
    """One client's socket from its welcome to its end."""

    __slots__ = (
        "_channel",
        "_connection",
        "_end",
        "_is_busy",
        "_is_catching_up",
        "_peer",
        "_room",
        "_waiting",
    )

    def __init__(
        self,
        channel: Channel,
        room: Room,
        connection: Connection,
        peer: Peer | None,
        end: Callable[[], None],
    ) -> None:
        """Listen for `connection`; call `end` when it is over. Only our transport has peers."""
        self._channel, self._room, self._connection, self._peer = channel, room, connection, peer
        self._end: Callable[[], None] | None = end
        self._is_busy = self._is_catching_up = False
        self._waiting: deque[bytes | None] = deque()  # what came while an order was under way

    def heard(self, text: bytes | None) -> None:
        """Do what a message says, or keep it until the order before it is answered."""
        if not self._is_busy:
            self._do(text)
            return
        self._waiting.append(text)
        self._channel.pause_reading()

    def gone(self) -> None:
        """Leave the table, once."""
        if self._end is None:
            return
        end, self._end = self._end, None
        connection = self._connection
        self._waiting.clear()
        if connection.closed is not None:
            SOCKETS_CLOSED.labels(connection.closed).inc()
        connection.has_gone()
        try:
            self._room.leave(connection)
        finally:
            end()

    def _do(self, text: bytes | None) -> None:
        connection = self._connection
        if connection.closed is not None:
            return
        message = read(text)
        if self._peer is not None and self._peer.is_overdrawn:
            self._send_away(Closing.FLOOD)
            return
        self._room.heard(connection)
        match message:
            case inbound.MoveMessage() | inbound.TakeSeatBack():
                self._give(message)
            case inbound.NumberMessage():
                self._room.take_seal(connection, message.seal)
                self._give(message)
            case inbound.SealMessage():
                self._room.take_seal(connection, message.seal)
                connection.push(messages.frame(messages.ack(message.id)))
            case inbound.AskAgain() | inbound.React():
                connection.push(messages.frame(self._told_others(message)))
            case inbound.Ping():
                connection.push(messages.frame(messages.ack(message.id)))
            case _:
                self._send_away(Closing.MALFORMED)

    def _told_others(self, message: inbound.AskAgain | inbound.React) -> dict[str, Any]:
        """Tell the others what is written nowhere; return the answer."""
        try:
            if isinstance(message, inbound.React):
                self._room.react(self._connection, message.face)
            else:
                self._room.ask_again(self._connection, message.match)
        except TorilError as error:
            return messages.refused(message.id, error)
        return messages.ack(message.id)

    def _send_away(self, code: Closing) -> None:
        """Close for what should not have been sent; charge first, for a close leaves no credit."""
        if self._peer is not None:
            self._peer.charge(prices.FAULT)
        self._connection.close(code)

    def _give(self, message: TableCommand) -> None:
        connection = self._connection
        order: Order[None] = Order(
            _command(message), connection.token_digest, message.id, _nobody, connection
        )
        order.answer = partial(self._answered, message, order)
        self._is_busy = True
        self._room.give(order)

    def _answered(
        self, message: TableCommand, order: Order[None], outcome: Exception | None
    ) -> None:
        order.answer = _nobody  # it holds the order, which holds it
        if outcome is None:
            _count(message.kind, "done").inc()
            if not order.is_told:
                self._connection.push(messages.frame(messages.ack(message.id)))
        elif isinstance(outcome, TorilError):
            _count(message.kind, "refused").inc()
            self._connection.push(messages.frame(messages.refused(message.id, outcome)))
        else:
            log.error("socket_failed", exc_info=outcome)
            self._connection.close(Closing.TRY_LATER)
        self._is_busy = False
        if not self._is_catching_up:  # or each message that is answered at once would go deeper
            self._catch_up()

    def _catch_up(self) -> None:
        self._is_catching_up = True
        while self._waiting and not self._is_busy:
            self._do(self._waiting.popleft())
        self._is_catching_up = False
        if not self._waiting:
            self._channel.resume_reading()


def read(text: bytes | str | None) -> Any:
    """Return the message that a client sent; None when it is no message of ours."""
    if text is None:
        return None
    try:
        return inbound.FROM_CLIENT.validate_json(text)
    except (ValidationError, ValueError):
        return None


@cache
def _count(kind: str, answer: str) -> Counter:
    return COMMANDS.labels(kind, answer)


def _command(message: TableCommand) -> Command[None]:
    match message:
        case inbound.MoveMessage():
            return commands.people.move(message.match, message.turn, message.move)
        case inbound.NumberMessage():
            return commands.people.give_number(message.match, message.number, message.round)
        case inbound.TakeSeatBack():
            return commands.people.take_seat_back()
        case _:
            assert_never(message)


def _nobody(_: object) -> None:
    """Answer nobody."""
