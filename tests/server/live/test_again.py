"""Who asks for another match is told to everybody, and written down nowhere."""

from pathlib import Path
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from tests.people.listener import Listener, listeners
from tests.people.playing import play_match, table_of
from tests.people.stories import at_server
from toril.client import RawClient
from toril.server.live.elsewhere import Connected, Sign, from_data, to_data

SHORT: dict[str, Any] = {"options": {"rounds": 1, "hand_size": 2}}


async def asks(person: Listener, match: int = 1) -> str:
    """Ask for another match; return the answer's kind, or why it was refused."""
    answer = await person.answer(await person.client.send(kind="again", match=match))
    return str(answer.get("code", answer["kind"]))


async def after_a_match(base: str) -> tuple[list[Listener], Listener]:
    """Let three play a match; return them, who listen again, and a spectator."""
    clients = await table_of(base, 3, **SHORT)
    await play_match(clients)
    people = await listeners([RawClient(base, each.code, each.token) for each in clients])
    onlooker = Listener(RawClient(base, clients[0].code))
    await onlooker.connect()
    await people[0].until(lambda heard: heard.presence["spectators"] == 1)
    return people, onlooker


def test_everybody_hears_the_same_of_who_asks_and_once(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        (ana, luis, eva), onlooker = await after_a_match(base)
        everybody = (ana, luis, eva, onlooker)
        assert await asks(luis) == "ack"
        assert await asks(luis) == "ack"  # nobody hears of it again
        assert await asks(eva) == "ack"
        told = []
        for each in everybody:
            await each.until(lambda heard: heard.presence["asking"] == [2, 3])
            told.append([one for one in each.heard if one.get("asking")])
        assert all(each == told[0] for each in told)
        assert [each["asking"] for each in told[0]] == [[2], [2, 3]]

    at_server(tmp_path, story)


def test_who_comes_later_is_told_and_nobody_asks_any_more_in_the_next_match(
    tmp_path: Path,
) -> None:
    async def story(base: str) -> None:
        (ana, luis, eva), onlooker = await after_a_match(base)
        assert await asks(luis) == "ack"
        later = Listener(RawClient(base, ana.client.code))
        assert (await later.connect())["presence"]["asking"] == [2]
        await ana.client.post("rematch")
        for each in (ana, luis, eva, onlooker):
            await each.until(lambda heard: heard.presence["asking"] == [])
        assert await asks(luis) == "not_now"

    at_server(tmp_path, story)


def test_who_goes_asks_no_more_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        (ana, luis, _), _ = await after_a_match(base)
        assert await asks(luis) == "ack"
        await ana.until(lambda heard: heard.presence["asking"] == [2])
        await luis.client.close()
        await ana.until(lambda heard: heard.presence["asking"] == [])
        assert (await luis.connect())["presence"]["asking"] == []

    at_server(tmp_path, story)


def test_who_closes_the_window_in_which_they_asked_asks_no_more(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        (ana, luis, _), _ = await after_a_match(base)
        other = Listener(RawClient(base, luis.client.code, luis.client.token))
        await other.connect()
        assert await asks(other) == "ack"
        for each in (ana, luis):
            await each.until(lambda heard: heard.presence["asking"] == [2])
        await other.client.close()
        for each in (ana, luis):
            await each.until(lambda heard: heard.presence["asking"] == [])
        assert ana.presence["people"] == [1, 2, 3]

    at_server(tmp_path, story)


def test_a_spectator_asks_for_nothing(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        _, onlooker = await after_a_match(base)
        assert await asks(onlooker) == "not_seated"

    at_server(tmp_path, story)


def test_who_asks_goes_over_the_bus_only_where_somebody_does() -> None:
    """A worker of an older version reads three fields: it must not miss who is connected."""
    people = {2: Sign(7, None)}
    quiet, asked = Connected(people, 1), Connected(people, 1, None, ((2, 3),))
    assert len(to_data(quiet)) == 3
    assert [from_data(from_json(to_json(to_data(each)))) for each in (quiet, asked)] == [
        quiet,
        asked,
    ]


@pytest.mark.parametrize("asking", [[[2]], [["Ana", 1]], [[2, -1]], [[2, True]], 7])
def test_what_no_worker_would_say_of_who_asks_is_refused(asking: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        from_data([[], 0, None, asking])
