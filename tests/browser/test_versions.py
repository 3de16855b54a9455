"""What happens when the server is not the one that the page was loaded from."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.client_thread import ClientThread
from tests.browser.launch import built_page
from tests.browser.visitor import Visitor, visit
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from toril.server.settings import Settings
from toril.server.web import socket
from toril.wire.version import PROTOCOL


def say_build(page: Path, build: str) -> None:
    (page / "build.txt").write_text(f"{build}\n")


def renew(page: Path, build: str) -> None:
    """Make the next version of a built page: other files, and another protocol."""
    old = (page / "build.txt").read_text().strip()
    (page / "assets").rename(page / "new")
    (page / "assets").mkdir()
    (page / "new").rename(page / "assets" / "new")
    changes = {
        "assets/": "assets/new/",
        old: build,
        f"protocol:{PROTOCOL}": f"protocol:{PROTOCOL + 1}",
    }
    for path in page.rglob("*"):
        if path.suffix in (".html", ".js", ".css", ".txt"):
            text = path.read_text()
            for before, after in changes.items():
                text = text.replace(before, after)
            path.write_text(text)


def playing(
    browser: Browser, base: str, clients: ClientThread, **more: Any
) -> tuple[Visitor, list[str]]:
    """Let somebody play against a bot; return the visitor, and what their page has loaded."""
    host = clients.open(base, seats=2, bots=[None, "cautious"])
    clients.run(host.post("start"))
    visitor = visit(browser, base, **more)
    loads: list[str] = []
    visitor.page.on("load", lambda page: loads.append(page.url))
    return visitor.sit_as(host), loads


def test_a_new_version_of_the_server_reloads_the_page_once(
    tmp_path: Path, browser: Browser, clients: ClientThread
) -> None:
    built_page()
    page = tmp_path / "static"
    shutil.copytree(Settings().page, page)
    with Restarting(settings(tmp_path, page=page)) as server:
        visitor, loads = playing(browser, server.base, clients)
        assert len(loads) == 1
        clients.run(server.restart(lambda: say_build(page, "another")))
        # The same old page as before comes, and is told once more that it is old.
        visitor.until(lambda me: sum('"kind":"welcome"' in text for text in me.heard) == 3)
        visitor.page.wait_for_timeout(500)
        assert len(loads) == 2
        visitor.context.close()


def test_a_page_of_another_protocol_reloads_once_and_then_says_so(
    tmp_path: Path, browser: Browser, clients: ClientThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    built_page()
    with Restarting(settings(tmp_path)) as server:
        visitor, loads = playing(browser, server.base, clients)

        def speak_another() -> None:
            monkeypatch.setattr(socket, "PROTOCOL", PROTOCOL + 1)

        clients.run(server.restart(speak_another))
        visitor.page.wait_for_event("load")
        visitor.page.get_by_text(visitor.say("page-ended-other")).wait_for()
        visitor.page.wait_for_timeout(500)
        assert len(loads) == 2
        visitor.context.close()


def test_an_old_worker_with_an_old_page_and_a_new_server_reload_once_and_are_new(
    tmp_path: Path, browser: Browser, clients: ClientThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    built_page()
    page = tmp_path / "static"
    shutil.copytree(Settings().page, page)
    with Restarting(settings(tmp_path, page=page)) as server:
        visitor, loads = playing(browser, server.base, clients, worker=True)
        visitor.keep_shell()

        def begin_anew() -> None:
            renew(page, "another")
            monkeypatch.setattr(socket, "PROTOCOL", PROTOCOL + 1)

        clients.run(server.restart(begin_anew))
        visitor.until(lambda me: len(loads) == 2 and me.page.evaluate(SCRIPT).count("/new/") == 1)
        visitor.until(lambda me: me.page.evaluate(CACHES) == ["toril-another"])
        visitor.tap("page-menu")  # what is fetched later is the new version's too
        visitor.find("button", "page-menu-settings").wait_for()
        visitor.page.wait_for_timeout(500)
        assert len(loads) == 2
        # And so is what is kept for a time without a network.
        visitor.cut_off()
        visitor.page.reload()
        visitor.page.get_by_text(visitor.say("start-connecting-lost")).wait_for()
        assert "/new/" in visitor.page.evaluate(SCRIPT)
        visitor.context.close()


SCRIPT = "() => document.querySelector('script[src]').src"
CACHES = 'async () => (await caches.match("/", { ignoreVary: true })) ? caches.keys() : []'
"""By their names, when one of them has the page."""
