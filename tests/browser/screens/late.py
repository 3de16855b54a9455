"""Somebody comes late to a match: the seats that a host offers, the way in, what was before."""

from tests.browser.page_moves import by_lot, move, play_match
from tests.browser.positions import LONG, cautiously, named
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor
from toril.engine.six_nimmt import Commit, SixNimmt


def _with_bots(name: str, tricks: int = 4) -> PreparedTable:
    """Return a table of 6 nimmt! with two people and three bots, after some tricks."""
    names = ("Ana", "Luis", None, None, None)
    bots = {2: "ox", 3: "calf", 4: "heifer"}
    prepared = PreparedTable(named(name), SixNimmt(seats=5), names, bots=bots).start()
    return prepared.play(cautiously(), lambda match: len(match.round.tricks) >= tricks)


def _offered(name: str) -> PreparedTable:
    return _with_bots(name).offer(3)


def _awaited(name: str) -> PreparedTable:
    return _with_bots(name).offer(2, LONG[0]).offer(3)


@screen
def late_seats_of_the_host(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "late awaited", _awaited)
    visitor.tap("page-menu")
    visitor.tap("page-menu-people")
    heir = visitor.table["seats"][2]["heir"]["name"]
    visitor.page.get_by_text(visitor.say("late-heir", name=heir)).wait_for()


@screen
def late_way_in(stage: Stage, visitor: Visitor) -> None:
    stage.watch(visitor, "late offered", _offered)
    visitor.tap("late-play")
    visitor.find("button", "late-sit").wait_for()


@rare
def late_asking(stage: Stage, visitor: Visitor) -> None:
    stage.watch(visitor, "late", _with_bots)
    visitor.tap("late-play")
    visitor.page.get_by_text(visitor.say("late-ask", host="Ana")).wait_for()


@rare
def late_in_the_bar(stage: Stage, visitor: Visitor) -> None:
    stage.watch(visitor, "late offered", _offered)
    visitor.page.get_by_role("banner").get_by_text(visitor.say("late-open")).wait_for()


@screen
def late_waiting(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "late awaited", _awaited, seat=2)
    visitor.page.get_by_role("banner").get_by_text(visitor.say("late-you-wait")).wait_for()
    visitor.tap("page-menu")
    visitor.tap("page-menu-people")
    visitor.find("button", "late-stop").wait_for()


@screen
def late_at_the_rounds_end(stage: Stage, visitor: Visitor) -> None:
    """The host is told that somebody looks on."""

    def make(name: str) -> PreparedTable:
        prepared = _with_bots(name, tricks=9)
        for seat in range(1, 5):
            prepared.move(seat, Commit(prepared.match.round.hands[seat][0]))
        return prepared

    stage.sit(visitor, "late summary", make)
    code = stage.tables.pop("late summary").code
    stage.clients.run(stage.clients.client(stage.server.base, code).connect())
    move(visitor, Commit(visitor.round["hand"][0]))
    visitor.find("button", "late-watching-do").wait_for()


def _goes_on(visitor: Visitor) -> bool:
    """Wait until the visitor has to move, or the next round was dealt; return whether to move."""
    visitor.until(lambda me: me.play["view"]["round_number"] == 2 or me.my_turn)
    return bool(visitor.play["view"]["round_number"] == 1)


@screen
def late_report(stage: Stage, visitor: Visitor) -> None:
    """A match that was drawn anew: the verdict, its points, the numbers of both draws."""
    options = {"rounds": 2, "hand_size": 1}
    host = stage.clients.open(stage.server.base, seats=2, bots=[None, "calf"], options=options)
    visitor.sit_as(host)
    visitor.tap("start-begin")
    visitor.until(lambda me: me.my_turn)
    stage.clients.run(host.post("offer", seat=1, offered=True))
    guest = stage.clients.join(host, "Guadalupe")
    move(visitor, by_lot(1)(visitor))
    while _goes_on(visitor):
        move(visitor, by_lot(1)(visitor))
    visitor.until(lambda me: me.table["seats"][1]["person"] is not None)
    stage.clients.run(guest.post("leave"))
    play_match({visitor: by_lot(1)})
    visitor.tap("deals-verdict-choice", n=0, deals=2, names="")
    visitor.press(visitor.page.get_by_text(visitor.say("deals-numbers")))
    later = visitor.page.get_by_text(visitor.say("deals-numbers-from", round=2))
    later.scroll_into_view_if_needed()
