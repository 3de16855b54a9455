"""Peers without a network: a transport that only notes whether it was cut."""

from typing import Any

from toril.server.transport.address_accounts import AddressAccounts, Allowance
from toril.server.transport.peer import Peer

ALLOWED = Allowance(
    peer_bytes=10_000,
    peer_rate=100,
    address_bytes=100_000,
    address_rate=1000,
    peers=100,
    peers_of_address=10,
    longest_wait=10,
)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class PeerTransport:
    """The part of a transport that a peer needs."""

    def __init__(self) -> None:
        self.is_cut, self.unread = False, 0

    def abort(self) -> None:
        self.is_cut = True

    def get_write_buffer_size(self) -> int:
        return self.unread


def peer_of(
    book: AddressAccounts, host: str = "203.0.113.1", *, strict: bool = True
) -> tuple[Peer, Any]:
    transport: Any = PeerTransport()
    found = Peer(book, book.of(host), host, transport)
    found.parse_with(lambda _: None, strict=strict)
    return found, transport
