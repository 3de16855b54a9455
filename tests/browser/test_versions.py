"""What happens when the server is not the one that the page was loaded from."""

import shutil
from pathlib import Path

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


def playing(browser: Browser, base: str, clients: ClientThread) -> tuple[Visitor, list[str]]:
    """Let somebody play against a bot; return the visitor, and what their page has loaded."""
    host = clients.open(base, seats=2, bots=[None, "cautious"])
    clients.run(host.post("start"))
    visitor = visit(browser, base)
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
