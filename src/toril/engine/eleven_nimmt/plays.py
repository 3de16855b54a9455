"""All legal plays of a turn, as a set that is counted and drawn from without listing it (E7).

Each card of the hand stays, or goes on one of the piles it reaches; at most so many piles are
used. There can be 10¹¹ such plays. Going through the cards in their order around the circle, what
matters of the cards before is only how many piles may still be opened to the play and which of
the piles *within reach of a later card* are in use: few, because reaches are short. So the number
of ways to finish is remembered for each of those, and the play number `n` is found by walking
down the same path.
"""

from collections.abc import Iterator
from functools import cached_property

from toril.engine.eleven_nimmt.moves import Play
from toril.engine.game import Card, Cards


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
        self._ways: dict[tuple[int, int, int], int] = {}

    @cached_property
    def _later(self) -> list[int]:
        """For each card, the piles (as bits) that it or a later card reaches."""
        later = [0]
        for fits in reversed(self._fits):
            later.append(later[-1] | sum(1 << pile for pile in fits))
        return later[::-1]

    def _finish(self, at: int, used: int, left: int) -> int:
        """Return in how many ways the cards from `at` on can be placed."""
        if at == len(self._cards):
            return 1
        used &= self._later[at]
        key = (at, used, left)
        ways = self._ways.get(key)
        if ways is None:
            ways = sum(self._finish(at + 1, *state) for _, state in self._choices(at, used, left))
            self._ways[key] = ways
        return ways

    def _choices(
        self, at: int, used: int, left: int
    ) -> Iterator[tuple[int | None, tuple[int, int]]]:
        """Yield where card `at` may go (None: it stays) and what that makes of `used`, `left`."""
        yield None, (used, left)
        for pile in self._fits[at]:
            if used >> pile & 1:
                yield pile, (used, left)
            elif left:
                yield pile, (used | 1 << pile, left - 1)

    def count(self) -> int:
        """Return how many plays there are."""
        if not self._many:
            return sum(map(len, self._fits))
        return self._finish(0, 0, self._piles) - 1  # all cards staying is not a play

    def nth(self, number: int) -> Play:
        """Return play `number`, counted from 0, in some fixed order."""
        if not self._many:
            singles = [(self._tops[pile], (card,)) for card, pile in self._pairs()]
            return Play((singles[number],))
        number += 1  # the play in which every card stays comes first
        groups: dict[Card, list[Card]] = {}
        used, left = 0, self._piles
        for at, card in enumerate(self._cards):
            for choice, state in self._choices(at, used, left):
                ways = self._finish(at + 1, *state)
                if number < ways:
                    if choice is not None:
                        groups.setdefault(self._tops[choice], []).append(card)
                    used, left = state
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
