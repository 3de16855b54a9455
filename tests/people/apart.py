"""People of one table who are connected to different workers."""

from itertools import cycle
from typing import Any

from tests.harness.in_thread import Running
from tests.people.playing import table_of
from toril.client import RawClient


async def table_apart(at: list[Running], people: int, **setup: Any) -> list[RawClient]:
    """Let so many people sit down, each at the next worker; the first one is the host."""
    clients = await table_of(at[0].base, people, **setup)
    for client, worker in zip(clients, cycle(at), strict=False):
        client.base = worker.base
    return clients
