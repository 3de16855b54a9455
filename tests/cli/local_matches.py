"""Who plays the matches of `toril play` in these tests, and what is left of them: a record."""

from pathlib import Path

from toril import Record

# Somebody who tries every card in turn and confirms whatever is accepted: it plays any match.
STUBBORN_SIX = "".join(f"{card}\n\n" for card in range(1, 105)) * 80
STUBBORN_ELEVEN = "".join(f"{card}\n\ntake {card}\n\n" for card in range(1, 101)) * 60

QUICK = ("--bots", "cautious,random")
"""Company that plays the same on every machine, kernels or not."""


def load(path: Path) -> Record:
    return Record.loads(path.read_bytes())
