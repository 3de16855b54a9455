"""Matches of `toril play` that the tests let a stubborn person play."""

from pathlib import Path

from toril import Record

# Somebody who tries every card in turn and confirms whatever is accepted: it plays any match.
STUBBORN_SIX = "".join(f"{card}\n\n" for card in range(1, 105)) * 80


STUBBORN_ELEVEN = "".join(f"{card}\n\ntake {card}\n\n" for card in range(1, 101)) * 60


QUICK = ("--bots", "cautious,random")


"""Bots that play the same on every machine, with kernels or without."""


def load(path: Path) -> Record:
    return Record.loads(path.read_bytes())
