"""Deals and worlds of 6 nimmt! once more, in plain numbers and lists; how the engine plays deals.

Nothing of the kernels is used: neither their dice nor how they find a card.
"""

from collections.abc import Iterator
from itertools import count

from toril.engine.cards import bullheads_in
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    Committing,
    Drafting,
    RecallView,
    SixNimmt,
    SixRound,
)

DICE = 64
"""Deal number d is dealt by dice d mod 64."""

W32, W64 = 2**32, 2**64


def words(seed: int, stream: int) -> Iterator[int]:
    """Yield the words of a stream of SplitMix64, as `toril.fast.dice` begins it."""

    def mixed(bits: int) -> int:
        bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 % W64
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EB % W64
        return bits ^ bits >> 31

    step = 0x9E3779B97F4A7C15
    state = (mixed((seed + step) % W64) + stream * 0xBF58476D1CE4E5B9) % W64
    state = mixed((state + step) % W64)
    for number in count(1):
        yield mixed((state + number * step) % W64)


class Dice:
    """One of the dice: a word that is shifted and one that is multiplied."""

    def __init__(self, word: int) -> None:
        self.shifted, self.multiplied = word // W32 | 1, word % W32
        self.left: int | None = None

    def throw(self) -> int:
        """Return the next 25 random bits."""
        self.shifted ^= self.shifted << 13 & W32 - 1
        self.shifted ^= self.shifted >> 17
        self.shifted ^= self.shifted << 5 & W32 - 1
        self.multiplied = (1664525 * self.multiplied + 1013904223) % W32
        return (self.shifted + self.multiplied) % W32 // 2**7

    def below(self, limit: int) -> int:
        """Return a number from 0 to one below `limit`; a throw is for two, unless that is high."""
        if self.left is None:
            number, left = divmod(self.throw() * limit, 2**25)
            self.left = left if limit <= 128 else self.throw()
            return number
        left, self.left = self.left, None
        return left * limit // 2**25


def dealt_by_dice(rules: SixNimmt, seed: int, stream: int) -> Iterator[list[int]]:
    """Yield the cards of deal after deal, in the order in which they are played."""
    source = words(seed, stream)
    dice = [Dice(next(source)) for _ in range(DICE)]
    wanted = rules.seats * rules.hand_size + rules.rows
    for number in count():
        each, deck = dice[number % DICE], list(rules.deck)
        each.left = None  # a deal begins with a throw
        yield [deck.pop(each.below(len(deck))) for _ in range(wanted)]


def hands_by_dice(view: RecallView, number: int, seed: int) -> list[list[int]]:
    """Return the hands of a sampled world: those that are known come first, then what is drawn."""
    dice, seats = Dice(next(words(seed, number))), range(view.table.rules.seats)
    seen = [tuple[int, ...]()] * len(seats) if view.hands is None else list(view.hands)
    seen[view.seat or 0] = view.table.hand or ()
    pool = view.table.phase.pool if isinstance(view.table.phase, Drafting) else ()

    def drawn(pack: list[int], wanted: int) -> list[int]:
        return [pack.pop(dice.below(len(pack))) for _ in range(wanted)]

    known = [drawn(list(hand), len(hand)) for hand in seen]
    drawn(list(pool), len(pool))
    hidden = list(view.unseen)
    return [known[seat] + drawn(hidden, view.hand_sizes[seat] - len(known[seat])) for seat in seats]


def lost_by_lot(rules: SixNimmt, cards: list[int]) -> list[int]:
    """Return what each seat loses in the engine, playing its cards in the order of the deal."""
    seats, openers = rules.seats, cards[rules.seats * rules.hand_size :]
    if rules.variant == "draft":
        openers.sort()
    state = SixRound(
        rules=rules,
        rows=tuple((card,) for card in openers),
        hands=tuple(
            tuple(sorted(cards[seat : seats * rules.hand_size : seats])) for seat in range(seats)
        ),
        bull_piles=((),) * seats,
        tricks=(),
        phase=Committing((None,) * seats),
    )
    for at, card in enumerate(cards[: seats * rules.hand_size]):
        state, _ = state.apply(at % seats, Commit(card))
        if isinstance(state.phase, ChoosingRow):
            prices = bullheads_in(state.rows, rules.bullheads)
            state, _ = state.apply(state.phase.seat, ChooseRow(prices.index(min(prices))))
    assert state.penalties is not None
    return list(state.penalties)
