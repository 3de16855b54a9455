"""The clock on the page: nobody's time runs while they watch what happened."""

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import by_lot, move
from tests.browser.positions import named
from tests.browser.prepared_table import PreparedTable
from tests.browser.visitor import PHONE, Visit
from tests.harness.in_thread import Running
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.server.tables.clock import CLOCKS

SEATS = 7
STEP = 100
"""Milliseconds between two looks at the page."""

LATE = 4
"""Seconds of thinking that a busy machine may need besides: every scene begins a little late."""


def test_my_time_runs_when_a_lap_of_seven_seats_has_been_told(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    bots = dict.fromkeys(range(1, SEATS), "random")
    rules, people = ElevenNimmt(seats=SEATS), ["Ana", *[None] * (SEATS - 1)]
    prepared = PreparedTable(named("a lap"), rules, people, bots=bots, clock="quick").start()
    prepared.put(server, clients)
    ana = come(PHONE, speed="normal").sit(prepared.code, prepared.token(0))
    ana.until(lambda me: me.my_turn, patience=60)
    turn = ana.play["turn"]
    move(ana, by_lot(1)(ana))
    ana.until(lambda me: me.my_turn and me.play["turn"] > turn, patience=60)
    skip, clock = ana.find("button", "match-skip"), ana.page.get_by_role("timer")
    think = (CLOCKS["quick"].think or 0) // 1000
    during = []
    while skip.is_visible():
        during.append(int(clock.inner_text()))
        ana.page.wait_for_timeout(STEP)
    assert len(during) > 10  # a lap takes longer to tell than to play
    assert min(during) >= think - LATE
    assert max(during) <= think
    ana.page.wait_for_timeout(2500)
    assert int(clock.inner_text()) < min(during)
