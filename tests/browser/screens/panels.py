"""What opens above a table, and what ends it."""

from tests.browser.positions import LONG, NAMES, cautiously, eleven, named, six
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.eleven import eleven_four_seats
from tests.browser.screens.six import six_long
from tests.browser.screens.stage import Stage, screen
from tests.browser.visitor import Visitor
from toril.engine.six_nimmt import SixNimmt


def _panel(visitor: Visitor, message: str) -> None:
    visitor.tap("page-menu")
    visitor.tap(message)


@screen
def menu(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    visitor.tap("page-menu")
    visitor.find("button", "page-menu-settings").wait_for()


@screen
def menu_leaving(stage: Stage, visitor: Visitor) -> None:
    menu(stage, visitor)
    visitor.tap("page-menu-leave")


@screen
def panel_settings(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    _panel(visitor, "page-menu-settings")
    visitor.page.get_by_text(visitor.say("page-speed")).wait_for()


@screen
def panel_rules_six(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    _panel(visitor, "page-menu-rules")
    visitor.find("heading", "rules-six-count").wait_for()


@screen
def panel_rules_eleven(stage: Stage, visitor: Visitor) -> None:
    panel_rules_six(stage, visitor)
    visitor.tap("game-eleven_nimmt")
    visitor.find("heading", "rules-eleven-end").wait_for()


@screen
def panel_rules_of_a_small_table(stage: Stage, visitor: Visitor) -> None:
    """S2, S5, S9, S11: everything that can be drawn is drawn in the table's numbers."""
    rules = SixNimmt(seats=3, variant="tactics", rows=8, row_length=10, hand_size=4, limit=50)

    def make(name: str) -> PreparedTable:
        return PreparedTable(named(name), rules, NAMES[:3]).start()

    stage.sit(visitor, "six unusual", make)
    _panel(visitor, "page-menu-rules")
    visitor.find("heading", "rules-six-count").wait_for()


@screen
def panel_rules_of_an_unusual_table(stage: Stage, visitor: Visitor) -> None:
    """E1, E9, E12: other numbers than the rulebooks', and the table's are told."""

    def make(name: str) -> PreparedTable:
        return eleven(name, seats=3, rounds=5, supply=4, bullheads="reported", first_starter=2)

    stage.sit(visitor, "eleven unusual", make)
    _panel(visitor, "page-menu-rules")
    panel = visitor.page.get_by_role("dialog")
    panel.get_by_text(visitor.say("page-rules-here")).wait_for()
    visitor.tap("rules-in-words")
    panel.get_by_text(visitor.say("rules-rounds", rounds=5)).first.wait_for()
    panel.get_by_text(visitor.say("rules-eleven-supply", supply=4)).wait_for()


@screen
def panel_keys(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    visitor.page.keyboard.press("?")  # the menu has it only where there are keys
    visitor.page.get_by_text(visitor.say("page-keys-how")).wait_for()


@screen
def panel_devices(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    _panel(visitor, "page-menu-devices")
    visitor.tap("page-devices-make")
    visitor.find("textbox", "page-devices-link").wait_for()


@screen
def panel_people(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six long", six_long)
    _panel(visitor, "page-menu-people")
    visitor.find("textbox", "page-people-link").wait_for()


@screen
def panel_scores_of_ten(stage: Stage, visitor: Visitor) -> None:
    names = (*LONG, *NAMES[:6])
    rules = SixNimmt(seats=10, limit=200)

    def make(name: str) -> PreparedTable:
        prepared = PreparedTable(named(name), rules, names).start()
        return prepared.play(cautiously(), lambda match: len(match.scores) >= 5)

    stage.sit(visitor, "scores", make)
    _panel(visitor, "page-menu-scores")
    visitor.page.get_by_role("dialog").get_by_role("table").first.wait_for()


@screen
def panel_log(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    _panel(visitor, "page-menu-log")
    visitor.page.get_by_role("dialog").get_by_role("listitem").first.wait_for()


@screen
def panel_counter(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    _panel(visitor, "page-menu-counter")
    visitor.page.get_by_text(visitor.say("match-legend-mine")).wait_for()


@screen
def connection_lost(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    visitor.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    visitor.cut_off()
    visitor.page.get_by_text(visitor.say("match-lost")).first.wait_for()


@screen
def ended_elsewhere(stage: Stage, visitor: Visitor) -> None:
    prepared = stage.put("elsewhere", six)
    visitor.sit(prepared.code, prepared.token(0))
    other = stage.clients.client(stage.server.base, prepared.code, prepared.token(0))
    link = stage.clients.run(other.post("hand-over"))["link"]
    stage.clients.run(other.redeem(link))
    del stage.tables["elsewhere"]  # the token opens nothing any more
    visitor.page.get_by_text(visitor.say("page-ended-elsewhere")).wait_for()


@screen
def ended_sent_away(stage: Stage, visitor: Visitor) -> None:
    prepared = stage.put("kicked", six)
    visitor.sit(prepared.code, prepared.token(1))
    host = stage.clients.client(stage.server.base, prepared.code, prepared.token(0))
    stage.clients.run(host.post("kick", person=2))
    del stage.tables["kicked"]
    visitor.page.get_by_text(visitor.say("page-ended-kicked")).wait_for()


@screen
def eleven_last_lap(stage: Stage, visitor: Visitor) -> None:
    eleven_four_seats(stage, visitor)
    _panel(visitor, "page-menu-log")
    visitor.page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
