"""How many sockets are open, and from which address: some are too many."""

from collections import Counter

from toril.server.metrics import SOCKETS


class OpenSockets:
    """Counts the open sockets, those of each address, and those that have said nothing yet."""

    def __init__(self, most: int, most_of_address: int) -> None:
        """Allow so many sockets; of each address half as many that have said nothing."""
        self._most, self._most_of_address = most, most_of_address
        self._open: Counter[str] = Counter()
        self._silent: Counter[str] = Counter()
        self.size = 0

    def admits(self, address: str) -> bool:
        """Return whether one more may be opened."""
        return self.size < self._most and self._open[address] < self._most_of_address

    def too_many_silent(self, address: str) -> bool:
        """Return whether too many sockets of an address are open and say nothing."""
        return self._silent[address] * 2 > self._most_of_address

    def enter(self, address: str) -> None:
        """Count one more, which has said nothing yet."""
        self.size += 1
        self._open[address] += 1
        self._silent[address] += 1
        SOCKETS.inc()

    def has_spoken(self, address: str) -> None:
        """Note that one has said something, or is closed."""
        _take_one(self._silent, address)

    def leave(self, address: str) -> None:
        """Count one less."""
        self.size -= 1
        _take_one(self._open, address)
        SOCKETS.dec()


def _take_one(counted: Counter[str], address: str) -> None:
    counted[address] -= 1
    if not counted[address]:
        del counted[address]
