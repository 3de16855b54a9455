"""The loads of `toril bench server`, by name: `paced-2000` is 2,000 paced tables."""

import re
from typing import Any, Literal, TypeAlias

from toril.engine.errors import TorilError
from toril.engine.quoting import short
from toril.engine.value import replace, value

What: TypeAlias = Literal["play", "back", "churn", "memory"]
USUAL_SPECTATORS = 60
PLAIN_BOT = "cautious"
"""A bot that only counts; the others need kernels, which get ready before anybody comes."""


@value
class Load:
    """So many tables, with people, bots and spectators at each; seconds for a trick, 0 for at once.

    What is done: people play; or the server is killed and all come back, `cold` without the
    snapshots; or people come and go; or the memory is measured part by part. Of several workers
    people of a table share one, or are `apart`: at any.
    """

    key: str
    name: str
    tables: int
    people: int = 4
    bots: int = 0
    pace: float = 10
    bot: str = PLAIN_BOT
    bot_pause: float = 0
    spectators: int = 0
    what: What = "play"
    cold: bool = False
    apart: bool = False

    @property
    def sockets(self) -> int:
        """How many sockets are open at the same time."""
        return self.tables * (self.people + self.spectators)

    def setup(self, hand_size: int = 10) -> dict[str, Any]:
        """Return the rules of a match of one round, as a host sends them."""
        options = {"rounds": 1, "hand_size": hand_size}
        return {"game": "six_nimmt", "seats": self.people + self.bots, "options": options}


KINDS = {
    "paced": Load("paced", "paced", 500),
    "bots": Load("bots", "three bots each", 200, 1, 3),
    "flat": Load("flat", "flat out", 50, pace=0),
    "flat-bots": Load("flat-bots", "flat out, three bots each", 200, 1, 3, 0),
    "ten": Load("ten", "ten seats", 300, 10),
    "ox": Load("ox", "three ox each", 500, 1, 3, bot="ox", bot_pause=0.6),
    "spectators": Load("spectators", "one table looked on at", 1, pace=2, spectators=1000),
    "back": Load("back", "killed, everybody back", 500, pace=3, what="back"),
    "back-cold": Load("back-cold", "killed, no snapshots", 500, pace=3, what="back", cold=True),
    "churn": Load("churn", "coming and going", 300, what="churn"),
    "memory": Load("memory", "memory by part", 500, what="memory"),
}
"""By the first part of their names; the number that may follow is that of the tables, of
`spectators` that of those who look on."""

USUAL = ("paced-500", "paced-2000", "ten-300", "ox-500", "flat-50", "spectators-1000", "back-500")
"""What is measured if nothing else is asked for: some six minutes."""

OF_WORKERS = ("paced-2000",)
"""What is measured of several workers if nothing else is asked for: they are busy, nobody is late,
and two cores do for all of it."""


def load_named(name: str) -> Load:
    """Return the load of that name; refuse one that there is not.

    >>> load_named("paced-2000").tables, load_named("spectators-50").spectators
    (2000, 50)
    """
    found = re.fullmatch(r"([a-z-]+?)(?:-([1-9][0-9]{0,4}))?", name)
    if found is None or found[1] not in KINDS:
        known = ", ".join(KINDS)
        raise TorilError(
            "unknown_load",
            f"There is no load {short(name)}. There are {known}; a number may follow, as in "
            "paced-2000.",
            given=short(name),
            known=known,
        )
    load = KINDS[found[1]]
    if found[2] is None:
        return load
    if load.spectators:
        return replace(load, key=name, spectators=int(found[2]))
    return replace(load, key=name, tables=int(found[2]))
