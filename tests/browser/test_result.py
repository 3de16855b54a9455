"""The end of a match: who has won, with what people were caught, and another one."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.client_thread import ClientThread
from tests.browser.on_table import listed
from tests.browser.page_moves import by_lot, play_match
from tests.browser.positions import LONG, NAMES, cautiously, ended, named
from tests.browser.prepared_table import PreparedTable
from tests.browser.visitor import DESKTOP, PHONE, Device, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.six_nimmt import SixNimmt

COLOURS = """() => Object.fromEntries(Array.from(document.querySelectorAll("main li[title]"),
  (chip) => [chip.title.match(/\\((.+?)\\)/)?.[1] ?? chip.title.split(",")[0],
    chip.querySelector("[data-initial]").style.getPropertyValue("--seat")]))"""


def won_against(name: str, bot: str) -> PreparedTable:
    """Return a table at which Ana has won against bots, the hardest of them of that kind."""
    for luck in range(200):
        code = named(f"{name} {luck}")
        rules = SixNimmt(seats=3, rounds=1)
        prepared = PreparedTable(code, rules, ("Ana", None, None), bots={1: bot, 2: "calf"})
        prepared.start().play(cautiously(), lambda match: match.outcome is not None)
        if prepared.match.outcome and prepared.match.outcome.winners == (0,):
            return prepared
    raise LookupError("no such deal")


@pytest.mark.parametrize("language", ["es", "en"])
def test_who_beats_the_bull_is_told_so_and_the_bots_have_their_levels(
    come: Visit, server: Running, clients: ClientThread, language: str
) -> None:
    prepared = won_against(f"bull {language}", "bull").put(server, clients)
    ana = come(PHONE, language).sit(prepared.code, prepared.token(0))
    expect(ana.page.get_by_text(ana.say("match-beaten", kind="bull"))).to_be_visible()
    podium = ana.page.get_by_role("list", name=ana.say("match-podium"))
    expect(podium.get_by_role("listitem").first).to_contain_text("Ana")
    expect(podium).to_contain_text(ana.say("level", kind="bull"))


def test_the_dearest_row_the_best_round_and_the_closest_escape_are_told(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    """They come with the record, so they are there after a reload as before it."""
    prepared = ended("highlights", SixNimmt(seats=5)).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    check_last_round(ana, prepared)
    told = ana.page.get_by_role("list", name=ana.say("match-highlights"))
    titles = [ana.say("match-high-take-title", what="row")]
    titles += [ana.say(f"match-high-{each}-title") for each in ("best", "escape")]
    for _ in range(2):
        expect(told.get_by_role("listitem")).to_have_text([re.compile(f"^{t}") for t in titles])
        first = told.get_by_role("listitem").first.inner_text()
        ana.page.reload()
        expect(told.get_by_role("listitem").first).to_have_text(re.compile(re.escape(titles[0])))
        assert told.get_by_role("listitem").first.inner_text() == first


def test_with_what_everybody_was_caught_in_the_last_round_is_part_of_the_result(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    rules = ElevenNimmt(seats=3, rounds=1)
    prepared = ended("caught", rules).put(server, clients)
    ana = come(PHONE).sit(prepared.code, prepared.token(0))
    result = ana.page.get_by_role("region", name=re.compile("."))
    hands = prepared.match.round.hands
    assert any(hands)
    for hand in filter(None, hands):
        cards = ", ".join(map(str, hand))
        expect(result.get_by_text(ana.say("match-hand-left", cards=cards))).to_be_attached()
    out = prepared.match.round.phase.out
    assert out is not None
    you = "yes" if out == ana.seat else "no"
    words = ana.say("eleven-out", you=you, name=NAMES[out])
    expect(result.get_by_text(words)).to_be_visible()
    check_last_round(ana, prepared)


def check_last_round(visitor: Visitor, prepared: PreparedTable) -> None:
    """Check that what the last round brought stands beside each total."""
    match = prepared.match
    assert match.outcome
    table = visitor.page.get_by_role("table").filter(has_text=visitor.say("match-last-round"))
    for seat, (penalty, total) in enumerate(
        zip(match.scores[-1], match.outcome.totals, strict=True)
    ):
        line = table.get_by_role("row").filter(has_text=NAMES[seat])
        expect(line.get_by_role("cell").nth(1)).to_have_text(f"+{penalty}")
        expect(line.get_by_role("cell").nth(2)).to_have_text(str(total))


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_long_names_have_their_place_on_the_podium_and_beside_it(
    come: Visit, server: Running, clients: ClientThread, device: Device
) -> None:
    rules, names = SixNimmt(seats=4, rounds=1), ("W" * 20, *LONG[1:])
    prepared = ended(f"long {device.name}", rules, names).put(server, clients)
    ana = come(device).sit(prepared.code, prepared.token(0))
    steps = sorted(map(sides, listed(ana, "match-podium").all()))
    assert all(right <= left for (_, right), (left, _) in pairwise(steps)), steps
    told = listed(ana, "match-highlights")
    expect(told).to_have_count(3)
    for left, right in (*steps, *map(sides, told.all())):
        assert 0 <= left < right <= device.width


def sides(found: Locator) -> tuple[int, int]:
    """Return where something, with all that is in it, begins and ends."""
    left, right = found.evaluate(SIDES)
    return round(left), round(right)


SIDES = """(element) => {
  const all = [element, ...element.querySelectorAll("*")];
  const boxes = all.map((each) => each.getBoundingClientRect());
  const edges = (side) => boxes.map((box) => box[side]);
  return [Math.min(...edges("left")), Math.max(...edges("right"))];
}"""


def at_the_end(come: Visit, server: Running, clients: ClientThread) -> tuple[Visitor, Visitor]:
    """Let Ana and Luis play a short match on their pages."""
    options = {"rounds": 1, "hand_size": 2}
    host = clients.open(server.base, seats=3, bots=[None, None, "random"], options=options)
    guest = clients.join(host, "Luis")
    ana, luis = come().sit_as(host), come(PHONE, "en").sit_as(guest)
    ana.tap("start-begin")
    play_match({ana: by_lot(1), luis: by_lot(2)})
    return ana, luis


def in_the_second(visitor: Visitor) -> bool:
    return bool(visitor.play) and visitor.play["match"] == 2 and not visitor.over


def test_a_guest_asks_for_another_match_and_the_host_hears_who(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    ana, luis = at_the_end(come, server, clients)
    luis.tap("match-ask-again")
    luis.page.get_by_text(luis.say("story-asked-again", you="yes", n=1, names="")).wait_for()
    expect(luis.find("button", "match-ask-again")).to_be_disabled()
    asked = ana.page.get_by_text(ana.say("story-asked-again", you="no", n=1, names="Luis"))
    asked.wait_for()
    ana.tap("match-rematch")
    luis.until(in_the_second)
    expect(asked).to_be_hidden()


def test_the_host_ends_the_match_and_nobody_has_won_it(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2, bots=[None, None], options={"rounds": 1})
    guest = clients.join(host, "Luis")
    ana, luis = come(DESKTOP).sit_as(host), come(PHONE, "en").sit_as(guest)
    ana.tap("start-begin")
    for visitor in (ana, luis):
        visitor.until(lambda each: bool(each.play))
    luis.tap("page-menu")
    expect(luis.find("button", "page-menu-resign")).to_be_visible()
    expect(luis.find("button", "page-menu-end")).to_be_hidden()
    luis.tap("page-close")
    ana.tap("page-menu")
    ana.tap("page-menu-end")
    ana.page.go_back()  # no, after all
    ana.find("button", "page-menu-rules").wait_for()
    for visitor in (ana, luis):
        visitor.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    ana.cut_off()
    ana.tap("page-menu-end")
    ana.tap("page-menu-end")
    ana.page.get_by_role("alert").get_by_text(ana.say("page-unreachable")).wait_for()
    luis.cut_off()
    for visitor in (ana, luis):
        visitor.context.set_offline(False)
    ana.page.reload()
    ana.tap("page-menu")
    ana.tap("page-menu-end")
    ana.tap("page-menu-end")
    luis.page.get_by_role("heading", name=luis.say("ended-host")).wait_for()
    luis.page.reload()
    for visitor in (ana, luis):
        title = visitor.page.get_by_role("heading", name=visitor.say("ended-host"))
        expect(title).to_be_visible()
        proven = visitor.say("deals-verdict-proven", n=2)
        expect(visitor.page.get_by_role("button", name=proven)).to_be_visible()
        expect(visitor.page.get_by_role("list", name=visitor.say("match-podium"))).to_be_hidden()
    ana.tap("match-rematch")
    luis.until(in_the_second)


def test_everybody_keeps_their_colour_in_the_next_match(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    ana, luis = at_the_end(come, server, clients)
    ana.tap("match-rematch")
    for visitor in (ana, luis):
        visitor.until(in_the_second)
        visitor.settle()
    after = [visitor.page.evaluate(COLOURS) for visitor in (ana, luis)]
    assert after[0] == after[1]
    assert len({*after[0].values()}) == 3
    first = {"Ana": "var(--seat-0)", "Luis": "var(--seat-1)"}
    assert first.items() <= after[0].items()
    assert ana.seat == 1  # everybody has moved on
