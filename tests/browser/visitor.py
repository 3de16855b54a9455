"""Somebody at a browser: what they see, hear and do, in their own language.

Buttons are found by their role and by the words of the catalogue, as a person or a screen reader
finds them. What the server told the page is read along from the socket, so that a test knows what
can be done; it is done on the page.
"""

import json
import re
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from tests.browser.at_table import PLAYED, AtTable
from tests.browser.targets import Role, Target
from tests.people.requests import PATIENCE
from toril.client import RawClient
from toril.engine.errors import Fact
from toril.engine.value import value


@value
class Device:
    """What somebody holds in their hands."""

    name: str
    width: int
    height: int
    touch: bool = False


TV = Device("tv", 1920, 1080)
PHONE = Device("phone", 360, 640, touch=True)
LYING = Device("phone on its side", 740, 360, touch=True)
DESKTOP = Device("desktop", 1280, 800)

GONE = "net::ERR_ABORTED"  # the page itself went on


class Visitor(AtTable):
    """A browser of one's own, with one page open."""

    def __init__(self, context: BrowserContext, base: str, language: str, touch: bool) -> None:
        super().__init__(language)
        self.context, self.base, self.touch = context, base, touch
        self.page: Page = context.new_page()
        self.heard: list[str] = []
        self.scripts: list[Response] = []
        self.trouble: list[str] = []
        self.forgiven: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        self.hear(json.loads(text))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.trouble.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != GONE:
            self.trouble.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.request.resource_type == "script":
            self.scripts.append(response)
        if response.status >= 400:
            self.trouble.append(f"{response.status}: {response.url}")

    @property
    def unforgiven(self) -> list[str]:
        """What went wrong, less what a test has said would."""
        return [each for each in self.trouble if not any(known in each for known in self.forgiven)]

    def forgive(self, *known: str) -> None:
        """Expect trouble of that kind: a test has made it."""
        self.forgiven.extend(known)

    def open(self, path: str = "/") -> "Visitor":
        """Go to an address of the server."""
        self.page.goto(self.base + path)
        return self

    def keep(self, tokens: Mapping[str, str]) -> None:
        """Have seats from before, by the codes of their tables, the latest one last."""
        host = urlsplit(self.base).hostname or ""
        for code, token in tokens.items():
            path = f"/api/tables/{code}"
            self.context.add_cookies(
                [{"name": "seat", "value": token, "domain": host, "path": path}]
            )
        kept = [{"code": code, "name": "", "playing": True} for code in [*tokens][::-1]]
        self.page.evaluate(KEEP, kept)

    def sit(self, code: str, token: str) -> "Visitor":
        """Come to a table with a seat's token from before."""
        at = f"{self.base}/api/tables/{code}"
        self.context.add_cookies([{"name": "seat", "value": token, "url": at}])
        self.open(f"/t/{code}")
        self.until(lambda me: me.person is not None)
        return self.settle()

    def sit_as(self, client: RawClient) -> "Visitor":
        """Go on in the browser with the seat that somebody has elsewhere."""
        return self.sit(client.code or "", client.token or "")

    def settle(self) -> "Visitor":
        """Wait until what was loaded is on the screen."""
        self.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        self.page.evaluate(PAINTED)
        return self

    def find(self, role: Role, message: str, **facts: Fact) -> Locator:
        """Find something by its role and its name in the catalogue."""
        return self.page.get_by_role(role, name=self.say(message, **facts), exact=True)

    def locate(self, target: Target) -> Locator:
        """Find what a move presses."""
        around = self.locate(target.within) if target.within else self.page
        name = target.name if target.whole else re.compile(rf"^{re.escape(target.name)}(?!\w)")
        return around.get_by_role(target.role, name=name, exact=target.whole)

    def press(self, found: Locator) -> None:
        """Tap or click it, whatever this device has."""
        if self.touch:
            found.tap()
        else:
            found.click()

    def tap(self, message: str, **facts: Fact) -> None:
        """Press a button by its name in the catalogue."""
        self.press(self.find("button", message, **facts))

    def go_on_by_itself(self) -> None:
        """Close what a round brought whenever it covers the table, as it does on a phone."""
        summary = self.page.get_by_role("dialog")
        go_on = summary.get_by_role("button", name=self.say("match-go-on"), exact=True)
        self.page.add_locator_handler(go_on, lambda button: button.click())

    def prefer(self, **settings: Any) -> None:
        """Change preferences, and load the page with them."""
        self.page.evaluate(PREFER, settings)
        self.page.reload()

    def cut_off(self) -> None:
        """Lose the network, also for what is open already."""
        self.context.set_offline(True)
        self.page.evaluate("() => dispatchEvent(new Event('offline'))")

    def keep_shell(self) -> "Visitor":
        """Let the page's worker come now: the page itself asks for it a little later."""
        self.page.evaluate(KEEP)
        return self

    def until(self, fits: Callable[["Visitor"], bool], patience: float = PATIENCE) -> None:
        """Wait until what was heard or seen fits."""
        end = time.monotonic() + patience
        while not fits(self):
            assert time.monotonic() < end, self.shown()
            self.page.wait_for_timeout(15)

    def shown(self) -> str:
        """Return what the page shows, to be read in a failure."""
        return f"{self.page.url}\n{self.page.locator('body').inner_text()}\n{self.trouble}"

    @property
    def code(self) -> str:
        """The table that is on the screen."""
        found = re.search(r"/t/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]


KEEP = """async () => {
  await navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready);
  const rest = () => new Promise((done) => setTimeout(done, 20));
  while (!navigator.serviceWorker.controller) await rest();
  while (!(await caches.match("/", { ignoreVary: true }))) await rest();
}"""
NO_WORKER = "Service Worker registration blocked by Playwright"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AT_REST = """() => {
  for (const each of document.getAnimations()) {
    if (Number.isFinite(each.effect.getComputedTiming().endTime)) each.finish();
  }
}"""
"""Whatever is on its way has arrived."""

PREFER = """(settings) => localStorage.setItem("toril.settings", JSON.stringify(
  { ...JSON.parse(localStorage.getItem("toril.settings")), ...settings }))"""
KEEP = "(tables) => localStorage.setItem('toril.tables', JSON.stringify(tables))"
COACH = "localStorage.getItem('toril.coach') ?? localStorage.setItem('toril.coach', %s)"
SETTINGS = "localStorage.getItem('toril.settings') ?? localStorage.setItem('toril.settings', %s)"


def visit(
    browser: Browser,
    base: str,
    device: Device = DESKTOP,
    language: str = "es",
    *,
    dark: bool = False,
    still: bool = False,
    worker: bool = False,
    coach: Mapping[str, Any] | None = PLAYED,
    **settings: Any,
) -> Visitor:
    """Open a browser of one's own; `settings` are the page's preferences from earlier visits.

    `coach` is what is kept of the coach: usually that both games were played here; None is
    somebody who comes for the first time.

    The page's service worker comes only to those who ask for it: what it keeps is no part of what
    the others test.
    """
    context = browser.new_context(
        viewport={"width": device.width, "height": device.height},
        has_touch=device.touch,
        is_mobile=device.touch,
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(PATIENCE * 1000)
    kept = json.dumps(json.dumps({"speed": "off", "soundOffered": True} | settings))
    context.add_init_script(SETTINGS % kept)
    if coach is not None:
        context.add_init_script(COACH % json.dumps(json.dumps(coach)))
    return Visitor(context, base, language, device.touch)


Visit = Callable[..., Visitor]
"""The fixture `come`: `visit` for the tests' browser and server."""
