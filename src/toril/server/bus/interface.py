"""What a bus must do, whatever it is built on."""

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """Carries messages between the workers of one database. It is used by one event loop.

    A message comes once or never, those of one sender in order; a sender hears its own, too.
    """

    @property
    def is_up(self) -> bool:
        """Whether messages go through, as far as we know."""

    async def open(self, hear: Callable[[bytes], None], changed: Callable[[], None]) -> None:
        """Begin: `hear` is called with every message, `changed` when `is_up` has changed.

        It does not wait for a bus that is down, which is tried again until it is there.
        """

    def send(self, message: bytes) -> None:
        """Send a message; it is lost where the bus is down. This never waits and never fails."""

    async def close(self) -> None:
        """Send what is on its way, then stop."""
