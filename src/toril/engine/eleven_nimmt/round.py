"""A round of 11 nimmt!: E2 to E11, as one frozen value and its transitions."""

from collections.abc import Sequence
from typing import Literal

from toril.engine.cards import bullheads_in
from toril.engine.eleven_nimmt.events import (
    BullCardGained,
    Declined,
    Lap,
    LastPlay,
    LastTake,
    MayRob,
    MustRob,
    PilesOpened,
    PileTaken,
    Played,
    RoundEnded,
)
from toril.engine.eleven_nimmt.legal import legal_moves
from toril.engine.eleven_nimmt.moves import Decline, Group, Play, Rob, Take
from toril.engine.eleven_nimmt.phases import ChoosingVictim, Phase, RoundOver, Turn, waits_for
from toril.engine.eleven_nimmt.reach import laid
from toril.engine.eleven_nimmt.rules import ElevenNimmt
from toril.engine.eleven_nimmt.views import RecallView, TableView
from toril.engine.game import Card, Cards, Event, Legal, Move, Seat, put_at
from toril.engine.no_moves import NoMoves
from toril.engine.seats import check_viewer, is_seat, not_at_the_table
from toril.engine.value import replace, value


@value(kind="eleven.round")
class ElevenRound:
    """Everything there is to know about a round in progress. It never leaves the engine whole.

    Piles lie bottom to top and are kept in the order of their tops, so that nothing tells how
    old one is. `known` holds the cards of each hand that everybody saw going there: the taken
    piles' cards that were not played since.
    """

    rules: ElevenNimmt
    piles: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    draw_deck: Cards
    bull_cards: tuple[int, ...]
    known: tuple[Cards, ...]
    lap: Lap
    phase: Phase

    @classmethod
    def deal(cls, rules: ElevenNimmt, order: Sequence[Card], starter: Seat) -> "ElevenRound":
        """Return a fresh round (E2)."""
        size, dealt = rules.hand_size, rules.seats * rules.hand_size
        return cls(
            rules=rules,
            piles=((order[dealt],),),
            hands=tuple(tuple(sorted(order[at : at + size])) for at in range(0, dealt, size)),
            draw_deck=tuple(order[dealt + 1 :]),
            bull_cards=(0,) * rules.seats,
            known=((),) * rules.seats,
            lap=(),
            phase=Turn(starter),
        )

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that the round waits for."""
        return waits_for(self.phase)

    @property
    def pending(self) -> tuple[tuple[Seat, Move], ...]:
        """Nothing is ever committed in secret here."""
        return ()

    @property
    def without_pending(self) -> "ElevenRound":
        """The round as it is: nothing lies face down."""
        return self

    @property
    def tops(self) -> Cards:
        """The top card of each pile, ascending."""
        return tuple(pile[-1] for pile in self.piles)

    @property
    def supply(self) -> int:
        """The bull cards that nobody holds."""
        return self.rules.supply - sum(self.bull_cards)

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """The bullheads in each hand once the round is over (E11), None before."""
        if not isinstance(self.phase, RoundOver):
            return None
        return bullheads_in(self.hands, self.rules.bullhead_table)

    def legal(self, seat: Seat) -> Legal:
        """Return the legal moves of `seat`."""
        if not is_seat(seat, self.rules.seats):
            return NoMoves(not_at_the_table(seat, self.rules.seats))
        return legal_moves(
            seat, self.phase, self.tops, self.hands[seat], self.bull_cards[seat], self.rules
        )

    def apply(self, seat: Seat, move: Move) -> tuple["ElevenRound", tuple[Event, ...]]:
        """Return the round after `move` and what happened; raise IllegalMove and change nothing."""
        reason = self.legal(seat).why_not(move)
        if reason is not None:
            raise reason
        match self.phase, move:
            case Turn(), Play(groups):
                return self._play(seat, groups)
            case Turn(), Take(top):
                return self._take(seat, top)
            case ChoosingVictim(_, top), Rob(victim):
                return self._finish_take(seat, top, victim)
            case ChoosingVictim(_, top), Decline():
                after, events = self._finish_take(seat, top, None)
                return after, (Declined(seat), *events)
            case _:
                raise AssertionError(move)  # `why_not` lets nothing else through

    def _play(
        self, seat: Seat, groups: tuple[Group, ...]
    ) -> tuple["ElevenRound", tuple[Event, ...]]:
        size = self.rules.top_card
        on = {top: laid(cards, top, size) for top, cards in groups}
        played = {card for cards in on.values() for card in cards}
        event = Played(seat, tuple(on.items()))
        after = replace(
            self,
            piles=_in_order([pile + on.get(pile[-1], ()) for pile in self.piles]),
            hands=put_at(self.hands, seat, _without(self.hands[seat], played)),
            known=put_at(self.known, seat, _without(self.known[seat], played)),
            lap=self._next_lap(LastPlay(seat, tuple(sorted(cards[-1] for cards in on.values())))),
        )
        if after.hands[seat]:
            return after._pass_turn(seat), (event,)
        over, ended = after._end(seat)
        return over, (event, ended)

    def _take(self, seat: Seat, top: Card) -> tuple["ElevenRound", tuple[Event, ...]]:
        pile = next(pile for pile in self.piles if pile[-1] == top)
        taken = PileTaken(seat, top, pile)
        after = replace(
            self,
            piles=tuple(other for other in self.piles if other is not pile),
            hands=put_at(self.hands, seat, tuple(sorted(self.hands[seat] + pile))),
            known=put_at(self.known, seat, tuple(sorted(self.known[seat] + pile))),
        )
        if len(pile) < self.rules.bull_card_from:
            over, events = after._finish_take(seat, top, None)
        elif self.supply:
            over, events = after._finish_take(seat, top, "supply")
        else:
            victims = self.victims(seat)
            may = self.rules.rob == "may"
            if len(victims) > 1 or (victims and may):
                choosing = replace(after, phase=ChoosingVictim(seat, top, victims))
                return choosing, (taken, (MayRob if may else MustRob)(seat, victims))
            over, events = after._finish_take(seat, top, victims[0] if victims else None)
        return over, (taken, *events)

    def victims(self, taker: Seat) -> tuple[Seat, ...]:
        """Return the seats that `taker` may rob: the others that hold most bull cards (E10)."""
        others = [seat for seat in range(self.rules.seats) if seat != taker]
        most = max(self.bull_cards[seat] for seat in others)
        if most == 0 or (self.rules.steal == "leader" and most < self.bull_cards[taker]):
            return ()
        return tuple(seat for seat in others if self.bull_cards[seat] == most)

    def _finish_take(
        self, seat: Seat, top: Card, source: Seat | Literal["supply"] | None
    ) -> tuple["ElevenRound", tuple[Event, ...]]:
        """Move the bull card, open new piles, check the draw deck (E8 to E11)."""
        events: list[Event] = []
        bull_cards = list(self.bull_cards)
        if source is not None:
            bull_cards[seat] += 1
            if source != "supply":
                bull_cards[source] -= 1
            events.append(BullCardGained(seat, source))
        opened, deck = (
            self.draw_deck[: self.rules.new_piles],
            self.draw_deck[self.rules.new_piles :],
        )
        events.append(PilesOpened(opened))
        after = replace(
            self,
            piles=_in_order([*self.piles, *((card,) for card in opened)]),
            draw_deck=deck,
            bull_cards=tuple(bull_cards),
            lap=self._next_lap(LastTake(seat, top, source, opened)),
        )
        if deck:
            return after._pass_turn(seat), tuple(events)
        over, ended = after._end(None)
        return over, (*events, ended)

    def _pass_turn(self, seat: Seat) -> "ElevenRound":
        return replace(self, phase=Turn((seat + 1) % self.rules.seats))

    def _end(self, out: Seat | None) -> tuple["ElevenRound", RoundEnded]:
        over = replace(self, phase=RoundOver(out))
        assert over.penalties is not None
        return over, RoundEnded(out, over.hands, over.penalties)

    def _next_lap(self, turn: LastPlay | LastTake) -> Lap:
        return (*self.lap, turn)[-self.rules.seats :]

    def table_view(self, seat: Seat | None) -> TableView:
        """Return what `seat` (None: a spectator) sees on the table (E14)."""
        check_viewer(seat, self.rules.seats)
        return TableView(
            rules=self.rules,
            seat=seat,
            tops=self.tops,
            hand=None if seat is None else self.hands[seat],
            hand_sizes=tuple(map(len, self.hands)),
            draw_deck_size=len(self.draw_deck),
            bull_cards=self.bull_cards,
            supply=self.supply,
            lap=self.lap,
            phase=self.phase,
            hands=self.hands if isinstance(self.phase, RoundOver) else None,
        )

    def recall_view(self, seat: Seat | None) -> RecallView:
        """Return what `seat` knows with a perfect memory of this round (E14)."""
        return RecallView(table=self.table_view(seat), piles=self.piles, known=self.known)


def _in_order(piles: Sequence[Cards]) -> tuple[Cards, ...]:
    return tuple(sorted(piles, key=lambda pile: pile[-1]))


def _without(hand: Cards, played: set[Card]) -> Cards:
    return tuple(card for card in hand if card not in played)
