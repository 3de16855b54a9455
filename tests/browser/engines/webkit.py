"""WebKit, Safari's engine, driven by its own WebDriver on a screen that nobody sees."""

import base64
import json
import os
import socket
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.browser.engines.engine import PATIENCE, Cookie
from tests.browser.engines.finding import mini_browser
from tests.browser.engines.program import started
from tests.browser.visitor import PHONE
from tests.services.service import free_port

MOUSE = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
"""It knows no touch."""

SLIM = "* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px }"
"""Its buttons must not keep the window from being as narrow as a phone."""

# Its driver has no log, so the page keeps one: from the first load on, until another is loaded.
LISTEN = """() => {
  window.complaints = [];
  const keep = (what) => { window.complaints.push(String(what)); };
  addEventListener("error", (event) => { keep(`error: ${event.message}`); });
  addEventListener("unhandledrejection", (event) => { keep(`rejected: ${event.reason}`); });
  for (const level of ["error", "warn"]) {
    const tell = console[level];
    console[level] = (...words) => { keep(`${level}: ${words.join(" ")}`); tell(...words); };
  }
}"""


class WebKit:
    """A session with one window."""

    name = "webkit"

    def __init__(self, driver: str) -> None:
        self._session = f"{driver}/session"
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        options = {"binary": mini_browser(), "args": ["--automation"]}
        wanted = {"webkitgtk:browserOptions": options}
        begun = self._call("POST", "", capabilities={"alwaysMatch": wanted})
        self._session += f"/{begun['sessionId']}"
        bars = 0
        for _ in range(2):  # the bars are as high as they are only when the window is so narrow
            size = {"width": PHONE.width, "height": PHONE.height + bars}
            self._call("POST", "/window/rect", x=0, y=0, **size)
            bars = self.ask("() => outerHeight - innerHeight")

    def _call(self, method: str, path: str, **body: Any) -> Any:
        sent = json.dumps(body).encode() if method == "POST" else None
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._session + path, sent, headers, method=method)
        with self._opener.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def open(self, url: str) -> None:
        """Go to an address and wait until it is loaded."""
        self._call("POST", "/url", url=url)
        self.ask(LISTEN)

    def ask(self, function: str, *given: Any) -> Any:
        """Call a JavaScript function in the page with values; return what it answers."""
        script = f"""const done = arguments[arguments.length - 1];
          (async () => ({function})(...arguments[0]))().then((found) => done(found ?? null));"""
        return self._call("POST", "/execute/async", script=script, args=[given])

    def tap(self, x: float, y: float) -> None:
        """Click: this engine knows no touch."""
        down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        there = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        self._call("POST", "/actions", actions=[MOUSE | {"actions": [there, down, up]}])

    def picture(self) -> bytes:
        """Return what is on the screen, as PNG."""
        return base64.b64decode(self._call("GET", "/screenshot"))

    def keep(self, cookie: Cookie) -> None:
        """Keep a cookie for the server whose page is open."""
        kept = {"name": cookie.name, "value": cookie.value, "path": cookie.path}
        self._call("POST", "/cookie", cookie=kept)

    def complaints(self) -> list[str]:
        """Return the errors and warnings that the page has caused."""
        found: list[str] = self.ask("() => window.complaints")
        return found

    def hide(self) -> None:
        """Put the window away."""
        self._call("POST", "/window/minimize")

    def close(self) -> None:
        """Close the page's tab, beside another one: the session goes on."""
        other = self._call("POST", "/window/new", type="tab")["handle"]
        self._call("DELETE", "/window")
        self._call("POST", "/window", handle=other)

    def end(self) -> None:
        """Close the window."""
        self._call("DELETE", "")


@contextmanager
def launched() -> Iterator[WebKit]:
    """Run WebKit and its screen until the block ends, with settings of its own."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        (home / "gtk-3.0").mkdir()
        (home / "gtk-3.0" / "gtk.css").write_text(SLIM, encoding="utf-8")
        display, port = stack.enter_context(_screen()), free_port()
        environment = {**os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": str(home)}
        environment |= {"XDG_DATA_HOME": str(home), "XDG_CACHE_HOME": str(home)}
        command = ["WebKitWebDriver", f"--port={port}"]
        stack.enter_context(started(command, env=environment))
        _wait_for(port)
        engine = WebKit(f"http://127.0.0.1:{port}")
        stack.callback(engine.end)
        yield engine


def _wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise TimeoutError("the driver of WebKit does not come up")


@contextmanager
def _screen() -> Iterator[str]:
    """Run an X server with a picture in memory; yield its name, which it chooses itself."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x1000x24", "-nolisten", "tcp"]
    with started(command, pass_fds=(write,)), os.fdopen(read) as told:
        os.close(write)
        yield f":{told.readline().strip()}"
