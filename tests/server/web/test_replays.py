"""The doors to replays: what they answer, when, and what they refuse."""

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from socket import create_connection
from sqlite3 import connect
from urllib.parse import urlsplit

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.log import logged
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.playing import play_match, table_of
from tests.people.requests import Answer, ask, is_refusal
from tests.people.steps import play_trick, started_match
from tests.replay.comparing import opened
from tests.replay.some_records import some_record
from toril.client import RawClient
from toril.engine.names import NOBODY
from toril.server.replay.of_file import MOST_BYTES
from toril.server.store.place import Place
from toril.server.store.pruning import prune
from toril.server.transport import prices
from toril.server.web.guard import MOST_BODY

GZIP = {"accept-encoding": "gzip"}
SHORT = {"rounds": 1, "hand_size": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("replays"))) as found:
        yield found


async def finished(base: str) -> RawClient:
    """Return the host of a table whose match has ended."""
    (host,) = await table_of(base, 1, seats=2, options=SHORT, bots=[None, "random"])
    await play_match([host])
    return host


def test_a_match_that_has_ended_is_told_again_compressed_or_not(server: Running) -> None:
    host = asyncio.run(finished(server.base))
    path = f"/api/tables/{host.code}/replay"
    packed = ask(server.base, "GET", path, headers=GZIP)
    assert (packed.status, packed.headers["content-encoding"]) == (200, "gzip")
    plain = ask(server.base, "GET", path)
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    assert plain.body == gzip.decompress(packed.body)
    replay = opened(packed.body)
    assert replay["match"] == 1
    assert replay["table"]["names"] == ["Ana", "random"]
    assert replay["frames"][-1]["events"][-1]["kind"] == "match.ended"
    assert ask(server.base, "GET", path + "?match=1").body == plain.body
    for number in (2, 1000):
        answer = ask(server.base, "GET", f"{path}?match={number}")
        assert is_refusal(answer, 404, "no_replay")


def test_a_table_that_is_not_kept_says_so_in_a_sentence_of_its_own(server: Running) -> None:
    answer = ask(server.base, "GET", "/api/tables/ABCDEF/replay?match=1")
    assert is_refusal(answer, 404, "match_gone")
    assert "file" in answer.json["sentence"]


def test_a_match_without_its_names_is_told_and_one_that_is_pruned_is_gone(tmp_path: Path) -> None:
    def pruned(days: int = 100_000, names_days: int | None = None) -> None:
        prune(Place(tmp_path / "toril.db"), days=days, names_days=names_days)

    async def story(server: Restarting) -> None:
        host = await finished(server.base)
        path = f"/api/tables/{host.code}/replay"
        before = ask(server.base, "GET", path).json
        await server.restart(lambda: pruned(names_days=-1))
        nameless = ask(server.base, "GET", path).json
        assert nameless["table"]["names"] == [NOBODY, "random"]
        assert [each["events"] for each in nameless["frames"]] == [
            each["events"] for each in before["frames"]
        ]
        assert ask(server.base, "GET", f"/api/tables/{host.code}").status == 200  # it is live
        await server.restart(lambda: pruned(days=-1))
        assert is_refusal(ask(server.base, "GET", path), 404, "match_gone")

    with Restarting(settings(tmp_path)) as server:
        asyncio.run(story(server))


def test_a_record_is_told_as_its_table_tells_it(server: Running) -> None:
    host = asyncio.run(finished(server.base))
    record = ask(server.base, "GET", f"/api/tables/{host.code}/record")
    told = ask(server.base, "GET", f"/api/tables/{host.code}/replay").json
    alone = ask(server.base, "POST", "/api/replay", record.body).json
    assert alone["digest"] == told["digest"] == record.json["digest"]
    assert (alone["match"], alone["table"]["code"]) == (None, "")
    assert alone["table"]["seats"][1]["bot"] == "random"  # the draw says so
    for one, other in zip(alone["frames"], told["frames"], strict=True):
        assert {**one, "play": one["play"]["view"], "table": 0} == {
            **other,
            "play": other["play"]["view"],
            "table": 0,
        }


def test_nothing_of_a_file_is_kept(tmp_path: Path) -> None:
    body = some_record(1, late=1.0).dumps().encode()
    with running(settings(tmp_path)) as server, logged() as log:
        with closing(connect(tmp_path / "toril.db")) as database:
            before = list(database.iterdump())
            assert ask(server.base, "POST", "/api/replay", body).status == 200
            assert list(database.iterdump()) == before
        assert log.getvalue() == ""


def test_one_reading_answers_all_who_ask_at_once(server: Running) -> None:
    async def story() -> set[bytes]:
        host = await finished(server.base)
        path = f"/api/tables/{host.code}/replay"
        asking = [asyncio.to_thread(ask, server.base, "GET", path) for _ in range(8)]
        return {answer.body for answer in await asyncio.gather(*asking)}

    assert len(asyncio.run(story())) == 1


def test_a_table_that_waits_for_its_first_match_has_nothing_to_tell(server: Running) -> None:
    async def story() -> str | None:
        host = RawClient(server.base)
        await host.open(name="Ana", game="six_nimmt", seats=2, options=SHORT)
        return host.code

    path = f"/api/tables/{asyncio.run(story())}/replay"
    for query in ("", "?match=1"):
        assert is_refusal(ask(server.base, "GET", path + query), 404, "no_replay")


def test_nothing_is_told_before_the_match_has_ended(server: Running) -> None:
    """To its player, to another one, to a stranger; and the next match tells nothing either."""

    async def story(base: str) -> None:
        ana, ben = await started_match(base, 2, options=SHORT)
        clients = [ana.client, ben.client]
        path = f"/api/tables/{ana.client.code}/"
        cookies = [*({"cookie": f"seat={each.token}"} for each in clients), {}]

        async def answers(what: str) -> list[Answer]:
            asking = [
                asyncio.to_thread(ask, base, "GET", path + what, None, each) for each in cookies
            ]
            return await asyncio.gather(*asking)

        async def refused(what: str, code: str) -> None:
            found = await answers(what)
            assert all(is_refusal(each, 404, code) for each in found)
            assert len({each.body for each in found}) == 1

        async def same(what: str) -> bytes:
            found = await answers(what)
            assert {each.status for each in found} == {200}
            (body,) = {each.body for each in found}
            return body

        await refused("replay", "no_replay")
        await refused("record", "no_record")
        turn = -1
        while (ana.play["view"]["outcome"]) is None:
            assert ana.play["turn"] != turn
            turn = ana.play["turn"]
            await play_trick([ana, ben])
            if ana.play["view"]["outcome"] is None:
                await refused("replay?match=1", "no_replay")
        first = await same("replay")
        assert await same("replay?match=1") == first
        await ana.client.post("rematch", start=True)
        await ana.until(lambda heard: heard.play["match"] == 2)
        assert await same("replay?match=1") == first
        assert await same("replay") == first  # the last that has ended
        await refused("replay?match=2", "no_replay")
        await refused("record?match=2", "no_record")

    tell(story(server.base))


@pytest.mark.parametrize(
    ("length", "sent"),
    [
        (f"Content-Length: {100 << 20}", b""),  # 100 MB, and nothing of it is waited for
        (f"Content-Length: {MOST_BYTES + 1}", b""),
        ("Transfer-Encoding: chunked", b"%x\r\n%s" % (MOST_BYTES + 1, b" " * (MOST_BYTES + 1))),
    ],
)
def test_a_record_that_is_too_large_is_refused_unread(
    server: Running, length: str, sent: bytes
) -> None:
    where = urlsplit(server.base)
    head = f"POST /api/replay HTTP/1.1\r\nHost: localhost\r\n{length}\r\n\r\n"
    with create_connection((where.hostname or "", where.port or 0), timeout=20) as connection:
        connection.sendall(head.encode() + sent)
        answer = b""
        while got := connection.recv(4096):
            answer += got
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"record_too_large" in answer


def test_only_the_door_to_replays_takes_long_bodies(server: Running) -> None:
    body = some_record(27).dumps().encode()
    padded = body[:-2].ljust(MOST_BYTES - 2) + b"}\n"
    assert ask(server.base, "POST", "/api/replay", padded).status == 200
    large = b" " * (MOST_BODY + 1)
    assert is_refusal(ask(server.base, "POST", "/api/tables", large), 413, "too_large_body")


def test_a_record_of_many_moves_has_its_price(tmp_path: Path) -> None:
    record = some_record(8)
    allowed = settings(
        tmp_path, limited=True, hosts="toril.test", address_bytes=256 * 1024, address_rate=1024
    )
    body, price = record.dumps().encode(), prices.MOVE_TOLD * len(record.moves)
    with running(allowed) as server:
        told = 0
        while (answer := ask(server.base, "POST", "/api/replay", body)).status == 200:
            told += 1
        assert is_refusal(answer, 429, "too_many_requests")
        assert told == 256 * 1024 // price + 1
