"""Whatever a socket sends, it ends that socket with the right code, and no other."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import play_through, table_of
from tests.people.sockets import close_code, hello, raw_socket
from tests.server.web.malformed_messages import MALFORMED, move
from toril.client import RawClient, answer_to
from toril.server.settings import Settings
from toril.server.transport import peer, prices
from toril.server.transport.config import MOST_MESSAGE
from toril.server.web import socket as web_socket
from toril.wire.version import PROTOCOL


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(settings(tmp_path_factory.mktemp("bad"))) as server:
        yield server.base


def beside_a_match(
    folder: Path, story: Callable[[str, RawClient], Awaitable[None]], **changes: Any
) -> None:
    """Tell a story about bad sockets while two others play at the same table."""

    async def told(base: str) -> None:
        clients = await table_of(base, 3, options={"rounds": 50})
        bad = clients.pop()
        kinds: Counter[str] = Counter()
        await clients[0].post("start")
        await bad.post("resign")  # a bot has its cards: the others need not wait
        others = [
            asyncio.create_task(
                play_through(client, Random(number), lambda heard: kinds.update([heard["kind"]]))
            )
            for number, client in enumerate(clients)
        ]
        while kinds["welcome"] < len(clients):
            await asyncio.sleep(0.001)
        await story(base, bad)
        heard = kinds["update"] + kinds["news"]
        while kinds["update"] + kinds["news"] < heard + 20:
            await asyncio.sleep(0.001)
        assert kinds["welcome"] == len(clients)  # on the sockets that they had all the time
        for playing, client in zip(others, clients, strict=True):
            assert not playing.done()
            playing.cancel()
            await client.close()

    with running(settings(folder, **changes)) as server:
        tell(told(server.base))


async def at_table(base: str, client: RawClient) -> ClientConnection:
    """Return a socket of that person that has been welcomed."""
    cookie = {"cookie": f"seat={client.token}"}
    socket = await raw_socket(base, client.code, additional_headers=cookie)
    await socket.send(hello())
    assert json.loads(await socket.recv())["kind"] == "welcome"
    return socket


def test_a_malformed_message_ends_its_socket_and_no_other(tmp_path: Path) -> None:
    async def story(base: str, bad: RawClient) -> None:
        for name, message in MALFORMED.items():
            socket = await at_table(base, bad)
            await socket.send(message)
            assert await close_code(socket) == 4400, name

    beside_a_match(tmp_path, story)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("hello?", 4400),
        pytest.param(move(), 4400, id="a move"),
        (hello().encode(), 4400),
        ('{"kind": "hello"}', 4400),
        ('{"kind": "hello", "protocol": "1"}', 4400),
        (hello(0), 4406),
        (hello(PROTOCOL - 1), 4406),
        (hello(PROTOCOL + 1), 4406),
        (hello(10**100), 4406),
        (hello(PROTOCOL + 1)[:-1] + ', "more": "as later versions may say"}', 4406),
    ],
)
def test_a_socket_begins_with_a_hello_of_our_protocol(
    base: str, first: str | bytes, code: int
) -> None:
    async def story() -> None:
        (host,) = await table_of(base, 1, seats=2)
        socket = await raw_socket(base, host.code)
        await socket.send(first)
        assert await close_code(socket) == code

    tell(story())


def test_who_says_no_hello_in_time_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(base: str, bad: RawClient) -> None:
        monkeypatch.setattr(web_socket, "HELLO_SECONDS", 0.05)
        assert await close_code(await raw_socket(base, bad.code)) == 4408

    beside_a_match(tmp_path, story)


@pytest.mark.parametrize("code", ["222222", "22", "nobody-knows", "%00"])
def test_a_socket_to_no_table_is_closed_with_its_own_code(base: str, code: str) -> None:
    async def story() -> None:
        socket = await raw_socket(base, code)
        await socket.send(hello())
        assert await close_code(socket) == 4404

    tell(story())


def test_a_message_that_is_too_large_ends_its_socket(tmp_path: Path) -> None:
    async def story(base: str, bad: RawClient) -> None:
        spaces = " " * MOST_MESSAGE
        pieces = [spaces[: MOST_MESSAGE // 2]] * 3
        for message in (move() + spaces, spaces.encode() + b"!", pieces):
            socket = await at_table(base, bad)
            await socket.send(message)
            assert await close_code(socket) == 1009

    beside_a_match(tmp_path, story)


def test_a_message_in_pieces_is_one_message(tmp_path: Path) -> None:
    async def story(base: str, bad: RawClient) -> None:
        cookie = {"cookie": f"seat={bad.token}"}
        socket = await raw_socket(base, bad.code, additional_headers=cookie)
        await socket.send(list(hello()))
        assert json.loads(await socket.recv())["kind"] == "welcome"
        said = move()
        await socket.send([said[:10], "", said[10:20], said[20:]])
        while answer_to(answer := json.loads(await socket.recv())) is None:
            pass
        assert (answer["id"], answer["code"]) == (json.loads(said)["id"], "resigned")
        await socket.close()

    beside_a_match(tmp_path, story)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.CONT, b"more of nothing"), 1002),
        (Frame(Opcode.TEXT, b"\xff\xfe\xfd"), 1007),
        (Frame(Opcode.PING, b"x" * 126), 1002),
        (Frame(Opcode.TEXT, b"{}", rsv1=True), 1002),
    ],
)
def test_a_broken_frame_ends_its_socket(tmp_path: Path, frame: Frame, code: int) -> None:
    async def story(base: str, bad: RawClient) -> None:
        socket = await at_table(base, bad)
        wire = bytearray(Frame(Opcode.BINARY, frame.data).serialize(mask=True, extensions=[]))
        wire[0] = frame.opcode | (0x80 if frame.fin else 0) | (0x40 if frame.rsv1 else 0)
        socket.transport.write(bytes(wire))
        assert await close_code(socket) == code

    beside_a_match(tmp_path, story)


HUGE = 10**1500


@pytest.mark.parametrize(
    ("game", "changes", "code"),
    [
        ("six_nimmt", {"match": HUGE}, "stale_turn"),
        ("six_nimmt", {"turn": HUGE}, "stale_turn"),
        ("six_nimmt", {"move": {"kind": "six.commit", "card": HUGE}}, "not_your_card"),
        ("six_nimmt", {"move": {"kind": "six.commit", "card": -HUGE}}, "not_your_card"),
        ("six_nimmt", {"move": {"kind": "six.choose_row", "row": HUGE}}, "wrong_kind"),
        ("eleven_nimmt", {"move": {"kind": "six.commit", "card": HUGE}}, "wrong_kind"),
        ("eleven_nimmt", {"move": {"kind": "eleven.take", "top": HUGE}}, "no_such_pile"),
        (
            "eleven_nimmt",
            {"move": {"kind": "eleven.play", "groups": [[HUGE, [HUGE]]]}},
            "not_your_card",
        ),
        ("eleven_nimmt", {"move": {"kind": "eleven.rob", "seat": HUGE}}, "wrong_kind"),
    ],
)
def test_a_huge_number_is_refused_in_a_readable_sentence(
    base: str, game: str, changes: dict[str, Any], code: str
) -> None:
    async def story() -> None:
        ana, _ = await table_of(base, 2, game=game)
        listener = Listener(ana)
        await listener.connect()
        await ana.post("start")
        answer = await listener.answer(await ana.send(**json.loads(move(**changes))))
        assert (answer["kind"], answer["code"]) == ("refused", code)
        assert len(answer["sentence"]) < 200

    tell(story())


AT_ONCE = Settings().socket_bytes // (prices.FRAME + len(move())) + 2
"""Messages, if they come in one piece, that are one or two too many."""


async def is_refused(socket: ClientConnection) -> None:
    """Send a move out of turn, and wait for the answer."""
    await socket.send(move())
    while json.loads(await socket.recv())["kind"] != "refused":
        pass


def test_a_flood_ends_its_socket_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing is added while it is sent: on a slow machine that would be worth the few too many.
    monkeypatch.setattr(peer, "monotonic", lambda: 0.0)

    async def story(base: str, bad: RawClient) -> None:
        socket = await at_table(base, bad)
        with suppress(ConnectionClosed):
            for _ in range(AT_ONCE):  # one by one: with many on their way the line would be cut
                await is_refused(socket)
        assert await close_code(socket) == 4429
        for _ in range(20):  # and the next sockets begin anew
            again = await at_table(base, bad)
            await is_refused(again)
            await again.close()

    beside_a_match(tmp_path, story, limited=True)
