"""Draw a whole round that a recall view cannot tell from the real one."""

from random import Random

from toril.engine.game import Card, Cards
from toril.engine.six_nimmt.phases import Committing, CommittingSeen, Phase
from toril.engine.six_nimmt.round import SixRound
from toril.engine.six_nimmt.views import RecallView


def sample(view: RecallView, rng: Random) -> SixRound:
    """Return a round consistent with `view`, uniform over the cards that it does not know.

    A commitment that lies face down is drawn uniformly from its owner's hand: the view knows
    nothing else about it, and neither do we.
    """
    hands = view.hands if view.hands is not None else _deal_unseen(view, rng)
    return SixRound(
        rules=view.table.rules,
        rows=view.table.rows,
        hands=hands,
        bull_piles=view.bull_piles,
        tricks=view.tricks,
        phase=_phase(view, hands, rng),
    )


def _deal_unseen(view: RecallView, rng: Random) -> tuple[Cards, ...]:
    sizes = view.table.hand_sizes
    others = [seat for seat in range(len(sizes)) if seat != view.seat]
    drawn = rng.sample(view.unseen, sum(sizes[seat] for seat in others))
    hands = {seat: tuple(sorted(drawn.pop() for _ in range(sizes[seat]))) for seat in others}
    if view.seat is not None:
        hands[view.seat] = view.table.hand or ()
    return tuple(hands[seat] for seat in range(len(sizes)))


def _phase(view: RecallView, hands: tuple[Cards, ...], rng: Random) -> Phase:
    phase = view.table.phase
    if not isinstance(phase, CommittingSeen):
        return phase

    def lies(seat: int) -> Card | None:
        if not phase.committed[seat]:
            return None
        return phase.own if seat == view.seat else rng.choice(hands[seat])

    return Committing(tuple(lies(seat) for seat in range(len(hands))))
