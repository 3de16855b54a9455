"""A naive, mutable 6 nimmt!, written from the rules alone (S1 to S12 and "Both").

It exists so that tests can compare another engine with it. Nothing here is fast or
clever; the comments name the rule each step follows. Rows are indexes from 0.
"""

import hashlib
import hmac

VARIANTS = ["standard", "tactics", "draft"]


class Illegal(Exception):
    """The move is not allowed now; nothing was changed."""


def bullheads(card: int) -> int:
    """S1: how many bullheads one card shows."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 10 == 5:
        return 2
    return 1


def deck_order(seed: bytes, round_number: int, cards: list[int]) -> list[int]:
    """Both: the shuffled deck of one round, sorted by the HMAC of "round:card"."""
    keyed: list[tuple[bytes, int]] = []
    for card in cards:
        message = str(round_number) + ":" + str(card)
        digest = hmac.new(seed, message.encode("ascii"), hashlib.sha256).digest()
        keyed.append((digest, card))
    keyed.sort()
    return [card for _, card in keyed]


class Round:
    """One round.

    A committed card stays in its owner's hand until the reveal. From the reveal on it
    is out of the hand; `committed` keeps the whole trick until every card is placed.
    """

    def __init__(
        self,
        seats: int,
        order: list[int],
        variant: str = "standard",
        first: int = 0,
        rows: int = 4,
        row_length: int = 5,
        hand_size: int = 10,
    ) -> None:
        needed = seats * hand_size + rows
        if variant not in VARIANTS:
            raise ValueError("unknown variant")
        if not 0 <= first < seats:
            raise ValueError("no such first seat")
        if len(order) < needed:
            raise ValueError("not enough cards")
        if variant != "standard" and len(order) != needed:
            raise ValueError("S11: every card must end up in a hand or open a row")

        self.seats = seats
        self.variant = variant
        self.first = first
        self.row_length = row_length
        self.hand_size = hand_size

        self.rows: list[list[int]] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bull_piles: list[list[int]] = [[] for _ in range(seats)]
        self.pool: list[int] = []
        self.committed: dict[int, int] = {}
        # Revealed cards not placed yet, lowest first, as (card, owner).
        self.to_place: list[tuple[int, int]] = []

        if variant == "draft":
            # S12: everything lies face up, nothing is dealt.
            self.pool = sorted(order)
            self.phase = "draft"
        else:
            # S2, S11, Both: hands seat by seat, then one card for each row; the rest is out.
            position = 0
            for seat in range(seats):
                self.hands[seat] = sorted(order[position : position + hand_size])
                position += hand_size
            for _ in range(rows):
                self.rows.append([order[position]])
                position += 1
            self.phase = "commit"

    # ----- who may do what -----

    def waiting(self) -> list[int]:
        """The seats that still have to act before the game can go on."""
        if self.phase == "draft":
            # S12: clockwise from the first seat, one card each time.
            taken = 0
            for hand in self.hands:
                taken += len(hand)
            return [(self.first + taken) % self.seats]
        if self.phase == "commit":
            return [seat for seat in range(self.seats) if seat not in self.committed]
        if self.phase == "choose":
            # S6: the owner of the card that fits nowhere.
            _, owner = self.to_place[0]
            return [owner]
        return []

    def moves(self, seat: int) -> list[tuple[str, int]]:
        """Every legal move of this seat now."""
        if not 0 <= seat < self.seats:
            return []
        if self.phase == "draft" and seat in self.waiting():
            return [("draft", card) for card in self.pool]
        if self.phase == "commit":
            # S3: also for a seat that has committed, since somebody is still missing.
            return [("commit", card) for card in self.hands[seat]]
        if self.phase == "choose" and seat in self.waiting():
            return [("choose", row) for row in range(len(self.rows))]
        return []

    # ----- the moves -----

    def draft(self, seat: int, card: int) -> None:
        """S12: take one of the cards lying face up."""
        if ("draft", card) not in self.moves(seat):
            raise Illegal(f"seat {seat} cannot draft {card}")
        self.pool.remove(card)
        self.hands[seat].append(card)
        self.hands[seat].sort()
        for hand in self.hands:
            if len(hand) < self.hand_size:
                return
        # S12: what nobody took opens the rows, in ascending order.
        for opener in sorted(self.pool):
            self.rows.append([opener])
        self.pool = []
        self.phase = "commit"

    def commit(self, seat: int, card: int) -> None:
        """S3: lay a card face down, or replace the one lying there."""
        if ("commit", card) not in self.moves(seat):
            raise Illegal(f"seat {seat} cannot commit {card}")
        self.committed[seat] = card
        if len(self.committed) == self.seats:
            self._reveal()

    def choose(self, seat: int, row: int) -> None:
        """S6: take a row of one's choice; the low card opens it anew."""
        if ("choose", row) not in self.moves(seat):
            raise Illegal(f"seat {seat} cannot choose row {row}")
        card, owner = self.to_place.pop(0)
        self._take_row(owner, row, card)
        self._place_cards()

    # ----- what follows from the moves -----

    def _reveal(self) -> None:
        """S3, S4: all cards are turned over and queue up from lowest to highest."""
        for seat in range(self.seats):
            card = self.committed[seat]
            self.hands[seat].remove(card)
            self.to_place.append((card, seat))
        self.to_place.sort()
        self._place_cards()

    def _place_cards(self) -> None:
        """Place card after card, stopping where an owner has to choose a row."""
        while len(self.to_place) > 0:
            card, owner = self.to_place[0]
            # S4: the row whose last card is the nearest lower one.
            best_row = -1
            best_last = -1
            for index in range(len(self.rows)):
                last = self.rows[index][-1]
                if last < card and last > best_last:
                    best_row = index
                    best_last = last
            if best_row == -1:
                # S6: lower than every last card.
                self.phase = "choose"
                return
            self.to_place.pop(0)
            if len(self.rows[best_row]) == self.row_length:
                # S5: the row is full.
                self._take_row(owner, best_row, card)
            else:
                self.rows[best_row].append(card)
        self._end_trick()

    def _take_row(self, owner: int, row: int, card: int) -> None:
        """S5, S6, S7: the row goes to the bull pile and the card opens it anew."""
        self.bull_piles[owner].extend(self.rows[row])
        self.rows[row] = [card]

    def _end_trick(self) -> None:
        """S8: the round ends when no cards are left in hand."""
        self.committed = {}
        self.phase = "over"
        for hand in self.hands:
            if len(hand) > 0:
                self.phase = "commit"

    def penalties(self) -> list[int]:
        """S7, S8: the bullheads in each bull pile."""
        result: list[int] = []
        for pile in self.bull_piles:
            total = 0
            for card in pile:
                total += bullheads(card)
            result.append(total)
        return result


class Match:
    """A whole match: rounds until S9 says stop."""

    def __init__(
        self,
        seats: int,
        seed: bytes,
        variant: str = "standard",
        limit: int | None = None,
        rounds: int | None = None,
    ) -> None:
        if variant not in VARIANTS:
            raise ValueError("unknown variant")
        # S2 and S11: how many may play.
        most_seats = 10 if variant == "standard" else 6
        if not 2 <= seats <= most_seats:
            raise ValueError("number of seats")
        # Both: length of the seed.
        if not 16 <= len(seed) <= 32:
            raise ValueError("length of the seed")
        # S9: 66 is the limit only where no number of rounds was asked for.
        if limit is None and rounds is None:
            limit = 66
        if limit is not None and limit < 1:
            raise ValueError("limit")
        if rounds is not None and rounds < 1:
            raise ValueError("rounds")

        self.seats = seats
        self.seed = seed
        self.variant = variant
        self.limit = limit
        self.rounds = rounds
        self.totals: list[int] = [0] * seats
        self.round_number = 1
        self.over = False
        self.reason: str | None = None
        self.winners: list[int] = []
        self.round = self._new_round()

    def _new_round(self) -> Round:
        # S1, S11: which cards are in the deck.
        highest = 104 if self.variant == "standard" else 10 * self.seats + 4
        cards = list(range(1, highest + 1))
        # S12: no chance in a draft; the first to draft moves on by one seat each round.
        if self.variant == "draft":
            first = (self.round_number - 1) % self.seats
            return Round(self.seats, cards, "draft", first)
        order = deck_order(self.seed, self.round_number, cards)
        return Round(self.seats, order, self.variant)

    def do(self, seat: int, move: tuple[str, int]) -> None:
        """Play one move; go on to the next round or end the match where due."""
        if self.over:
            raise Illegal("the match is over")
        kind, value = move
        if kind == "draft":
            self.round.draft(seat, value)
        elif kind == "commit":
            self.round.commit(seat, value)
        elif kind == "choose":
            self.round.choose(seat, value)
        else:
            raise Illegal(f"unknown kind of move {kind}")
        if self.round.phase == "over":
            self._end_round()

    def _end_round(self) -> None:
        # S8: add the round's penalties to the totals.
        penalties = self.round.penalties()
        for seat in range(self.seats):
            self.totals[seat] += penalties[seat]
        # S9: looked at only here, at the end of a round.
        if self.limit is not None and max(self.totals) >= self.limit:
            self.reason = "limit"
        elif self.rounds is not None and self.round_number >= self.rounds:
            self.reason = "rounds"
        if self.reason is None:
            self.round_number += 1
            self.round = self._new_round()
            return
        # S10: everybody with the fewest bullheads wins.
        self.over = True
        fewest = min(self.totals)
        self.winners = [seat for seat in range(self.seats) if self.totals[seat] == fewest]
