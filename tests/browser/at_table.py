"""What somebody at a table knows, from what the server tells them."""

from functools import cache
from typing import Any

from tests.people.following import play_after
from toril.engine.errors import Fact
from toril.engine.games import GAMES
from toril.text import Catalogue

catalogue = cache(Catalogue)
"""Read once for each language: it takes longer than a page needs to open."""
PLAYED = {"over": list(GAMES)}
"""What a browser keeps of the coach where both games were played: nobody is coached there."""


class AtTable:
    """Somebody with a language, and with the table as they heard of it last."""

    def __init__(self, language: str) -> None:
        self.text = catalogue(language)
        self.table: dict[str, Any] = {}
        self.play: Any = None
        self.person: int | None = None

    def hear(self, message: dict[str, Any]) -> None:
        """Note what the server says."""
        if message["kind"] == "welcome":
            self.person = message["person"]
        self.table = message.get("table") or self.table
        self.play = play_after(self.play, message)

    def say(self, message: str, **facts: Fact) -> str:
        """Return a sentence in this person's language."""
        return self.text.say(message, **facts)

    @property
    def seat(self) -> int | None:
        """Where this person sits; None looks on."""
        people = [seat["person"] for seat in self.table.get("seats", [])]
        return people.index(self.person) if self.person in people and self.person else None

    @property
    def legal(self) -> dict[str, Any]:
        """What this person may do."""
        legal: dict[str, Any] = self.play["legal"]
        return legal

    @property
    def turn(self) -> tuple[int, int]:
        """The match and the turn in it."""
        return self.play["match"], self.play["turn"]

    @property
    def my_turn(self) -> bool:
        """Whether the table waits for this person."""
        return bool(self.play) and self.seat is not None and self.seat in self.play["to_act"]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.play) and self.play["view"]["outcome"] is not None

    @property
    def round(self) -> dict[str, Any]:
        """The round as this person sees it."""
        view: dict[str, Any] = self.play["view"]["round"]
        return view
