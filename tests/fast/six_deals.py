"""Random deals of 6 nimmt! once more, in plain numbers and lists, and how the engine plays them.

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

    def two_below(self, first: int, second: int) -> tuple[int, int]:
        """Return two numbers, each from 0 to one below its limit, from one throw."""
        self.shifted ^= self.shifted << 13 & W32 - 1
        self.shifted ^= self.shifted >> 17
        self.shifted ^= self.shifted << 5 & W32 - 1
        self.multiplied = (1664525 * self.multiplied + 1013904223) % W32
        thrown = (self.shifted + self.multiplied) % W32 // 2**7
        number, rest = divmod(thrown * first, 2**25)
        return number, rest * second // 2**25


def dealt_by_dice(rules: SixNimmt, seed: int, stream: int) -> Iterator[list[int]]:
    """Yield the cards of deal after deal, in the order in which they are played."""
    source = words(seed, stream)
    dice = [Dice(next(source)) for _ in range(DICE)]
    wanted = rules.seats * rules.hand_size + rules.rows
    for number in count():
        deck, cards = list(rules.deck), list[int]()
        while len(cards) < wanted:
            one, other = dice[number % DICE].two_below(len(deck), len(deck) - 1)
            cards.append(deck.pop(one))
            if deck:
                cards.append(deck.pop(other))
        yield cards[:wanted]


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
