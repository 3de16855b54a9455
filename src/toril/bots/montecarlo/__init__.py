"""A bot that searches: it imagines worlds, plays every candidate in all of them, and compares.

A world is one way the hidden cards may lie, drawn from the recall view; kernels play the round to
its end, everybody following a cheap policy. All candidates are tried in the same worlds with the
same luck, so that what differs is the move. `bot` puts it together, `candidates` says which moves
are tried, `search` when it stops, `goal` what it plays for, `options` what it can be told.
"""

from toril.bots.montecarlo.bot import MonteCarlo, caveat

__all__ = ["MonteCarlo", "caveat"]
