"""What the bots' tests share: rules that meet every decision, matches, and views of positions."""

import random
from collections.abc import Iterator
from typing import Any

from toril import ElevenNimmt, Match, SixNimmt, View, parse_position
from toril.bots import make_bot

TABLES: list[Any] = [
    SixNimmt(seats=2, limit=20),
    SixNimmt(seats=10, rounds=1),
    SixNimmt(seats=4, variant="tactics", rounds=1),
    SixNimmt(seats=5, variant="draft", rounds=1, hand_size=5),
    ElevenNimmt(seats=2, rounds=1),
    ElevenNimmt(seats=4, rounds=1, supply=2, bull_card_from=1),
    ElevenNimmt(seats=7, rounds=1, bullheads="reported", steal="leader"),
    ElevenNimmt(seats=3, rounds=1, supply=2, bull_card_from=1, rob="may"),
]

LAST_TRICK = (
    "six_nimmt seats=2 rounds=2; rows 78 79/60 61 62 63 64/90/96; hands -/-; choose 0 of 3 80"
)
"""The 3 takes a row, the 80 comes next: on the 79, or if that is gone as the sixth on the 64."""


def view_of(line: str, seat: int, scores: tuple[tuple[int, ...], ...] = ()) -> View:
    """A recall view of a position written as a line, after rounds with these `scores`."""
    return View(len(scores) + 1, 0, scores, None, parse_position(line).recall_view(seat))


def play(rules: Any, names: list[str], seed: int, effort: float = 1.0) -> Match[Any]:
    """A whole match of the bots of these names."""
    rng = random.Random(seed)
    bots = [make_bot(name, rng, effort) for name in names]
    match: Match[Any] = Match.start(rules, rng.randbytes(16))
    while not match.outcome:
        for seat in match.to_act:
            match, _ = match.play(seat, bots[seat].choose(match.recall_view(seat)))
    return match


def decisions(rules: Any, seed: str, most: int, bot: str = "random") -> Iterator[View]:
    """The views of the first `most` decisions of a match that `bot` plays alone."""
    chooser = make_bot(bot, random.Random(seed))
    match: Match[Any] = Match.start(rules, seed)
    while not match.outcome:
        for seat in match.to_act:
            if most == 0:
                return
            most -= 1
            view = match.recall_view(seat)
            yield view
            match, _ = match.play(seat, chooser.choose(view))
