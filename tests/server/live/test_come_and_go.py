"""People come, go, give up and are sent away; the table goes on, and they may play again."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.people.listener import Listener, listeners
from tests.people.playing import play_through, random_move, table_of
from tests.people.requests import ask, refused
from tests.people.stories import at_server
from tests.people.witness import finished_record, play_and_check
from toril.client import RawClient


async def ended(listener: Listener) -> None:
    """Listen until the match is over."""
    await listener.until(lambda heard: heard.table["state"] == "result")


async def in_the_middle(
    base: str, game: str
) -> tuple[list[RawClient], Listener, list[asyncio.Task[dict[str, Any]]]]:
    """Let three play until the second has to decide, who listens; the others go on by lot."""
    clients = await table_of(base, 3, game=game, options={"rounds": 2})
    listener = Listener(clients[1])
    await listener.connect()
    others = [
        asyncio.create_task(play_through(client, Random(number)))
        for number, client in enumerate((clients[0], clients[2]))
    ]
    await clients[0].post("start")
    await listener.until(lambda heard: heard.play and 1 in heard.play["to_act"])
    return clients, listener, others


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_who_gives_up_is_played_for_to_the_end_and_plays_the_rematch(
    tmp_path: Path, game: str
) -> None:
    async def story(base: str) -> None:
        clients, gone, others = await in_the_middle(base, game)
        await gone.client.post("resign")
        await gone.until_event("table.resigned")
        assert gone.play["view"]["round"]["seat"] is None  # only looking on now
        move = random_move({"legal": {"kind": "commit", "cards": [1]}}, Random(1))
        answer = await gone.answer(await gone.client.move(gone.play, move))
        assert answer["code"] == "resigned"
        await ended(gone)
        await asyncio.gather(*others)
        assert gone.table["seats"][1]["resigned"]
        record = await finished_record(clients[0])
        assert record.names[1] == gone.table["seats"][1]["name"]
        await clients[0].post("rematch")
        await gone.until_event("table.started")
        assert gone.seat == 2
        assert not gone.table["seats"][2]["resigned"]
        assert gone.play["view"]["round"]["seat"] == 2

    at_server(tmp_path, story)


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_who_is_sent_away_in_the_middle_of_a_match_is_replaced_by_a_bot(
    tmp_path: Path, game: str
) -> None:
    async def story(base: str) -> None:
        clients, gone, others = await in_the_middle(base, game)
        assert await refused(clients[2].post("kick", person=clients[1].person)) == "not_host"
        await clients[0].post("kick", person=clients[1].person)
        assert await gone.until_closed() == 4403
        last = await asyncio.gather(*others)
        assert last[0]["table"]["seats"][1]["bot"] == "cautious"
        assert last[0]["table"]["seats"][1]["person"] is None
        await finished_record(clients[0])
        assert (await gone.connect())["person"] is None  # as anybody with the link
        assert await refused(gone.client.post("leave")) == "not_seated"

    at_server(tmp_path, story)


def test_a_host_who_leaves_the_lobby_hands_the_table_to_the_next_person(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, eva, ida = await table_of(base, 3)
        heard = (await listeners([ana, eva, ida]))[:2]
        await ana.post("leave")
        assert await heard[0].until_closed() == 4410
        assert (await heard[1].until_event("table.host_passed"))["person"] == eva.person
        assert heard[1].table["seats"][0]["person"] is None
        assert await refused(ida.post("start")) == "not_host"
        assert await refused(eva.post("start")) == "seats_free"
        await eva.post("bot", seat=0, bot="cautious")
        await eva.post("start")
        await heard[1].until_event("table.started")

    at_server(tmp_path, story)


def test_a_table_that_everybody_left_has_a_host_again_when_somebody_sits_down(
    tmp_path: Path,
) -> None:
    async def story(base: str) -> None:
        ana, eva = await table_of(base, 2)
        await ana.post("leave")
        await eva.post("leave")
        assert (await ana.look())["host"] is None
        ida = RawClient(base, ana.code)
        table = await ida.sit("Ida")
        assert table["host"] == ida.person
        assert table["seats"][0]["name"] == "Ida"

    at_server(tmp_path, story)


def test_a_host_who_leaves_in_a_match_is_no_host_when_they_return(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 3)
        ana, eva, ida = await listeners(clients)
        await ana.client.post("start")
        await ana.client.post("leave")
        assert await ana.until_closed() == 4410
        assert (await eva.until_event("table.host_passed"))["person"] == eva.client.person
        assert eva.table["seats"][0]["stand_in"] == "left"
        await ana.connect()
        assert (await ida.until_event("table.gave_back"))["seat"] == 0
        assert await refused(ana.client.post("pause")) == "not_host"
        await eva.client.post("pause")

    at_server(tmp_path, story)


def test_a_rematch_turns_the_seats_and_changes_the_game_in_one_call(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        setup = {"seats": 4, "bots": [None, None, None, "random"], "options": {"rounds": 1}}
        clients = await table_of(base, 3, **setup)
        first, _ = await play_and_check(clients)
        eleven = {"game": "eleven_nimmt", "seats": 4, "options": {"rounds": 1}}
        again = {"setup": eleven | {"clock": "relaxed"}}
        second, _ = await play_and_check(clients, lambda host: host.post("rematch", **again))
        assert second.names == first.names[-1:] + first.names[:-1]
        assert second.rules.game == "eleven_nimmt"
        assert isinstance(second.fairness, tuple)
        assert second.fairness[0].draw.match == 2
        table = await clients[0].look()
        assert (table["clock"], table["match"]) == ("relaxed", 2)

    at_server(tmp_path, story)


def test_a_rematch_may_go_through_the_lobby_so_that_others_can_join(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 2, options={"rounds": 1, "hand_size": 2})
        await play_and_check(clients)
        await clients[1].post("leave")
        setup = {"game": "six_nimmt", "seats": 3, "options": {"rounds": 1}}
        table = await clients[0].post("rematch", start=False, setup=setup)
        assert table["state"] == "lobby"
        assert [seat["bot"] for seat in table["seats"]] == ["cautious", None, None]
        newcomer = RawClient(base, clients[0].code)
        await newcomer.sit("Ida")
        record, _ = await play_and_check([clients[0], newcomer])
        assert record.names == ("cautious", "Ana", "Ida")

    at_server(tmp_path, story)


def test_ten_people_behind_one_address_play_within_the_limits(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 10, options={"rounds": 1})
        await play_and_check(clients)
        await play_and_check(clients, lambda host: host.post("rematch"))
        await play_and_check(clients, lambda host: host.post("rematch"))

    at_server(tmp_path, story, limited=True, hosts="toril.test")


def test_a_spectator_sees_no_hand_and_may_do_nothing(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 2)
        people = await listeners(clients)
        onlooker = Listener(RawClient(base, clients[0].code))
        await onlooker.connect()
        await people[0].until(lambda heard: heard.presence["spectators"] == 1)
        await clients[0].post("start")
        await onlooker.until(lambda heard: heard.play)
        assert onlooker.play["legal"] == {"kind": "nothing", "why": "only_looking"}
        assert onlooker.play["view"]["round"]["hand"] is None
        move = random_move({"legal": {"kind": "commit", "cards": [1]}}, Random(1))
        answer = await onlooker.answer(await onlooker.client.move(onlooker.play, move))
        assert answer["code"] == "not_seated"
        assert await refused(onlooker.client.post("start")) == "not_seated"
        await onlooker.client.close()
        await people[1].until(lambda heard: heard.presence["spectators"] == 0)

    at_server(tmp_path, story)


def test_listed_tables_are_shown_while_the_host_is_there_and_a_seat_is_free(
    tmp_path: Path,
) -> None:
    async def story(base: str) -> None:
        async def codes() -> list[str]:
            found = await RawClient(base).ask("GET", "/api/tables")
            return [table["code"] for table in found["tables"]]

        host, hidden = RawClient(base), RawClient(base)
        setup = {"name": "Ana", "game": "six_nimmt", "seats": 2}
        await host.open(**setup, listed=True)
        await hidden.open(**setup)
        assert await codes() == []
        await listeners([host, hidden])
        assert await codes() == [host.code]
        guest = RawClient(base, host.code)
        await guest.sit("Eva")
        assert await codes() == []
        await guest.post("leave")
        assert await codes() == [host.code]
        await host.post("configure", game="six_nimmt", seats=2, listed=False)
        assert await codes() == []

    at_server(tmp_path, story)


def test_a_code_may_be_typed_as_people_type_and_a_qr_code_holds_the_link(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        (host,) = await table_of(base, 1, seats=2)
        assert host.code is not None
        typed = f"{host.code[:3]}-{host.code[3:]}".lower()
        guest = RawClient(base, typed)
        await guest.sit("Eva")
        assert guest.code == host.code
        picture = await asyncio.to_thread(ask, base, "GET", f"/api/tables/{host.code}/qr.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.body.startswith(b"<?xml")

    at_server(tmp_path, story)
