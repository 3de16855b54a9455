"""Browsers that try the deal of the day: each with its cookie and the table of its try."""

from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from random import Random
from typing import Any

from tests.people.listener import tell
from tests.people.playing import play_through
from tests.people.requests import Answer, ask
from toril.client import RawClient, new_claim, new_id

GAMES = ("six_nimmt", "eleven_nimmt")


@dataclass
class Browser:
    """One browser at a server, with the cookies that it was given."""

    base: str
    cookies: dict[str, str] = field(default_factory=dict)
    heard: list[dict[str, Any]] = field(default_factory=list)

    def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Ask as this browser; a table is asked with the seat that one has there."""
        sent = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        answer = ask(self.base, method, path, body, {"cookie": sent} if sent else None)
        for text in answer.headers.get_all("set-cookie", []):
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(text).items()}
        return answer

    def days(self, date: str | None = None) -> dict[str, Any]:
        """Return the deals of a day, as this browser sees them."""
        answer = self.ask("GET", "/api/day" + (f"?date={date}" if date else ""))
        assert answer.status == 200, answer.body
        told: dict[str, Any] = answer.json
        return told

    def asked_to_begin(self, game: str, date: str | None = None, **changes: Any) -> Answer:
        """Ask for a try at a game's deal of today."""
        given = {"id": new_id(), "claim": new_claim(), "name": "Ana"}
        given["date"] = date or self.days()["date"]
        return self.ask("POST", f"/api/day/{game}", given | changes)

    def begin(self, game: str) -> "Browser":
        """Begin a try."""
        answer = self.asked_to_begin(game)
        assert answer.status == 201, answer.body
        self.cookies["code"] = answer.json["table"]["code"]
        return self

    @property
    def code(self) -> str:
        """The code of the table of its try."""
        return self.cookies["code"]

    @property
    def client(self) -> RawClient:
        """A socket of this browser at its table."""
        return RawClient(self.base, self.code, self.cookies["seat"])

    def play(self, seed: int = 1) -> "Browser":
        """Play the try to its end, by lot; note what was told."""
        tell(play_through(self.client, Random(seed), self.heard.append))
        return self


def seen(browser: Browser) -> list[Any]:
    """Return what a browser was shown: the cards at first, all events, how it was at the end.

    Commitments are left out: who is how quick shows in their order, and in nothing else.
    """
    views = [message["play"]["view"] for message in browser.heard if message.get("play")]
    events = [event for message in browser.heard for event in message.get("events", ())]
    told = [event for event in events if event["kind"] != "six.committed"]
    return [views[0], *told, views[-1]]
