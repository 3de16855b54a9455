"""Whole matches by lot, each checked against its own record when it has ended."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import groupby
from random import Random
from typing import Any, get_args

from tests.people.following import counted_after, play_after
from tests.people.playing import play_through
from tests.people.requests import ask
from toril.client import RawClient
from toril.engine.game import Seat
from toril.engine.games import EVERY_EVENT
from toril.engine.kinds import kind_of
from toril.engine.record import Record
from toril.server.live.shown import event_info

Events = list[dict[str, Any]]

ENGINE_EVENTS = {kind_of(event) for event in get_args(EVERY_EVENT)}


class Witness:
    """Somebody who plays or looks on, and every event of the match that they were told."""

    def __init__(self, client: RawClient) -> None:
        self.client = client
        self.events: Events = []
        self.welcomes = 0
        self.counters = (0, 0)
        self.seen: Any = None  # the match, as of the last message
        self.last: dict[str, Any] = {}
        self.seat: Seat | None = None

    def watch(self, message: dict[str, Any]) -> None:
        self.counters = counted_after(self.counters, message)  # nothing was left out
        self.seen = play_after(self.seen, message)
        self.welcomes += message["kind"] == "welcome"
        if message["kind"] in ("update", "news"):
            self.events += message["events"]
            if self.seen:
                self.seat = self.seen["view"]["round"]["seat"]

    async def play(self, match: int, rng: Random) -> None:
        self.last = await play_through(self.client, rng, self.watch, match)

    @property
    def match_events(self) -> Events:
        """What the engine told, each trick's commitments in seat order, as in the record."""
        told = (event for event in self.events if event["kind"] in ENGINE_EVENTS)
        return in_record_order(told)


def in_record_order(events: Iterable[dict[str, Any]]) -> Events:
    """Put commitments that follow each other in seat order."""
    ordered: Events = []
    for committed, run in groupby(events, key=lambda event: event["kind"] == "six.committed"):
        together = list(run)
        ordered += sorted(together, key=lambda event: event["seat"]) if committed else together
    return ordered


def replayed(record: Record, seat: Seat | None) -> Events:
    """Return what `seat` must have been told of a match, from its record alone."""
    seen = (event.seen_by(seat) for _, events in record.steps() for event in events)
    return [event_info(event) for event in seen if event is not None]


async def finished_record(client: RawClient) -> Record:
    """Download the record as anybody can, and read it as `toril replay` does."""
    path = f"/api/tables/{client.code}/record"
    answer = await asyncio.to_thread(ask, client.base, "GET", path)
    assert answer.status == 200, answer.body
    record = Record.loads(answer.body)
    assert record.replay().outcome
    return record


async def begin(host: RawClient) -> None:
    """Start as hosts do."""
    await host.post("start")


async def play_and_check(
    clients: list[RawClient],
    start: Callable[[RawClient], Awaitable[object]] = begin,
    spectators: int = 1,
) -> tuple[Record, Events]:
    """Play a match by lot; check what everybody was told against the record that is left.

    Return the record and the events that a spectator was told.
    """
    host = clients[0]
    number = (await host.look())["match"] + 1
    onlookers = [RawClient(host.base, host.code) for _ in range(spectators)]
    witnesses = [Witness(client) for client in (*clients, *onlookers)]
    playing = [
        asyncio.create_task(witness.play(number, Random(luck)))
        for luck, witness in enumerate(witnesses)
    ]
    while not all(witness.welcomes for witness in witnesses):
        await asyncio.sleep(0.001)
    await start(host)
    await asyncio.gather(*playing)
    record = await finished_record(host)
    assert isinstance(record.fairness, tuple)
    (opened,) = record.fairness
    assert opened.seed == record.seed
    assert opened.draw.match == number
    for witness in witnesses:
        assert witness.match_events == replayed(record, witness.seat)
        assert witness.last["table"]["state"] == "result"
        assert witness.welcomes == 1
    return record, witnesses[-1].events
