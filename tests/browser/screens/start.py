"""The start, new tables, lobbies, tables that do not open."""

from typing import Any

from tests.browser.page_moves import fill_and_start
from tests.browser.positions import LONG, NAMES, cautiously, eleven, named
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, screen
from tests.browser.visitor import Visitor
from toril.engine.match import Match
from toril.engine.six_nimmt import SixNimmt


@screen
def start(_: Stage, visitor: Visitor) -> None:
    visitor.open("/")
    visitor.find("button", "start-create").wait_for()


@screen
def start_with_a_match_that_waits(stage: Stage, visitor: Visitor) -> None:
    """Alone against bots, and nothing else: it comes first."""
    lobby(stage, visitor)
    fill_and_start(visitor)
    visitor.until(lambda me: me.my_turn)
    visitor.open("/")
    visitor.page.get_by_text(visitor.say("start-waits"), exact=True).wait_for()


@screen
def start_with_my_tables(stage: Stage, visitor: Visitor) -> None:
    """A match that waits for me, one that waits for others, a lobby, and one that has ended."""
    tables = [
        stage.put("my lobby", lobby_of_three),
        stage.put("my match of others", lambda name: eleven(name, seats=3, seat=1)),
        stage.put("my match over", _over),
        stage.put("my match", _second_round),
    ]
    visitor.open("/").keep({table.code: table.token(0) for table in tables})
    visitor.open("/")
    visitor.page.get_by_role("heading", name=visitor.say("start-mine")).wait_for()
    visitor.page.get_by_text(visitor.say("day-title"), exact=True).wait_for()


def _second_round(name: str) -> PreparedTable:
    def wanted(match: Match[Any]) -> bool:
        return match.round_number == 2 and len(match.round.tricks) == 3

    prepared = PreparedTable(named(name), SixNimmt(seats=4), NAMES[:4], colours={0: 6, 2: 0})
    return prepared.start().play(cautiously(), wanted)


def _over(name: str) -> PreparedTable:
    prepared = PreparedTable(named(name), SixNimmt(seats=3, rounds=1), NAMES[:3]).start()
    return prepared.play(cautiously(), lambda match: match.outcome is not None)


@screen
def start_without_a_name(_: Stage, visitor: Visitor) -> None:
    visitor.open("/")
    visitor.prefer(name="", colour=6, opponents=9)
    visitor.find("button", "start-me-unnamed").wait_for()


@screen
def start_settings(_: Stage, visitor: Visitor) -> None:
    visitor.open("/")
    visitor.tap("start-me", name="Ana")
    visitor.find("radio", "start-colour-named", n=3).wait_for(state="attached")


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
def lobby_start_with_bots(stage: Stage, visitor: Visitor) -> None:
    lobby_of_the_host(stage, visitor)
    visitor.tap("start-begin-fill", n=2)
    visitor.page.get_by_role("group", name=visitor.say("start-begin-sure", n=2)).wait_for()


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
