"""The client's models: the engine's own values, and no harm from a server that says more."""

import asyncio
from typing import Any

import pytest

from tests.client.canned import heard, hearing
from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.requests import refused
from toril.client import Client, Heard, RawClient, ServerRefused
from toril.engine.six_nimmt import Commit, Placed, TableView
from toril.wire.outbound import Ack, Presence, RefusedCommand, Update, Welcome
from toril.wire.table_events import EVENT_KINDS, ClockSet, Unknown

SETUP: dict[str, Any] = {
    "name": "Ana",
    "seats": 3,
    "bots": [None, "random", None],
    "options": {"rounds": 1},
}


@pytest.fixture(scope="module")
def welcome(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A welcome after the first trick of 6 nimmt!, as it came over the wire."""

    async def story(base: str) -> dict[str, Any]:
        host = RawClient(base)
        await host.open(game="six_nimmt", **(SETUP | {"bots": [None, "random", "random"]}))
        await host.post("start")
        message = await host.connect()
        await host.move(message["play"], Commit(max(message["play"]["legal"]["cards"])))
        while not (found := await host.connect())["tricks"]:  # a bot may have a row to choose
            await asyncio.sleep(0.01)
        await host.close()
        return found

    with running(settings(tmp_path_factory.mktemp("welcome"))) as server:
        return tell(story(server.base))


def update(welcome: dict[str, Any], *events: Any) -> dict[str, Any]:
    told = {"kind": "update", "version": 99, "now": 1, "events": list(events), "table": None}
    return told | {"play": welcome["play"], "ack": None}


def test_a_view_has_the_rules_that_the_wire_leaves_out_of_it(welcome: dict[str, Any]) -> None:
    first, second = asyncio.run(heard(welcome, update(welcome)))
    assert isinstance(first, Welcome)
    assert isinstance(second, Update)
    assert first.play is not None
    assert second.play is not None
    assert isinstance(first.play.view.round, TableView)
    assert first.play.view.round.rules == first.table.rules
    assert second.play.view == first.play.view  # also where no table was told again
    named = welcome["play"]["view"]["round"] | {"rules": welcome["table"]["rules"]}
    whole = welcome["play"] | {"view": welcome["play"]["view"] | {"round": named}}
    (again,) = asyncio.run(heard(welcome | {"play": whole}))
    assert again == first


def test_a_placed_card_is_the_same_with_its_reason_and_without(welcome: dict[str, Any]) -> None:
    (first,) = asyncio.run(heard(welcome))
    assert isinstance(first, Welcome)
    (trick,) = first.tricks
    assert len(trick) == 3
    assert all(isinstance(placed, Placed) for placed in trick)
    assert [told["why"] for told in welcome["tricks"][0]] == [placed.why for placed in trick]
    bare = [{name: told[name] for name in told if name != "why"} for told in welcome["tricks"][0]]
    assert asyncio.run(heard(welcome | {"tricks": [bare]})) == [first]


def test_what_a_newer_server_adds_does_no_harm(welcome: dict[str, Any]) -> None:
    (plain,) = asyncio.run(heard(welcome))
    seats = [seat | {"mood": "good"} for seat in welcome["table"]["seats"]]
    more = welcome | {"table": welcome["table"] | {"seats": seats, "music": 3}, "weather": "fine"}
    news = update(
        welcome, {"kind": "table.applauded", "seat": 1}, {"kind": "table.clock_set", "deadline": 7}
    )
    ack = {"kind": "ack", "id": "c0ffee01", "took": 3}
    first, second, third = asyncio.run(heard_past(more, news, {"kind": "song"}, ack))
    assert first == plain
    assert isinstance(second, Update)
    assert second.events == [Unknown("table.applauded"), ClockSet(7)]
    assert third == Ack(kind="ack", id="c0ffee01")


async def heard_past(*messages: Any) -> list[Heard]:
    """Return what is heard, where one message is of a kind that nobody knows."""
    client = hearing(*messages)
    return [await client.connect(), *[await client.receive() for _ in messages[2:]]]


def test_every_kind_of_message_is_a_model_of_its_own(welcome: dict[str, Any]) -> None:
    presence = {"kind": "presence", "people": [1], "spectators": 0}
    refusal = {"code": "paused", "sentence": "The match is paused.", "facts": {}}
    no = {"kind": "refused", "id": "c0ffee01", **refusal}
    kinds = list(map(type, asyncio.run(heard(welcome, presence, no))))
    assert kinds == [Welcome, Presence, RefusedCommand]
    assert {"table.started", "six.placed", "match.ended"} <= EVENT_KINDS


@pytest.mark.parametrize(
    "change",
    [
        {"version": "12"},
        {"table": None},
        {"play": {"match": 1}},
        {"presence": []},
        {"kind": "presence", "people": [], "spectators": 0},
    ],
    ids=str,
)
def test_what_cannot_be_understood_is_another_version(
    change: dict[str, Any], welcome: dict[str, Any]
) -> None:
    with pytest.raises(ServerRefused) as caught:
        asyncio.run(heard(welcome | change))
    assert caught.value.code == "old_protocol"


def test_an_event_that_is_not_as_we_know_it_is_another_version(welcome: dict[str, Any]) -> None:
    for event in (
        {"kind": "table.started"},
        {"kind": "table.started", "number": 1, "more": 2},
        {},
        7,
    ):
        with pytest.raises(ServerRefused) as caught:
            asyncio.run(heard(welcome, update(welcome, event)))
        assert caught.value.code == "old_protocol"


@pytest.mark.parametrize(
    "answer", [[], {}, {"tables": 7}, {"tables": [{"code": "K7W2FP"}]}], ids=str
)
def test_another_servers_answer_is_no_toril(answer: Any) -> None:
    for ask in (
        Client.tables,
        Client.look,
        Client.hand_over,
        lambda client: client.open(name="Ana"),
        lambda client: client.sit("Ana"),
        lambda client: client.post("start"),
    ):
        assert tell(refused(ask(hearing(answer)))) == "not_toril"


NEWER: list[dict[str, Any]] = [
    {"rules": {"kind": "six.rules", "version": 99, "seats": 3, "moons": 2}},
    {"game": "seven_nimmt", "rules": {"kind": "seven.rules", "version": 1, "seats": 3}},
]
"""How a table of a newer server differs from one of ours."""


@pytest.mark.parametrize("change", NEWER, ids=["rules", "game"])
def test_a_table_by_rules_that_only_a_newer_toril_knows_is_another_version(
    change: dict[str, Any], welcome: dict[str, Any]
) -> None:
    table = welcome["table"] | change
    assert tell(refused(hearing(table).look())) == "old_protocol"
    assert tell(refused(hearing(welcome | {"table": table}).connect())) == "old_protocol"


@pytest.mark.parametrize("change", NEWER, ids=["rules", "game"])
def test_a_list_with_such_a_table_has_all_the_others(
    change: dict[str, Any], welcome: dict[str, Any]
) -> None:
    table = welcome["table"]
    (known,) = tell(hearing({"tables": [table | change, table]}).tables())
    assert known.code == table["code"]
