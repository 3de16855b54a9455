"""What somebody who comes anew is told beside the view, and what anybody may see of a table."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import play_match, random_move, table_of
from tests.people.requests import refused
from tests.people.steps import started_match
from toril.client import RawClient, new_id

SHORT = {"options": {"rounds": 2, "hand_size": 3}}


async def decide(people: list[Listener], rng: Random) -> None:
    """Let everybody who is waited for decide once."""
    for person in people:
        if person.play["view"]["outcome"] is None and person.seat in person.play["to_act"]:
            move = random_move(person.play, rng)
            await person.answer(await person.client.move(person.play, move))


async def caught_up(people: list[Listener]) -> None:
    """Let everybody hear what the last of them has heard."""
    latest = max(person.version for person in people)
    for person in people:
        await person.until(lambda heard: heard.version >= latest)


@pytest.mark.parametrize("variant", ["standard", "draft"])
def test_who_comes_anew_is_told_the_rounds_tricks_and_the_drafted_hands(
    tmp_path: Path, variant: str
) -> None:
    async def story(base: str) -> None:
        setup = {"options": {**SHORT["options"], "variant": variant}}
        people = await started_match(base, 2, **setup)
        rng, told = Random(3), 0
        while people[0].play["view"]["outcome"] is None:
            await decide(people, rng)
            await caught_up(people)
            events = people[0].events
            last = max(
                (n for n, e in enumerate(events) if e["kind"] == "match.round_started"), default=0
            )
            placed = [event for event in events[last:] if event["kind"] == "six.placed"]
            hands = [person.play["view"]["round"]["hand"] for person in people]
            for token in (None, people[0].client.token):
                again = RawClient(base, people[0].client.code, token)
                welcome = await again.connect()
                await again.close()
                assert [each for trick in welcome["tricks"] for each in trick] == placed
                assert all(len(trick) == 2 for trick in welcome["tricks"])
                assert welcome["drafted"] == (hands if variant == "draft" else None)
                told += len(placed)
        assert told > 10

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_of_eleven_nimmt_nothing_is_told_again(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 2, game="eleven_nimmt", options={"rounds": 1})
        await play_match(clients)
        welcome = await Listener(clients[0]).connect()
        assert (welcome["tricks"], welcome["drafted"]) == ([], None)

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


@pytest.mark.parametrize("build", [None, "0123456789abcdef"])
def test_a_welcome_names_the_page_that_is_served(tmp_path: Path, build: str | None) -> None:
    page = tmp_path / "page"
    if build:
        page.mkdir()
        (page / "index.html").write_text("<!doctype html>")
        (page / "build.txt").write_text(f"{build}\n")

    async def story(base: str) -> None:
        (host,) = await table_of(base, 1, seats=2)
        assert (await Listener(host).connect())["page"] == build

    with running(settings(tmp_path, page=page)) as server:
        tell(story(server.base))


def test_the_names_of_a_match_stay_whoever_leaves(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        clients = await table_of(base, 3, **SHORT)
        ana, ben, _ = clients
        assert (await ana.look())["names"] == []
        await ana.post("start")
        await ana.post("kick", person=ben.person)
        table = await ana.look()
        assert table["names"] == ["Ana", "Person 2", "Person 3"]
        assert [seat["name"] for seat in table["seats"]] == ["Ana", None, "Person 3"]

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_e14_a_table_of_11_nimmt_has_no_card_counter_whatever_was_asked(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        host = RawClient(base)
        setup = {"seats": 2, "counter": True}
        await host.open(name="Ana", game="eleven_nimmt", **setup)
        assert not (await host.look())["counter"]
        assert (await host.post("configure", game="six_nimmt", **setup))["counter"]
        assert not (await host.post("configure", game="eleven_nimmt", **setup))["counter"]

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_a_table_agrees_on_a_card_counter(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        setup: dict[str, Any] = {"game": "six_nimmt", "seats": 2, **SHORT}
        clients = await table_of(base, 2, counter=True, **SHORT)
        host = clients[0]
        assert (await host.look())["counter"]
        assert not (await host.post("configure", **setup))["counter"]
        assert (await host.post("configure", counter=True, **setup))["counter"]
        await play_match(clients)
        assert (await host.post("rematch", start=False))["counter"]  # as it was
        await play_match(clients)
        assert not (await host.post("rematch", setup=setup))["counter"]
        assert await refused(host.post("configure", counter="yes", **setup)) == "malformed"

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_leaving_is_not_refused_when_it_is_sent_again(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, ben = await table_of(base, 2)
        command = new_id()
        left = await ben.post("leave", id=command)
        assert left["seats"][1]["person"] is None
        assert await ben.post("leave", id=command) == left
        assert await refused(RawClient(base, ben.code).post("leave", id=command)) == "not_seated"
        assert await refused(ben.post("leave")) == "not_seated"
        assert await refused(ben.post("start", id=new_id())) == "not_seated"
        assert (await ana.look()) == left

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_a_result_that_everybody_left_stays_until_somebody_sits_down(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, ben = clients = await table_of(base, 2, counter=True, **SHORT)
        await play_match(clients)
        watching = Listener(RawClient(base, ana.code))
        await watching.connect()
        assert (await ana.post("leave"))["state"] == "result"
        table = await ben.post("leave")
        assert (table["state"], table["host"], table["counter"]) == ("result", None, True)
        await watching.until(lambda me: all(seat["person"] is None for seat in me.table["seats"]))
        assert watching.play["view"]["outcome"]  # who looks on still sees it
        cleo = RawClient(base, ana.code)
        table = await cleo.sit("Cleo")
        assert (table["state"], table["host"]) == ("lobby", cleo.person)
        assert [seat["person"] or seat["bot"] for seat in table["seats"]] == [cleo.person, None]
        await watching.until_event("table.configured")
        assert watching.play is None
        record = await cleo.ask("GET", f"/api/tables/{ana.code}/record?match=1")
        assert record["seats"] == ["Ana", "Person 2"]

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_a_ping_is_answered_to_everybody_and_changes_nothing(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        people = await started_match(base, 2, **SHORT)
        looking = RawClient(base, people[0].client.code, None)
        before = (await looking.connect())["version"]
        onlooker = Listener(looking)
        assert (await onlooker.answer(await looking.send(kind="ping")))["kind"] == "ack"
        ana = people[0]
        assert (await ana.answer(await ana.client.send(kind="ping")))["kind"] == "ack"
        again = RawClient(base, people[0].client.code, None)
        assert (await again.connect())["version"] == before
        for client in (looking, again):
            await client.close()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))
