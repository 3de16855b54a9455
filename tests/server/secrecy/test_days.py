"""Nothing early: what a try at the deal of the day shows, to whom, and from when on."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts

from tests.harness.clock import StandingClock
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.day import GAMES, Browser
from tests.people.listener import tell
from tests.people.requests import is_refusal
from tests.people.sockets import close_code, raw_socket
from tests.server.web.sender_matrix import BODIES
from toril.client import new_id
from toril.engine.fairness.day import DayDeal, day_secret
from toril.fast.compiling import ready
from toril.wire.closing import Closing
from toril.wire.version import PROTOCOL

HELLO = {"kind": "hello", "protocol": PROTOCOL}
TABLES = "/api/tables/{code}"


@pytest.fixture(scope="module", autouse=True)
def _kernels() -> None:
    ready.wait_until_ready()


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
def server(tmp_path: Path, clock: StandingClock) -> Iterator[Running]:
    with running(settings(tmp_path), clock) as found:
        yield found


def doors(server: Running) -> list[tuple[str, str]]:
    """Return every way to a table that there is, whoever adds one."""
    return [
        (method, str(context.path))
        for context in iter_route_contexts(server.app.routes)
        for method in context.methods or ()
        if str(context.path).startswith(TABLES)
    ]


def body_of(method: str, path: str) -> Any:
    """Return what a command says; nothing where nothing is sent."""
    return None if method == "GET" else {"id": new_id()} | BODIES.get(path.rpartition("/")[2], {})


def close_of(browser: Browser, code: str, **said: Any) -> int:
    """Return with which code a socket at a table is closed."""

    async def story() -> int:
        sent = {"cookie": f"seat={browser.cookies.get('seat', '')}"}
        async with await raw_socket(browser.base, code, additional_headers=sent) as socket:
            await socket.send(json.dumps(HELLO | said))
            return await close_code(socket)

    return tell(story())


def secrets_of(server: Running, day: str, game: str) -> list[bytes]:
    """Return the secret and the seed of a day, as they would be written."""
    deal = DayDeal(day, day_secret(server.store.key, day, game))
    return [deal.secret.encode(), deal.seed.hex().encode()]


@pytest.mark.parametrize("is_over", [False, True])
def test_every_door_is_closed_alike_to_another_player_and_to_a_stranger(
    server: Running, is_over: bool
) -> None:
    player, other = (Browser(server.base).begin("six_nimmt") for _ in range(2))
    if is_over:
        player.play()
        other.play()
    stranger = Browser(server.base)
    assert len(doors(server)) > 15
    for method, path in doors(server):
        where = path.format(code=player.code)
        told = [browser.ask(method, where, body_of(method, path)) for browser in (other, stranger)]
        assert all(is_refusal(answer, 403, "day_alone") for answer in told), where
        assert told[0].body == told[1].body
    assert {
        close_of(other, player.code),
        close_of(stranger, player.code),
        close_of(other, player.code, watching=True),
        close_of(player, player.code, watching=True),
    } == {Closing.DAY_ALONE}


@pytest.mark.parametrize("game", GAMES)
def test_the_player_is_told_neither_secret_nor_seed_before_they_are_out(
    server: Running, clock: StandingClock, game: str
) -> None:
    player = Browser(server.base).begin(game)
    today = player.days()
    hidden = secrets_of(server, today["date"], game)

    def read_all() -> list[bytes]:
        return [
            player.ask(method, path.format(code=player.code)).body
            for method, path in doors(server)
            if method == "GET"
        ]

    before = read_all()
    player.play()
    after = read_all()
    heard = json.dumps(player.heard).encode()
    days = json.dumps(player.days()).encode()
    assert not any(secret in told for secret in hidden for told in (*before, *after, heard, days))
    record = f"/api/tables/{player.code}/record"
    for moment in (today["ends"], today["out"] - 1):
        clock.time = moment
        assert is_refusal(player.ask("GET", record), 409, "day_not_over")
        assert not any(secret in told for secret in hidden for told in read_all())
    clock.time = today["out"]
    assert all(secret in player.ask("GET", record).body for secret in hidden)


@pytest.mark.parametrize("game", GAMES)
def test_the_player_looks_back_at_once_and_sees_no_more_than_then(
    server: Running, clock: StandingClock, game: str
) -> None:
    player = Browser(server.base).begin(game)
    replay = f"/api/tables/{player.code}/replay"
    assert is_refusal(player.ask("GET", replay), 404, "no_replay")
    player.play()
    own = player.ask("GET", replay).json
    assert own["only"] == 0
    for frame in own["frames"]:
        assert frame["mine"][1:] == [{}] * 3
        assert frame["own"][1:] == [None] * 3
        assert frame["open"]["hands"][1:] == [[]] * 3
        assert frame["open"]["piles"] is None
    clock.time = player.days()["out"]
    everything = player.ask("GET", replay)
    assert everything.body == Browser(server.base).ask("GET", replay).body
    whole = everything.json
    assert whole["only"] is None
    for frame, told in zip(own["frames"], whole["frames"], strict=True):
        hidden = ("mine", "own", "open")
        assert [told[part] for part in frame if part not in hidden] == [
            frame[part] for part in frame if part not in hidden
        ]
        assert frame["mine"][0] == told["mine"][0]
        assert frame["open"]["hands"][0] == told["open"]["hands"][0]


def test_when_the_secret_is_out_anybody_may_look_and_nothing_else_is_possible(
    server: Running, clock: StandingClock
) -> None:
    player = Browser(server.base).begin("six_nimmt").play()
    clock.time = player.days()["out"]
    stranger = Browser(server.base)
    assert stranger.ask("GET", f"/api/tables/{player.code}").json["day"] == "2023-11-14"
    assert stranger.ask("GET", f"/api/tables/{player.code}/record").status == 200
    for name in ("sit", "rematch", "configure", "kick", "start", "hand-over", "offer", "bot"):
        path = f"/api/tables/{player.code}/{name}"
        for browser in (stranger, player):
            assert browser.ask("POST", path, body_of("POST", path)).status in (403, 409), name


def test_no_list_tells_of_a_try(server: Running) -> None:
    before = Browser(server.base).ask("GET", "/api/tables").body
    Browser(server.base).begin("six_nimmt")
    assert Browser(server.base).ask("GET", "/api/tables").body == before
