"""The page as an app: a shell without a network, a screen that stays on, sounds, shared links."""

import json

from playwright.sync_api import expect

from tests.browser.client_thread import ClientThread
from tests.browser.launch import AT_HOME
from tests.browser.page_moves import move
from tests.browser.positions import ended, last_card, six
from tests.browser.visitor import PHONE, Visit
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import Commit, SixNimmt

KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
LOCKS = """
  window.locks = 0;
  const release = async () => { window.locks -= 1; };
  const request = async () => { window.locks += 1; return { release }; };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
OFFER = """() => {
  const prompt = async () => { window.installed = true; };
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
}"""
SHARE = "navigator.share = async (data) => { window.shared = data; }"


def test_the_start_opens_without_a_network_and_says_so_until_it_is_back(come: Visit) -> None:
    visitor = come(PHONE, worker=True)
    visitor.forgive("net::ERR_")
    visitor.page.clock.install()
    visitor.open("/").settle()
    visitor.page.clock.run_for(3_500)  # the page asks for its worker by itself, a little later
    visitor.page.clock.resume()
    visitor.until(lambda me: "/" in me.page.evaluate(KEPT))
    visitor.until(lambda me: me.page.evaluate("() => !!navigator.serviceWorker.controller"))
    visitor.context.set_offline(True)
    visitor.page.reload()
    offline = visitor.page.get_by_text(visitor.say("devices-offline"))
    offline.wait_for()
    visitor.tap("page-menu-rules")  # what needs no server is there
    visitor.page.get_by_role("dialog").get_by_role("heading").first.wait_for()
    visitor.page.go_back()
    visitor.context.set_offline(False)
    expect(offline).to_be_hidden()


def test_nothing_of_a_table_is_kept(come: Visit, server: Running, clients: ClientThread) -> None:
    prepared = ended("nothing kept", SixNimmt(seats=2)).put(server, clients)
    visitor = come(worker=True)
    visitor.open("/").keep_shell()
    visitor.sit(prepared.code, prepared.token(0))
    visitor.page.get_by_text(visitor.say("match-high-best-title")).wait_for()  # the record was here
    visitor.until(lambda me: "/" in me.page.evaluate(KEPT))
    kept = visitor.page.evaluate(KEPT)
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []


def test_over_plain_http_nothing_of_it_is_offered_and_nothing_is_missed(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("at home", seats=2, tricks=2).put(server, clients)
    visitor = come(PHONE, base=server.base.replace("127.0.0.1", AT_HOME), worker=True)
    visitor.forgive("Cross-Origin-Opener-Policy")  # browsers say so: it is for https
    visitor.page.clock.install()
    visitor.sit(prepared.code, prepared.token(0))
    visitor.page.clock.run_for(4_000)
    assert visitor.page.evaluate(
        "() => [isSecureContext, 'serviceWorker' in navigator, 'wakeLock' in navigator]"
    ) == [False, False, False]
    visitor.tap("page-menu")
    visitor.find("button", "page-menu-settings").wait_for()
    expect(visitor.find("button", "devices-install")).to_have_count(0)


def test_the_screen_stays_on_while_somebody_plays(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("awake", seats=2, tricks=2).put(server, clients)
    ana, eva = come(PHONE), come(PHONE)
    for visitor in (ana, eva):
        visitor.context.add_init_script(LOCKS)
        visitor.page.clock.install()
    ana.sit(prepared.code, prepared.token(0))
    ana.page.clock.run_for(6_000)
    ana.until(lambda me: me.page.evaluate("() => window.locks") == 1)
    eva.open(f"/t/{prepared.code}").settle()  # whoever only watches has time to touch the phone
    eva.page.clock.run_for(6_000)
    assert eva.page.evaluate("() => window.locks") == 0
    host = clients.client(server.base, prepared.code, prepared.token(0))
    clients.run(host.post("end"))
    ana.until(lambda me: me.page.evaluate("() => window.locks") == 0)


def test_the_menu_offers_to_install_the_page_where_the_browser_does(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = six("install", seats=2, tricks=2).put(server, clients)
    visitor = come(PHONE).sit(prepared.code, prepared.token(0))
    visitor.page.evaluate(OFFER)
    visitor.tap("page-menu")
    visitor.tap("devices-install")
    visitor.until(lambda me: me.page.evaluate("() => window.installed === true"))
    expect(visitor.find("button", "devices-install")).to_have_count(0)


def test_sounds_are_offered_once(come: Visit, server: Running, clients: ClientThread) -> None:
    for answer, sound in (
        ("devices-sounds-yes", True),
        ("devices-sounds-no", False),
        (None, False),
    ):
        prepared = last_card(f"sounds {answer}", seats=2).put(server, clients)
        visitor = come(PHONE, soundOffered=False).sit(prepared.code, prepared.token(0))
        move(visitor, Commit(visitor.round["hand"][0]))
        offer = visitor.find("group", "devices-sounds-offer")
        offer.wait_for()
        if answer:
            visitor.tap(answer)
            expect(offer).to_be_hidden()
        expect(visitor.find("button", "match-go-on")).to_be_visible()
        visitor.tap("match-go-on")
        expect(visitor.page.get_by_role("dialog")).to_be_hidden()
        kept = json.loads(visitor.page.evaluate("() => localStorage.getItem('toril.settings')"))
        assert (kept["sound"], kept["soundOffered"]) == (sound, True)


def test_a_shared_link_comes_with_a_sentence(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    host = clients.open(server.base, seats=2)
    visitor = come(PHONE)
    visitor.context.add_init_script(SHARE)
    visitor.sit_as(host)
    visitor.tap("page-share")
    shared = visitor.page.evaluate("() => window.shared")
    assert shared == {
        "title": "Toril",
        "text": visitor.say("devices-share-text", game="6 nimmt!"),
        "url": f"{server.base}/t/{host.code}",
    }
