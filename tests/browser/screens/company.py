"""The people at a table to each other: what is announced of them, and the faces that they show."""

import re

from tests.browser.page_moves import move
from tests.browser.positions import NAMES, ended, last_card, named, six
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.six import six_long
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor
from toril.client import RawClient
from toril.engine.six_nimmt import Commit, SixNimmt

FACES = ("happy", "laughing", "winking", "surprised", "worried", "crying", "cross", "sleepy")


def open_faces(visitor: Visitor) -> None:
    """Open the faces to choose from."""
    visitor.tap("company-react")
    visitor.page.get_by_role("group", name=visitor.say("company-react")).wait_for()


def others(stage: Stage, prepared: PreparedTable) -> list[RawClient]:
    """Return everybody but the visitor, who has the first seat; nobody is connected."""
    seats = [seat for seat in prepared.people if seat]
    base, code = stage.server.base, prepared.code
    return [stage.clients.client(base, code, prepared.token(seat)) for seat in seats]


def all_react(stage: Stage, visitor: Visitor, prepared: PreparedTable) -> None:
    """Let everybody show a face, the visitor last, until all are seen."""
    visitor.find("button", "company-react").wait_for()
    for number, client in enumerate(others(stage, prepared)):
        stage.clients.run(client.connect())
        stage.clients.run(client.send(kind="react", face=FACES[(number + 1) % len(FACES)]))
    open_faces(visitor)
    visitor.tap("company-face", face="happy")
    seen = visitor.page.locator(".bubble")
    visitor.until(lambda _: seen.count() == len(prepared.people))


@screen
def faces_to_choose_from(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "faces", lambda name: six(name, seats=10, tricks=3))
    open_faces(visitor)


@screen
def faces_of_ten(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "faces of ten", six_long)
    all_react(stage, visitor, stage.tables.pop("faces of ten"))


@rare
def faces_in_the_lobby(stage: Stage, visitor: Visitor) -> None:
    rules = SixNimmt(seats=5)
    stage.sit(visitor, "faces lobby", lambda name: PreparedTable(named(name), rules, NAMES[:5]))
    all_react(stage, visitor, stage.tables.pop("faces lobby"))


@rare
def faces_in_the_summary(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "faces summary", lambda name: last_card(name, seats=6))
    move(visitor, Commit(visitor.round["hand"][0]))
    visitor.page.get_by_role("dialog").wait_for()
    all_react(stage, visitor, stage.tables.pop("faces summary"))


@rare
def faces_in_the_result(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "faces result", lambda name: ended(name, SixNimmt(seats=5)))
    all_react(stage, visitor, stage.tables.pop("faces result"))


@screen
def somebody_sat_down(stage: Stage, visitor: Visitor) -> None:
    rules = SixNimmt(seats=5)

    def make(name: str) -> PreparedTable:
        return PreparedTable(named(name), rules, ("Ana", "Luis", None, None, None))

    stage.sit(visitor, "joined", make)
    prepared = stage.tables.pop("joined")
    visitor.find("button", "company-react").wait_for()
    names = ("Wilhelmina Wittgenstein", "Eva", "Bruno")
    for name in names:
        stage.clients.run(stage.clients.client(stage.server.base, prepared.code).sit(name))
    visitor.until(lambda me: all(chair["name"] for chair in me.table["seats"]))
    first = visitor.table["seats"][2]["name"]
    more = visitor.say("company-and-more", name=first, more=2)
    visitor.page.get_by_text(visitor.say("company-sat", names=more, n=3)).first.wait_for()


@screen
def somebody_left_the_match(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "somebody left", six_long)
    prepared = stage.tables.pop("somebody left")
    visitor.find("button", "company-react").wait_for()
    client = others(stage, prepared)[0]
    stage.clients.run(client.post("leave"))
    name = visitor.table["seats"][1]["name"]
    told = visitor.say("company-bot-left", names=name, n=1, you="no")
    visitor.page.get_by_role("banner").get_by_text(told).wait_for()


@screen
def waiting_for_somebody_away(stage: Stage, visitor: Visitor) -> None:
    """I have played; the only one who has not is away."""

    def make(name: str) -> PreparedTable:
        prepared = six(name, seats=4)
        for seat in (0, 1, 3):
            prepared.move(seat, Commit(prepared.match.round.hands[seat][0]))
        return prepared

    stage.sit(visitor, "waiting", make)
    name = visitor.table["seats"][2]["name"]
    told = re.escape(visitor.say("company-away-until", names=name, time="#"))
    counted = re.compile(told.replace(r"\#", r"1:\d\d"))
    visitor.page.get_by_role("banner").get_by_text(counted).wait_for()
