"""The doors to pictures of results: what they draw, when, in which language, what they refuse."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.playing import play_match, table_of
from tests.people.requests import ask, is_refusal
from tests.people.steps import play_trick, started_match
from tests.pictures.hostile_names import HOSTILE
from tests.pictures.inert import active, elements, texts
from tests.replay.some_records import some_record
from toril import Record
from toril.client import RawClient
from toril.engine.value import replace
from toril.server.replay.of_file import MOST_BYTES
from toril.server.web.rate_limits import REPLAY

SHORT = {"rounds": 1, "hand_size": 2}
MIDNIGHT = 1_792_022_400_000  # in UTC


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("pictures"))) as found:
        yield found


async def finished(base: str) -> RawClient:
    """Return the host of a table whose match has ended."""
    (host,) = await table_of(base, 1, seats=2, options=SHORT, bots=[None, "ox"])
    await play_match([host])
    return host


def test_the_result_of_a_table_is_drawn_in_the_language_that_is_asked_for(server: Running) -> None:
    host = asyncio.run(finished(server.base))
    path = f"/api/tables/{host.code}/picture.svg"
    answer = ask(server.base, "GET", f"{path}?match=1&lang=es")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    picture = answer.body.decode()
    assert [*active(picture)] == []
    said = texts(picture)
    assert {"Ana", "Canela"} <= {*said}  # the bot has the name that the page gives it
    assert any("6 nimmt! · 1 ronda · " in each for each in said)
    german = ask(server.base, "GET", path, headers={"accept-language": "de-AT,de;q=0.9"})
    assert "Runde" in german.body.decode()
    assert "ronda" in ask(server.base, "GET", f"{path}?lang=es&zone=-840").body.decode()
    assert "round" in ask(server.base, "GET", f"{path}?lang=tlh").body.decode()


def test_the_day_is_that_of_where_the_asker_is(tmp_path: Path) -> None:
    with running(settings(tmp_path), lambda: MIDNIGHT) as server:
        host = asyncio.run(finished(server.base))
        days = {}
        for zone in (-60, 0):
            path = f"/api/tables/{host.code}/picture.svg?lang=en&zone={zone}"
            days[zone] = next(each for each in texts(ask(server.base, "GET", path).body.decode())
                              if "round" in each)  # fmt: skip
    assert days == {
        -60: "6 nimmt! · 1 round · 14 October 2026",
        0: "6 nimmt! · 1 round · 15 October 2026",
    }


def test_nothing_is_drawn_before_the_match_has_ended(server: Running) -> None:
    async def story(base: str) -> None:
        ana, ben = await started_match(base, 2, options=SHORT)
        path = f"/api/tables/{ana.client.code}/picture.svg"
        cookies = [{"cookie": f"seat={each.client.token}"} for each in (ana, ben)]

        async def refused(query: str = "") -> None:
            for each in (*cookies, {}):
                answer = await asyncio.to_thread(ask, base, "GET", path + query, None, each)
                assert is_refusal(answer, 404, "no_record")

        while ana.play["view"]["outcome"] is None:
            await refused()
            await refused("?match=1")
            await play_trick([ana, ben])
        first = await asyncio.to_thread(ask, base, "GET", path)
        assert first.status == 200
        await ana.client.post("rematch", start=True)
        await ana.until(lambda heard: heard.play["match"] == 2)
        await refused("?match=2")
        assert (await asyncio.to_thread(ask, base, "GET", path)).body == first.body

    tell(story(server.base))


def test_a_record_is_drawn_and_its_day_if_it_is_known(server: Running) -> None:
    record = some_record(3)
    body = record.dumps().encode()
    drawn = ask(server.base, "POST", "/api/picture?lang=de&day=2026-11-19", body)
    assert drawn.status == 200
    assert "19. November 2026" in drawn.body.decode()
    assert "2026" not in ask(server.base, "POST", "/api/picture?lang=de", body).body.decode()
    again = ask(server.base, "POST", "/api/picture", json.dumps(record.to_json()).encode())
    assert again.status == 200  # written by whatever program


@pytest.mark.parametrize("name", HOSTILE)
def test_names_of_a_record_do_nothing(server: Running, name: str) -> None:
    record = some_record(3, late=0)
    hostile = replace(record, names=(name,) * record.rules.seats, fairness=None)
    answer = ask(server.base, "POST", "/api/picture", hostile.dumps().encode())
    assert answer.status == 200
    assert [*active(answer.body.decode())] == []
    assert elements(answer.body.decode())[0].name == "svg"


def test_what_is_no_record_is_refused_in_a_sentence(server: Running) -> None:
    text = some_record(3).dumps().encode()
    illegal = replace(some_record(3), moves=some_record(3).moves[1:], fairness=None)
    for body, status, code in (
        (text[:-40], 422, "record_torn"),
        (text.replace(b'"moves"', b'"Moves"'), 422, "record_edited"),
        (illegal.dumps().encode(), 422, "record_illegal"),
        (b"[" * 10_000, 422, "record_torn"),
        (b" " * (MOST_BYTES + 1), 413, "record_too_large"),
        (b"", 422, "record_torn"),
    ):
        assert is_refusal(ask(server.base, "POST", "/api/picture", body), status, code), code


@pytest.mark.parametrize("query", ["zone=900", "zone=x", "match=0", "lang=" + "x" * 36])
def test_what_is_asked_for_is_read_strictly(server: Running, query: str) -> None:
    host = asyncio.run(finished(server.base))
    answer = ask(server.base, "GET", f"/api/tables/{host.code}/picture.svg?{query}")
    assert is_refusal(answer, 422, "malformed")


def test_an_address_asks_for_so_many_pictures_and_replays_a_minute(tmp_path: Path) -> None:
    record = some_record(0).dumps().encode()
    with running(settings(tmp_path, limited=True, hosts="toril.test")) as server:
        for at in range(REPLAY.amount):
            path = ("/api/picture", "/api/replay")[at % 2]
            assert ask(server.base, "POST", path, record).status == 200
        for path in ("/api/picture", "/api/replay"):
            answer = ask(server.base, "POST", path, record)
            assert is_refusal(answer, 429, "too_many_requests")
        answer = ask(server.base, "GET", "/api/tables/ABCDEF/replay")
        assert is_refusal(answer, 429, "too_many_requests")
        assert ask(server.base, "GET", "/api/tables").status == 200  # and goes on playing


def test_the_record_says_what_the_picture_says(server: Running) -> None:
    host = asyncio.run(finished(server.base))
    body = ask(server.base, "GET", f"/api/tables/{host.code}/record").body
    at_table = ask(server.base, "GET", f"/api/tables/{host.code}/picture.svg?lang=en")
    alone = ask(server.base, "POST", "/api/picture?lang=en", body)
    assert Record.loads(body).names == ("Ana", "ox")
    assert texts(alone.body.decode())[:-2] == texts(at_table.body.decode())[:-2]
