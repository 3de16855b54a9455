"""`toril bench draws`: how much later a match begins because all devices shuffle together.

The time of a start runs from the host's request to the moment when the last client has heard that
the match began. It is compared, in the same run, with tables whose devices take no part in draws.
"""

import asyncio
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Any

from toril.bench.percentiles import percentile
from toril.bench.server.serving import serving
from toril.client.raw import RawClient, new_id
from toril.engine.fairness.hashes import NUMBER_BYTES, seal
from toril.engine.value import value
from toril.machine import machine_info


@value
class Case:
    """A table of so many people, some of whose devices have fallen asleep after their seal."""

    name: str
    people: int
    asleep: int
    starts: int
    sealed: bool = True


CASES = (
    Case("nobody takes part, 4 people", 4, 0, 40, sealed=False),
    Case("all answer, 1 person", 1, 0, 40),
    Case("all answer, 4 people", 4, 0, 40),
    Case("all answer, 10 people", 10, 0, 40),
    Case("one of 4 sleeps", 4, 1, 5),
)


class Guest:
    """One client, who answers draws, unless asleep, and hears when the match begins."""

    def __init__(self, client: RawClient, *, sealed: bool, awake: bool) -> None:
        """Draw a number for the only draw of this client's life."""
        self.client, self.sealed, self.awake = client, sealed, awake
        self._number = secrets.token_bytes(NUMBER_BYTES)

    async def come(self) -> None:
        """Connect, and show the seal."""
        welcome = await self.client.connect()
        if self.sealed:
            table = bytes.fromhex(welcome["table"]["id"])
            await self._say(kind="seal", seal=seal(table, self._number))

    async def begin(self) -> float:
        """Return the moment when this client has heard that the match began."""
        while True:
            table = (await self.client.receive()).get("table")
            if table and table["state"] == "draw" and self.sealed and self.awake:
                given = {"number": self._number.hex(), "seal": secrets.token_hex(NUMBER_BYTES)}
                await self.client.send(kind="number", id=new_id(), match=1, **given)
            elif table and table["state"] == "match":
                return perf_counter()

    async def _say(self, **message: Any) -> None:
        command = await self.client.send(id=new_id(), **message)
        while (await self.client.receive()).get("id") != command:
            pass


async def _one_start(base: str, case: Case) -> float:
    """Return how many seconds a start took, at a table of its own."""
    host = RawClient(base)
    options = {"rounds": 1, "hand_size": 2}
    seats = max(2, case.people)
    bots = [None] * case.people + ["random"] * (seats - case.people)
    await host.open(name="Ana", game="six_nimmt", seats=seats, bots=bots, options=options)
    clients = [host, *(RawClient(base, host.code) for _ in range(case.people - 1))]
    for number, client in enumerate(clients[1:], start=2):
        await client.sit(f"Person {number}")
    first_asleep = case.people - case.asleep
    guests = [
        Guest(client, sealed=case.sealed, awake=number < first_asleep)
        for number, client in enumerate(clients)
    ]
    for guest in guests:
        await guest.come()
    hearing = [asyncio.ensure_future(guest.begin()) for guest in guests]
    sent = perf_counter()
    await host.post("start")
    heard = await asyncio.gather(*hearing)
    for client in clients:
        await client.close()
    return max(heard) - sent


async def _measure(progress: Callable[[], None]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    with serving() as child:
        for case in CASES:
            times = []
            for _ in range(case.starts):
                times.append(await _one_start(child.bases[0], case))
                progress()
            middle = 1000 * (percentile(times, 0.5) or 0)
            plain = found[0]["p50_ms"] if found else middle
            found.append(
                {
                    "name": case.name,
                    "starts": case.starts,
                    "p50_ms": round(middle, 1),
                    "worst_ms": round(1000 * max(times), 1),
                    "delay_p50_ms": round(middle - plain, 1),
                    "delay_worst_ms": round(1000 * max(times) - plain, 1),
                }
            )
    return found


STEPS = sum(case.starts for case in CASES)


def bench_draws(progress: Callable[[], None]) -> dict[str, Any]:
    """Measure all cases; the delays are against tables where nobody takes part."""
    return {"machine": machine_info(), "runs": asyncio.run(_measure(progress))}
