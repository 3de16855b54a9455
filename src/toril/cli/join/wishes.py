"""How a new table shall be."""

from typing import Any

from toril.bots import DEFAULT_BOTS, TABLE_BOTS
from toril.bots.register import unknown_bot
from toril.cli.match_rules import given_options, make_rules
from toril.cli.talk.bots import check_bots_fit
from toril.engine.games import BY_SHORT
from toril.engine.value import value

USUAL_SEATS = 1 + len(DEFAULT_BOTS)


@value
class Wishes:
    """How a new table shall be. `rules` are the options by flag, None where none was given."""

    game: str
    seats: int
    bots: tuple[str, ...]
    clock: str
    rules: dict[str, Any]
    extra: tuple[str, ...]
    start: bool

    def request(self) -> dict[str, Any]:
        """Return what is sent to open the table; refuse options that no match is played with."""
        chosen = self.rules | {"seats": self.seats}
        make_rules(self.game, chosen, self.extra)
        options = given_options(self.game, chosen, self.extra)
        del options["seats"]
        return {
            "game": BY_SHORT[self.game].name,
            "seats": self.seats,
            "options": options,
            "clock": self.clock,
            "bots": self._seating(),
        }

    def _seating(self) -> list[str | None]:
        """Return a bot or None for each seat: bots come last, and fill the table that starts."""
        others = self.seats - 1
        for bot in self.bots:
            if bot not in TABLE_BOTS:  # a server lets nobody choose how long its bots think
                raise unknown_bot(bot, TABLE_BOTS)
        check_bots_fit(self.bots, others)
        if self.start:
            bots = self.bots or DEFAULT_BOTS
            return [None, *(bots[seat % len(bots)] for seat in range(others))]
        return [None] * (self.seats - len(self.bots)) + list(self.bots)


def seats_for(bots: tuple[str, ...], *, start: bool) -> int:
    """Return how many seats a new table usually has: one beside the bots if it starts at once.

    >>> seats_for(("bull", "calf"), start=True), seats_for(("bull", "calf"), start=False)
    (3, 4)
    """
    taken = 1 + len(bots)
    return taken if start and bots else max(taken, USUAL_SEATS)
