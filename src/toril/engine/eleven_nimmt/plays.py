"""All legal plays of a turn, as a set that is counted and drawn from without listing it (E7).

Each card of the hand stays, or goes on one of the piles it reaches; at most so many piles are
used. There can be 10¹¹ such plays. Going through the cards in their order around the circle, what
matters of the cards before is only how many piles may still be opened to the play, and which of
the piles *within reach of a later card* are in use: few, because reaches are short. Once there is
room for all of them it does not even matter which. So the number of ways to finish is kept for
each such use of the piles, and the play number `n` is found by walking down the same path.

Ordinary positions have a few hundred pile uses. Rules with a long reach and many piles can have
millions: deciding whether one play is legal never needs this module.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import TypeAlias

from toril.engine.eleven_nimmt.moves import Play
from toril.engine.game import Card, Cards

PileUse: TypeAlias = tuple[int, int]
"""The piles in use that matter (as bits), and how many more may be used."""


class Plays:
    """The plays that `reach` (pile → cards) allows on at most `piles` piles."""

    def __init__(self, reach: dict[Card, Cards], piles: int, *, many: bool) -> None:
        """Without a bull card (`many` is False) a play is one card (E5)."""
        self._many = many
        self._piles = piles
        self._tops = list(reach)
        self._cards = sorted({card for cards in reach.values() for card in cards})
        self._fits = [
            [index for index, top in enumerate(self._tops) if card in reach[top]]
            for card in self._cards
        ]
        self._later = self._reached_later()
        self._free = self._free_ways()

    def _reached_later(self) -> list[int]:
        """For each card, the piles (as bits) that it or a later card reaches."""
        later = [0]
        for fits in reversed(self._fits):
            later.append(later[-1] | sum(1 << pile for pile in fits))
        return later[::-1]

    def _free_ways(self) -> list[int]:
        """For each card, the ways to place it and the later ones on any number of piles."""
        free = [1]
        for fits in reversed(self._fits):
            free.append(free[-1] * (1 + len(fits)))
        return free[::-1]

    def _pile_use(self, at: int, used: int, left: int) -> PileUse | None:
        """Return what matters before card `at`; None when all piles that matter may be used."""
        used &= self._later[at]
        room_for_all = left >= (self._later[at] ^ used).bit_count()
        return None if room_for_all else (used, left)

    def _choices(
        self, at: int, pile_use: PileUse | None
    ) -> Iterator[tuple[int | None, PileUse | None]]:
        """Yield where card `at` may go (None: it stays), and the use of the piles after it."""
        if pile_use is None:
            yield from ((pile, None) for pile in (None, *self._fits[at]))
            return
        used, left = pile_use
        yield None, self._pile_use(at + 1, used, left)
        for pile in self._fits[at]:
            if used >> pile & 1:
                yield pile, self._pile_use(at + 1, used, left)
            elif left:
                yield pile, self._pile_use(at + 1, used | 1 << pile, left - 1)

    @cached_property
    def _ways(self) -> list[dict[PileUse, int]]:
        """For each card, in how many ways it and the later ones can be placed, by pile use."""
        first = self._pile_use(0, 0, self._piles)
        levels: list[dict[PileUse, int]] = [{} if first is None else {first: 0}]
        for at in range(len(self._cards)):
            after = (state for now in levels[at] for _, state in self._choices(at, now))
            levels.append({state: 0 for state in after if state is not None})
        for at in reversed(range(len(self._cards))):
            for now in levels[at]:
                levels[at][now] = sum(
                    self._free[at + 1] if state is None else levels[at + 1][state]
                    for _, state in self._choices(at, now)
                )
        return levels

    def _finish(self, at: int, pile_use: PileUse | None) -> int:
        """Return in how many ways the cards from `at` on can be placed."""
        return self._free[at] if pile_use is None else self._ways[at][pile_use]

    def count(self) -> int:
        """Return how many plays there are."""
        if not self._many:
            return sum(map(len, self._fits))
        return (
            self._finish(0, self._pile_use(0, 0, self._piles)) - 1
        )  # all cards staying is not a play

    def nth(self, number: int) -> Play:
        """Return play `number`, counted from 0, in some fixed order."""
        if not self._many:
            singles = [(self._tops[pile], (card,)) for card, pile in self._pairs()]
            return Play((singles[number],))
        number += 1  # the play in which every card stays comes first
        groups: dict[Card, list[Card]] = {}
        pile_use = self._pile_use(0, 0, self._piles)
        for at, card in enumerate(self._cards):
            for choice, state in self._choices(at, pile_use):
                ways = self._finish(at + 1, state)
                if number < ways:
                    if choice is not None:
                        groups.setdefault(self._tops[choice], []).append(card)
                    pile_use = state
                    break
                number -= ways
        return Play.of(groups)

    def _pairs(self) -> Iterator[tuple[Card, int]]:
        return (
            (card, pile)
            for card, fits in zip(self._cards, self._fits, strict=True)
            for pile in fits
        )

    def __iter__(self) -> Iterator[Play]:
        return map(self.nth, range(self.count()))
