"""The bots that a table is told of: it knows none by itself, and never asks one to decide."""

from toril.engine.value import value
from toril.server.tables.chairs import Chair


@value
class Bots:
    """Names of bots: those that may be given a seat, and those that a table takes by itself.

    `stand_in` plays for people; `filler` gets the seats that are empty when a rematch starts.
    """

    names: tuple[str, ...]
    stand_in: str
    filler: str

    def who_plays(self, chair: Chair) -> str | None:
        """Return the bot that decides at a chair; None when a person does."""
        if chair.by == "person":
            return None
        return chair.bot if chair.by == "bot" else self.stand_in
