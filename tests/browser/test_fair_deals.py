"""Deals that prove themselves, in the browser: the draw, the verdict, what can go wrong."""

import json
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import by_lot, move, play_match
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.harness.in_thread import Running
from tests.people.following import play_after
from toril.client import RawClient
from toril.engine.fairness.hashes import seal
from toril.engine.record import Record
from toril.engine.six_nimmt import Commit
from toril.fairness.check import check
from toril.fairness.notes_json import loads
from toril.fairness.verdict import verdict

SHORT = {"rounds": 1, "hand_size": 3}
TINY = {"rounds": 1, "hand_size": 3, "top_card": 40}


def sit_down(visitor: Visitor, host: RawClient, name: str) -> Visitor:
    """Let somebody sit down at a table with their own browser, through the page."""
    visitor.open(f"/t/{host.code}")
    visitor.find("textbox", "start-name").fill(name)
    visitor.tap("start-sit")
    visitor.until(lambda me: me.seat is not None)
    return visitor


def says(visitor: Visitor, message: str, **facts: int | str) -> None:
    """Wait for a sentence about the deals, in the result's one line."""
    visitor.until(lambda me: me.find("button", message, **facts).is_visible())


def test_a_match_against_bots_is_proven(
    come: Visit, server: Running, clients: ClientThread, tmp_path: Path
) -> None:
    host = clients.open(server.base, seats=3, options=SHORT, bots=[None, "ox", "calf"])
    ana = come(PHONE).sit_as(host)
    ana.tap("start-begin")
    play_match({ana: by_lot(1)})
    says(ana, "deals-verdict-proven", n=1)
    ana.tap("deals-verdict-proven", n=1)
    ana.page.get_by_text(ana.say("deals-points")).wait_for()
    with ana.page.expect_download() as download:
        ana.tap("deals-save-notes")
    download.value.save_as(tmp_path / "notes.json")
    record = Record.from_json(clients.run(host.ask("GET", f"/api/tables/{host.code}/record")))
    findings = check(record, loads((tmp_path / "notes.json").read_bytes()), 1)
    assert verdict(record, findings).name == "proven", findings


def test_a_match_of_eleven_against_bots_is_proven(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(
        server.base, game="eleven_nimmt", seats=3, options=TINY, bots=[None, "ox", "calf"]
    )
    ana = come(DESKTOP, "en").sit_as(host)
    ana.tap("start-begin")
    play_match({ana: by_lot(2)})
    says(ana, "deals-verdict-proven", n=1)


def test_people_prove_match_after_match_together(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT)
    ana, bo = come(PHONE, "en").sit_as(host), sit_down(come(), host, "Bo")
    ana.until(lambda me: all(seat["person"] for seat in me.table["seats"]))
    ana.tap("start-begin")
    play_match({ana: by_lot(1), bo: by_lot(2)})
    for visitor in (ana, bo):
        says(visitor, "deals-verdict-proven", n=2)
    ana.tap("match-rematch")
    play_match({ana: by_lot(3), bo: by_lot(4)}, number=2)
    for visitor in (ana, bo):
        says(visitor, "deals-verdict-proven", n=2)


def test_a_reload_in_the_draw_and_in_the_match_loses_nothing(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT)
    bo = clients.join(host, "Bo")
    ana = come(PHONE, "en").sit_as(host)
    clients.run(bo.connect())
    clients.run(bo.send(kind="seal", seal=seal(bytes.fromhex(ana.table["id"]), bytes(32))))
    ana.tap("start-begin")  # Bo's number never comes
    ana.page.get_by_text(ana.say("deals-drawing")).wait_for()
    ana.page.reload()
    ana.until(lambda me: me.my_turn)
    move(ana, Commit(ana.round["hand"][0]))
    ana.page.reload()
    clients.begin(_play_on(bo))
    play_match({ana: by_lot(1)})
    says(ana, "deals-verdict-choice", n=1, deals=2, names="Bo")


async def _play_on(client: RawClient) -> None:
    play = None
    async for message in client.messages():
        play = play_after(play, message)
        if message["kind"] in ("presence", "ack", "refused"):
            continue
        if play and play["legal"]["kind"] == "commit" and 1 in play["to_act"]:
            await client.move(play, Commit(play["legal"]["cards"][0]))
        elif play and play["legal"]["kind"] == "choose_row":
            await client.send(
                kind="move",
                match=play["match"],
                turn=play["turn"],
                move={"kind": "six.choose_row", "row": 0},
            )


def test_whoever_looks_on_is_told_that_nothing_has_changed_since(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT, bots=[None, "calf"])
    ana = come(DESKTOP, "en").sit_as(host)
    ana.tap("start-begin")
    ana.until(lambda me: me.my_turn)
    eva = come(PHONE).open(f"/t/{host.code}")
    eva.until(lambda me: bool(me.play))
    play_match({ana: by_lot(1)})
    says(eva, "deals-verdict-not", why="looking_on")


def test_a_seat_takes_the_proof_along_to_another_device(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT, bots=[None, "calf"])
    desktop, phone = come(DESKTOP, "en").sit_as(host), come(PHONE)
    desktop.tap("start-begin")
    desktop.until(lambda me: me.my_turn)
    desktop.tap("page-menu")
    desktop.tap("page-menu-devices")
    desktop.tap("page-devices-make")
    link = desktop.find("textbox", "page-devices-link").input_value()
    phone.page.goto(link)
    phone.tap("start-take-over-do")
    phone.until(lambda me: me.person == 1)
    play_match({phone: by_lot(1)})
    proven, carried = phone.say("deals-verdict-proven", n=1), phone.say("deals-carried")
    line = phone.page.get_by_role("button", name=f"{proven} {carried}", exact=True)
    phone.until(lambda _: line.is_visible())


def test_a_second_window_of_one_person_shares_the_proof(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT, bots=[None, "calf"])
    ana = come(DESKTOP, "en").sit_as(host)
    other = ana.context.new_page()
    other.goto(ana.page.url)
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    other.wait_for_timeout(300)
    ana.page.reload()  # the seal of this window is the latest one
    ana.find("button", "start-begin").wait_for()
    ana.page.wait_for_timeout(300)
    ana.tap("start-begin")
    play_match({ana: by_lot(1)})
    says(ana, "deals-verdict-proven", n=1)
    kept = ana.page.evaluate("() => Object.entries(localStorage).find(([k]) => /notes/.test(k))[1]")
    draws = json.loads(kept)["notes"]["draws"]
    assert [(draw["counted"], draw["ended"]) for draw in draws] == [(True, True)]
    expect(other.get_by_role("button", name=ana.say("deals-verdict-proven", n=1))).to_be_visible()


def lose(visitor: Visitor, kind: str) -> None:
    """Lose messages of a kind on their way to the server."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: None if f'"{kind}"' in str(text) else server.send(text))

    visitor.page.route_web_socket("**/socket", between)


def test_a_number_that_is_left_out_is_told_at_once(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT, bots=[None, "calf"])
    ana = come(PHONE, "en")
    lose(ana, "number")
    ana.sit_as(host)
    ana.tap("start-begin")
    told = ana.say("deals-left-out-now", ms="0").partition("0")[0].strip()
    ana.page.get_by_text(told).first.wait_for()
    play_match({ana: by_lot(1)})
    says(ana, "deals-verdict-not", why="left_out")


def test_a_device_that_was_not_heard_at_the_draw_proves_nothing_and_sees_nothing_wrong(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, options=SHORT, bots=[None, "calf"])
    ana = come(PHONE, "en")
    lose(ana, "seal")
    ana.sit_as(host)
    ana.tap("start-begin")
    play_match({ana: by_lot(1)})
    says(ana, "deals-verdict-not", why="absent")
