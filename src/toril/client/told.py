"""What a socket has told so far, so that news can be followed, which bring no view."""

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from toril.client.counters import Counters
from toril.wire.following import follow
from toril.wire.outbound import (
    Ack,
    Message,
    News,
    Presence,
    Reaction,
    RefusedCommand,
    Update,
    Welcome,
)

if TYPE_CHECKING:
    from toril.wire.match_seen import MatchSeen

Heard: TypeAlias = Welcome | Update | Presence | Reaction | Ack | RefusedCommand
"""What the user of a client hears: news come as updates, and each answer is a message of its own.

An update of news has no table, the view that follows, and `now` by the server's clock as far as it
is known. What only this person was told is in such an update, too, and does not count in `version`.
"""


class CannotFollow(Exception):
    """There is no saying how it looks after some news: something is missing, or it is no match."""


class Told:
    """What one socket has told."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._counters = Counters(0, 0)
        self._play: MatchSeen | None = None
        self._ahead = 0.0  # the server's clock less ours, in milliseconds
        self.just_welcomed = False

    def hear(self, message: Message) -> Iterator[Heard]:
        """Yield a message as users hear it, and after it the answer that it brings.

        CannotFollow is raised for news of which something is missing. An update is taken all the
        same: it brings the whole view.
        """
        if isinstance(message, News):
            message = self._followed(message)
        elif isinstance(message, Welcome | Update):
            self._counters = self._counters.after(message)
            self._ahead = message.now - _milliseconds()
        if isinstance(message, Welcome | Update):
            self._play = message.play
            self.just_welcomed = isinstance(message, Welcome)
        yield message
        if isinstance(message, Update) and message.ack is not None:
            yield Ack(kind="ack", id=message.ack)

    def _followed(self, news: News) -> Update:
        if self._play is None or not self._counters.follow_with(news):
            raise CannotFollow
        try:
            play = follow(self._play, news.events)
        except ValueError as error:
            raise CannotFollow from error
        self._counters = self._counters.after(news)
        return Update.model_construct(
            kind="update",
            version=news.version,
            now=round(_milliseconds() + self._ahead),
            events=news.events,
            table=None,
            play=play,
            ack=news.ack,
        )


def _milliseconds() -> float:
    return 1000 * monotonic()
