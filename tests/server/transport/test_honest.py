"""People who do nothing wrong are never cut, however many they are and however fast they come."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.harness.in_thread import running
from tests.harness.metrics import counted
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from tests.people.listener import Listener, listeners, tell
from tests.people.page_loader import KeptConnection, PageLoader, make_page
from tests.people.playing import play_match, table_of
from tests.people.requests import PATIENCE, ask, opening
from tests.people.sockets import hello, raw_socket
from toril.client import RawClient, answer_to, new_id
from toril.engine.codec import to_json
from toril.engine.eleven_nimmt import Play
from toril.engine.game import Move
from toril.engine.six_nimmt import Commit
from toril.server.live.presence import MOST_OF_ONE
from toril.server.metrics import SOCKETS_CLOSED
from toril.server.settings import Settings
from toril.wire.closing import Closing

DOCUMENTED = 300
"""Messages that docs/protocol.md lets a socket send at once."""


@pytest.fixture
def public(tmp_path: Path) -> Settings:
    """Settings of a server with a name, which counts everybody, its own machine too."""
    page = make_page(tmp_path / "static")
    return settings(tmp_path, limited=True, hosts="toril.test", page=page)


@contextmanager
def nobody_is_cut() -> Iterator[None]:
    """Whatever happens inside: the server closes no socket, unless it goes itself."""
    before = closed_by_server()
    yield
    assert closed_by_server() == before


def closed_by_server() -> float:
    return counted(SOCKETS_CLOSED) - counted(SOCKETS_CLOSED, code=str(Closing.RESTARTING))


async def are_heard(people: list[Listener]) -> None:
    """Let everybody say something and wait for the answer."""
    for one in people:
        assert (await one.answer(await one.client.send(kind="ping")))["kind"] == "ack"


def said(**message: Any) -> tuple[str, str]:
    """Return a command for the socket, and its id."""
    command = new_id()
    return command, json.dumps({"id": command, **message})


def some_move(turn: int, move: Move) -> tuple[str, str]:
    return said(kind="move", match=1, turn=turn, move=to_json(move))


async def answers(socket: ClientConnection, commands: set[str]) -> None:
    """Listen until every one of these commands is answered."""
    left = set(commands)
    async with asyncio.timeout(PATIENCE):
        while left:
            message = json.loads(await socket.recv())
            if (command := answer_to(message)) is not None:
                left.remove(command)


def test_a_household_of_ten_comes_back_at_once_after_every_restart(public: Settings) -> None:
    async def story(server: Restarting) -> None:
        clients = await table_of(server.base, 10)
        code = clients[0].code or ""
        browsers = [PageLoader(server.base) for _ in clients]
        await asyncio.gather(*(browser.load(code) for browser in browsers))
        people = await listeners(clients)
        await clients[0].post("start")
        for _ in range(3):
            await server.restart()
            closed = await asyncio.gather(*(one.until_closed() for one in people))
            assert set(closed) == {Closing.RESTARTING}
            everything = [one.connect() for one in people]
            reloads = [browser.load(code) for browser in browsers]
            welcomes, _ = await asyncio.gather(
                asyncio.gather(*everything), asyncio.gather(*reloads)
            )
            assert [welcome["person"] for welcome in welcomes] == [each.person for each in clients]
            assert all(welcome["play"]["match"] == 1 for welcome in welcomes)
            await are_heard(people)
        await asyncio.gather(*(browser.close() for browser in browsers))

    with nobody_is_cut(), Restarting(public) as server:
        tell(story(server))


def test_a_slow_phone_that_comes_back_brings_all_that_waited(public: Settings) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 2)
        ana, eva = await listeners(clients)
        await ana.client.post("start")
        await ana.until(lambda heard: heard.play)
        await ana.client.close()
        waited = [said(kind=kind) for kind in ("back", "ping") for _ in range(19)]
        waited += [
            some_move(turn, Commit(42)) for turn in (0, 7)
        ]  # of which one may be legal, and one is stale
        cookie = {"cookie": f"seat={ana.client.token}"}
        phone = await raw_socket(base, ana.client.code, additional_headers=cookie)
        async with phone:
            await phone.send(hello())
            for _, text in waited:
                await phone.send(text)
            await answers(phone, {command for command, _ in waited})
            await are_heard([eva])

    with nobody_is_cut(), running(public) as server:
        tell(story(server.base))


def test_a_thousand_people_come_through_one_trusted_proxy(public: Settings) -> None:
    people = [f"198.51.{number // 250}.{number % 250}" for number in range(1000)]
    rooms = 4

    def forwarded(address: str) -> dict[str, str]:
        return {"x-forwarded-for": address, "x-forwarded-proto": "https"}

    async def asks(line: KeptConnection, addresses: list[str]) -> None:
        for address in addresses:
            assert await line.get("/api/tables", x_forwarded_for=address) == 200

    async def looks_on(base: str, code: str, address: str) -> ClientConnection:
        socket = await raw_socket(base, code, additional_headers=forwarded(address))
        await socket.send(hello())
        assert json.loads(await socket.recv())["kind"] == "welcome"
        return socket

    async def story(base: str) -> None:
        hosts = people[:rooms]
        opened = [ask(base, "POST", "/api/tables", opening(), forwarded(host)) for host in hosts]
        codes = [answer.json["table"]["code"] for answer in opened]
        lines = [await KeptConnection.to(base) for _ in range(8)]
        work = [asks(line, people[number::8]) for number, line in enumerate(lines)]
        spectators = [
            looks_on(base, codes[number % rooms], address)
            for number, address in enumerate(people[:200])
        ]
        sockets, _ = await asyncio.gather(asyncio.gather(*spectators), asyncio.gather(*work))
        for socket in sockets:
            command, text = said(kind="ping")
            await socket.send(text)
            await answers(socket, {command})
        await asyncio.gather(*(socket.close() for socket in sockets))
        await asyncio.gather(*(line.close() for line in lines))

    chosen = public.model_copy(update={"proxies": "127.0.0.1"})
    with nobody_is_cut(), running(chosen) as server:
        tell(story(server.base))


def test_a_club_of_sixty_comes_to_look_on_and_stays_through_a_match(public: Settings) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 2, options={"rounds": 1})
        code = clients[0].code or ""
        club = [Listener(RawClient(base, code)) for _ in range(60)]
        browsers = [PageLoader(base) for _ in club]

        async def arrives(browser: PageLoader, one: Listener) -> None:
            await browser.load(code)
            await one.connect()

        await asyncio.gather(*map(arrives, browsers, club))
        played = asyncio.ensure_future(play_match(clients))
        over = [
            one.until(lambda heard: heard.play and heard.play["view"]["outcome"]) for one in club
        ]
        await asyncio.gather(*over)
        await played
        await are_heard(club)
        await asyncio.gather(*(one.client.close() for one in club))
        await asyncio.gather(*(browser.close() for browser in browsers))

    with nobody_is_cut(), running(public) as server:
        tell(story(server.base))


@pytest.mark.parametrize(
    ("game", "move"),
    [
        ("six_nimmt", Commit(42)),
        ("eleven_nimmt", Play.of({19: [20, 22, 25], 47: [48, 50], 88: [89]})),
    ],
)
def test_a_bot_may_say_what_is_documented_all_at_once(
    public: Settings, game: str, move: Move
) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 2, game=game)
        ana, eva = await listeners(clients)
        await ana.client.post("start")
        burst = [some_move(turn, move) for turn in range(DOCUMENTED)]
        assert ana.client.socket is not None
        for _, text in burst:
            await ana.client.socket.send(text)
        await answers(ana.client.socket, {command for command, _ in burst})
        await are_heard([ana, eva])

    with nobody_is_cut(), running(public) as server:
        tell(story(server.base))


def test_one_person_may_have_six_windows(public: Settings) -> None:
    async def story(base: str) -> None:
        (ana,) = await table_of(base, 1, seats=2)
        code = ana.code or ""
        windows = [Listener(RawClient(base, code, ana.token)) for _ in range(MOST_OF_ONE)]
        browsers = [PageLoader(base) for _ in windows]
        await asyncio.gather(*(browser.load(code) for browser in browsers))
        welcomes = await asyncio.gather(*(window.connect() for window in windows))
        assert {welcome["person"] for welcome in welcomes} == {ana.person}
        for _ in range(3):  # somebody who likes to load things anew
            await asyncio.gather(*(browser.load(code) for browser in browsers))
        await are_heard(windows)
        await asyncio.gather(*(browser.close() for browser in browsers))

    with nobody_is_cut(), running(public) as server:
        tell(story(server.base))
