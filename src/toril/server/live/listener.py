"""What a worker does with what the others tell it."""

from collections.abc import Collection, Iterable
from typing import Protocol

from toril.server.live.elsewhere import Connected
from toril.wire.literals import PersonId


class Listener(Protocol):
    """What is done with what the others tell. Tables are named by their ids."""

    def rung(self, table: str, ends: Collection[int]) -> None:
        """Hear that another worker wrote to a table; each of its orders ended at one of these."""

    def attended(self, table: str) -> None:
        """Hear that people came to a table elsewhere, or left it."""

    def reacted(self, table: str, person: PersonId, face: str) -> None:
        """Hear that somebody at a table has shown a face elsewhere."""

    def freed(self, table: str) -> None:
        """Hear that a worker drives a table no more."""

    def here(self) -> Iterable[tuple[str, Connected]]:
        """Return who is connected here, by table."""
