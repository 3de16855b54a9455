"""Tiny games of 11 nimmt!: every deal, and what follows a state, in engine and reference."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations

from tests.reference import eleven as naive_eleven
from tests.tiny import Key, all_states, fork
from toril.engine.eleven_nimmt import (
    ChoosingVictim,
    ElevenNimmt,
    ElevenRound,
    LastPlay,
    RoundOver,
    Turn,
)

TINY_ELEVEN = ElevenNimmt(
    seats=2, hand_size=2, top_card=7, reach=2, supply=1, bull_card_from=1, new_piles=1
)
"""Two seats; one bull card, which goes back and forth; a draw deck for two takes."""

TINY_ROBBERY = ElevenNimmt(
    seats=3, hand_size=1, top_card=7, reach=2, supply=2, bull_card_from=1, new_piles=1
)
"""Three seats: when the third takes, the other two hold one bull card each (E10)."""

TINY_MERCY = ElevenNimmt(
    seats=3, hand_size=1, top_card=7, reach=2, supply=1, bull_card_from=1, new_piles=1, rob="may"
)
"""Three seats and one bull card, which the second and the third may rob or leave (E10)."""

TINY_MIDDLE = ElevenNimmt(
    seats=2, hand_size=2, top_card=7, reach=2, supply=2, bull_card_from=1, new_piles=1
)
"""Played from the middle: hands of two and one, two piles, a deck of two; seat 0 holds both bull
cards, so that it may play on both piles (E7), and seat 1 robs it with every take. The circle of
cards has no beginning (E4): seat 1 always holds the 7, and other deals are turned from these."""


def eleven_deals(rules: ElevenNimmt) -> Counter[ElevenRound]:
    """Return every start, with the number of deck orders that give it."""
    if rules == TINY_MIDDLE:
        return Counter(map(middle, middle_orders()))
    return Counter(ElevenRound.deal(rules, order, 0) for order in permutations(rules.deck))


def middle_orders() -> list[tuple[int, ...]]:
    return [order for order in permutations(TINY_MIDDLE.deck) if order[2] == 7]


def middle(order: Sequence[int]) -> ElevenRound:
    """Deal the hands, the piles and the draw deck as if seat 0 had taken two piles before."""
    low, high = sorted(order[3:5])
    return ElevenRound(
        rules=TINY_MIDDLE,
        piles=((low,), (high,)),
        hands=(tuple(sorted(order[:2])), (order[2],)),
        draw_deck=tuple(order[5:]),
        bull_cards=(2, 0),
        known=((), ()),
        lap=(),
        phase=Turn(0),
    )


@cache
def eleven_states(rules: ElevenNimmt) -> dict[ElevenRound, list[ElevenRound]]:
    """Return every state with what the moves of all seats make of it."""
    return all_states(eleven_deals(rules), rules.seats)


def eleven_key(state: ElevenRound) -> Key:
    match state.phase:
        case Turn(seat):
            phase: Key = ("turn", seat)
        case ChoosingVictim(seat, top, victims):
            phase = ("victim", seat, top, victims)
        case RoundOver(out):
            phase = ("over", out, state.penalties)
    lap = tuple(
        (turn.seat, turn.tops)
        if isinstance(turn, LastPlay)
        else (turn.seat, turn.top, turn.source, turn.opened)
        for turn in state.lap
    )
    zones = state.piles, state.hands, state.draw_deck, state.bull_cards, state.supply
    return *zones, state.known, lap, phase


@dataclass
class NaiveEleven:
    """A round of the reference, and what it does not keep: known cards and the last lap (E14)."""

    round: naive_eleven.Round
    known: list[set[int]]
    lap: list[Key] = field(default_factory=list)
    taken: int | None = None

    def after(self) -> list["NaiveEleven"]:
        state, seat = self.round, self.round.turn
        if state.phase == "turn":
            return [
                *(self._play(seat, groups) for groups in state.all_plays(seat)),
                *(self._take(seat, pile) for pile in state.piles),
            ]
        robbed = [self._rob(seat, victim) for victim in state.victims()]
        return [*robbed, self._decline(seat)] if robbed and state.may_decline else robbed

    def _fork(self) -> "NaiveEleven":
        return NaiveEleven(fork(self.round), [set(cards) for cards in self.known], self.lap)

    def _play(self, seat: int, groups: dict[int, list[int]]) -> "NaiveEleven":
        twin = self._fork()
        played = {card for cards in groups.values() for card in cards}
        twin.round.play(seat, groups)
        twin.known[seat] -= played
        tops = sorted(pile[-1] for pile in twin.round.piles if pile[-1] in played)
        twin._note((seat, tuple(tops)))
        return twin

    def _take(self, seat: int, pile: list[int]) -> "NaiveEleven":
        twin = self._fork()
        twin.taken = pile[-1]
        twin.known[seat] |= set(pile)
        twin.round.take(seat, pile[-1])
        if twin.round.phase != "victim":
            twin._note_take(self.round, seat)
        return twin

    def _rob(self, seat: int, victim: int) -> "NaiveEleven":
        twin = self._fork()
        twin.taken = self.taken
        twin.round.rob(seat, victim)
        twin._note_take(self.round, seat)
        return twin

    def _decline(self, seat: int) -> "NaiveEleven":
        twin = self._fork()
        twin.taken = self.taken
        twin.round.decline(seat)
        twin._note_take(self.round, seat)
        return twin

    def _note_take(self, before: naive_eleven.Round, seat: int) -> None:
        """Read off both rounds where a bull card came from and what was opened."""
        source: int | str | None = "supply" if self.round.supply < before.supply else None
        for other in range(before.seats):
            if self.round.bull_cards[other] < before.bull_cards[other]:
                source = other
        opened = before.deck[: len(before.deck) - len(self.round.deck)]
        self._note((seat, self.taken, source, tuple(opened)))
        self.taken = None

    def _note(self, turn: Key) -> None:
        self.lap = [*self.lap, turn][-self.round.seats :]

    def key(self) -> Key:
        state = self.round
        phase: Key = {
            "turn": ("turn", state.turn),
            "victim": ("victim", state.turn, self.taken, tuple(state.victims())),
            "over": ("over", state.out, tuple(state.penalties())),
        }[state.phase]
        return (
            tuple(map(tuple, sorted(state.piles, key=lambda pile: pile[-1]))),
            tuple(map(tuple, state.hands)),
            tuple(state.deck),
            tuple(state.bull_cards),
            state.supply,
            tuple(tuple(sorted(cards)) for cards in self.known),
            tuple(self.lap),
            phase,
        )


def naive_eleven_deals(rules: ElevenNimmt) -> Iterator[NaiveEleven]:
    orders = middle_orders() if rules == TINY_MIDDLE else permutations(rules.deck)
    for order in orders:
        naive = naive_eleven.Round(
            seats=rules.seats,
            order=list(order),
            table=naive_eleven.six_table(rules.top_card),
            hand_size=rules.hand_size,
            reach=rules.reach,
            supply=rules.supply,
            bull_card_from=rules.bull_card_from,
            new_piles=rules.new_piles,
            rob=rules.rob,
        )
        if rules == TINY_MIDDLE:
            naive.hands = [sorted(order[:2]), [order[2]]]
            naive.piles, naive.deck = [[order[3]], [order[4]]], list(order[5:])
            naive.bull_cards, naive.supply = [2, 0], 0
        yield NaiveEleven(naive, [set() for _ in range(rules.seats)])
