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
from tests.attack.company import Attackers, Deeds, Hearing, Witnesses
from tests.attack.house import House
from tests.attack.promises import CONTROL, LOG_BYTES, PEAK_MIB

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8"),
]
SECONDS = 1.0
AT_LEAST = 1.5
"""Seconds for the witnesses to play something, also where the attack is cut and over at once."""

NAMES = [name for name in ATTACKS if name != CONTROL]
ADDRESSES = {name: 4 * number for number, name in enumerate(NAMES, start=1)}
"""Where each attack comes from: who was cut before would not get in."""


@dataclass
class Siege:
    """One server with its witnesses, for all attacks."""

    house: House
    witnesses: Witnesses

    def stand(self, name: str) -> tuple[Deeds, Hearing]:
        """Attack for a moment; return what the attackers did and what the witnesses saw."""
        self.witnesses.measure()
        until = monotonic() + AT_LEAST
        attackers = Attackers(name, self.house, self.witnesses.codes, SECONDS, ADDRESSES[name])
        try:
            deeds = attackers.finish()
            sleep(max(0.0, until - monotonic()))
            return deeds, self.witnesses.settle()
        finally:
            attackers.stop()


@pytest.fixture(scope="module")
def siege() -> Iterator[Siege]:
    house = House()
    try:
        witnesses = Witnesses(house)
        try:
            house.watch()
            yield Siege(house, witnesses)
        finally:
            witnesses.leave()
    finally:
        house.stop()


@pytest.mark.parametrize("name", NAMES)
def test_one_bad_client_hurts_nobody(siege: Siege, name: str) -> None:
    said, tracebacks = siege.house.said()
    memory = siege.house.peak = siege.house.resident
    deeds, seen = siege.stand(name)
    assert deeds.connected, "the attack never got in"
    assert seen.commitments, "nobody could play"
    assert (seen.unanswered, seen.dropped) == (0, 0)
    if is_flood(name):
        assert deeds.cuts, "it could go on for as long as it liked"
    assert siege.house.lives
    now, more = siege.house.said()
    assert more == tracebacks, siege.house.log.read_text(encoding="utf-8")[-5000:]
    assert now - said <= LOG_BYTES
    assert siege.house.peak - memory <= PEAK_MIB
