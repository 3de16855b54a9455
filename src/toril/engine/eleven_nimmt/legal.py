"""The legal moves of 11 nimmt!, made from what a table view shows (E3 to E8, E10).

Plays are never listed to decide one: `why_not` tests a play, `plays` counts and draws them.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, assert_never

from toril.engine.eleven_nimmt.moves import Decline, Play, Rob, Take
from toril.engine.eleven_nimmt.phases import ChoosingVictim, Phase, RoundOver, Turn
from toril.engine.eleven_nimmt.plays import Plays
from toril.engine.eleven_nimmt.reach import in_reach
from toril.engine.eleven_nimmt.rules import ElevenNimmt
from toril.engine.errors import IllegalMove
from toril.engine.game import Card, Cards, Legal, Move, Seat
from toril.engine.no_moves import NoMoves
from toril.engine.quoting import short
from toril.engine.refusals import not_your_card, not_your_turn, round_over, wrong_kind
from toril.engine.value import value


def legal_moves(
    seat: Seat, phase: Phase, tops: Cards, hand: Cards, bull_cards: int, rules: ElevenNimmt
) -> Legal:
    """Return the legal moves of `seat`, which holds `hand` and so many `bull_cards`."""
    match phase:
        case Turn(turn) if turn == seat:
            return LegalTurn(tops, hand, bull_cards, rules)
        case ChoosingVictim(taker, _, victims) if taker == seat:
            return LegalVictims(victims, may_decline=rules.rob == "may")
        case RoundOver():
            return NoMoves(round_over())
        case Turn() | ChoosingVictim():
            return NoMoves(not_your_turn(seat))
        case _:
            assert_never(phase)


@value
class LegalTurn(Legal):
    """One play, or one take (E3)."""

    tops: Cards
    hand: Cards
    bull_cards: int
    rules: ElevenNimmt

    @property
    def piles(self) -> int:
        """How many piles a play may use: one, or as many as there are bull cards (E7)."""
        return max(1, self.bull_cards)

    def why_not(self, move: Move) -> IllegalMove | None:
        """Return the reason why `move` is refused, None when it is legal."""
        match move:
            case Take(top):
                return None if self._shows(top) else _no_such_pile(top)
            case Play():
                return self._why_not_play(move)
            case _:
                return wrong_kind(move, "play cards or take a pile")

    def _why_not_play(self, play: Play) -> IllegalMove | None:
        if not play.groups or not all(cards for _, cards in play.groups):
            return IllegalMove("empty_play", "A play puts at least one card on each of its piles.")
        if len(play.groups) > self.piles:
            return IllegalMove(
                "too_many_piles",
                f"You can use at most {self.piles} piles this turn.",
                piles=self.piles,
            )
        tops = [top for top, _ in play.groups]
        played = [card for _, cards in play.groups for card in cards]
        for card in played:
            if type(card) is not int or card not in self.hand:
                return not_your_card(card)
        if not self.bull_cards and len(played) > 1:
            return IllegalMove("one_card_only", "Without a bull card you can only play one card.")
        if len(set(played)) < len(played):
            return IllegalMove("card_twice", "A play names each of its cards once.")
        for top in tops:
            if not self._shows(top):
                return _no_such_pile(top)
        if len(set(tops)) < len(tops):
            return IllegalMove("pile_twice", "A play names each of its piles once.")
        for top, card in ((top, card) for top, cards in play.groups for card in cards):
            if not self._fits(card, top):
                return IllegalMove(
                    "out_of_reach",
                    f"The {card} is not among the {self.rules.reach} that follow {top}.",
                    card=card,
                    top=top,
                    reach=self.rules.reach,
                )
        return None

    def _shows(self, top: Card) -> bool:
        return type(top) is int and top in self.tops

    def _fits(self, card: Card, top: Card) -> bool:
        return in_reach(card, top, self.rules.reach, self.rules.top_card)

    def reach(self) -> dict[Card, Cards]:
        """Return, for each pile that can be played on, the cards of the hand within its reach."""
        fitting = {
            top: tuple(card for card in self.hand if self._fits(card, top)) for top in self.tops
        }
        return {top: cards for top, cards in fitting.items() if cards}

    def plays(self) -> Plays:
        """Return the set of legal plays, to count or to draw from."""
        return Plays(self.reach(), self.piles, many=self.bull_cards > 0)

    def __iter__(self) -> Iterator[Move]:
        return chain(map(Take, self.tops), self.plays())

    def count(self) -> int:
        """Return how many plays and takes there are, without listing them."""
        return self.plays().count() + len(self.tops)

    def pick(self, rng: Random) -> Move:
        """Return one of them, each with the same probability."""
        plays = self.plays()
        number = rng.randrange(plays.count() + len(self.tops))
        if number < len(self.tops):
            return Take(self.tops[number])
        return plays.nth(number - len(self.tops))

    def factored(self) -> dict[str, Any]:
        """Return the cards in reach by pile, how many piles may be used, and what may be taken."""
        return {
            "kind": "turn",
            "reach": {str(top): list(cards) for top, cards in self.reach().items()},
            "piles": self.piles,
            "cards": "many" if self.bull_cards else "one",
            "take": list(self.tops),
        }


@value
class LegalVictims(Legal):
    """One of the seats that hold most bull cards, or nobody where one `may_decline` (E10)."""

    victims: tuple[Seat, ...]
    may_decline: bool

    def why_not(self, move: Move) -> IllegalMove | None:
        """Return the reason why `move` is refused, None when it is legal."""
        if type(move) is Decline and self.may_decline:
            return None
        if type(move) is not Rob:
            return wrong_kind(move, "rob a seat or decline" if self.may_decline else "rob a seat")
        if move.seat in self.victims and type(move.seat) is int:
            return None
        named = ", ".join(map(str, self.victims))
        return IllegalMove(
            "not_a_victim",
            f"Only a seat that has the most can be taken from: {named}.",
            seats=named,
        )

    def __iter__(self) -> Iterator[Move]:
        yield from map(Rob, self.victims)
        if self.may_decline:
            yield Decline()

    def count(self) -> int:
        """Return how many seats may be robbed; to decline is one more."""
        return len(self.victims) + self.may_decline

    def pick(self, rng: Random) -> Move:
        """Return one of them, each with the same probability."""
        return rng.choice(tuple(self))

    def factored(self) -> dict[str, Any]:
        """Return the seats that may be robbed, and whether one may decline."""
        return {"kind": "rob", "victims": list(self.victims), "may_decline": self.may_decline}


def _no_such_pile(top: object) -> IllegalMove:
    return IllegalMove("no_such_pile", f"No pile shows {short(top)}.", top=short(top))
