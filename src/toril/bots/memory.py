"""Forgetting: a recall view without the facts that a bot does not keep in mind.

`recall` forgets nothing. `some` is an attentive person: in 6 nimmt! the cards of the last three
tricks, in 11 nimmt! how many cards lie in each pile, but not which ones, and not what went into
which hand. `table` is what the table view shows (of 6 nimmt! that is the last trick too) and
nothing else. In the draft both forget which seat has picked what.

In 6 nimmt! a forgotten card counts as unseen again: it may be in anybody's hand. In 11 nimmt! a
pile must hold something, so what is forgotten below the tops is *imagined*: as many cards as
must lie there, drawn from those whose place is not known.
"""

from random import Random

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.value import replace
from toril.engine.views import View

MEMORIES = ("recall", "some", "table")
"""How much may be remembered, most first."""

TRICKS_KEPT = 3


def forget(view: View, memory: str, rng: Random) -> View:
    """Return `view` with the facts removed that a bot of this `memory` does not keep."""
    match view.round:
        case six_nimmt.RecallView() as recall:
            return replace(view, round=_six(recall, memory))
        case eleven_nimmt.RecallView() as recall:
            return replace(view, round=_eleven(recall, memory, rng))
        case _:
            raise TypeError("only a recall view has facts to forget")


def _six(view: six_nimmt.RecallView, memory: str) -> six_nimmt.RecallView:
    if memory == "recall":
        return view
    tricks = view.tricks[-TRICKS_KEPT:] if memory == "some" else view.tricks[-1:]
    kept = {placed.card for trick in tricks for placed in trick}
    piles = tuple(tuple(card for card in pile if card in kept) for pile in view.bull_piles)
    return replace(view, tricks=tricks, bull_piles=piles, hands=None)


def _eleven(view: eleven_nimmt.RecallView, memory: str, rng: Random) -> eleven_nimmt.RecallView:
    if memory == "recall":
        return view
    table = view.table
    nothing_known = ((),) * table.rules.seats
    bare = replace(view, piles=tuple((top,) for top in table.tops), known=nothing_known)
    elsewhere = sum(table.hand_sizes) - len(table.hand or ()) + table.draw_deck_size
    buried = rng.sample(bare.unseen, len(bare.unseen) - elsewhere)
    if memory == "some":
        sizes = [len(pile) - 1 for pile in view.piles]
    else:
        sizes = [0] * len(bare.piles)
        for _ in buried:
            sizes[rng.randrange(len(sizes))] += 1
    piles = tuple(
        (*(buried.pop() for _ in range(size)), top)
        for size, top in zip(sizes, table.tops, strict=True)
    )
    return replace(bare, piles=piles)
