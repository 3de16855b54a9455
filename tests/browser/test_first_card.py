"""From the address to the first card: how many taps, and how much to load; what learning adds."""

import re

import pytest

from tests.browser.learning import SCENES, asked
from tests.browser.page_moves import DOUBLE_TAP, eleven_card, eleven_pile, six_card
from tests.browser.visitor import PHONE, Visit
from toril.engine.games import BY_SHORT
from toril.text import LANGUAGES

MOST_SCRIPT, MOST = 70_000, 73_500
"""Bytes of JavaScript, compressed, until the first card can be played; the same with the sentences.

A device's part in the draw is among them: no card is dealt before.
"""
MOST_LEARNT = 12_000
"""Bytes of an introduction, compressed: JavaScript with its scenes, and its sentences.

What a match of that game fetches besides is none of it: a learner plays one next.
"""
BY_ITSELF = ("-rest-", "-fairness-", "RoundSummary-", "attend-")
"""What a match fetches when the first card was dealt: for the end of a round, and for company."""
SENTENCES = re.compile(r"-(\w+)-[^/]+\.json$")
FETCHED = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".json")).map((each) => [each.name, each.encodedBodySize])"""

CODE_AND_WORDS = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\.js(on)?$/.test(name))
  .map((each) => [each.name.split("/").at(-1), each.encodedBodySize])"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_tap_plays_a_card(come: Visit, language: str) -> None:
    visitor = come(PHONE, language)
    visitor.open("/").tap("start-play-label", game=visitor.say("game-six_nimmt"))
    visitor.until(lambda me: me.my_turn)
    card = visitor.round["hand"][0]
    six_card(visitor, card).wait_for()
    visitor.page.wait_for_timeout(DOUBLE_TAP)
    visitor.press(six_card(visitor, card))
    visitor.until(lambda me: card not in me.round["hand"] or me.legal["kind"] == "choose_row")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_little_is_loaded_before_the_first_card(come: Visit, game: str, language: str) -> None:
    visitor = come(PHONE, language)
    visitor.open("/").tap("start-play-label", game=visitor.say(f"game-{game}"))
    visitor.until(lambda me: me.my_turn)
    card = visitor.round["hand"][0]
    if game == "six_nimmt":
        six_card(visitor, card).wait_for()
    else:
        eleven_card(visitor, card).wait_for()
        eleven_pile(visitor, visitor.legal["take"][0]).wait_for()
    visitor.page.wait_for_load_state("networkidle")
    sizes = {each.url.rpartition("/")[2]: each.request.sizes() for each in visitor.scripts}
    loaded = {name: size["responseBodySize"] for name, size in sizes.items()}
    assert len(loaded) > 1
    assert sum(loaded.values()) <= MOST_SCRIPT, loaded
    said = dict(visitor.page.evaluate(FETCHED))
    parts = {found[1] for name in said if (found := SENTENCES.search(name))}
    assert parts == {"first", "six" if game == "six_nimmt" else "eleven"}
    assert sum(loaded.values()) + sum(said.values()) <= MOST, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("short", SCENES)
def test_an_introduction_adds_little_to_its_game(come: Visit, short: str, language: str) -> None:
    visitor = come(PHONE, language)
    game = visitor.say(f"game-{BY_SHORT[short].name}")
    visitor.open("/").tap("start-play-label", game=game)
    visitor.until(lambda me: me.my_turn)

    def fetched() -> dict[str, int]:
        return dict(visitor.page.evaluate(CODE_AND_WORDS))

    visitor.until(lambda _: all(any(part in name for name in fetched()) for part in BY_ITSELF))
    visitor.page.wait_for_load_state("networkidle")
    visitor.find("button", "page-menu").click()
    visitor.find("button", "page-menu-learn").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    before = fetched()
    assert not any(name.lower().startswith("lesson") for name in before), before
    visitor.tap("page-menu-learn")
    asked(visitor, short, SCENES[short][0])
    visitor.page.wait_for_load_state("networkidle")
    added = {name: size for name, size in fetched().items() if name not in before}
    parts = {found[1] for name in added if (found := SENTENCES.search(name))}
    assert parts == {"lesson", f"lesson_{short}"}
    assert sum(added.values()) <= MOST_LEARNT, added
