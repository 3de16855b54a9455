"""A bot that counts: how likely is it that this card takes a row, and what would that cost?

6 nimmt!: a card takes a full row when exactly as many of the unseen cards between the row's last
card and itself are played before it as the row has places left. Each other seat is taken to play
one unseen card at random, so that number is binomial. 11 nimmt!: pile after pile, shed the
most bullheads; with nothing to play take the pile that holds the fewest.
"""

from math import comb
from random import Random

from toril.bots.shedding import shed_most
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.cards import bullheads_in
from toril.engine.eleven_nimmt.legal import LegalTurn, LegalVictims
from toril.engine.game import Card, Cards, Move
from toril.engine.six_nimmt import placing
from toril.engine.six_nimmt.legal import LegalRows
from toril.engine.views import View


class Cautious:
    """Decides by counting; ties go to the first, only the victim of a robbery is left to chance."""

    def __init__(self, rng: Random) -> None:
        """Draw the victim of a robbery from `rng`."""
        self._rng = rng

    def choose(self, view: View) -> Move:
        """Return the move that looks cheapest."""
        match view.round:
            case six_nimmt.RecallView() as recall:
                return self._six(recall)
            case eleven_nimmt.RecallView() as recall:
                return self._eleven(recall)
            case _:
                raise TypeError("Cautious needs a recall view of 6 nimmt! or 11 nimmt!")

    def _six(self, view: six_nimmt.RecallView) -> Move:
        legal, phase = view.legal, view.table.phase
        if isinstance(legal, LegalRows):
            return legal.cheapest()
        rules = view.table.rules

        def cost(card: Card) -> tuple[float, float]:
            """Between equals the most extreme card goes first: it only gets harder to place."""
            return risk(view, card), -from_the_middle(rules, card)

        if isinstance(phase, six_nimmt.Drafting):
            return six_nimmt.Draft(min(phase.pool, key=lambda card: from_the_middle(rules, card)))
        return six_nimmt.Commit(min(view.table.hand or (), key=cost))

    def _eleven(self, view: eleven_nimmt.RecallView) -> Move:
        legal = view.legal
        if isinstance(legal, LegalVictims):  # to decline would be to go without a bull card
            return eleven_nimmt.Rob(self._rng.choice(legal.victims))
        if not isinstance(legal, LegalTurn):
            return legal.pick(self._rng)
        table = view.table.rules.bullhead_table

        def bullheads(cards: Cards) -> int:
            return sum(table[card - 1] for card in cards)

        if reach := legal.reach():
            if not legal.bull_cards:  # then one card is all that may be played (E5)
                reach = {top: (max(run, key=lambda c: table[c - 1]),) for top, run in reach.items()}
            return eleven_nimmt.Play.of(shed_most(reach, legal.piles, bullheads))
        held = bullheads_in(view.piles, table)
        return eleven_nimmt.Take(view.piles[held.index(min(held))][-1])


def risk(view: six_nimmt.RecallView, card: Card) -> float:
    """Return the bullheads that committing `card` is expected to cost in this trick."""
    rows, unseen = view.table.rows, may_come(view)
    others = view.table.rules.seats - 1
    prices = bullheads_in(rows, view.table.rules.bullheads)
    row = placing.target_row(rows, card)
    if row is None:  # it costs a row unless somebody plays an even lower card
        lower = sum(1 for other in unseen if other < card)
        return min(prices) * _exactly(0, others, lower, len(unseen))
    between = sum(1 for other in unseen if rows[row][-1] < other < card)
    places = view.table.rules.row_length - len(rows[row])
    return (prices[row] + places) * _exactly(places, others, between, len(unseen))


def from_the_middle(rules: six_nimmt.SixNimmt, card: Card) -> float:
    """Return how far `card` lies from the middle of the deck: the extreme ones cost most."""
    return abs(card - (rules.deck[0] + rules.deck[-1]) / 2)


def may_come(view: six_nimmt.RecallView) -> Cards:
    """Return the cards that the others may play: the unseen ones, in the draft their hands."""
    if view.hands is None:
        return view.unseen
    return tuple(card for seat, hand in enumerate(view.hands) if seat != view.seat for card in hand)


def _exactly(hits: int, others: int, good: int, cards: int) -> float:
    """Return the chance that exactly `hits` of `others` play one of `good` among `cards`."""
    if hits > others:
        return 0.0
    chance = good / cards if cards else 0.0
    return comb(others, hits) * chance**hits * (1 - chance) ** (others - hits)
