"""Where an attacker stands, and what came of it. Standard library only: attackers start fast."""

import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from time import monotonic


@dataclass
class Target:
    """A server to attack, an address to come from, tables to look on at, and how long."""

    port: int
    address: str
    codes: list[str]
    file: str
    seconds: float
    until: float = field(init=False)

    def __post_init__(self) -> None:
        assert self.address.startswith("127."), "attacks stay on this machine"
        self.until = monotonic() + self.seconds

    @property
    def over(self) -> bool:
        return monotonic() > self.until


@dataclass
class Tally:
    """What one attacker did and met."""

    connected: int = 0
    """WebSockets that were opened, or HTTP requests that were sent."""

    refused: int = 0
    """Connections that came to nothing."""

    sent: int = 0
    """Bytes."""

    cuts: list[float] = field(default_factory=list)
    """For floods: seconds from the first byte of each to its end by the server."""

    uncut: float = 0.0
    """Seconds that the last flood had gone on when the time was up."""

    statuses: Counter[str] = field(default_factory=Counter)
    """Answers by HTTP status."""

    @property
    def worst_cut(self) -> float:
        return max([self.uncut, *self.cuts])

    def text(self) -> str:
        shown = asdict(self) | {"cuts": len(self.cuts), "worst_cut": self.worst_cut}
        return json.dumps(shown | {"statuses": dict(self.statuses)})
