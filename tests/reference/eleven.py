"""A naive, mutable 11 nimmt!, written from the rules alone (E1 to E13 and "Both").

It exists so that tests can compare another engine with it. Nothing here is fast or
clever; the comments name the rule each step follows. A pile is named by its top card.
"""

import itertools

from .six import bullheads, deck_order

STEALS = ["others", "leader"]
ROBS = ["must", "may"]
STARTERS = ["round", "total"]


class Illegal(Exception):
    """The move is not allowed now; nothing was changed."""


def six_table(top_card: int = 100) -> list[int]:
    """E1, `"six"`: the bullheads of S1; card c stands at index c - 1."""
    return [bullheads(card) for card in range(1, top_card + 1)]


def reported_table() -> list[int]:
    """E1, `"reported"`: the unconfirmed table; card c stands at index c - 1."""
    table: list[int] = []
    for card in range(1, 101):
        divisors = [number for number in range(1, card + 1) if card % number == 0]
        is_prime = len(divisors) == 2
        if card in [33, 63, 93]:
            table.append(7)
        elif card % 10 == 3:
            table.append(5)
        elif is_prime:
            table.append(3)
        else:
            table.append(1)
    return table


class Round:
    """One round. Once it is over, `turn` stays at the seat that ended it."""

    def __init__(
        self,
        seats: int,
        order: list[int],
        table: list[int],
        starter: int = 0,
        steal: str = "others",
        hand_size: int = 10,
        reach: int = 10,
        supply: int = 10,
        bull_card_from: int = 3,
        new_piles: int = 2,
        rob: str = "must",
    ) -> None:
        if not 0 <= starter < seats:
            raise ValueError("no such starter")
        if steal not in STEALS:
            raise ValueError("unknown way of stealing")
        if rob not in ROBS:
            raise ValueError("unknown duty to steal")
        if len(order) < seats * hand_size + 1:
            raise ValueError("not enough cards")

        self.seats = seats
        self.card_count = len(order)
        self.table = list(table)
        self.steal = steal
        self.may_decline = rob == "may"
        self.reach = reach
        self.bull_card_from = bull_card_from
        self.new_piles = new_piles

        # E2, Both: hands seat by seat, then the opening pile, then the draw deck.
        self.hands: list[list[int]] = []
        position = 0
        for _ in range(seats):
            self.hands.append(sorted(order[position : position + hand_size]))
            position += hand_size
        self.piles: list[list[int]] = [[order[position]]]
        self.deck: list[int] = list(order[position + 1 :])
        self.supply = supply
        self.bull_cards: list[int] = [0] * seats
        self.turn = starter
        self.phase = "turn"
        self.out: int | None = None

    # ----- who may do what -----

    def reachable(self, card: int, top: int) -> bool:
        """E4: may this card go on a pile with this top?"""
        return 1 <= self._distance(card, top) <= self.reach

    def _distance(self, card: int, top: int) -> int:
        """E4: steps from the top up to the card; after the highest card comes 1."""
        return (card - top) % self.card_count

    def _tops(self) -> list[int]:
        return [pile[-1] for pile in self.piles]

    def _why_not(self, seat: int, groups: dict[int, list[int]]) -> str | None:
        """What is wrong with this play; None when it is legal."""
        # E3: only on one's own turn.
        if self.phase != "turn" or seat != self.turn:
            return "it is not this seat's turn to play"
        # E5, E6, E7: at least one pile, at least one card on each.
        if len(groups) == 0:
            return "nothing is played"
        cards: list[int] = []
        for top, group in groups.items():
            if top not in self._tops():
                return f"no pile shows {top}"
            if len(group) == 0:
                return f"no card for the pile {top}"
            for card in group:
                if card not in self.hands[seat]:
                    return f"{card} is not in the hand"
                if card in cards:
                    return f"{card} is played twice"
                # E4, E6: from the top as it is before the play.
                if not self.reachable(card, top):
                    return f"{card} is out of reach of {top}"
                cards.append(card)
        bull_cards = self.bull_cards[seat]
        # E5: without a bull card one card on one pile.
        if bull_cards == 0 and len(cards) != 1:
            return "only one card without a bull card"
        # E6, E7: with k bull cards at most k piles.
        if bull_cards > 0 and len(groups) > bull_cards:
            return "more piles than bull cards"
        return None

    def all_plays(self, seat: int) -> list[dict[int, list[int]]]:
        """Every legal play of this seat: each card stays in hand or goes on some pile."""
        if self.phase != "turn" or seat != self.turn:
            return []
        hand = self.hands[seat]
        options: list[list[int | None]] = []
        for card in hand:
            near = [top for top in self._tops() if self.reachable(card, top)]
            options.append([None, *near])
        plays: list[dict[int, list[int]]] = []
        for chosen in itertools.product(*options):
            groups: dict[int, list[int]] = {}
            for card, place in zip(hand, chosen, strict=True):
                if place is not None:
                    groups.setdefault(place, []).append(card)
            if self._why_not(seat, groups) is None:
                plays.append(groups)
        return plays

    def victims(self) -> list[int]:
        """E10: the seats the taker may choose from, while the choice is open."""
        if self.phase != "victim":
            return []
        return self._richest_others(self.turn)

    def _richest_others(self, seat: int) -> list[int]:
        """E10: the other seats from which this seat would have to steal."""
        others = [other for other in range(self.seats) if other != seat]
        most = max([self.bull_cards[other] for other in others], default=0)
        if most == 0:
            # Nobody else has one: the seat holds them all and gets nothing.
            return []
        if self.steal == "leader" and most < self.bull_cards[seat]:
            return []
        return [other for other in others if self.bull_cards[other] == most]

    # ----- the moves -----

    def play(self, seat: int, groups: dict[int, list[int]]) -> None:
        """E4 to E7: lay cards on piles; the key is the pile's top before the play."""
        problem = self._why_not(seat, groups)
        if problem is not None:
            raise Illegal(problem)
        # Pair every group with its pile first, since laying cards changes the tops.
        pairs: list[tuple[list[int], list[int]]] = []
        for top, group in groups.items():
            # E6: laid in the order of the distance from the top before the play.
            by_distance = sorted([(self._distance(card, top), card) for card in group])
            laid = [card for _, card in by_distance]
            pile = self.piles[self._tops().index(top)]
            pairs.append((pile, laid))
        for pile, laid in pairs:
            for card in laid:
                pile.append(card)
                self.hands[seat].remove(card)
        # E11: an empty hand ends the round at once.
        if len(self.hands[seat]) == 0:
            self.out = seat
            self.phase = "over"
        else:
            self._next_turn()

    def take(self, seat: int, top: int) -> None:
        """E8: take a whole pile into the hand."""
        # E3: always allowed on one's own turn.
        if self.phase != "turn" or seat != self.turn:
            raise Illegal("it is not this seat's turn to take")
        if top not in self._tops():
            raise Illegal(f"no pile shows {top}")
        index = self._tops().index(top)
        pile = self.piles.pop(index)
        self.hands[seat].extend(pile)
        self.hands[seat].sort()
        # E9: a large enough pile earns a bull card.
        if len(pile) >= self.bull_card_from:
            if self.supply > 0:
                self.supply -= 1
                self.bull_cards[seat] += 1
            else:
                # E10: the supply is empty, so steal.
                candidates = self._richest_others(seat)
                # Who may decline is asked about a single one too.
                if len(candidates) > 1 or (len(candidates) == 1 and self.may_decline):
                    self.phase = "victim"
                    return
                if len(candidates) == 1:
                    self._steal(seat, candidates[0])
        self._finish_take()

    def rob(self, seat: int, victim: int) -> None:
        """E10: the taker's second move, where several others hold most."""
        if self.phase != "victim" or seat != self.turn:
            raise Illegal("this seat has nobody to choose")
        if victim not in self.victims():
            raise Illegal(f"seat {victim} cannot be chosen")
        self._steal(seat, victim)
        self._finish_take()

    def decline(self, seat: int) -> None:
        """E10, `rob` "may": the taker's second move is to steal from nobody."""
        if self.phase != "victim" or seat != self.turn:
            raise Illegal("this seat has nothing to decline")
        if not self.may_decline:
            raise Illegal("this seat must steal")
        self._finish_take()

    # ----- what follows from the moves -----

    def _steal(self, seat: int, victim: int) -> None:
        self.bull_cards[victim] -= 1
        self.bull_cards[seat] += 1

    def _finish_take(self) -> None:
        """E8, E11: open new piles with what the deck still has, then look at the deck."""
        for _ in range(self.new_piles):
            if len(self.deck) > 0:
                self.piles.append([self.deck.pop(0)])
        if len(self.deck) == 0:
            self.phase = "over"
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """E3: clockwise."""
        self.phase = "turn"
        self.turn = (self.turn + 1) % self.seats

    def penalties(self) -> list[int]:
        """E11: the bullheads in each hand; an empty hand has none."""
        result: list[int] = []
        for hand in self.hands:
            total = 0
            for card in hand:
                total += self.table[card - 1]
            result.append(total)
        return result


class Match:
    """A whole match. `starter` is the seat that starts the current round."""

    def __init__(
        self,
        seats: int,
        seed: bytes,
        table: list[int],
        rounds: int | None = None,
        steal: str = "others",
        starter: str = "round",
        first_starter: int = 0,
        rob: str = "must",
    ) -> None:
        # E2: how many may play.
        if not 2 <= seats <= 7:
            raise ValueError("number of seats")
        # Both: length of the seed.
        if not 16 <= len(seed) <= 32:
            raise ValueError("length of the seed")
        # E1: one number for each card.
        if len(table) != 100 or min(table) < 1:
            raise ValueError("table of bullheads")
        # E12: as many rounds as seats.
        if rounds is None:
            rounds = seats
        if rounds < 1:
            raise ValueError("rounds")
        if steal not in STEALS:
            raise ValueError("unknown way of stealing")
        if starter not in STARTERS:
            raise ValueError("unknown way of finding the starter")
        if not 0 <= first_starter < seats:
            raise ValueError("no such first starter")

        self.seats = seats
        self.seed = seed
        self.table = list(table)
        self.rounds = rounds
        self.steal = steal
        self.rob_rule = rob
        self.starter_rule = starter
        self.starter = first_starter
        self.totals: list[int] = [0] * seats
        self.round_number = 1
        self.over = False
        self.reason: str | None = None
        self.winners: list[int] = []
        self.round = self._new_round()

    def _new_round(self) -> Round:
        # E1, Both: the cards 1 to 100 in this round's order.
        order = deck_order(self.seed, self.round_number, list(range(1, 101)))
        return Round(self.seats, order, self.table, self.starter, self.steal, rob=self.rob_rule)

    def play(self, seat: int, groups: dict[int, list[int]]) -> None:
        self._refuse_if_over()
        self.round.play(seat, groups)
        self._advance()

    def take(self, seat: int, top: int) -> None:
        self._refuse_if_over()
        self.round.take(seat, top)
        self._advance()

    def rob(self, seat: int, victim: int) -> None:
        self._refuse_if_over()
        self.round.rob(seat, victim)
        self._advance()

    def decline(self, seat: int) -> None:
        self._refuse_if_over()
        self.round.decline(seat)
        self._advance()

    def _refuse_if_over(self) -> None:
        if self.over:
            raise Illegal("the match is over")

    def _advance(self) -> None:
        """When the round has ended: score it, then start the next or end the match."""
        if self.round.phase != "over":
            return
        # E11: add the round's penalties to the totals.
        penalties = self.round.penalties()
        for seat in range(self.seats):
            self.totals[seat] += penalties[seat]
        if self.round_number < self.rounds:
            # E12: who starts the next round.
            self.starter = self._next_starter(penalties)
            self.round_number += 1
            self.round = self._new_round()
            return
        # E12, E13: the end; everybody with the fewest bullheads wins.
        self.over = True
        self.reason = "rounds"
        fewest = min(self.totals)
        self.winners = [seat for seat in range(self.seats) if self.totals[seat] == fewest]

    def _next_starter(self, penalties: list[int]) -> int:
        """E12: fewest in the round, then in total, then the lowest seat; or total first."""
        ranking: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            if self.starter_rule == "total":
                ranking.append((self.totals[seat], penalties[seat], seat))
            else:
                ranking.append((penalties[seat], self.totals[seat], seat))
        ranking.sort()
        _, _, best_seat = ranking[0]
        return best_seat
