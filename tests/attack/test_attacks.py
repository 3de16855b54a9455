"""The short form of `make attack`: a second of each against one server, while people play.

No timings of this machine: everybody is answered and stays, who floods is cut, the log stays
small and without tracebacks, and memory has a ceiling.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic, sleep

import pytest

from tests.attack.attacker import ATTACKS, is_flood
from tests.attack.processes import Attackers, Deeds, HonestPeople, PlayFigures
from tests.attack.promises import CONTROL, LOG_BYTES, PEAK_MIB
from tests.attack.server import AttackedServer

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8"),
]
SECONDS = 1.0
AT_LEAST = 1.5
"""Seconds for people to play something, also where the attack is cut and over at once."""

NAMES = [name for name in ATTACKS if name != CONTROL]
ADDRESSES = {name: 4 * number for number, name in enumerate(NAMES, start=1)}
"""Where each attack comes from: who was cut before would not get in."""


@dataclass
class Attacked:
    """One server with its honest people, for all attacks."""

    server: AttackedServer
    people: HonestPeople

    def attack(self, name: str) -> tuple[Deeds, PlayFigures]:
        """Attack for a moment; return what the attackers did and what the honest people saw."""
        self.people.measure()
        until = monotonic() + AT_LEAST
        attackers = Attackers(name, self.server, self.people.codes, SECONDS, ADDRESSES[name])
        try:
            deeds = attackers.finish()
            sleep(max(0.0, until - monotonic()))
            return deeds, self.people.settle()
        finally:
            attackers.stop()


@pytest.fixture(scope="module")
def attacked() -> Iterator[Attacked]:
    server = AttackedServer()
    try:
        people = HonestPeople(server)
        try:
            server.watch()
            yield Attacked(server, people)
        finally:
            people.leave()
    finally:
        server.stop()


@pytest.mark.parametrize("name", NAMES)
def test_one_bad_client_hurts_nobody(attacked: Attacked, name: str) -> None:
    said, tracebacks = attacked.server.said()
    memory = attacked.server.peak = attacked.server.resident
    deeds, seen = attacked.attack(name)
    assert deeds.connected, "the attack never got in"
    assert seen.commitments, "nobody could play"
    assert (seen.unanswered, seen.dropped) == (0, 0)
    if is_flood(name):
        assert deeds.cuts, "it could go on for as long as it liked"
    assert attacked.server.lives
    now, more = attacked.server.said()
    assert more == tracebacks, attacked.server.log.read_text(encoding="utf-8")[-5000:]
    assert now - said <= LOG_BYTES
    assert attacked.server.peak - memory <= PEAK_MIB
