"""What everybody measures who plays 6 nimmt! with the real client to measure a server."""

import asyncio
from collections.abc import AsyncIterator
from time import perf_counter
from typing import Any

from toril.client.raw import RawClient

JsonObject = dict[str, Any]


class MeasuredTable:
    """One table's people, who share a stopwatch.

    The time of a commitment runs from sending it until all of them have heard of it.
    """

    def __init__(self, clients: list[RawClient], latencies: list[float]) -> None:
        """Append every time, in seconds, to `latencies`."""
        self.clients, self.latencies = clients, latencies
        self.complete = asyncio.Event()
        """Set when everybody has been welcomed."""
        self.under_way: dict[int, tuple[float, int]] = {}
        """The commitments that not all have heard of, by seat: when sent, and how many have."""
        self._absent = len(clients)

    def commits(self, seat: int) -> None:
        """Start the time of a commitment that is sent now."""
        self.under_way[seat] = (perf_counter(), 0)

    async def decisions(
        self, client: RawClient, messages: AsyncIterator[JsonObject]
    ) -> AsyncIterator[tuple[int, JsonObject]]:
        """Yield the seat and the match as seen, once for each turn in which `client` decides.

        A match that has ended is a decision, too: the host's, to play another one.
        """
        seat, decided = -1, (0, -1)
        async for message in messages:
            if message["kind"] not in ("welcome", "update", "news"):
                continue
            self._hear(message.get("events", ()))
            if message["kind"] == "news":  # who has committed, and nothing to decide
                continue
            if message["kind"] == "welcome":
                self._absent -= 1
                if not self._absent:
                    self.complete.set()
            if message["table"]:
                seat = [each["person"] for each in message["table"]["seats"]].index(client.person)
            play = message["play"]
            if play is None or decided == (play["match"], play["turn"]):
                continue
            over = play["view"]["outcome"] is not None
            if client is self.clients[0] if over else seat in play["to_act"]:
                decided = (play["match"], play["turn"])
                yield seat, play

    def _hear(self, events: list[JsonObject]) -> None:
        """Stop the time of a commitment when all clients have heard of it."""
        for event in events:
            if event["kind"] == "six.committed" and event["seat"] in self.under_way:
                sent, heard = self.under_way[event["seat"]]
                if heard + 1 == len(self.clients):
                    self.latencies.append(perf_counter() - sent)
                    del self.under_way[event["seat"]]
                else:
                    self.under_way[event["seat"]] = (sent, heard + 1)
