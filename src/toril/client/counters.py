"""The two counters by which a client knows that it was told everything."""

from typing import TypeAlias

from toril.engine.value import value
from toril.wire.outbound import News, Update, Welcome

Counted: TypeAlias = Welcome | Update | News
"""The messages that say where the counters are."""


@value
class Counters:
    """How many events everybody was told, and how many only this person."""

    version: int
    own: int

    def follow_with(self, message: Counted) -> bool:
        """Return whether nothing is missing between these counters and a message."""
        match message:
            case Welcome():
                return self == Counters(message.version, message.own_version)
            case News(own_version=int(own)):
                return self == Counters(message.version, own - len(message.events))
            case _:
                return self.version == message.version - len(message.events)

    def after(self, message: Counted) -> "Counters":
        """Return where the counters are after a message, whether it follows or not."""
        own = None if isinstance(message, Update) else message.own_version
        return Counters(message.version, self.own if own is None else own)
