"""The processes around a server: its honest people and its attackers, started and asked."""

import json
import subprocess
import sys
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Any

from tests.attack.attacker import programs
from tests.attack.server import ROOT, AttackedServer, largest_file

FIRST_ADDRESS = 2
"""Attackers come from 127.0.0.2 and upwards; 127.0.0.1 is the honest people's."""

LATE = 20.0
"""Seconds that a process may take beyond its time before it is killed."""


def _start(*command: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,  # Ctrl-C is for us: we stop them
    )


@dataclass
class PlayFigures:
    """What the honest people tell, times in ms."""

    commitments: int
    p50: float
    p99: float
    longest: float
    unanswered: int
    dropped: int

    @classmethod
    def of(cls, latencies: list[float], unanswered: int, dropped: int) -> "PlayFigures":
        """Sum up latencies, sorted and in seconds; the times of none are 0."""
        times = [1000 * each for each in latencies] or [0.0]
        return cls(
            commitments=len(latencies),
            p50=percentile(times, 0.5),
            p99=percentile(times, 0.99),
            longest=times[-1],
            unanswered=unanswered,
            dropped=dropped,
        )


class HonestPeople:
    """The honest people, in a process of their own."""

    def __init__(self, server: AttackedServer) -> None:
        """Wait until all of them play."""
        self._process = _start("tests.attack.honest_people", str(server.port))
        self.codes: list[str] = self._hear()["codes"]

    def measure(self) -> None:
        """Count from now on."""
        self._tell("measure")

    def settle(self) -> PlayFigures:
        """Return what they saw since, when what was under way is answered or was given up."""
        self._tell("settle")
        return PlayFigures.of(**self._hear())

    def _tell(self, what: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()

    def _hear(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def leave(self) -> None:
        """Let them go home."""
        try:
            self._process.communicate(timeout=LATE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


def percentile(measured: list[float], part: float) -> float:
    """Return what so many of the sorted values do not exceed."""
    return measured[ceil(part * len(measured)) - 1]


@dataclass
class Deeds:
    """What the attackers of one attack did, together."""

    connected: int = 0
    refused: int = 0
    sent: int = 0
    cuts: int = 0
    worst_cut: float = 0.0


class Attackers:
    """Everybody who takes part in one attack."""

    def __init__(
        self, attack: str, server: AttackedServer, codes: list[str], seconds: float, address: int
    ) -> None:
        """Let them begin, from this address of 127.0.0.… and the next ones."""
        self._until = monotonic() + seconds
        target = {"port": server.port, "codes": codes, "file": largest_file(), "seconds": seconds}
        self._processes = [
            _start(
                "tests.attack.attacker", name, json.dumps(target | {"address": f"127.0.0.{last}"})
            )
            for last, name in enumerate(programs(attack), start=address)
        ]
        self.statuses: dict[str, int] = {}

    def finish(self) -> Deeds:
        """Wait for all of them and return what they did."""
        deeds = Deeds()
        for process in self._processes:
            told, _ = process.communicate(timeout=max(0.0, self._until - monotonic()) + LATE)
            tally = json.loads(told)
            deeds.connected += tally["connected"]
            deeds.refused += tally["refused"]
            deeds.sent += tally["sent"]
            deeds.cuts += tally["cuts"]
            deeds.worst_cut = max(deeds.worst_cut, tally["worst_cut"])
            for status, count in tally["statuses"].items():
                self.statuses[status] = self.statuses.get(status, 0) + count
        return deeds

    def stop(self) -> None:
        """End those that are still at it."""
        for process in self._processes:
            if process.poll() is None:
                process.kill()
                process.communicate()
