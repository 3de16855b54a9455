"""Rules of every kind for honest tables: both games, all variants, all numbers of seats."""

from typing import Any

from toril import ElevenNimmt, SixNimmt


def every_rules() -> list[Any]:
    """Return rules with every variant and option at every number of seats, in short matches."""
    found: list[Any] = [SixNimmt(seats=seats, rounds=2) for seats in range(2, 11)]
    found += [
        SixNimmt(seats=seats, variant=variant, rounds=1 + seats % 2)
        for variant in ("tactics", "draft")
        for seats in range(2, 7)
    ]
    chosen: Any = zip(
        ("others", "leader") * 6,
        ("round", "round", "total", "total") * 3,
        ("six", "reported", "six") * 4,
        strict=True,
    )
    found += [
        ElevenNimmt(
            seats=seats,
            rounds=1 + seats % 3,
            supply=seats % 4,
            steal=steal,
            rob="may" if seats % 2 else "must",
            starter=starter,
            bullheads=bullheads,
        )
        for seats, (steal, starter, bullheads) in zip((*range(2, 8),) * 2, chosen, strict=True)
    ]
    found += [SixNimmt(seats=4), SixNimmt(seats=3, hand_size=1, rows=2, rounds=3)]
    found += [
        ElevenNimmt(seats=3, hand_size=3, supply=0, bull_card_from=1, new_piles=1),
        ElevenNimmt(seats=4, supply=2, bull_card_from=1, new_piles=1, rob="may"),
    ]
    return found
