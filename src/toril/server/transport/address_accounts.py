"""What each address may do: how much it sends, how many peers it has, how long it has to wait.

People of one household share an address, so an address that sends too much loses the peers that
sent most, not the one that happened to send last; and only new ones have to wait.
"""

from collections.abc import Callable
from math import ceil, inf
from time import monotonic
from typing import Literal, Protocol

from toril.engine.value import value
from toril.server.addresses import counted_as
from toril.server.transport.bucket import Bucket
from toril.server.transport.parse_queue import ParseQueue

MOST_DEBT = 0.25
"""How far an allowance may be overdrawn, as a part of it: until then one is told so."""

MODEST = 32 * 1024
"""What a peer may have sent in the last minute, more or less, to be left alone whatever others of
its address do. A person who plays sends a tenth of it."""

FEW = 8
"""Peers that are cut at once."""

SOON = 16 * 1024
"""What an address may still send until the next few are cut."""

FIRST_WAIT = 1.0
"""Seconds that an address waits after it was cut for the first time; then twice as long."""

FORGIVEN = 600.0
"""Seconds without another cut after which it begins from the first again."""

MANY_ACCOUNTS = 10_000
"""Accounts beyond which those that nothing is known of any more are looked for."""


@value
class Allowance:
    """How much is allowed: by default without limits. What is limited comes back at its rate."""

    peer_bytes: float = inf
    peer_rate: float = 0.0
    address_bytes: float = inf
    address_rate: float = 0.0
    peers: float = inf
    peers_of_address: float = inf
    longest_wait: float = 0.0
    request_seconds: float = inf
    stall_seconds: float = inf


class Member(Protocol):
    """A connection, as its account sees it."""

    is_strict: bool
    sent_of_late: float

    def cut(self, why: Literal["address"]) -> None:
        """Hang up: the address has sent too much."""


class AddressAccount:
    """One address."""

    def __init__(self, allowance: Allowance, now: float) -> None:
        """Begin with everything that is allowed."""
        self.peers: set[Member] = set()
        self.queue = ParseQueue()
        self.unread = 0  # bytes that its peers have not taken
        self._bucket = Bucket(allowance.address_bytes, allowance.address_rate, now)
        self._longest_wait = allowance.longest_wait
        self._waits_until = now - FORGIVEN - 1
        self._wait = FIRST_WAIT

    def seconds_to_wait(self) -> int:
        """Return for how long the address is not let in."""
        return max(0, ceil(self._waits_until - monotonic()))

    def seconds_in_debt(self) -> int:
        """Return how long it takes until it has paid for what it sent."""
        left = self._bucket.take(0, monotonic())
        return 0 if left >= 0 else ceil(-left / self._bucket.rate)

    def charge(self, cost: float) -> None:
        """Take what something costs; cut the greediest peers when that is far too much."""
        most = MOST_DEBT * self._bucket.size
        if self._bucket.take(cost, monotonic()) < -most:
            self.punish()
            self._bucket.left = self._cut_greediest() - most

    def _cut_greediest(self) -> float:
        """Cut peers that together have sent half of what this address has sent of late.

        One that floods is cut alone; of many that each send a little too much half of them, a few
        at a time: hanging up is work too. Requests go before sockets, and a socket that only plays
        never goes. Return how much of the debt is forgiven until it is time for the next.
        """
        greedy = [peer for peer in self.peers if not peer.is_strict or peer.sent_of_late > MODEST]
        half = sum(peer.sent_of_late for peer in greedy) / 2
        for peer in sorted(greedy, key=_last_to_go)[:FEW]:
            if half > 0:
                half -= peer.sent_of_late
                peer.cut("address")
        most = MOST_DEBT * self._bucket.size
        if half > 0:
            return min(SOON, most)
        return most if greedy else most / 2  # those who stay begin anew, or nobody could be cut

    def punish(self) -> None:
        """Let the address wait, longer each time; cuts while it waits are the same offence."""
        now = monotonic()
        if now < self._waits_until:
            return
        if now - self._waits_until > FORGIVEN:
            self._wait = FIRST_WAIT
        self._waits_until = now + min(self._wait, self._longest_wait)
        self._wait = min(2 * self._wait, self._longest_wait)

    def is_forgotten(self, now: float) -> bool:
        """Return whether this account says no more than a new one would."""
        full = self._bucket.take(0, now) >= self._bucket.size
        return not self.peers and full and now - self._waits_until > FORGIVEN


def _last_to_go(peer: Member) -> tuple[bool, float]:
    return peer.is_strict, -peer.sent_of_late


class AddressAccounts:
    """All addresses but those of proxies, which speak for many others."""

    def __init__(
        self, allowance: Allowance, is_proxy: Callable[[str], bool] = lambda _: False
    ) -> None:
        """Begin with nobody."""
        self.allowance, self._is_proxy = allowance, is_proxy
        self.peers = 0
        self._accounts: dict[str, AddressAccount] = {}
        self._many = MANY_ACCOUNTS  # when there are so many, look for those to forget

    def __len__(self) -> int:
        return len(self._accounts)

    def of(self, host: str) -> AddressAccount:
        """Return the account of an address; a proxy's is endless, those behind it have theirs."""
        now = monotonic()
        if self._is_proxy(host):
            return AddressAccount(Allowance(), now)
        key = counted_as(host)
        account = self._accounts.get(key)
        if account is None:
            if len(self._accounts) >= self._many:
                self._forget(now)
            account = self._accounts[key] = AddressAccount(self.allowance, now)
        return account

    def admit(self, host: str) -> tuple[AddressAccount, str]:
        """Return the account of a newcomer, and why it is not let in: "" if it is."""
        account = self.of(host)
        if account.seconds_to_wait():
            return account, "waiting"
        crowded = (
            self.peers >= self.allowance.peers
            or len(account.peers) >= self.allowance.peers_of_address
        )
        return account, "crowded" if crowded else ""

    def _forget(self, now: float) -> None:
        for key, account in tuple(self._accounts.items()):
            if account.is_forgotten(now):
                del self._accounts[key]
        self._many = max(MANY_ACCOUNTS, 2 * len(self._accounts))
