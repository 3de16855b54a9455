"""The start, new tables, lobbies, tables that do not open."""

from tests.browser.positions import LONG, NAMES, named
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, screen
from tests.browser.visitor import Visitor
from toril.engine.six_nimmt import SixNimmt


@screen
def start(_: Stage, visitor: Visitor) -> None:
    visitor.open("/")


@screen
def start_with_my_tables(stage: Stage, visitor: Visitor) -> None:
    lobby(stage, visitor)
    visitor.tap("start-begin-fill")
    visitor.until(lambda me: me.my_turn)
    visitor.open("/")
    visitor.page.get_by_role("heading", name=visitor.say("start-mine")).wait_for()


@screen
def start_wrong_code(_: Stage, visitor: Visitor) -> None:
    visitor.open("/")
    visitor.find("textbox", "start-join-label").fill("QQQQQQ")
    visitor.forgive("404")
    visitor.tap("start-join")
    visitor.page.get_by_text(visitor.say("page-no-table", code="QQQQQQ")).wait_for()


@screen
def new_table_six(_: Stage, visitor: Visitor) -> None:
    visitor.open("/")
    visitor.tap("start-create")
    visitor.find("radio", "game-six_nimmt").wait_for(state="attached")


@screen
def new_table_eleven(stage: Stage, visitor: Visitor) -> None:
    new_table_six(stage, visitor)
    visitor.find("radio", "game-eleven_nimmt").check(force=True)
    for seat, level in enumerate(("calf", "bull"), start=2):
        visitor.find("combobox", "start-seat", seat=seat).select_option(level)
    visitor.page.get_by_text(visitor.say("start-new-further")).first.click()


@screen
def no_such_table(_: Stage, visitor: Visitor) -> None:
    visitor.open("/t/QQQQQQ")
    visitor.page.get_by_text(visitor.say("page-no-table", code="QQQQQQ")).wait_for()


def lobby(stage: Stage, visitor: Visitor) -> None:
    """Open a table for friends, as it is offered."""
    new_table_six(stage, visitor)
    visitor.tap("start-new-open")
    visitor.until(lambda me: me.table.get("state") == "lobby")


@screen
def lobby_of_the_host(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "lobby", lobby_of_three)


def lobby_of_three(name: str) -> PreparedTable:
    """Return a table with two people, a bot and two free seats."""
    seats = ("Ana", "Luis", None, None, None)
    return PreparedTable(named(name), SixNimmt(seats=5), seats, bots={3: "heifer"}, counter=True)


@screen
def lobby_of_a_guest(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "lobby", lobby_of_three, seat=1)


@screen
def lobby_of_a_visitor(stage: Stage, visitor: Visitor) -> None:
    stage.watch(visitor, "lobby", lobby_of_three)


@screen
def lobby_of_ten_with_long_names(stage: Stage, visitor: Visitor) -> None:
    names = (*LONG, *NAMES[:6])
    stage.sit(
        visitor, "lobby of ten", lambda name: PreparedTable(named(name), SixNimmt(seats=10), names)
    )


@screen
def lobby_seat_sheet(stage: Stage, visitor: Visitor) -> None:
    lobby_of_the_host(stage, visitor)
    visitor.press(visitor.page.get_by_role("button", name=visitor.say("start-seat-fill")).first)


@screen
def lobby_options(stage: Stage, visitor: Visitor) -> None:
    lobby_of_the_host(stage, visitor)
    visitor.tap("start-lobby-change")
    visitor.find("radio", "game-six_nimmt").wait_for(state="attached")


@screen
def take_over(stage: Stage, visitor: Visitor) -> None:
    prepared = stage.put("lobby", lobby_of_three)
    visitor.open(f"/t/{prepared.code}#seat={'x' * 22}")
    visitor.find("button", "start-take-over-do").wait_for()
