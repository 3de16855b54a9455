"""What addresses owe, how long they wait, and that nobody keeps the event loop for themselves."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from tests.server.transport.fake_peers import ALLOWED, Clock, peer_of
from toril.server.transport import address_accounts, prices
from toril.server.transport.address_accounts import AddressAccount, AddressAccounts, Allowance
from toril.server.transport.peer import MOST_UNREAD_OF_ADDRESS


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    for module in ("address_accounts", "peer"):
        monkeypatch.setattr(f"toril.server.transport.{module}.monotonic", found)
    return found


def note(parsed: list[str], name: str, _: bytes) -> None:
    parsed.append(name)


def in_loop(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def test_a_socket_that_sends_more_than_its_share_is_cut_and_its_address_waits(clock: Clock) -> None:
    async def story() -> None:
        book = AddressAccounts(ALLOWED)
        peer, transport = peer_of(book)
        peer.receive(b"x" * (10_000 - prices.PIECE))
        before = peer.is_overdrawn
        peer.receive(b"x" * (2500 - prices.PIECE))
        assert (before, peer.is_overdrawn) == (False, True)  # and may be told so
        assert not transport.is_cut
        peer.receive(b"x")
        assert transport.is_cut
        assert book.admit("203.0.113.1")[1] == "waiting"
        assert book.admit("203.0.113.2")[1] == ""
        clock.now += address_accounts.FIRST_WAIT
        assert book.admit("203.0.113.1")[1] == ""

    in_loop(story)


def test_what_was_sent_is_forgiven_with_time(clock: Clock) -> None:
    async def story() -> None:
        peer, transport = peer_of(AddressAccounts(ALLOWED))
        for _ in range(10):
            peer.receive(b"x" * 10_000)
            clock.now += 100
        assert not transport.is_cut

    in_loop(story)


def test_waits_double_up_to_the_longest_and_begin_anew_when_all_is_forgiven(clock: Clock) -> None:
    account = AddressAccount(ALLOWED, clock.now)
    waits = []
    for _ in range(6):
        account.punish()
        account.punish()  # while it waits: the same offence
        waits.append(account.seconds_to_wait())
        clock.now += account.seconds_to_wait()
    assert waits == [1, 2, 4, 8, 10, 10]
    clock.now += address_accounts.FORGIVEN + 1
    account.punish()
    assert account.seconds_to_wait() == 1


def test_of_an_address_that_sends_too_much_the_greediest_half_is_cut() -> None:
    async def story() -> None:
        book = AddressAccounts(Allowance(address_bytes=1_000_000, address_rate=1, longest_wait=10))
        peers = [peer_of(book) for _ in range(8)]
        modest, its_transport = peer_of(book)
        modest.charge(1000)
        for peer, _ in peers:
            peer.charge(150_000)
        modest.charge(100_000 - 1000)  # and one byte too many, by the modest one
        while not any(transport.is_cut for _, transport in peers):
            modest.charge(1)
        assert sum(transport.is_cut for _, transport in peers) == pytest.approx(4, abs=1)
        assert not its_transport.is_cut
        assert book.of("203.0.113.1").seconds_in_debt() == 0  # who stays begins anew

    in_loop(story)


def test_who_only_plays_is_never_cut_for_others() -> None:
    async def story() -> None:
        book = AddressAccounts(ALLOWED)
        peer, transport = peer_of(book)
        for _ in range(1000):
            book.of("203.0.113.1").charge(1000)  # by requests whose peers are gone
        assert not transport.is_cut
        assert book.admit("203.0.113.1")[1] == "waiting"
        peer.receive(b"x" * 100)
        assert not transport.is_cut

    in_loop(story)


def test_an_address_is_told_before_it_is_cut(clock: Clock) -> None:
    account = AddressAccount(ALLOWED, clock.now)
    account.charge(100_000)
    assert account.seconds_in_debt() == 0
    account.charge(2000)
    assert account.seconds_in_debt() == 2
    assert account.seconds_to_wait() == 0
    clock.now += 2
    assert account.seconds_in_debt() == 0


def test_one_address_takes_turns_with_the_event_loop() -> None:
    async def story() -> None:
        book = AddressAccounts(Allowance())
        parsed: list[str] = []
        for name in "ab":
            peer, _ = peer_of(book)
            peer.parse_with(partial(note, parsed, name), strict=True)
            peer.receive(b"x" * (3 * prices.SLICE))
        assert parsed == ["a"]
        rounds = 0
        while len(parsed) < 6:
            await asyncio.sleep(0)
            rounds += 1
        assert sorted(parsed) == list("aaabbb")
        assert parsed[:3] != ["a", "a", "a"]  # one does not wait for the other's end
        assert rounds >= 5  # one piece each time round
        other, _ = peer_of(book, "203.0.113.2")
        other.parse_with(partial(note, parsed, "c"), strict=True)
        other.receive(b"x")
        assert parsed[-1] == "c"  # the others need not wait

    in_loop(story)


def test_small_messages_of_one_address_are_parsed_at_once() -> None:
    async def story() -> None:
        book = AddressAccounts(Allowance())
        parsed: list[bytes] = []
        for _ in range(4):
            peer, _ = peer_of(book)
            peer.parse_with(parsed.append, strict=True)
            peer.receive(b"x" * 100)
        assert len(parsed) == 4

    in_loop(story)


def test_a_line_that_is_cut_while_it_is_parsed_ends_there() -> None:
    async def story() -> None:
        book = AddressAccounts(ALLOWED)
        peer, transport = peer_of(book)
        pieces = []

        def parse(piece: bytes) -> None:
            pieces.append(piece)
            peer.charge(1_000_000)

        peer.parse_with(parse, strict=True)
        peer.receive(b"x" * 5000)
        for _ in range(10):
            await asyncio.sleep(0)
        assert transport.is_cut
        assert len(pieces) == 1
        assert book.peers == 0
        assert not book.of("203.0.113.1").peers

    in_loop(story)


def test_what_is_not_read_is_counted_for_the_address_and_given_back() -> None:
    async def story() -> None:
        book = AddressAccounts(ALLOWED)
        account = book.of("203.0.113.1")
        peer, transport = peer_of(book)
        transport.unread = MOST_UNREAD_OF_ADDRESS // 2
        peer.pause_writing()
        assert account.unread == MOST_UNREAD_OF_ADDRESS // 2
        behind = book.of("203.0.113.9")
        peer.belong_to(behind)  # a proxy names who it is
        assert (account.unread, behind.unread) == (0, MOST_UNREAD_OF_ADDRESS // 2)
        peer.end()
        assert behind.unread == 0

    in_loop(story)


def test_accounts_that_nothing_is_known_of_are_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address_accounts, "MANY_ACCOUNTS", 10)
    book = AddressAccounts(ALLOWED)
    in_debt = book.of("203.0.113.1")
    in_debt.charge(1000)
    clock.now += 0.5
    for number in range(1000):
        book.of(f"198.51.{number // 250}.{number % 250}")
    assert len(book) <= 21
    assert book.of("203.0.113.1") is in_debt


def test_a_proxy_has_no_account_of_its_own() -> None:
    book = AddressAccounts(ALLOWED, lambda host: host == "192.0.2.1")
    proxy = book.of("192.0.2.1")
    proxy.charge(1e9)
    assert (proxy.seconds_in_debt(), proxy.seconds_to_wait()) == (0, 0)
    assert len(book) == 0
