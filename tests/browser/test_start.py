"""The start: who I am, how many play, and the way back to my tables."""

from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.positions import eleven, six
from tests.browser.visitor import DESKTOP, PHONE, Visit
from tests.harness.in_thread import Running


def test_a_match_that_waits_for_me_comes_first_and_others_can_be_taken_from_the_list(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    waits = six("start waits").put(server, clients)
    others = eleven("start others", seats=2, seat=1).put(server, clients)
    visitor = come(PHONE).open("/")
    visitor.keep({waits.code: waits.token(0), others.code: others.token(0)})
    visitor.open("/")
    first = visitor.page.get_by_role("link").first
    expect(first).to_contain_text(visitor.say("start-go-on", game=visitor.say("game-six_nimmt")))
    expect(first).to_contain_text(visitor.say("start-waits"))
    other = visitor.page.get_by_role("listitem").get_by_role("link")
    expect(other).to_contain_text(visitor.say("start-round", round=1))
    expect(other).not_to_contain_text(visitor.say("start-waits"))
    visitor.tap("start-remove", code=others.code)
    visitor.tap("start-bring-back")
    visitor.tap("start-remove", code=others.code)
    visitor.open("/")
    expect(visitor.page.get_by_role("link").first).to_have_attribute("href", f"/t/{waits.code}")
    expect(visitor.page.locator("a[href^='/t/']")).to_have_count(1)


def test_number_of_opponents_and_colour_go_along_to_the_table(come: Visit) -> None:
    visitor = come(DESKTOP).open("/")
    visitor.tap("start-me-unnamed")
    visitor.find("radio", "start-colour-named", n=7).check(force=True)
    visitor.page.keyboard.press("Escape")
    visitor.tap("start-bots-more")
    visitor.tap("start-play-label", game=visitor.say("game-six_nimmt"))
    visitor.until(lambda me: me.my_turn)
    assert len(visitor.table["seats"]) == 5
    assert [seat["colour"] for seat in visitor.table["seats"]] == [7, None, None, None, None]
    mine = visitor.page.get_by_role("table").first.get_by_role("rowheader")
    expect(mine.filter(has_text=visitor.say("you"))).to_have_count(1)
    expect(mine.filter(has_text=visitor.say("start-guest"))).to_have_count(0)
