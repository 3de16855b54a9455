"""A built page on a real server, and one Chromium for all tests of this folder."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.client_thread import ClientThread, client_thread
from tests.browser.launch import built_page, launched
from tests.browser.screens import Stage
from tests.browser.visitor import DESKTOP, Device, Visit, Visitor, visit
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Not for the session: while Playwright's loop runs, other tests could run none of their own.
    with launched() as found:
        yield found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    built_page()
    with running(settings(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(scope="package")
def clients() -> Iterator[ClientThread]:
    with client_thread() as found:
        yield found


@pytest.fixture
def stage(request: pytest.FixtureRequest, server: Running, clients: ClientThread) -> Stage:
    return Stage(server, clients, of=request.node.nodeid)


@pytest.fixture
def come(browser: Browser, server: Running) -> Iterator[Visit]:
    """Let somebody come by; nobody may have seen an error when the test ends."""
    came: list[Visitor] = []

    def come(device: Device = DESKTOP, language: str = "es", **more: Any) -> Visitor:
        came.append(visit(browser, more.pop("base", server.base), device, language, **more))
        return came[-1]

    yield come
    for visitor in came:
        visitor.context.close()
    assert [visitor.unforgiven for visitor in came if visitor.unforgiven] == []
