"""Somebody who plays in any browser: what may be done a second ear hears, what is done is a tap."""

import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from tests.browser.at_table import PLAYED, AtTable
from tests.browser.client_thread import ClientThread
from tests.browser.engines.engine import PATIENCE, Cookie, Engine
from tests.browser.targets import Target, button, presses
from toril.client import RawClient
from toril.engine.game import Move
from toril.engine.six_nimmt import Commit

FIND = (Path(__file__).parent / "find.js").read_text(encoding="utf-8")
FILL = """(text) => {
  document.activeElement.value = text;
  document.activeElement.dispatchEvent(new Event("input", { bubbles: true }));
}"""
KEEP = """(kept) => {
  for (const name in kept) localStorage.setItem("toril." + name, JSON.stringify(kept[name]));
}"""
WAIT = 0.05
QUIET = 1.0


class Player(AtTable):
    """A person with a browser, and with a second connection to the same seat."""

    def __init__(self, engine: Engine, client: RawClient, language: str, theme: str) -> None:
        super().__init__(language)
        self.engine, self._client, self._theme = engine, client, theme
        self.summaries = 0
        self.scores_come: Callable[[], None] = lambda: None

    async def listen(self) -> None:
        """Hear what the server tells this seat, until it is enough."""
        async for message in self._client.messages():
            self.hear(message)

    def come(self, clients: ClientThread, **settings: bool) -> None:
        """Begin on the first page, with a seat from before, and go to its table by the code."""
        code, token = self._client.code or "", self._client.token or ""
        self.engine.open(self._client.base)
        kept = {"language": self.text.language, "theme": self._theme, "speed": "normal"} | settings
        self.engine.ask(KEEP, {"settings": kept, "coach": PLAYED})
        self.engine.keep(Cookie("seat", token, f"/api/tables/{code}"))
        # Firefox complains of fonts that somebody who goes on does not wait for.
        self.until(lambda: self.engine.ask("() => document.fonts.status") == "loaded")
        self.engine.open(self._client.base)
        clients.begin(self.listen())
        self.press(Target("textbox", self.say("start-join-label")))
        self.engine.ask(FILL, code)
        self.press(button(self, "start-join"))

    def until(self, fits: Callable[[], bool]) -> None:
        """Wait until what was heard or seen fits."""
        end = time.monotonic() + PATIENCE
        while not fits():
            assert time.monotonic() < end, self.engine.ask("() => document.body.innerText")
            time.sleep(WAIT)

    def sees(self, target: Target) -> bool:
        """Say whether something can be pressed."""
        return self.engine.ask(FIND, asdict(target)) is not None

    def press(self, target: Target) -> None:
        """Press something as soon as it can be."""
        self.until(lambda: self.sees(target))
        self.engine.tap(*self.engine.ask(FIND, asdict(target)))

    def wait_for_turn(self) -> None:
        """Wait until the table waits for this person and the story has been told."""
        skip, go_on = button(self, "match-skip"), button(self, "match-go-on")
        self.until(lambda: self.my_turn or self.over)
        quiet_since = time.monotonic()
        while time.monotonic() < quiet_since + QUIET:  # a story may be about to begin
            if not self.over and self.sees(go_on):
                self.summaries += 1
                self.scores_come()
                self.press(go_on)
                self.until(lambda: not self.sees(go_on))
            if self.sees(skip):
                quiet_since = time.monotonic()
            time.sleep(WAIT)

    def move(self, wanted: Move) -> None:
        """Make a move, and wait until the server knows it."""
        turn = self.turn
        for target in presses(self, wanted):
            self.press(target)
        self.until(lambda: self.moved_on(turn, wanted))

    def moved_on(self, turn: tuple[int, int], wanted: Move) -> bool:
        """Say whether the table went on; a card tapped while a story still began is confirmed."""
        if isinstance(wanted, Commit):
            confirm = button(self, "six-confirm-card", card=wanted.card)
            if (place := self.engine.ask(FIND, asdict(confirm))) is not None:
                self.engine.tap(*place)
        return self.turn != turn or not self.my_turn or self.over
