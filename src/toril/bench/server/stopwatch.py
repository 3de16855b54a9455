"""The stopwatch that the clients of a table share."""

from time import perf_counter

OVERDUE = 5.0
"""Seconds after which everybody should have heard of a commitment."""


class Stopwatch:
    """Times each commitment, from its being written until the last client has heard of it."""

    def __init__(self, latencies: list[float]) -> None:
        """Append every time, in seconds, to `latencies`."""
        self._latencies = latencies
        self._under_way: dict[int, tuple[float, int]] = {}

    def commits(self, seat: int, clients: int) -> None:
        """Start the time of a commitment that is written now, and of which so many will hear."""
        self._under_way[seat] = (perf_counter(), clients)

    def heard(self, seat: int) -> None:
        """Note that one client has heard of a commitment."""
        found = self._under_way.get(seat)
        if found is None:  # a bot's
            return
        sent, missing = found
        if missing == 1:
            self._latencies.append(perf_counter() - sent)
            del self._under_way[seat]
        else:
            self._under_way[seat] = (sent, missing - 1)

    def forget(self) -> None:
        """Forget what is under way: somebody is not there to hear."""
        self._under_way.clear()

    def overdue(self) -> int:
        """Return how many commitments not all have heard of, after seconds."""
        old = perf_counter() - OVERDUE
        return sum(sent < old for sent, _ in self._under_way.values())
