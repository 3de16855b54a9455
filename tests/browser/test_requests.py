"""What a whole visit asks for: the sentences of one language, each part with what says them."""

import re

from tests.browser.at_table import catalogue
from tests.browser.client_thread import ClientThread
from tests.browser.learning import SCENES
from tests.browser.learning import asked as scene_is_set
from tests.browser.positions import ended
from tests.browser.visitor import PHONE, Visit
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import SixNimmt
from toril.text import LANGUAGES

SENTENCES = re.compile(r"/assets/([a-z]{2})-(\w+)-[^/]+\.json$")
KEPT = """async () => {
  const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(open.map((cache) => cache.keys()))).flat().map(({ url }) => url);
}"""


def test_a_whole_visit_fetches_one_language_and_each_part_when_it_is_opened(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = ended("one language", SixNimmt(seats=2)).put(server, clients)
    ana = come(PHONE, "de", worker=True)
    asked: list[tuple[str, str]] = []

    def note(url: str) -> None:
        if found := SENTENCES.search(url):
            asked.append((found[1], found[2]))

    ana.page.on("request", lambda request: note(request.url))
    ana.open("/").settle()
    assert asked == [("de", "first")]
    ana.tap("page-menu-rules")
    ana.page.get_by_role("dialog").get_by_role("heading").first.wait_for()
    ana.settle()
    idle = {("de", "day")}  # the start's line, where reading took longer than it waits
    assert {*asked} - idle == {("de", part) for part in ("first", "rest", "rules")}
    ana.open("/learn/six")
    scene_is_set(ana, "six", SCENES["six"][0])
    learnt = ("first", "rest", "rules", "lesson", "lesson_six", "six")
    assert {*asked} - idle == {("de", part) for part in learnt}
    ana.open("/").settle().keep_shell()
    ana.sit(prepared.code, prepared.token(0))
    ana.page.get_by_text(ana.say("match-high-best-title")).wait_for()
    ana.until(lambda _: {part for _, part in asked} >= {"first", "rest", "six", "fairness"})
    assert {language for language, _ in asked} == {"de"}
    assert ("de", "eleven") not in asked
    kept = [found[1] for url in ana.page.evaluate(KEPT) if (found := SENTENCES.search(url))]
    assert {*kept} == {"de"}
    assert len(kept) > 3


def test_whoever_chooses_another_language_is_spoken_to_in_it(come: Visit) -> None:
    visitor = come(PHONE, "en").open("/").settle()
    choice = visitor.page.get_by_role("combobox", name=visitor.say("page-language"))
    assert choice.locator("option").all_inner_texts() == ["Deutsch", "English", "Español"]
    assert choice.locator("option").count() == len(LANGUAGES)
    choice.select_option("de")
    visitor.text = catalogue("de")
    visitor.find("button", "start-create").wait_for()
    visitor.page.reload()
    visitor.find("button", "start-create").wait_for()
