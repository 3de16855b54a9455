"""Deals that prove themselves: while they are drawn, the verdict, the report behind it."""

import asyncio

from playwright.sync_api import Route

from tests.browser.page_moves import by_lot, play_match
from tests.browser.screens.six import six_result_of_the_host
from tests.browser.screens.stage import Stage, screen
from tests.browser.visitor import Visitor
from toril.client import RawClient
from toril.engine.fairness.hashes import seal

SHORT = {"rounds": 1, "hand_size": 1}


def _open(stage: Stage, visitor: Visitor, **setup: object) -> RawClient:
    host = stage.clients.open(stage.server.base, **{"options": SHORT, **setup})
    visitor.sit_as(host)
    return host


def _sleeper(stage: Stage, host: RawClient, table: str) -> None:
    """Let somebody sit down whose device seals a number and never gives it; a bot stands in."""

    async def seal_and_sleep(guest: RawClient) -> None:
        await guest.connect()
        await guest.send(kind="seal", seal=seal(bytes.fromhex(table), bytes(32)))
        await asyncio.sleep(0.05)

    stage.clients.run(seal_and_sleep(stage.clients.join(host, "Guadalupe")))


@screen
def fair_drawing_without_connection(stage: Stage, visitor: Visitor) -> None:
    host = _open(stage, visitor, seats=2)
    _sleeper(stage, host, visitor.table["id"])
    visitor.until(lambda me: all(seat["person"] for seat in me.table["seats"]))
    visitor.tap("start-begin")
    visitor.page.get_by_text(visitor.say("deals-drawing")).wait_for()
    visitor.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    visitor.cut_off()  # or the match would begin
    visitor.page.get_by_text(visitor.say("deals-drawing-lost")).wait_for()


@screen
def fair_proven_result(stage: Stage, visitor: Visitor) -> None:
    _open(stage, visitor, seats=4, bots=[None, "ox", "heifer", "calf"])
    visitor.tap("start-begin")
    play_match({visitor: by_lot(1)})
    visitor.find("button", "deals-verdict-proven", n=1).wait_for()


@screen
def fair_proven_report(stage: Stage, visitor: Visitor) -> None:
    fair_proven_result(stage, visitor)
    visitor.tap("deals-verdict-proven", n=1)
    visitor.page.get_by_text(visitor.say("deals-points")).wait_for()


@screen
def fair_choice_result(stage: Stage, visitor: Visitor) -> None:
    host = _open(stage, visitor, seats=3, bots=[None, None, "ox"])
    _sleeper(stage, host, visitor.table["id"])
    visitor.until(lambda me: all(seat["person"] or seat["bot"] for seat in me.table["seats"]))
    visitor.tap("start-begin")
    visitor.until(lambda me: me.my_turn)
    person = visitor.table["seats"][1]["person"]
    stage.clients.run(host.post("kick", person=person))
    play_match({visitor: by_lot(1)})
    visitor.find("button", "deals-verdict-choice", n=1, deals=2, names="Guadalupe").wait_for()


@screen
def fair_not_proven_report(stage: Stage, visitor: Visitor) -> None:
    six_result_of_the_host(stage, visitor)
    visitor.tap("deals-verdict-not", why="not_there")
    visitor.page.get_by_text(visitor.say("deals-points")).wait_for()


@screen
def fair_report_of_a_changed_record(stage: Stage, visitor: Visitor) -> None:
    def change(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"digest": "00" * 32})

    visitor.page.route("**/record?match=*", change)
    six_result_of_the_host(stage, visitor)
    visitor.tap("deals-verdict-differs", number=1)
    visitor.page.get_by_text(visitor.say("deals-points")).wait_for()
