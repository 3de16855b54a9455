"""Whatever the server says is as its published document announces, in every phase of both games."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from tests.harness.clock import StandingClock
from tests.harness.deals import fix_deals
from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import play_through
from tests.people.requests import refused
from tests.people.steps import make_move, wake
from tests.server.web.malformed_messages import MALFORMED
from tests.server.web.schema_check import (
    CheckedClient,
    SchemaCheck,
    every_event_kind,
    play_the_deals_of_the_day,
)
from toril.server.tables.due import HOST_AWAY
from toril.server.web.app import protocol_document


def test_the_document_is_valid_openapi_and_so_is_every_schema_in_it(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        check = SchemaCheck(server.base)
    OPENAPI_31_VALIDATOR.validate(check.document)
    schemas = check.document["components"]["schemas"]
    for name, schema in schemas.items():
        jsonschema_rs.meta.validate(schema)
        check.validator({"$ref": f"#/components/schemas/{name}"})
    events = {choice["$ref"].rpartition("/")[2] for choice in schemas["Event"]["anyOf"]}
    kinds = {schemas[name]["properties"]["kind"]["const"] for name in events}
    assert kinds == every_event_kind()
    socket = check.document["x-socket"]
    assert socket["client"]["$ref"].rpartition("/")[2] in schemas
    assert socket["server"]["$ref"].rpartition("/")[2] in schemas


def test_the_document_refuses_what_the_server_refuses(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        check = SchemaCheck(server.base)
    messages = check.validator({"$ref": "#/components/schemas/FromClient"})
    checked = 0
    for name, text in MALFORMED.items():
        if name in ("a second hello", "not a number", "half a character"):
            continue  # a matter of order, or no JSON for everybody
        with suppress(ValueError, RecursionError):
            data = json.loads(text if isinstance(text, str) else "?")
            assert not messages.is_valid(data), name
            checked += 1
    assert checked > 20


async def seat(check: SchemaCheck, base: str, people: int, **setup: Any) -> list[CheckedClient]:
    """Open a table and let so many people sit down."""
    host = CheckedClient(check, base)
    await host.open(**({"name": "Ana", "game": "six_nimmt", "seats": people} | setup))
    others = [CheckedClient(check, base, host.code) for _ in range(people - 1)]
    for number, other in enumerate(others):
        await other.sit(f"Person {number}")
    return [host, *others]


GAMES: list[dict[str, Any]] = [
    {"game": "six_nimmt", "options": {"rounds": 3}},
    {"game": "six_nimmt", "options": {"rounds": 1, "variant": "draft"}, "clock": "quick"},
    {"game": "six_nimmt", "options": {"rounds": 1, "variant": "tactics"}, "listed": True},
    {"game": "eleven_nimmt", "options": {"rounds": 2, "bullheads": "reported"}},
    {
        "game": "eleven_nimmt",
        "clock": "relaxed",
        "options": {"rounds": 2, "supply": 2, "bull_card_from": 1, "new_piles": 4},
    },
    {
        "game": "eleven_nimmt",
        "options": {"rounds": 1, "supply": 1, "bull_card_from": 1, "rob": "may"},
    },
]


async def play_match(check: SchemaCheck, base: str, setup: dict[str, Any]) -> None:
    """Play a match by lot; at every update somebody new looks in, and somebody reconnects."""
    clients = await seat(check, base, 3, seats=4, bots=[None] * 3 + ["random"], **setup)
    host = clients[0]
    again = [
        Listener(CheckedClient(check, base, host.code, token))
        for token in (host.token, clients[1].token, None)
    ]
    await host.ask("GET", "/api/tables")
    people = [
        asyncio.create_task(play_through(client, Random(number)))
        for number, client in enumerate(clients)
    ]
    await host.post("start")
    while not all(person.done() and person.result() for person in people):
        for listener in again:
            await listener.connect()
            await listener.client.close()
    await asyncio.gather(*people)
    record = await host.ask("GET", f"/api/tables/{host.code}/record")
    await host.ask("GET", f"/api/tables/{host.code}/replay")
    await host.ask("POST", "/api/replay", record)
    await host.look()
    await host.ask("GET", f"/api/tables/{host.code}/standing")


async def tell_table_events(check: SchemaCheck, base: str, clock: StandingClock) -> None:
    """Do everything that people can do around a match, refusals included."""
    setup = {"seats": 4, "clock": "quick"}
    clients = await seat(check, base, 3, **setup)
    people = [Listener(client) for client in clients]
    for listener in people:
        await listener.connect()
    ana, eva, ida = people
    assert await refused(ana.client.post("start")) == "seats_free"
    assert await refused(ana.client.post("kick", person=7)) == "no_such_person"
    assert await refused(ana.client.ask("GET", f"/api/tables/{ana.client.code}/record"))
    await eva.client.post("change-seat", seat=3)
    await eva.client.post("change-seat", seat=1)
    await eva.answer(await eva.client.send(kind="react", face="happy"))
    assert (await eva.answer(await eva.client.send(kind="react", face="cross")))[
        "kind"
    ] == "refused"
    await ana.client.post("bot", seat=3, bot="cautious")
    await ana.client.post("configure", game="six_nimmt", **setup, options={"rounds": 1})
    await ida.client.post("leave")
    newcomer = Listener(CheckedClient(check, base, ana.client.code))
    await newcomer.client.sit("Ola")
    await ana.client.post("start")
    await ana.until(lambda heard: heard.play)
    await make_move(ana)
    await make_move(ana, luck=1)
    await ana.client.post("pause")
    clock.time += HOST_AWAY  # in a pause: nobody is late yet
    await ana.client.post("hand-over", person=newcomer.client.person)
    link = await ana.client.post("hand-over")
    await ana.client.redeem(link["link"])
    await ana.connect()
    await ana.client.post("resume")
    await eva.until_event("table.resumed")
    clock.time += 60_000
    await wake(eva)
    await eva.until_event("table.stood_in")
    await eva.until_event("six.revealed")  # or she would be back at a time that is over
    await eva.answer(await eva.client.send(kind="back"))
    assert (await eva.answer(await eva.client.send(kind="ping")))["kind"] == "ack"
    old = {"match": 1, "turn": 99, "move": {"kind": "six.commit", "card": 1}}
    answer = await eva.answer(await eva.client.send(kind="move", **old))
    assert answer["code"] == "stale_turn"
    await newcomer.connect()
    await newcomer.client.post("resign")
    await ana.client.post("kick", person=newcomer.client.person)
    await ana.client.post("leave")
    await eva.until_event("table.host_passed")
    assert await refused(CheckedClient(check, base, "222222").look()) == "no_such_table"
    assert await refused(newcomer.client.post("resign")) == "not_seated"
    assert await refused(eva.client.post("rematch", start="yes")) == "malformed"
    await eva.client.close()
    await play_through(eva.client, Random(1))
    await eva.client.post("rematch")
    await eva.client.post("end")


async def tell_of_a_late_friend(check: SchemaCheck, base: str) -> None:
    """Let somebody take over a bot's seat after the first of two rounds."""
    short = {"rounds": 2, "hand_size": 1}
    (host,) = await seat(check, base, 1, seats=2, bots=[None, "random"], options=short)
    friend = CheckedClient(check, base, host.code)
    hearing = Listener(host)
    await hearing.connect()
    await host.post("start")
    await host.post("offer", seat=1, offered=True)
    await hearing.until_event("table.seat_offered")
    await host.close()
    await friend.sit("Late")
    await asyncio.gather(play_through(host, Random(1)), play_through(friend, Random(2)))


@pytest.mark.slow
def test_every_message_and_answer_is_as_the_document_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_deals(monkeypatch, 1)
    clock = StandingClock()
    with running(settings(tmp_path), clock) as server:
        check = SchemaCheck(server.base)
        for setup in GAMES:
            tell(play_match(check, server.base, setup))
        tell(tell_table_events(check, server.base, clock))
        tell(tell_of_a_late_friend(check, server.base))
        play_the_deals_of_the_day(check, server.base)
    assert check.events == every_event_kind()
    known = {"welcome", "update", "news", "presence", "reaction", "ack", "refused"}
    assert check.messages == known
    assert check.legal == {"commit", "draft", "choose_row", "turn", "rob", "nothing"}
    asked = {(method, path) for method, path, _ in check.answers}
    announced = {
        (method.upper(), path)
        for path, methods in check.document["paths"].items()
        for method in methods
        if "picture" not in path and not path.endswith("qr.svg")  # they are no JSON
    }
    assert asked == announced
    assert {status for _, _, status in check.answers} >= {200, 201, 403, 404, 409, 422}


def test_every_field_of_an_event_is_required_but_the_reason_of_a_placement() -> None:
    schemas = protocol_document()["components"]["schemas"]
    for choice in schemas["Event"]["anyOf"]:
        event = schemas[choice["$ref"].rpartition("/")[2]]
        optional = set(event["properties"]) - set(event["required"])
        assert optional == (
            {"why"} if event["properties"]["kind"]["const"] == "six.placed" else set()
        )


def test_no_name_in_the_document_says_its_game_twice() -> None:
    names = protocol_document()["components"]["schemas"]
    assert {"SixRules", "ElevenRules", "SixTableView", "ElevenTableView"} <= set(names)
    assert not [name for name in names if name.startswith(("SixSix", "ElevenEleven"))]


def test_the_document_says_how_a_seat_is_proved() -> None:
    document = protocol_document()
    schemes = document["components"]["securitySchemes"].values()
    assert {(each["type"], each["in"], each["name"]) for each in schemes} == {
        ("apiKey", "cookie", "seat"),
        ("apiKey", "cookie", "day"),  # which is of a browser, and of no seat
    }
    assert document["paths"]["/api/tables/{code}/start"]["post"]["security"]
    assert "security" not in document["paths"]["/api/tables/{code}"]["get"]
