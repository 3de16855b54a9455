"""A bot that plays like a beginner: it sees the table, looks one card ahead, and errs as people do.

It judges what a move costs at once as `cautious` does, but from what lies on the table alone. Two
errors come on top. Every estimate is off by a normal error of `noise` bullheads: moves
of about the same worth are confused often, a bad one is taken for the best seldom. And with the
chance `slip` it is careless: any card that fits, without a thought.

In 11 nimmt! it thinks of one pile at a time, even with several bull cards, and takes a pile only
when it must, by the top card that it sees.
"""

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from toril.bots.cautious import from_the_middle, risk
from toril.bots.memory import forget
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.eleven_nimmt.legal import LegalTurn, LegalVictims
from toril.engine.game import Move
from toril.engine.six_nimmt.legal import LegalRows
from toril.engine.views import View

M = TypeVar("M", bound=Move)


class Novice:
    """Decides by a rough and sometimes careless look at the table."""

    def __init__(self, rng: Random, slip: float = 0.1, noise: float = 1.0) -> None:
        """Draw from `rng`; be careless with the chance `slip`, misjudge by `noise` bullheads."""
        self._rng = rng
        self._slip = slip
        self._noise = noise

    def choose(self, view: View) -> Move:
        """Return the move that looks cheapest at a rough glance."""
        match forget(view, "table", self._rng).round:
            case six_nimmt.RecallView() as recall:
                return self._about_least(_six_costs(recall))
            case eleven_nimmt.RecallView() as recall:
                return self._about_least(_eleven_costs(recall))
            case _:
                raise TypeError("Novice needs a recall view of 6 nimmt! or 11 nimmt!")

    def _about_least(self, costs: Mapping[M, float]) -> M:
        if self._rng.random() < self._slip:
            return self._rng.choice(list(costs))
        rough = {move: cost + self._rng.gauss(0, self._noise) for move, cost in costs.items()}
        return min(rough, key=lambda move: rough[move])


def _six_costs(view: six_nimmt.RecallView) -> dict[Move, float]:
    """Return what each card, row or pick seems to cost."""
    legal, phase = view.legal, view.table.phase
    if isinstance(legal, LegalRows):
        return {six_nimmt.ChooseRow(row): price for row, price in enumerate(legal.prices)}
    if isinstance(phase, six_nimmt.Drafting):
        rules = view.table.rules
        return {six_nimmt.Draft(card): from_the_middle(rules, card) for card in phase.pool}
    return {six_nimmt.Commit(card): risk(view, card) for card in view.table.hand or ()}


def _eleven_costs(view: eleven_nimmt.RecallView) -> dict[Move, float]:
    """Return the bullheads that each play on one pile sheds, with a minus; takes if none fits."""
    legal, table = view.legal, view.table.rules.bullhead_table
    if isinstance(legal, LegalVictims):  # it never thinks of declining
        return dict.fromkeys(map(eleven_nimmt.Rob, legal.victims), 0.0)
    if not isinstance(legal, LegalTurn):
        return dict.fromkeys(legal, 0.0)
    costs: dict[Move, float] = {}
    for top, cards in legal.reach().items():
        groups = [(card,) for card in cards] + ([cards] if legal.bull_cards else [])
        for group in groups:
            shed = sum(table[card - 1] for card in group)
            costs[eleven_nimmt.Play.of({top: group})] = -float(shed)
    return costs or {eleven_nimmt.Take(top): float(table[top - 1]) for top in view.table.tops}
