"""What each address may do: how much it sends, how many lines it has, how long it has to wait.

People of one household share an address, so an address that sends too much loses the line that
sent most, not the one that happened to send last; and only new lines have to wait.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, inf
from time import monotonic
from typing import TYPE_CHECKING

from toril.server.addresses import counted_as
from toril.server.transport import prices
from toril.server.transport.bucket import Bucket

if TYPE_CHECKING:
    from toril.server.transport.line import Line

MOST_DEBT = 0.25
"""How far an address may overdraw, as a part of its allowance: until then it is told so."""

MODEST = 32 * 1024
"""What a line may have sent in the last minute, more or less, to be left alone whatever others of
its address do. Who plays sends a tenth of it."""

FIRST_WAIT = 1.0
"""Seconds that an address waits after it was cut for the first time; then twice as long."""

FORGIVEN = 600.0
"""Seconds without another cut after which it begins from the first again."""

MANY = 10_000
"""Accounts beyond which those that nothing is known of any more are looked for."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """How much is allowed. Without limits everything is counted all the same."""

    line_bytes: float = inf
    line_rate: float = 0.0
    address_bytes: float = inf
    address_rate: float = 0.0
    lines: float = inf
    lines_of_address: float = inf
    longest_wait: float = 0.0
    request_seconds: float = 10.0
    stall_seconds: float = 20.0


class Account:
    """One address."""

    def __init__(self, allowance: Allowance, now: float) -> None:
        """Begin with everything that is allowed."""
        self.lines: set[Line] = set()
        self.unread = 0  # bytes that its lines have not taken
        self._bucket = Bucket(allowance.address_bytes, allowance.address_rate, now)
        self._longest_wait = allowance.longest_wait
        self._waits_until = 0.0
        self._wait = FIRST_WAIT
        self._turns: deque[Line] = deque()
        self._spent = 0.0  # on parsing, since the event loop came round
        self._comes_round = False

    def waits(self) -> int:
        """Return for how many seconds the address is not let in."""
        return max(0, ceil(self._waits_until - monotonic()))

    def owes(self) -> int:
        """Return in how many seconds it will have paid for what it sent, 0 if it has."""
        left = self._bucket.take(0, monotonic())
        return 0 if left >= 0 else ceil(-left / self._bucket.rate)

    def charge(self, cost: float) -> None:
        """Take what something costs; cut the greediest lines when that is far too much."""
        if self._bucket.take(cost, monotonic()) < -MOST_DEBT * self._bucket.size:
            self._bucket.left = 0  # those who stay begin anew
            self.punish()
            self._cut_greediest()

    def _cut_greediest(self) -> None:
        """Cut the lines that together have sent half of what this address has sent of late.

        One that floods is cut alone; of many that each send a little too much, half of them. Who
        only plays is never among them.
        """
        greedy = [line for line in self.lines if line.spent > MODEST]
        half = sum(line.spent for line in greedy) / 2
        for line in sorted(greedy, key=_spent, reverse=True):
            if half <= 0:
                break
            half -= line.spent
            line.cut("address")

    def punish(self) -> None:
        """Let the address wait, longer each time; cuts while it waits are the same offence."""
        now = monotonic()
        if now < self._waits_until:
            return
        if now - self._waits_until > FORGIVEN:
            self._wait = FIRST_WAIT
        self._waits_until = now + min(self._wait, self._longest_wait)
        self._wait = min(2 * self._wait, self._longest_wait)

    def take_turn(self, line: "Line") -> None:
        """Let a line parse what it has received: now, or when the others have had their turn."""
        self._turns.append(line)
        self._parse()

    def _parse(self) -> None:
        """Parse a little; the rest when the event loop has seen to everybody else."""
        while self._turns and self._spent < prices.TURN:
            if not self._comes_round:
                self._comes_round = True
                asyncio.get_running_loop().call_soon(self._come_round)
            line = self._turns.popleft()
            self._spent += line.parse_some()
            if line.has_more:
                self._turns.append(line)

    def _come_round(self) -> None:
        self._spent, self._comes_round = 0.0, False
        self._parse()

    def is_forgotten(self, now: float) -> bool:
        """Return whether nothing would be lost with it."""
        full = self._bucket.take(0, now) >= self._bucket.size
        return not self.lines and full and now - self._waits_until > FORGIVEN


def _spent(line: "Line") -> float:
    return line.spent


class Accounts:
    """All addresses, and who is not counted as one: a proxy that speaks for many."""

    is_proxy: Callable[[str], bool] = staticmethod(lambda _: False)

    def __init__(self, allowance: Allowance) -> None:
        """Begin with nobody."""
        self.allowance = allowance
        self.lines = 0
        self._accounts: dict[str, Account] = {}
        self._many = MANY  # when there are so many, look for those to forget

    def __len__(self) -> int:
        return len(self._accounts)

    def of(self, host: str) -> Account:
        """Return the account of an address; a proxy's is endless, those behind it have theirs."""
        now = monotonic()
        if self.is_proxy(host):
            return Account(Allowance(), now)
        key = counted_as(host)
        account = self._accounts.get(key)
        if account is None:
            if len(self._accounts) >= self._many:
                self._forget(now)
            account = self._accounts[key] = Account(self.allowance, now)
        return account

    def admit(self, host: str) -> tuple[Account, str]:
        """Return the account of who has come, and why they are not let in: "" if they are."""
        account = self.of(host)
        if account.waits():
            return account, "waiting"
        crowded = (
            self.lines >= self.allowance.lines
            or len(account.lines) >= self.allowance.lines_of_address
        )
        return account, "crowded" if crowded else ""

    def _forget(self, now: float) -> None:
        for key, account in tuple(self._accounts.items()):
            if account.is_forgotten(now):
                del self._accounts[key]
        self._many = max(MANY, 2 * len(self._accounts))
