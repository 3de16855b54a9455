"""The introductions in a browser: to their end, left and come back to, without a network."""

from typing import Any

import pytest

from tests.browser.axe import check_axe
from tests.browser.client_thread import ClientThread
from tests.browser.focus import focus
from tests.browser.learning import SCENES, asked, by_key, learn, play, play_way, ways
from tests.browser.positions import NAMES, named, robbing
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens import Stage
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import SixNimmt
from toril.text import LANGUAGES

KEPT = "() => Object.fromEntries(Object.entries(localStorage))"


def kept(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate(KEPT)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("short", ["six", "eleven"])
def test_an_introduction_goes_on_without_a_network_and_keeps_its_progress_alone(
    come: Visit, short: str, language: str
) -> None:
    visitor = come(PHONE if short == "six" else DESKTOP, language)
    visitor.open(f"/learn/{short}")
    before = kept(visitor)
    asked(visitor, short, SCENES[short][0])
    visitor.page.wait_for_load_state("networkidle")
    sent: list[str] = []
    visitor.page.on("request", lambda request: sent.append(request.url))
    visitor.cut_off()
    learn(visitor, short)
    assert sent == []
    assert not visitor.heard
    after = kept(visitor)
    assert set(after) == {*before, "toril.lessons"}
    assert after.pop("toril.lessons").endswith('{"at":0,"done":true}}')
    assert after == {name: value for name, value in before.items() if name in after}


@pytest.mark.parametrize(("short", "first_card"), [("six", 41), ("eleven", 4)])
def test_an_introduction_is_played_by_keys_and_leads_to_a_first_match_with_one(
    come: Visit, short: str, first_card: int
) -> None:
    visitor = come(DESKTOP)
    visitor.open(f"/learn/{short}")
    asked(visitor, short, SCENES[short][0])
    first = visitor.say("match-card", card=first_card, n=1)
    visitor.until(lambda me: focus(me.page).startswith(first))
    learn(visitor, short, by_key)
    assert focus(visitor.page) == visitor.say("lesson-play")
    check_axe(visitor, "end of an introduction")
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda me: bool(me.heard) and me.my_turn)
    visitor.open("/")
    visitor.page.get_by_text(visitor.say("start-unofficial")).wait_for()
    visitor.page.wait_for_timeout(3_500)  # it would be offered by now
    assert visitor.find("button", "start-learn-no").count() == 0


def test_with_reduced_motion_nothing_moves_and_a_reload_comes_back_to_the_third_scene(
    come: Visit,
) -> None:
    visitor = come(PHONE, "en", still=True, speed="normal")
    visitor.open("/learn/eleven")
    for made in SCENES["eleven"][:2]:
        asked(visitor, "eleven", made)
        play_way(visitor, made, "eleven")
        assert visitor.page.evaluate("() => document.getAnimations().length") == 0
        visitor.tap("lesson-next")
    third = SCENES["eleven"][2]
    asked(visitor, "eleven", third)
    visitor.page.reload()
    asked(visitor, "eleven", third)
    check_axe(visitor, "a scene")
    play_way(visitor, third, "eleven")
    visitor.tap("lesson-back")
    asked(visitor, "eleven", SCENES["eleven"][1])
    visitor.tap("lesson-leave")
    visitor.find("button", "start-create").wait_for()


def test_who_waits_in_a_lobby_learns_until_the_match_begins_and_may_go_on_later(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, game="six_nimmt", seats=2, bots=[None, None])
    visitor = come(PHONE)
    visitor.open(f"/t/{host.code}")
    visitor.find("textbox", "start-name").fill("Luis")
    visitor.tap("start-sit")
    visitor.until(lambda me: me.seat is not None)
    table, play = visitor.table, visitor.play
    visitor.tap("page-menu-learn")
    first, second = SCENES["six"][:2]
    asked(visitor, "six", first)
    play_way(visitor, first, "six")
    visitor.tap("lesson-next")
    asked(visitor, "six", second)
    visitor.table, visitor.play = table, play
    clients.run(host.post("start"))
    visitor.until(lambda me: me.my_turn)
    visitor.page.get_by_text(visitor.say("match-commit"), exact=True).first.wait_for()
    assert visitor.page.url.endswith(f"/t/{host.code}")
    assert kept(visitor)["toril.lessons"] == '{"six_nimmt":{"at":1,"done":false}}'
    visitor.find("button", "page-menu").click()
    visitor.tap("page-menu-learn")
    asked(visitor, "six", second)
    visitor.tap("lesson-leave")
    visitor.page.get_by_text(visitor.say("match-commit"), exact=True).first.wait_for()


def test_a_try_is_set_back_and_an_introduction_that_nobody_wants_is_not_offered_again(
    come: Visit,
) -> None:
    visitor = come(DESKTOP, "en")
    visitor.open("/")
    offer = visitor.page.locator("p", has=visitor.find("button", "start-learn-no"))
    six = visitor.say("game-six_nimmt")
    visitor.press(offer.get_by_role("button", name=six, exact=True))
    first = SCENES["six"][0]
    asked(visitor, "six", first)
    hand = visitor.page.get_by_role("group", name=visitor.say("six-hand"))
    visitor.press(hand.get_by_role("button").first)
    visitor.page.get_by_text(visitor.say("lesson-six-where-lower")).first.wait_for()
    visitor.page.get_by_text(visitor.say("lesson-other")).first.wait_for()
    visitor.tap("lesson-again")
    asked(visitor, "six", first)
    assert hand.get_by_role("button").count() == 3
    visitor.tap("lesson-leave")
    visitor.tap("start-learn-no")
    visitor.open("/")
    visitor.page.wait_for_timeout(3_500)
    assert visitor.find("button", "start-learn-no").count() == 0


@pytest.mark.parametrize(("short", "tries"), [("six", 13), ("eleven", 16)])
def test_every_other_try_is_played_explained_and_set_back(
    come: Visit, short: str, tries: int
) -> None:
    visitor = come(DESKTOP, "en")
    visitor.open(f"/learn/{short}")
    tried = 0
    for made in SCENES[short]:
        for way in ways(made["answers"], asked_for=False):
            asked(visitor, short, made)
            play(visitor, made, way, short)
            visitor.page.get_by_text(visitor.say("lesson-other"), exact=True).first.wait_for()
            visitor.tap("lesson-again")
            tried += 1
        asked(visitor, short, made)
        visitor.tap("lesson-skip")
    visitor.find("button", "lesson-play").wait_for()
    assert tried == tries


def test_who_drafts_is_shown_what_that_means_and_comes_back_to_the_table(
    come: Visit, stage: Stage
) -> None:
    visitor = come(PHONE, "de")
    rules = SixNimmt(seats=4, variant="draft")
    stage.sit(
        visitor, "drafting", lambda name: PreparedTable(named(name), rules, NAMES[:4]).start()
    )
    visitor.tap("six-learn-draft")
    visitor.page.get_by_text(visitor.say("lesson-six-draft"), exact=True).first.wait_for()
    pool = visitor.page.get_by_role("group", name=visitor.say("six-pool"))
    assert visitor.find("button", "six-learn-draft").count() == 0
    visitor.press(pool.get_by_role("button").first)
    visitor.page.get_by_text(visitor.say("lesson-six-draft-then")).first.wait_for()
    visitor.tap("lesson-next")
    visitor.find("button", "six-learn-draft").wait_for()
    assert pool.get_by_role("button").count() == rules.seats * rules.hand_size + rules.rows
    assert "toril.lessons" not in kept(visitor)


def test_who_must_rob_is_shown_what_that_means_and_comes_back_to_the_table(
    come: Visit, stage: Stage
) -> None:
    visitor = come(PHONE)
    stage.sit(visitor, "robbing", robbing)
    visitor.tap("eleven-learn-rob")
    visitor.page.get_by_text(visitor.say("lesson-eleven-rob"), exact=True).first.wait_for()
    visitor.tap("lesson-skip")
    visitor.page.get_by_role("group", name=visitor.say("eleven-rob")).wait_for()
    assert "toril.lessons" not in kept(visitor)
