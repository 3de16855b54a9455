"""Firefox, driven by the WebDriver BiDi that it speaks itself."""

import base64
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.engine import PATIENCE, Cookie
from tests.browser.engines.finding import firefox
from tests.browser.engines.program import started
from tests.browser.visitor import PHONE

FINGER = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}


class Firefox:
    """A session with one window."""

    name = "firefox"

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._sent, self._trouble = socket, 0, list[str]()
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        (window,) = self._call("browsingContext.getTree")["contexts"]
        self._window = {"context": window["context"]}
        size = {"width": PHONE.width, "height": PHONE.height}
        self._call("browsingContext.setViewport", **self._window, viewport=size)

    def _call(self, method: str, **params: Any) -> Any:
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            said = json.loads(self._socket.recv(PATIENCE))
            if said.get("id") == self._sent:
                assert said["type"] == "success", said
                return said["result"]
            if said.get("method") == "log.entryAdded":
                entry = said["params"]
                if entry["level"] in ("error", "warn"):
                    self._trouble.append(f"{entry['level']}: {entry['text']}")

    def open(self, url: str) -> None:
        """Go to an address and wait until it is loaded."""
        self._call("browsingContext.navigate", **self._window, url=url, wait="complete")

    def ask(self, function: str, *given: Any) -> Any:
        """Call a JavaScript function in the page with values; return what it answers."""
        asked = f"(async () => JSON.stringify(await ({function})(...{json.dumps(given)})))()"
        answer = self._call(
            "script.evaluate", expression=asked, target=self._window, awaitPromise=True
        )
        assert answer["type"] == "success", answer
        found = answer["result"].get("value")
        return None if found is None else json.loads(found)

    def tap(self, x: float, y: float) -> None:
        """Touch the screen."""
        down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        steps = [{"type": "pointerMove", "x": round(x), "y": round(y)}, down, up]
        self._call("input.performActions", **self._window, actions=[FINGER | {"actions": steps}])

    def picture(self) -> bytes:
        """Return what is on the screen, as PNG."""
        taken = self._call("browsingContext.captureScreenshot", **self._window)
        return base64.b64decode(taken["data"])

    def keep(self, cookie: Cookie) -> None:
        """Keep a cookie for the server whose page is open."""
        kept = {
            "name": cookie.name,
            "value": {"type": "string", "value": cookie.value},
            "domain": self.ask("() => location.hostname"),
            "path": cookie.path,
        }
        self._call("storage.setCookie", cookie=kept)

    def complaints(self) -> list[str]:
        """Return the errors and warnings that the page has caused."""
        return self._trouble

    def hide(self) -> None:
        """Open another tab before the page."""
        self._call("browsingContext.create", type="tab")

    def close(self) -> None:
        """Close the page's tab, beside another one: the session goes on."""
        self._call("browsingContext.create", type="tab", background=True)
        self._call("browsingContext.close", **self._window)


@contextmanager
def launched() -> Iterator[Firefox]:
    """Run Firefox until the block ends, with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        window = ["--headless", "--no-remote", "--profile", profile, "about:blank"]
        command = [firefox(), "--remote-debugging-port", "0", *window]
        with started(command):
            address = f"ws://127.0.0.1:{_port(Path(profile))}/session"
            with connect(address, max_size=None, proxy=None) as socket:
                yield Firefox(socket)


def _port(profile: Path) -> int:
    """Wait until Firefox has written down where it listens."""
    told, end = profile / "WebDriverBiDiServer.json", time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(FileNotFoundError, ValueError):
            port: int = json.loads(told.read_text(encoding="utf-8"))["ws_port"]
            return port
        time.sleep(0.05)
    raise TimeoutError("Firefox does not come up")
